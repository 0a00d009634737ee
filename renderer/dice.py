"""The dice picture: a throw."""

from __future__ import annotations

from game.look import Dice
from renderer import fonts
from renderer.alt import dice_words
from renderer.paint import Picture, picture
from renderer.palette import ui
from renderer.scene import Label, Scene
from renderer.strips import dice_items
from renderer.words import Words


def dice_png(dice: Dice, words: Words) -> Picture:
    """The dice of one throw and their sum."""
    return picture(dice_scene(dice), dice_words(dice, words))


def dice_scene(dice: Dice) -> Scene:
    """What the dice picture shows, and where."""
    side, high = 150, 190
    items, end = dice_items(dice, 20, high // 2, side)
    text = f"= {dice.red + dice.yellow}"
    label = Label(text, end + 16, high // 2, 100, ui("ink"), "black")
    return Scene(label.x + fonts.width(text, 100, "black") + 28, high, ui("panel"), (*items, label))
