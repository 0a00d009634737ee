"""A new dice game: seats, colours, empty sheets; everything by lot comes from the game's own chance."""

from __future__ import annotations

from collections.abc import Callable

from game.dice.rules import COLOURS, Rules, compose
from game.dice.table import DiceGame, Sheet, Table
from game.engine import Chance, Game, Step, begin
from game.plain import Settings
from game.setup import Setup


def new_game(setup: Setup, chance: Chance) -> DiceGame:
    """A game at its first roll; Refused if the set-up cannot be played."""
    rules = compose(setup)
    people = list(range(rules.players))
    if rules.option("seats") == "lot":
        chance.shuffle(people, "seats")
    table = Table(
        sheets=[Sheet(built=[rules.side.start]) for _ in people],
        first=_first(rules, chance),
        people=people,
        colours=_colours(rules, people, chance),
    )
    g: DiceGame = Game(rules, table, Settings(), {})
    g.agenda = [Step("start_all") if rules.flag("independent") else Step("start_turn", {"seat": table.first})]
    return begin(g, chance)


def starter(setup: Setup) -> Callable[[Chance], DiceGame]:
    """The first line of a log as a function, for replay and proof."""
    return lambda chance: new_game(setup, chance)


def _first(rules: Rules, chance: Chance) -> int:
    """By lot, or the seat the host named (DICE-03, DICE-D4)."""
    start = str(rules.option("start"))
    return int(start) - 1 if start.isdigit() else chance.below(rules.players, "start")


def _colours(rules: Rules, people: list[int], chance: Chance) -> list[str]:
    """Chosen colours stay, the others get a free one by lot."""
    chosen = [*rules.setup.colours, *[""] * rules.players][: rules.players]
    free = [colour for colour in COLOURS if colour not in chosen]
    chance.shuffle(free, "colours")
    colours = [colour or free.pop() for colour in chosen]
    return [colours[person] for person in people]
