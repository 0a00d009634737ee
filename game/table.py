"""What lies on an island's table: the saved state every rule system shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct, field

from game.engine import Game

if TYPE_CHECKING:
    from game.rules import Rules

Cards: TypeAlias = list[int]
"""Counts by kind, in the order of `rules.kinds`: resources, then commodities, then tokens."""


class Harbour(Struct, frozen=True, array_like=True):
    """A harbour at a coast edge; `kind` is "any" or a resource."""

    edge: int
    kind: str


class Building(Struct, array_like=True):
    """A settlement or city; `size` is how many cards it earns."""

    seat: int
    kind: str
    size: int
    turn: int = 0


class Road(Struct, frozen=True, array_like=True):
    """A road and the turn it was built in."""

    seat: int
    turn: int = 0


class Site(NamedTuple):
    """One building beside one hex, as production sees it."""

    hex: int
    corner: int
    seat: int
    size: int


class Shore(NamedTuple):
    """A place in the water off the coast that pays a kind of card or token on several numbers to buildings around."""

    corners: tuple[int, ...]
    numbers: tuple[int, ...]
    kind: str


class Wish(NamedTuple):
    """Something a rule system sells: what it would bring in points, and its price in cards (automatic players)."""

    what: str
    gain: float
    need: tuple[int, ...]


class Offer(Struct):
    """An open offer of this turn, closed as base/closing.py says; a call (`closing` "call") cannot be accepted."""

    id: int
    maker: int
    to: list[int]
    give: dict[str, int]
    get: dict[str, int]
    closing: str = "choose"
    answers: dict[int, str] = {}
    counters: int = 0  # the offer or call this one answers with other sides


class Refusal(Struct, frozen=True, array_like=True):
    """Who said no to what, and in which turn."""

    maker: int
    seat: int
    give: dict[str, int]
    get: dict[str, int]
    turn: int


class Turn(Struct):
    """The turn in progress; `actor` acts and wins, `owner` rolled and trades (they differ in parts of others)."""

    number: int = 0
    owner: int = 0
    actor: int = 0
    part: str = "founding"  # founding, turn, special_build, paired
    part_number: int = 0  # counts turns and parts, for "once in a turn" and "not in the turn it was bought"
    rolled: bool = False
    red: int = 0
    yellow: int = 0
    card: str = ""  # the card that stood for the dice, where one does
    got: list[int] = []  # cards each seat got from this roll
    dealt: list[int] = []  # offers each seat made this turn
    closed_trade: bool = False
    new_harbours: list[int] = []  # corners of harbours reached this turn, not usable yet in mode split

    @property
    def number_rolled(self) -> int:
        return self.red + self.yellow


class Standing(Struct):
    """A standing offer (BASE-X2); `until` is "" (withdrawn), "own_turn", or the number of a turn."""

    id: int
    maker: int
    to: list[int]
    give: dict[str, int]
    get: dict[str, int]
    count: int = 1
    until: str = ""
    since: int = 0


class StoredDiscard(Struct):
    """What to give up on a 7: kinds in order with the number to keep, and when to use it (BASE-X14)."""

    order: list[tuple[str, int]]
    mode: str = "if_silent"


class Settings(Struct):
    """What players have set for themselves: never undone, changed at any time (BASE-X1)."""

    standing: list[Standing] = []
    embargoes: list[tuple[int, int]] = []  # (who bars, whom)
    decline_all: list[int] = []
    discards: dict[int, StoredDiscard] = {}
    signals: dict[str, dict[int, str]] = {}  # by module: what each seat has said
    next_id: int = 1


class Table(Struct):
    """The island and everything on and beside it. Hexes, corners, edges are numbers of the layout's topology."""

    layout: str
    terrain: list[str]
    tokens: list[int]  # the number on each hex, 0 = none
    harbours: list[Harbour]
    alive: list[bool]  # False: the hex has sunk
    robber: int  # hex, or -1 beside the board
    home: int  # where it goes when sent to the desert: its first desert or printed place, or -1 beside the board
    bank: Cards
    hands: list[Cards]
    pieces: list[dict[str, int]]  # left in each seat's supply
    buildings: dict[int, Building] = {}
    roads: dict[int, Road] = {}
    awards: dict[str, int] = {}  # holder by award key; absent = nobody
    offers: list[Offer] = []
    refusals: list[Refusal] = []  # of the last rounds, so that nobody automatic asks the same again
    turn: Turn = field(default_factory=Turn)
    target: int = 10
    first: int = 0  # the starting seat
    people: list[int] = []  # which person of the lobby sits at each seat
    colours: list[str] = []
    dice_deck: list[int] = []  # balanced dice: pairs still in the deck, as red * 6 + yellow
    unknown: list[int] = []  # only in views: cards in each hand whose kind the viewer may not know
    recalled: list[list[int]] = []  # only in views: the fewest, then the most of each kind that each hand can hold
    doubts: list[list[list[int]]] | None = []  # by viewer and hand (core/memory.py); None: nobody keeps count
    printed: list[int] = []  # hexes whose number is part of the terrain
    version: int = 0  # grows with every change of the board; derived facts hang on it
    fairness: int = 0


Island: TypeAlias = "Game[Table, Settings, Rules]"
