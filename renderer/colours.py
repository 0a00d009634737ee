"""`python -m renderer.colours` chooses the fixed colours anew: every named one, and more from sample pictures."""

from __future__ import annotations

from PIL import Image

from renderer import samples
from renderer.paint import full_colours
from renderer.palette import DATA, Rgb, named
from renderer.speak import speaker
from renderer.table import table_scene

COUNT = 96  # more would show nobody anything, and cost bytes in every picture


def choose() -> list[Rgb]:
    """The named colours first, then those the samples miss most."""
    words = speaker()
    looks = [
        samples.played(samples.island(), 4),
        samples.played(samples.island((3, 4, 5, 6, 5, 4, 3)), 6, 2),
        samples.busiest(),
    ]
    sheets = [full_colours(table_scene(look, words)).resize((600, 900)) for look in looks]
    collage = Image.new("RGB", (600 * len(sheets), 900))
    for k, sheet in enumerate(sheets):
        collage.paste(sheet, (600 * k, 0))
    fixed = list(dict.fromkeys(named()))
    found = collage.quantize(COUNT, method=Image.Quantize.MEDIANCUT, kmeans=2)
    flat = found.getpalette() or []
    rest = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    for colour in rest:
        if (
            len(fixed) < COUNT
            and min(sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in fixed) > 150
        ):
            fixed.append(colour)
    return fixed


def main() -> None:
    """Writes data/colours.txt."""
    lines = [f"#{r:02X}{g:02X}{b:02X}" for r, g, b in choose()]
    (DATA / "colours.txt").write_text("\n".join(lines) + "\n", "ascii")


if __name__ == "__main__":
    main()
