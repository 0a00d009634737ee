"""The award of the harbourmaster."""

from __future__ import annotations

from renderer.icons import anchor, medal
from renderer.palette import ui
from renderer.pen import Pen


def harbour_award(pen: Pen) -> None:
    medal(pen)
    anchor(pen.at(0, 0, 0.62), ui("ink"))


ICONS = {"harbormaster": harbour_award}
