"""Facts: what the rules say has happened, each a type of its own; told and stored as events."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec import NODEFAULT, Struct
from msgspec.structs import asdict, fields


class Event(Struct, frozen=True):
    """A fact as it is told and stored, for words, log and pictures; `only` names the seats that may know it."""

    key: str
    args: dict[str, Any] = {}
    only: tuple[int, ...] | None = None


class Fact(Struct):
    """Something that happened: its fields are what its words (event-<key>) speak of."""

    key: ClassVar[str] = ""  # the name of the class, as words spell it
    topic: ClassVar[str] = ""  # the entry of the almanac that explains it
    only_for: ClassVar[tuple[str, ...]] = ()  # fields that name the only seats who may know it; none: everybody
    instead: ClassVar[str] = ""  # of one for a few: the fact by which everybody else hears of the same
    thing: ClassVar[str] = ""  # what is new on the table: the key of its words, or the field that names it
    shows: ClassVar[str] = ""  # the field that names the place where a picture marks something new
    known: ClassVar[dict[str, type[Fact]]] = {}

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls.known[cls.key] = cls

    @classmethod
    @cache
    def defaults(cls) -> Mapping[str, object]:
        """What is told where nothing is said about it; read once, for every line that is told asks."""
        return {f.name: f.default for f in fields(cls) if f.default is not NODEFAULT} | {
            f.name: f.default_factory() for f in fields(cls) if f.default_factory is not NODEFAULT
        }

    def told(self) -> Event:
        only = tuple(getattr(self, name) for name in self.only_for) or None
        return Event(self.key, asdict(self), only)


def complete(event: Event) -> dict[str, Any]:
    """What an event tells, with a default for what its fact has learnt to tell since it was stored."""
    fact = Fact.known.get(event.key)
    return {**fact.defaults(), **event.args} if fact is not None else event.args
