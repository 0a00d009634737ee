"""A game with the people around it: what the bot holds while it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

import msgspec

from bot.absences import Absence
from bot.store import Game as Record
from bot.store import Seat, Status
from game.catalogue import by_consent
from game.engine import AnyGame, Event, Fact, decode, encode, view
from game.engine.view import SPECTATOR
from game.families import USUAL, family
from game.family import Family, FamilyGame
from game.look import Text
from game.setup import Setup, Value
from game.table import Island

RENAMED = {"catan_token": "island_token"}
"""Events that stand in older games under another name."""
EXTENDED = ("traded", "offered", "offer_withdrawn")
"""Events that say more today than in older games."""
KEPT = 120  # events remembered for the table message; the whole story is in the log


class Ballot(msgspec.Struct, frozen=True):
    """Something the table votes on: what, about which seat and person, who proposed it, and whose voices it has."""

    what: str  # stand_in, kick, replace, pause, resume, abandon
    seat: int = -1
    prompt: int = 0  # only while this question is open; 0: until decided
    user: int = 0  # who would sit down there
    name: str = ""
    voices: tuple[int, ...] = ()
    about: int = 0  # whose seat it is; when it has changed hands the vote is over
    by: int = 0  # who proposed it; 0: the clock
    turn: int = 0  # in which it was opened
    word: str = ""  # whose word makes votes needless: own, moderator, alone
    given: str = ""  # the name of the one whose word it is
    agreed: bool = False  # the person who would sit down wants to

    @property
    def key(self) -> str:
        return f"{self.what}.{self.seat}.{self.user}"


class Change(msgspec.Struct, frozen=True):
    """A seat that changed hands: to whom and from whom (0: an automatic player), when, and by whose decision."""

    seat: int
    at: int
    user: int
    name: str
    old_user: int
    old: str
    why: str  # vote, own, moderator, alone, time_up, back
    by: tuple[str, ...] = ()  # who voted for it, or whose word it was


class Plan(msgspec.Struct, frozen=True):
    """Something done at once when it comes to a seat: which action, after which turn, until which (0: always)."""

    action: str
    after: int = -1
    until: int = 0


class Taught(msgspec.Struct, frozen=True):
    """A lesson at a table: which one, to whom, from which line on; where it has got to the game itself says."""

    name: str
    seat: int
    begins: int = 0
    origin: int = 0  # the channel it was asked for in
    answers: dict[str, int] = {}  # to its questions, by line
    left: int = 0  # after so many actions it was played on freely


class Luck(msgspec.Struct, frozen=True):
    """What a person has added to the dice: a word, or the number Discord gave to a press of theirs."""

    user: int
    name: str
    text: str
    typed: bool = False


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
    away: dict[str, int] = {}  # by seat: on vacation until then
    gone: dict[str, int] = {}  # by seat: on vacation since then
    holidays: dict[str, int] = {}  # by seat: how much vacation was taken, in milliseconds
    setup: Setup | None = None  # fixed at the start
    moderators: tuple[int, ...] = ()
    family: str = USUAL  # which family of games is played
    stranded: bool = False  # paused because its channel or server is gone
    lesson: Taught | None = None
    ready: tuple[int, ...] = ()  # who would start a lobby now
    changes: tuple[Change, ...] = ()  # of hands, oldest first
    by_purpose: bool = False  # of lobbies opened before outcomes had purposes: as it was, until something changes
    luck: tuple[Luck, ...] = ()  # in the order of adding
    looked: int = 0  # islands the lobby has shown
    grounds: tuple[str, ...] = ()  # what they were laid by, since another one was asked for
    terms: str = ""  # fixed at the start: what the dice depend on besides the seed
    chosen: str = ""  # a language set for this table or its server
    usual: str = ""  # the language where nobody's decides; "" at tables opened before people were asked
    tongues: tuple[str, ...] = ()  # what each person reads; "" of those nobody knows it of
    muted: dict[str, tuple[int, ...]] = {}  # by seat: whose offers call them no more, -1 for all; shown to nobody else
    last: int = 0  # of a lobby: the game its host began last, whose systems and options it may take over


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event with its number and the turn message it belongs to."""

    number: int
    turn: str
    event: Event


