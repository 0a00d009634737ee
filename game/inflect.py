"""Names and lists that a text may ask for in another number or case.

{ $card }                           as it stands
{ FORM($card, $n) }                 the name beside a number
{ FORM($cards, case: "acc") }       a whole list in a case
{ EITHER($cards, case: "acc") }     the same as alternatives

The language decides in its own files what comes of it: the words of a card get `$n` and `$case` and need not look at
them. Selectors see the key (`{ $card -> [knight] … }`); of a list they see whether it holds none, one or more.
"""

from __future__ import annotations

from collections.abc import Callable

from babel import Locale
from fluent.runtime.types import FluentType

Spell = Callable[[int | None, str], str]
"""Words for a number (None: standing alone) and a case ("": the plain one)."""


class Inflected(str, FluentType):
    """A key with the words it stands for."""

    spell: Spell
    either: Spell

    def __new__(cls, key: str, spell: Spell, either: Spell | None = None) -> Inflected:
        made = super().__new__(cls, key)
        made.spell, made.either = spell, either or spell
        return made

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        return self.spell(None, "")


def form(thing: object, n: int | None = None, case: str = "") -> object:
    """The function FORM of the texts."""
    return thing.spell(n, case) if isinstance(thing, Inflected) else thing


def either(thing: object, n: int | None = None, case: str = "") -> object:
    """The function EITHER of the texts."""
    return thing.either(n, case) if isinstance(thing, Inflected) else thing


def how_many(count: int) -> str:
    """What selectors see of a list."""
    return ("none", "one", "more")[min(count, 2)]
