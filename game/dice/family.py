"""The dice game as a family of games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from game.dice import rules
from game.dice.automa.players import LEVELS
from game.dice.create import new_game
from game.dice.looks import look, own_sheet
from game.dice.points import points_of, tally_of
from game.dice.table import DiceGame
from game.engine import AnyGame, Chance, Entry, Refused, replay
from game.family import Family
from game.look import Look, PointsOf, Summary, Text
from game.setup import Option, Setup


class DiceFamily(Family):
    key = rules.FAMILY
    own = "button-sheet"
    levels = LEVELS
    actions = rules.ACTIONS

    def options(self, modules: Sequence[str]) -> list[Option]:
        return list(rules.OPTIONS)

    def objections(self, setup: Setup) -> list[Refused]:
        return rules.objections(setup)

    def compose(self, setup: Setup) -> rules.Rules:
        return rules.compose(setup)

    def new_game(self, setup: Setup, chance: Chance) -> DiceGame:
        return new_game(setup, chance)

    def look(self, seen: AnyGame, names: Sequence[str]) -> Look:
        return look(seen, names)

    def bare(self, seen: AnyGame) -> Look:
        """One sheet is like the other."""
        return structs.replace(own_sheet(seen, 0, [""]), rows=())

    def held(self, seen: AnyGame, seat: int, names: Sequence[str]) -> Look:
        return own_sheet(seen, seat, names)

    def tally(self, g: AnyGame, seat: int) -> dict[str, int]:
        return tally_of(g, seat)

    def goal(self, setup: Setup) -> int:
        return rules.compose(setup).side.target

    def target(self, g: DiceGame) -> int:
        return g.rules.side.target

    def prices(self, g: DiceGame, seat: int) -> dict[str, tuple[Mapping[str, int], bool]]:
        free = g.table.sheets[seat].throw.free
        return {kind: (cost, cost <= free) for kind, cost in g.rules.costs.items()}

    def named(self, g: DiceGame, seat: int, kind: str, value: Any) -> Text | None:
        side = g.rules.side
        if kind == "symbol" and value in side.symbols:
            symbol = side.symbols[value]
            return Text("dice-symbol", {"item": symbol.kind, "symbol": symbol.id, "points": symbol.points})
        if kind == "joker" and value in side.joker:
            return Text("dice-joker", {"joker": value, "card": side.joker[value].face})
        dice = g.table.sheets[seat].throw.dice if seat >= 0 else []
        if kind == "die" and 1 <= value <= len(dice):
            return Text("dice-die", {"number": value, "card": dice[value - 1].face})
        if kind == "dice":
            return Text("dice-dice", {"numbers": ", ".join(map(str, value))})
        return None

    def dice(self, g: DiceGame, seat: int) -> range:
        return range(1, g.table.sheets[seat].throw.size + 1)

    def summarise(self, setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
        """Points by source and over the turns; what the dice showed is nobody's luck alone."""
        over_turns: dict[int, list[int]] = {}

        def see(g: DiceGame) -> None:
            over_turns[g.table.turn.number] = [points_of(g, seat) for seat in g.seats]

        g = replay(self.starter(setup), entries, each=see)
        return Summary(
            points=tuple(_points(g, seat, names[seat]) for seat in g.seats),
            dice=(),
            production=(),
            points_over_turns=tuple(tuple(points[seat] for points in over_turns.values()) for seat in g.seats),
            turns=g.table.turn.number,
        )


def _points(g: DiceGame, seat: int, name: str) -> PointsOf:
    tally = tally_of(g, seat)
    sources = tuple((Text(f"points-{source}"), n) for source, n in tally.items())
    winner = g.over is not None and seat in g.over.winners
    return PointsOf(seat, name, g.table.colours[seat], sources, sum(tally.values()), winner)


FAMILY = DiceFamily()