class Clock(msgspec.Struct, frozen=True, array_like=True):
    """How long a seat has been waited for in one turn, or since it was asked something in another's."""

    span: str  # which turn, or which question
    since: int  # milliseconds; 0 while it stands still
    spent: tuple[tuple[int, int], ...] = ()  # earlier stretches of the same turn
    reminders: int = 0
    first: int = 0  # when the first of them was sent
    last: int = 0
    usual: int = 0  # how long the seat took lately, at most; below zero while too little is known
    uncalled: bool = False  # its person came back to a question that had been asked while they were away
    heard_at: int = 0  # when its person last answered something in this turn
    heard: int = 0  # how many of the reminders had come by then
    about: bool = False  # its person was still sitting there when it began


def _renewed(told: Told) -> Told:
    event = told.event
    key = RENAMED.get(event.key, event.key)
    if key == event.key and key not in EXTENDED:
        return told
    fact = Fact.known.get(key)
    later = fact.defaults() if fact is not None and key in EXTENDED else {}
    return msgspec.structs.replace(told, event=msgspec.structs.replace(event, key=key, args={**later, **event.args}))


class Chronicle(msgspec.Struct, frozen=True):
    """What happened lately, and which open questions automatic players have dealt with."""

    next: int = 0
    told: tuple[Told, ...] = ()
    answered: tuple[int, ...] = ()
    rolled: dict[str, tuple[int, ...]] = {}  # by seat: how often each total from 2 to 12
    clocks: dict[str, Clock] = {}  # by seat: of those waited for
    waits: dict[str, tuple[int, ...]] = {}  # by seat: how long its last answers took
    absences: dict[str, Absence] = {}  # by seat: what those who are away have missed so far
    heard: dict[str, int] = {}  # by seat: when its person did something last
    offered: dict[str, int] = {}  # by open offer of an automatic player: since when
    silent: dict[str, str] = {}  # by seat: the turn in which it was moved for, until it moves itself

    def adding(self, turn: str, events: Sequence[Event]) -> Chronicle:
        new = tuple(Told(self.next + i, turn, event) for i, event in enumerate(events))
        told = (*self.told, *new)[-KEPT:]
        rolled = _counted(self.rolled, events)
        absences = {seat: absence.adding(events) for seat, absence in self.absences.items()}
        return msgspec.structs.replace(self, next=self.next + len(new), told=told, rolled=rolled, absences=absences)

    def renewed(self) -> Chronicle:
        """With today's names for what was told under others, and what is told today beside it."""
        told = tuple(_renewed(line) for line in self.told)
        return self if told == self.told else msgspec.structs.replace(self, told=told)

    def remembers(self, number: int) -> bool:
        """Whether everything from an event on is still known."""
        return self.next - len(self.told) <= number

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
    def island(self) -> FamilyGame:
        """The state itself: for the rules, never for anybody's eyes."""
        if self.game is None:
            raise LookupError(f"game {self.id} has not begun")
        return self.game

    @property
    def isle(self) -> Island:
        """The state of a game of the island, for what that family alone has."""
        return cast(Island, self.island)

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

    def place(self, at: str, number: int) -> Text:
        """A place by what one sees there, its short name behind."""
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

    def option(self, key: str) -> Value:
        """What the table has chosen, or what it plays by if it has not."""
        if key in self.meta.options:
            return self.meta.options[key]
        return next(o.default for o in self.family.options(self.meta.modules) if o.key == key)

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
    meta = read_meta(record.meta)
    game = decode(record.snapshot, family(meta.family).compose(meta.setup)) if record.snapshot and meta.setup else None
    chronicle = msgspec.msgpack.decode(record.history, type=Chronicle).renewed() if record.history else Chronicle()
    return Seated(record, meta, tuple(seats), game, chronicle)


def read_meta(document: bytes) -> Meta:
    """What a table has agreed on, as the store keeps it."""
    return msgspec.msgpack.decode(document, type=Meta)


def packed(value: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(value)


def saved(game: AnyGame) -> bytes:
    return encode(game)
