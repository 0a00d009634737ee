"""Hands, throws, finished games made up for samples."""

from __future__ import annotations

from random import Random

from msgspec import structs

from game.look import CardFace, CardRow, Chip, Dice, Hand, Look, PointsOf, Summary
from renderer.samples.grounds import island
from renderer.samples.tables import COLOURS, KINDS, NAMES, played, say

THROW = Dice(3, 5)
_SOURCES = ("settlements", "cities", "longest road", "largest army", "victory point cards")


def hand() -> Hand:
    """A hand with everything in it: resources, commodities, cards of all piles, tokens."""
    kinds = (*KINDS, "cloth", "coin", "paper")
    cards = tuple(CardFace(kind, say(kind), (k * 5) % 13) for k, kind in enumerate(kinds))
    piles = {
        "Development cards": ("knight", "road_building", "invention", "monopoly", "victory_point"),
        "Progress cards": ("merchant", "trade_monopoly", "spy", "alchemist", "merchant_fleet", "irrigation", "wedding"),
    }
    rows = [CardRow(say(title), tuple(_face(name) for name in names)) for title, names in piles.items()]
    help_ = say("On any roll: if you got nothing from the dice, take one card of the kind that was made most often.")
    rows.append(CardRow(say("Helper"), (CardFace("hilda", say("Hilda"), note=help_),)))
    chips = (Chip("gold", "5", say("5 gold")), Chip("discovery", "2", say("2 tokens")))
    return Hand(0, NAMES[1], "blue", cards, tuple(rows), chips)


def _face(name: str) -> CardFace:
    return CardFace(name, say(name.replace("_", " ").capitalize()), active=name != "monopoly")


def empty_hand() -> Hand:
    """A hand without a card."""
    return Hand(3, NAMES[3], "white", ())


def summary(seats: int, turns: int = 72, seed: int = 2) -> Summary:
    """A finished game."""
    chance = Random(seed)
    points = []
    for seat in range(seats):
        parts = [(say(source), chance.randint(0, 4)) for source in _SOURCES]
        points.append(PointsOf(seat, NAMES[seat], COLOURS[seat], tuple(parts), sum(n for _, n in parts), seat == 1))
    dice = [0] * 11
    for _ in range(turns):
        dice[chance.randint(1, 6) + chance.randint(1, 6) - 2] += 1
    production = tuple(tuple((kind, chance.randint(0, 14)) for kind in KINDS) for _ in range(seats))
    return Summary(tuple(points), tuple(dice), production, tuple(_climb(p.total, turns, chance) for p in points), turns)


def _climb(total: int, turns: int, chance: Random) -> tuple[int, ...]:
    """Points rising from 2 to the total, at turns drawn by lot."""
    steps = sorted(chance.randrange(turns) for _ in range(max(0, total - 2)))
    return tuple(2 + sum(step <= turn for step in steps) for turn in range(turns))


def game(turns: int) -> list[Look]:
    """The looks of one game, turn by turn, with more and more roads."""
    ground = island()
    return [
        structs.replace(played(ground, 4, 5, 1 + turn // 4), dice=Dice(1 + turn % 6, 1 + turn // 6 % 6))
        for turn in range(turns)
    ]
