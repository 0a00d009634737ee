"""The envelope of a game: what it waits for, what it still has to do, and the table of its family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.ruleset import Ruleset
    from game.engine.undo import Past

TableT = TypeVar("TableT")
SettingsT = TypeVar("SettingsT")
RulesT = TypeVar("RulesT", bound="Ruleset")


class Prompt(Struct):
    """A question the game waits on: plain data, so it survives a restart; its id is in every button."""

    id: int
    seat: int
    kind: str
    args: dict[str, Any] = {}
    optional: bool = False  # may stay open while the game goes on
    answer: list[Any] | None = None  # of a sealed kind: stored, may be changed until the last one is in
    secret: Any = None  # what only this seat may see


class Step(Struct, array_like=True):
    """Something the game still has to do: the name of a step and its arguments."""

    name: str
    args: dict[str, Any] = {}


class Event(Struct, frozen=True):
    """A fact that happened, for words, log and pictures; `only` names the seats that may know it."""

    key: str
    args: dict[str, Any] = {}
    only: tuple[int, ...] | None = None


class Result(Struct, frozen=True):
    """How a game ended: the winners, and why (a words key)."""

    winners: tuple[int, ...]
    why: str = "points"


class Envelope(Struct):
    """The saved part every family shares."""

    prompts: list[Prompt] = []
    agenda: list[Step] = []
    held: int = 0  # > 0 inside a compound action: nothing is settled until it closes
    counter: int = 0  # the last prompt id given
    moves: int = 0  # actions accepted so far
    drawn: int = 0  # outcomes of chance used so far
    gone: list[int] = []  # seats that left for good
    over: Result | None = None


class Game(Generic[TableT, SettingsT, RulesT]):
    """A game: the envelope, the family's table and settings, one slot per module, and what is never saved."""

    __slots__ = (
        "agenda", "binding", "chance", "counter", "drawn", "events", "ext", "gone", "held", "memo", "moves", "over",
        "prompts", "queued", "rules", "settings", "table", "undo", "unsettled", "viewer",
    )  # fmt: skip

    def __init__(
        self,
        rules: RulesT,
        table: TableT,
        settings: SettingsT,
        ext: dict[str, Struct],
        envelope: Envelope | None = None,
    ) -> None:
        e = envelope or Envelope()
        self.prompts, self.agenda, self.held, self.counter = e.prompts, e.agenda, e.held, e.counter
        self.moves, self.drawn, self.gone, self.over = e.moves, e.drawn, e.gone, e.over
        self.rules, self.table, self.settings, self.ext = rules, table, settings, ext
        self.undo: tuple[Past, ...] = ()
        self.queued: list[Step] = []
        self.events: list[Event] = []
        self.memo: dict[Any, Any] = {}  # derived facts; emptied whenever the board changes
        self.unsettled = True  # something changed that awards, win or endings hang on
        self.chance: Chance
        self.binding = False  # what this action did cannot be taken back: cards were shown or exchanged
        self.viewer: int | None = None  # a view names its seat; -1 is a spectator; None is the real game

    def envelope(self) -> Envelope:
        return Envelope(
            self.prompts, self.agenda, self.held, self.counter, self.moves, self.drawn, self.gone, self.over
        )

    @property
    def seats(self) -> range:
        return range(self.rules.players)

    def ask(self, seat: int, kind: str, *, optional: bool = False, secret: object = None, **args: Any) -> Prompt:
        """Open a prompt."""
        self.counter += 1
        prompt = Prompt(self.counter, seat, kind, args, optional, None, secret)
        self.prompts.append(prompt)
        return prompt

    def then(self, step: str, **args: Any) -> None:
        """Put a step in front of the agenda, behind those queued in the same breath."""
        self.queued.append(Step(step, args))

    def tell(self, key: str, *, only: tuple[int, ...] | None = None, **args: Any) -> None:
        """Say that something happened."""
        self.events.append(Event(key, args, only))

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1

    def prompt(self, prompt_id: int) -> Prompt | None:
        return next((p for p in self.prompts if p.id == prompt_id), None)

    def prompts_of(self, seat: int) -> list[Prompt]:
        return [p for p in self.prompts if p.seat == seat]

    def waiting_for(self) -> list[Prompt]:
        """The prompts that hold up the game."""
        return [p for p in self.prompts if not p.optional and p.answer is None]

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        n = self.rules.players
        return [(seat + i) % n for i in range(n)]
