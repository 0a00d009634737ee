"""Every icon by name, the same in harbours, rows, cards and application emojis."""

from __future__ import annotations

from renderer.faces import FACES
from renderer.icons import ICONS, Icon
from renderer.palette import ui
from renderer.pen import Pen

ALL: dict[str, Icon] = {**FACES, **ICONS}


def draw(name: str, pen: Pen) -> None:
    """Draws an icon in a square of side 1; an unknown one becomes a neutral tile with its first letters."""
    icon = ALL.get(name)
    if icon is not None:
        icon(pen)
    else:
        neutral(pen, name)


def neutral(pen: Pen, name: str) -> None:
    """What stands for a name nobody knows: visible, and telling the name's beginning."""
    pen.rect(-0.45, -0.45, 0.45, 0.45, ui("neutral"), ui("neutral_dark"), 0.07, 0.14)
    pen.text(0, 0, (name[:2] or "?").upper(), ui("ink"), 0.5)
