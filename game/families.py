"""All families of games, by key."""

from __future__ import annotations

from game.dice.family import FAMILY as DICE
from game.dice.table import DiceGame
from game.engine import Action, Refused
from game.family import Family, Table
from game.island import FAMILY as ISLAND
from game.table import Island


def _held_to_it(island: Island, dice: DiceGame) -> tuple[Table, ...]:
    """Never called: mypy sees here that the table of every family has what is asked of all."""
    return island.table, dice.table


FAMILIES: dict[str, Family] = {family.key: family for family in (ISLAND, DICE)}
USUAL = ISLAND.key


def family(key: str) -> Family:
    """The family of a key; Refused if there is none."""
    if key not in FAMILIES:
        raise Refused("bad_option", option="family")
    return FAMILIES[key]


def all_actions() -> dict[str, type[Action]]:
    """Every kind of action by key, those of the island first; families share keys for what is done alike."""
    found: dict[str, type[Action]] = {}
    for each in FAMILIES.values():
        for kind in each.actions:
            found.setdefault(kind.key, kind)
    return found
