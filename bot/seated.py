"""A game with the people around it: what the bot holds while it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bot.store import Game as Record
from bot.store import Seat, Status
from game.catalogue import by_consent
from game.engine import Event, decode, encode, view
from game.engine.view import SPECTATOR
from game.families import USUAL, family
from game.family import AnyGame, Family
from game.setup import Setup, Value

KEPT = 120  # events remembered for the table message; the whole story is in the log


class Ballot(msgspec.Struct, frozen=True):
    """Something the table votes on: what, about which seat, and whose voices it has."""

    what: str  # stand_in, kick, replace, pause, resume, abandon
    seat: int = -1
    prompt: int = 0  # only while this question is open; 0: until decided
    user: int = 0  # who would sit down there
    name: str = ""
    voices: tuple[int, ...] = ()

    @property
    def key(self) -> str:
        return f"{self.what}.{self.seat}.{self.user}"


class Plan(msgspec.Struct, frozen=True):
    """Something done at once when it comes to a seat: which action, after which turn, until which (0: always)."""

    action: str
    after: int = -1
    until: int = 0


class Meta(msgspec.Struct, frozen=True):
    """What a table has agreed on, for everybody to see; lists go by seat (in a lobby: by order of joining)."""

    language: str = "en"
    modules: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    promise: str = ""  # hash of the seed the dice come from
    rerolls: int = 0
    votes: tuple[int, ...] = ()  # who wants another island
    consents: tuple[int, ...] = ()  # who agrees to the systems that need everybody's consent
    previous: int = 0  # the game this one repeats
    ballots: tuple[Ballot, ...] = ()
    plans: dict[str, tuple[Plan, ...]] = {}  # by seat; shown to nobody else
    paused: bool = False
    setup: Setup | None = None  # fixed at the start
    moderators: tuple[int, ...] = ()
    family: str = USUAL  # which family of games is played


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event with its number and the turn message it belongs to."""

    number: int
    turn: str
    event: Event


class Chronicle(msgspec.Struct, frozen=True):
    """What happened lately, and which open questions automatic players have dealt with."""

    next: int = 0
    told: tuple[Told, ...] = ()
    answered: tuple[int, ...] = ()
    rolled: dict[str, tuple[int, ...]] = {}  # by seat: how often each total from 2 to 12

    def adding(self, turn: str, events: Sequence[Event]) -> Chronicle:
        new = tuple(Told(self.next + i, turn, event) for i, event in enumerate(events))
        told = (*self.told, *new)[-KEPT:]
        return Chronicle(self.next + len(new), told, self.answered, _counted(self.rolled, events))

    def since(self, number: int) -> list[Told]:
        return [told for told in self.told if told.number >= number]


def _counted(rolled: dict[str, tuple[int, ...]], events: Sequence[Event]) -> dict[str, tuple[int, ...]]:
    """Rolls counted on."""
    for event in events:
        if event.key == "rolled":
            seat, total = str(event.args["seat"]), event.args["number"]
            counts = rolled.get(seat, (0,) * 11)
            rolled = {**rolled, seat: tuple(n + (i == total - 2) for i, n in enumerate(counts))}
    return rolled


@dataclass(frozen=True)
class Seated:
    """One version of a game: its record, its people, its state (None in a lobby). Never changed, only replaced."""

    record: Record
    meta: Meta
    seats: tuple[Seat, ...]
    game: AnyGame | None = None
    chronicle: Chronicle = field(default_factory=Chronicle)
    _views: dict[int, AnyGame] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def names(self) -> tuple[str, ...]:
        return self.meta.names

    @property
    def playing(self) -> bool:
        return self.record.status == Status.ACTIVE

    @property
    def paused(self) -> bool:
        return self.meta.paused and self.playing

    @property
    def in_lobby(self) -> bool:
        return self.record.status == Status.LOBBY

    @property
    def family(self) -> Family:
        """What there is to ask of the game beside its rules."""
        return family(self.meta.family)

    @property
    def island(self) -> AnyGame:
        """The state itself: for the rules, never for anybody's eyes."""
        if self.game is None:
            raise LookupError(f"game {self.id} has not begun")
        return self.game

    def seat_of(self, user_id: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def user_at(self, seat: int) -> int | None:
        return next((s.user_id for s in self.seats if s.seat == seat), None)

    def is_automatic(self, seat: int) -> bool:
        return self.level(seat) is not None

    def level(self, seat: int) -> str | None:
        """How well the automatic player of a seat plays; None where a person plays."""
        return next((s.stand_in or s.automatic for s in self.seats if s.seat == seat), None)

    def view(self, seat: int = SPECTATOR) -> AnyGame:
        """What a seat may see; all that is ever shown comes from here."""
        if seat not in self._views:
            self._views[seat] = view(self.island, seat)
        return self._views[seat]

    def place(self, at: str, number: int) -> str:
        """What people call a place in a sentence; on maps some corners have a name besides."""
        return self.family.place(self.island, at, number)

    def label(self, at: str, number: int) -> str:
        """What stands at a place in the picture, and is typed for it."""
        return self.family.label(self.island, at, number)

    def tally(self, seat: int) -> dict[str, int]:
        """Points by source, as everybody may know them; all of them when the game is over."""
        return self.family.tally(self.view(), seat)

    @property
    def turn_key(self) -> str:
        """Changes whenever another turn, part or placement begins: each has a table message of its own."""
        turn = self.island.table.turn
        return "over" if self.island.over else f"{turn.part_number}.{turn.actor}"

    def setup(self) -> Setup:
        """The set-up as it would start now, or as it was started."""
        if self.meta.setup is not None:
            return self.meta.setup
        meta, agreed = self.meta, () if self.undecided() else by_consent(self.meta.modules)
        return Setup(len(self.seats), meta.modules, meta.options, meta.colours, agreed, meta.family)

    def undecided(self) -> list[int]:
        """The people of a lobby who have not agreed yet to what needs everybody's consent."""
        people = [seat.user_id for seat in self.seats if seat.user_id]
        asked = people if by_consent(self.meta.modules) else []
        return [user_id for user_id in asked if user_id not in self.meta.consents]

    def after(self, version: int, **changes: Any) -> Seated:
        """The same table one step on."""
        record = msgspec.structs.replace(self.record, version=version, **changes.pop("record", {}))
        return replace(self, record=record, _views={}, **changes)


def read(record: Record, seats: Sequence[Seat]) -> Seated:
    """A stored game as a table."""
    meta = msgspec.msgpack.decode(record.meta, type=Meta)
    game = decode(record.snapshot, family(meta.family).compose(meta.setup)) if record.snapshot and meta.setup else None
    chronicle = msgspec.msgpack.decode(record.history, type=Chronicle) if record.history else Chronicle()
    return Seated(record, meta, tuple(seats), game, chronicle)


def packed(value: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(value)


def saved(game: AnyGame) -> bytes:
    return encode(game)
