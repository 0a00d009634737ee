"""Why a symbol cannot be built, whatever the dice show."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.dice.sheets import Side, Symbol


def bars(side: Side, built: Collection[str], symbol: Symbol) -> Iterator[str]:
    """Why a symbol cannot be built whatever the dice show (DICE-14, DICE-17 to DICE-24, DICE-40)."""
    if symbol.id in built:
        yield "occupied"
    if symbol.before and symbol.before not in built:
        yield "wrong_order"
    if symbol.nodes and not reached(side, built, symbol):
        yield "not_connected"


def reached(side: Side, built: Collection[str], symbol: Symbol) -> bool:
    """Whether a built road touches it; what else stands on the way stops nobody."""
    return any(road in built for node in symbol.nodes for road in side.roads_at[node])
