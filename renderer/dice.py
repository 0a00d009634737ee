"""The dice picture: a throw."""

from __future__ import annotations

from game.look import Dice, Text
from renderer import fonts
from renderer.paint import Picture, picture
from renderer.palette import ui
from renderer.scene import Label, Scene
from renderer.strips import dice_items
from renderer.words import Words


def dice_png(dice: Dice, words: Words) -> Picture:
    """The dice of one throw and their sum."""
    total = dice.red + dice.yellow
    alt = words(Text("picture-dice", {"red": dice.red, "yellow": dice.yellow, "total": total}))
    return picture(dice_scene(dice), alt)


def dice_scene(dice: Dice) -> Scene:
    """What the dice picture shows, and where."""
    side, high = 150, 190
    count = 2 + len(dice.extra)
    text = f"= {dice.red + dice.yellow}"
    x = 20 + count * (side + 12) + 16
    width = x + fonts.width(text, 100, "black") + 28
    sum_label = Label(text, x, high // 2, 100, ui("ink"), "black")
    return Scene(width, high, ui("panel"), (*dice_items(dice, 20, high // 2, side), sum_label))
