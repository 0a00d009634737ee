"""What is asked of a family of games by whoever runs tables: set-up, looks, points, automatic players.

The engine plays every family alike; a `Family` is the rest of what a bot must know. `game/families.py` has them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol, TypeAlias

from msgspec import structs

from game.advice import Advice
from game.engine import Action, AnyGame, Chance, Entry, Game, Question, Refused, Ruleset, view
from game.look import Hand, Look, Summary, Text
from game.setup import Option, Setup


class Player(Protocol):
    """An automatic player of some level."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: AnyGame, seat: int, rng: Random, stop: Callable[[], bool]) -> Action: ...


class Turn(Protocol):
    """Whose turn it is: whoever runs tables shows it, counts by it and takes back within a part of it."""

    number: int
    owner: int
    actor: int
    part: str
    part_number: int


class Table(Protocol):
    """What a table of any family has: who sits where, in which colour, and the turn."""

    @property
    def turn(self) -> Turn: ...

    people: list[int]
    colours: list[str]


class FamilyRules(Ruleset, Protocol):
    """Rules as whoever runs tables asks for them: beside what the engine asks, the cards that are typed and written."""

    kinds: tuple[str, ...]
    index: dict[str, int]
    card_kinds: int
    tradable: tuple[str, ...]


FamilyGame: TypeAlias = "Game[Table, Any, FamilyRules]"
"""A game of any family, as far as every family has it."""


class Family(ABC):
    """One family of games; the defaults are those of a family without hands, trade and places."""

    key: ClassVar[str]
    laid: ClassVar[bool] = False  # whether something is laid out by lot that a lobby may want otherwise
    trades: ClassVar[bool] = False  # whether players deal with each other
    own: ClassVar[str] = "button-hand"  # words for what a player has of their own
    levels: Mapping[str, Player]
    actions: tuple[type[Action], ...]  # all there are, for commands

    # --- before the game ---------------------------------------------------------------------------------------------

    @abstractmethod
    def options(self, modules: Sequence[str]) -> list[Option]:
        """What a host may choose with these rule systems."""

    @abstractmethod
    def objections(self, setup: Setup) -> list[Refused]:
        """Every reason why a set-up cannot be played."""

    def goal(self, setup: Setup) -> int:
        """Points that would win, of a set-up that can be played; 0 where no number does."""
        return 0

    @abstractmethod
    def compose(self, setup: Setup) -> FamilyRules: ...

    @abstractmethod
    def new_game(self, setup: Setup, chance: Chance) -> AnyGame: ...

    def ground(self, setup: Setup) -> str:
        """What is laid out by lot is laid by this: the same text, the same layout; "" where nothing is laid."""
        return ""

    def by_lot(self, setup: Setup) -> bool:
        """Whether what is laid out could come out otherwise."""
        return self.laid

    def evenness(self, g: AnyGame) -> int | None:
        """How even what was laid is for everybody (0 to 100); None where that is no question."""
        return None

    def systems(self, modules: Sequence[str]) -> tuple[str, ...]:
        """The rule systems of a table by name, for words and statistics."""
        return (self.key,)

    # --- during the game ---------------------------------------------------------------------------------------------

    @abstractmethod
    def look(self, seen: AnyGame, names: Sequence[str]) -> Look:
        """The table as everybody sees it, from a spectator's view."""

    def bare(self, seen: AnyGame) -> Look:
        """What is laid out before anybody plays, for a lobby to show."""
        shown = self.look(seen, [""] * seen.rules.players)
        return structs.replace(shown, rows=(), awards=(), chips=(), cards=(), tracks=(), banner=None, turn=0)

    @abstractmethod
    def held(self, seen: AnyGame, seat: int, names: Sequence[str]) -> Hand | Look:
        """What a player has of their own, from that seat's view."""

    @abstractmethod
    def tally(self, g: AnyGame, seat: int) -> dict[str, int]:
        """Points by source."""

    def target(self, g: AnyGame) -> int:
        """Points that win; 0 where no number does."""
        return 0

    def offers(self, g: AnyGame) -> Sequence[Any]:
        """Offers open between players."""
        return ()

    def place(self, g: AnyGame, at: str, number: int) -> Text:
        """A place by what one sees there."""
        raise LookupError(f"there are no places of kind {at}")

    def label(self, g: AnyGame, at: str, number: int) -> str:
        """What stands at a place in the picture, and is typed for it."""
        raise LookupError(f"there are no places of kind {at}")

    def price(self, g: AnyGame, seat: int, item: str) -> list[int] | None:
        """What an item costs in cards of the hand; None where nothing is paid so."""
        return None

    def prices(self, g: AnyGame, seat: int) -> dict[str, tuple[Mapping[str, int], bool]]:
        """What can be had for cards or dice: its price, and whether the seat could pay it now."""
        return {}

    def named(self, g: AnyGame, seat: int, kind: str, value: object) -> Text | None:
        """Words for an argument of a type only this family has; `seat` is whose it is, -1 where nobody knows."""
        return None

    def dice(self, g: AnyGame, seat: int) -> Sequence[int]:
        """The dice in front of a seat, by number, where they are chosen one by one."""
        return ()

    # --- automatic players -------------------------------------------------------------------------------------------

    def seen_by(self, g: AnyGame, prompt: Question) -> AnyGame:
        """What the seat of a prompt sees, with no other prompt of its own open."""
        seen = view(g, prompt.seat)
        seen.prompts = [p for p in seen.prompts if p.id == prompt.id or p.seat != prompt.seat]
        return seen

    def standing_orders(self, g: AnyGame, seat: int) -> list[Action]:
        """Settings an automatic player makes once."""
        return []

    def advise(self, seen: AnyGame, prompt: Question, rng: Random, stop: Callable[[], bool]) -> list[Advice]:
        """The best moves from a seat's view, the best first, with reasons where there are words for them."""
        return [Advice(self.levels["sharp"].choose(seen, prompt.seat, rng, stop))]

    # --- after the game ----------------------------------------------------------------------------------------------

    def starter(self, setup: Setup) -> Callable[[Chance], AnyGame]:
        """The first line of a log as a function, for replay and proof."""
        return lambda chance: self.new_game(setup, chance)

    @abstractmethod
    def summarise(self, setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
        """A game in numbers."""
