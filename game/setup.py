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


HEADINGS = ("time", "rules", "trade", "island", "house")
"""Under which options are chosen; what people change most comes first."""


class Option(Struct, frozen=True):
    """A choice of the host: its values (or a range of numbers), the default, the rule and the heading it belongs to."""

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    lowest: int = 0
    highest: int = 0
    rule: str = ""
    heading: str = "rules"

    def allows(self, value: Value) -> bool:
        if value in self.values:
            return type(value) is type(self.values[self.values.index(value)])
        is_number = isinstance(value, int) and not isinstance(value, bool)
        return is_number and self.highest > 0 and self.lowest <= int(value) <= self.highest


def switch(key: str, default: bool, rule: str, heading: str = "rules") -> Option:
    """An option that is on or off."""
    return Option(key, default, (True, False), rule=rule, heading=heading)


TIME = (
    Option("pace", "day", ("live", "day", "week", "none"), rule="BASE-O20", heading="time"),
    Option("time_up", "stand_in", ("stand_in", "default", "remind"), rule="BASE-O20", heading="time"),
    Option("stand_in", "cautious", ("cautious", "steady"), rule="BASE-O20", heading="time"),
    Option("vacation", 14, (0,), 1, 60, rule="BASE-O20", heading="time"),
)
"""How long a table waits for somebody, what happens then, how stand-ins play, how many days of vacation there are."""


ADVISER = Option("adviser", "alone", ("never", "alone", "always"), rule="BASE-O21", heading="house")
"""Whether people may ask what a good player would do; `alone`: where all others are automatic players."""


class CardKind(Struct, frozen=True):
    """A kind that lies in hands and bank: category resource or commodity (cards), or token (open, never stolen)."""

    category: str
    count: int
    traded: bool = False  # a token that players may give each other for cards


class Stock(Struct):
    """What the box holds: cards and tokens of the bank, pieces of each player, printed prices."""

    kinds: dict[str, CardKind] = {}
    pieces: dict[str, int] = {}
    prices: dict[str, dict[str, int]] = {}
    colours: tuple[str, ...] = ()
