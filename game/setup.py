"""What a table agrees on before it starts: players, rule systems, options."""

from __future__ import annotations

from msgspec import Struct

Value = int | str | bool


class Setup(Struct, frozen=True):
    """The choices of a lobby; `colours` has one entry per player ("" = not chosen).

    `agreed` are the systems everybody has agreed to, of those that are played only then.
    """

    players: int
    modules: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    colours: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()
    family: str = "island"

    def has(self, module: str) -> bool:
        return module in self.modules


class Option(Struct, frozen=True):
    """A choice of the host: its values (or a range of numbers), the default, and the rule it belongs to."""

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    lowest: int = 0
    highest: int = 0
    rule: str = ""

    def allows(self, value: Value) -> bool:
        if value in self.values:
            return type(value) is type(self.values[self.values.index(value)])
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and self.highest > 0 and self.lowest <= int(value) <= self.highest


def switch(key: str, default: bool, rule: str) -> Option:
    """An option that is on or off."""
    return Option(key, default, (True, False), rule=rule)


class CardKind(Struct, frozen=True):
    """A kind that lies in hands and bank: category resource or commodity (cards), or token (open, never stolen)."""

    category: str
    count: int


class Stock(Struct):
    """What the box holds: cards and tokens of the bank, pieces of each player, printed prices."""

    kinds: dict[str, CardKind] = {}
    pieces: dict[str, int] = {}
    prices: dict[str, dict[str, int]] = {}
    colours: tuple[str, ...] = ()
