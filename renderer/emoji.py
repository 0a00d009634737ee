"""Icons and pieces as small pictures for application emojis, the same as in the pictures."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from renderer.drawer import ALL, PIECES
from renderer.palette import seat_inks
from renderer.sprites import SpriteKey, draw_sprite

_BIG = 200  # drawn larger, then shrunk
SIDE = 128  # what Discord shows at most
_SEATED = ("settlement", "city", "knight")


def emoji_names() -> list[str]:
    """Every emoji there is: icons, dice faces, seats' signs, and their pieces as `colour_piece`."""
    dice = [f"{colour}_{n}" for colour in ("red", "yellow") for n in range(1, 7)]
    seats = [f"seat_{colour}" for colour in seat_inks()]
    pieces = [f"{colour}_{piece}" for colour in seat_inks() for piece in (*_SEATED, "road")]
    return sorted({*ALL, *dice, *seats, *pieces})


def emoji_png(name: str) -> bytes:
    """The emoji of a name, with transparency; an unknown name gives the neutral tile."""
    drawn = draw_sprite(_key(name))
    drawn = drawn.crop(drawn.getchannel("A").getbbox())
    share = SIDE / max(drawn.size)
    drawn = drawn.resize((max(1, round(drawn.width * share)), max(1, round(drawn.height * share))))
    square = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    square.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
    out = BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()


def _key(name: str) -> SpriteKey:
    if name in ALL:
        return SpriteKey("icon", name, _BIG)
    colour, _, rest = name.partition("_")
    if colour == "seat":
        return SpriteKey("badge", "", _BIG, rest)
    if rest.isdigit():
        return SpriteKey("die", colour, _BIG, level=int(rest))
    if colour in seat_inks() and rest == "road":
        return SpriteKey("road", "road", _BIG, colour, angle=135)
    if colour in seat_inks() and rest in PIECES:
        return SpriteKey("piece", rest, _BIG, colour, level=1)
    return SpriteKey("icon", name, _BIG)
