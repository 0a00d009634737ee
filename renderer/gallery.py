"""`python -m renderer.gallery [FOLDER]` writes one page with every kind of picture over a spread of states.

Each is shown as Discord shows it: in the box of a desktop and as wide as the screen of a phone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from msgspec import structs

from game.look import Look, New, Place, Text
from renderer import samples
from renderer.board import board_png
from renderer.dice import dice_png
from renderer.emoji import emoji_names, emoji_png
from renderer.hand import hand_png
from renderer.paint import Picture
from renderer.placement import placement_png
from renderer.replay import replay
from renderer.speak import speaker
from renderer.summary import summary_png
from renderer.table import table_png
from renderer.textboard import render_text
from renderer.words import Words

FOLDER = Path("artefacts/gallery")
PAGE = "playground"  # the folder of screenshots beside it
_STYLE = """
body { font: 16px/1.5 sans-serif; margin: 2rem auto; max-width: 1300px; padding: 0 1rem; background: #f4f1ea; }
figure { margin: 2rem 0; } figcaption { color: #555; } img { max-width: 100%; vertical-align: top; }
.desk { max-width: 550px; max-height: 350px; } .phone { width: 390px; margin-left: 1rem; }
.emoji { width: 48px; margin: 4px; }
pre { background: #fff; padding: 1rem; white-space: pre-wrap; }
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads where to, and draws."""
    parser = argparse.ArgumentParser("python -m renderer.gallery", description="Every kind of picture on one page.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to write it (%(default)s)")
    draw_all(parser.parse_args(arguments).folder)


def draw_all(folder: Path) -> None:
    """Draws everything into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    words = speaker()
    parts = [_figure(folder, name, picture) for name, picture in pictures(words)]
    parts.append(_emojis(folder))
    parts.append(_screenshots(folder))
    parts.append(f"<h2>Text board</h2><pre>{escape(render_text(samples.busiest(), words))}</pre>")
    body = "\n".join(parts)
    page = f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{_STYLE}</style><h1>Gallery</h1>{body}"
    (folder / "index.html").write_text(page, "utf-8")


def tables() -> dict[str, Look]:
    """The looks whose tables are shown, from a bare island to the busiest one."""
    small, large, free = samples.island(), samples.island((3, 4, 5, 6, 5, 4, 3)), samples.free_form()
    return {
        "bare island": Look(small, ()),
        "small island": samples.played(small, 4),
        "three players": samples.played(samples.island(seed=8), 3, 4),
        "large island": samples.played(large, 6, 2),
        "rich table": samples.played(small, 4, 9, 12, rich=True),
        "free-form map": samples.played(free, 4, 3),
        "tall map": samples.played(samples.tall_map(), 6, 3),
        "busiest table": samples.busiest(),
        "something new": structs.replace(samples.played(small, 4), news=_NEWS),
        "sheets": samples.sheets(),
    }


_NEWS = (
    New("road", Text("sprite-road"), 0, 2),
    New("city", Text("sprite-city"), 1),
    New("robber", Text("sprite-robber")),
)


def pictures(words: Words) -> Iterator[tuple[str, Picture]]:
    """Every picture of the gallery with its name."""
    for name, look in tables().items():
        yield name, board_png(look, words)
    for name in ("small island", "large island", "busiest table"):
        yield f"score of the {name}", table_png(tables()[name], words)
    look = samples.played(samples.island(), 4)
    yield "all corners", placement_png(look, _all("corner", look), words)
    yield "all edges", placement_png(look, _all("edge", look), words)
    yield "all hexes", placement_png(look, _all("hex", look), words)
    yield "a few corners", placement_png(look, _all("corner", look)[10:18], words)
    yield (
        "corners of a tall map",
        placement_png(tall := samples.played(samples.tall_map(), 6, 3), _all("corner", tall), words),
    )
    yield "hand", hand_png(samples.hand(), words)
    yield "empty hand", hand_png(samples.empty_hand(), words)
    yield "dice", dice_png(samples.THROW, words)
    yield "dice on a card", dice_png(samples.busiest().dice or samples.THROW, words)
    yield "end of the game", summary_png(samples.summary(4), words)
    yield "end of a long game", summary_png(samples.summary(6, turns=160), words)
    yield "replay", replay(samples.game(24), words)


def _all(at: str, look: Look) -> list[Place]:
    ground = look.ground
    names = {"corner": ground.corner_names, "edge": ground.edge_names, "hex": tuple(t.name for t in ground.tiles)}[at]
    return [Place(at, k, name, k) for k, name in enumerate(names)]


def _figure(folder: Path, name: str, picture: Picture) -> str:
    file = f"{name.replace(' ', '_')}.{'webp' if picture.data[:4] == b'RIFF' else 'png'}"
    (folder / file).write_bytes(picture.data)
    size = f"{picture.width} × {picture.height}, {len(picture.data) / 1000:.0f} kB"
    image = f'<img class="%s" src="{file}" alt="{escape(picture.alt)}">'
    caption = f"<figcaption>{size}<br>{escape(picture.alt)}</figcaption>"
    return f"<h2>{escape(name)}</h2><figure>{image % 'desk'}{image % 'phone'}{caption}</figure>"


def _emojis(folder: Path) -> str:
    (folder / "emoji").mkdir(exist_ok=True)
    images = []
    for name in emoji_names():
        (folder / "emoji" / f"{name}.png").write_bytes(emoji_png(name))
        images.append(f'<img class="emoji" src="emoji/{name}.png" alt="{name}" title="{name}">')
    return f"<h2>Emojis</h2>{''.join(images)}"


def _screenshots(folder: Path) -> str:
    """The page of the playground as its tests have seen it, at a desk and on a phone; they keep them beside us."""
    images = [
        f'<figure><img src="../{PAGE}/{file.name}" alt="{file.stem}"><figcaption>{file.stem}</figcaption></figure>'
        for file in sorted((folder.parent / PAGE).glob("*.png"))
    ]
    return f"<h2>The page</h2>{''.join(images) or '<p>None yet: make soak keeps them.</p>'}"


if __name__ == "__main__":
    main()
