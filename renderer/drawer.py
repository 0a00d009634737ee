"""Every icon and piece by name: the house's own, and what rule systems bring along (renderer/art)."""

from __future__ import annotations

from renderer.art import gathered
from renderer.faces import FACES
from renderer.icons import ICONS, Icon
from renderer.palette import lighter, ui
from renderer.pen import Pen
from renderer.pieces import PIECES as OWN
from renderer.pieces import Piece

ALL: dict[str, Icon] = {**FACES, **ICONS, **gathered("ICONS")}
PIECES: dict[str, Piece] = {**OWN, **gathered("PIECES")}


def draw(name: str, pen: Pen) -> None:
    """Draws an icon in a square of side 1; an unknown one becomes a neutral tile with its first letters."""
    icon, inner = ALL.get(name), ALL.get(name.partition("_")[2])
    if icon is not None:
        icon(pen)
    elif inner is not None:
        pen.disc(0, 0, 0.48, lighter(ui("gold"), 0.45), ui("gold_dark"), 0.07)
        inner(pen.at(0, 0, 0.6))
    else:
        neutral(pen, name)


def known(name: str) -> bool:
    """Whether a name has a picture: its own, or as `kind_thing` a medal with the thing."""
    return name in ALL or name.partition("_")[2] in ALL


def neutral(pen: Pen, name: str) -> None:
    """What stands for a name nobody knows: visible, and telling the name's beginning."""
    pen.rect(-0.45, -0.45, 0.45, 0.45, ui("neutral"), ui("neutral_dark"), 0.07, 0.14)
    pen.text(0, 0, (name[:2] or "?").upper(), ui("ink"), 0.5)
