"""Building: symbols of the own sheet, paid with dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.dice.arguments import Symbol
from game.dice.bars import bars
from game.dice.deeds import Deed
from game.dice.points import settle
from game.dice.table import DiceGame
from game.dice.told import SymbolBuilt
from game.dice.turn import go_on
from game.engine import Problem, Question, Refused, SoFar


class Build(Deed, frozen=True, array_like=True):
    """Build a symbol of the own sheet; the first build of a turn ends rolling (DICE-10, DICE-12)."""

    key: ClassVar[str] = "build_symbol"
    during: ClassVar[tuple[str, ...]] = ("rolling", "building")
    group: ClassVar[str] = "build"
    symbol: Symbol

    @classmethod
    def domain(cls, g: DiceGame, seat: int, prompt: Question | None, so_far: SoFar) -> Iterable[str]:
        sheet = g.table.sheets[seat]
        free = sheet.throw.free
        paid = [kind for kind, cost in g.rules.costs.items() if cost <= free]
        return [symbol.id for symbol in g.rules.symbols if symbol.kind in paid and symbol.id not in sheet.built]

    def problems(self, g: DiceGame, prompt: Question | None) -> Iterator[Problem]:
        symbol = g.rules.side.symbols.get(self.symbol)
        if symbol is None:
            yield "no_such_symbol"
            return
        sheet = g.table.sheets[self.seat]
        yield from bars(g.rules.side, sheet.built, symbol)
        if missing := g.rules.costs[symbol.kind] - sheet.throw.free:
            yield Refused("cannot_pay", missing=dict(missing))

    def apply(self, g: DiceGame, prompt: Question | None) -> None:
        symbol, sheet = g.rules.side.symbols[self.symbol], g.table.sheets[self.seat]
        sheet.throw.ended = True
        sheet.throw.spend(g.rules.box.costs[symbol.kind])
        sheet.throw.built.append(symbol.id)
        sheet.built.append(symbol.id)
        g.tell(SymbolBuilt(seat=self.seat, item=symbol.kind, symbol=symbol.id))
        settle(g)
        go_on(g, self.seat)
