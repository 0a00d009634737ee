"""The envelope of a game: what it waits for, what it still has to do, and the table of its family."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from game.engine.fact import Event, Fact
from game.engine.question import Question

if TYPE_CHECKING:
    from game.engine.chance import Chance
    from game.engine.ruleset import Ruleset
    from game.engine.undo import Past

TableT = TypeVar("TableT")
SettingsT = TypeVar("SettingsT")
RulesT = TypeVar("RulesT", bound="Ruleset")


Memo: TypeAlias = dict[object, Any]
"""Facts that were worked out, by what they are about; whoever asks knows of what type the answer is."""

MOST_LATE = 1_000


class Step(Struct, array_like=True):
    """Something the game still has to do: the name of a step and its arguments."""

    name: str
    args: dict[str, Any] = {}


class Result(Struct, frozen=True):
    """How a game ended: the winners, why (a words key), who else had to do with it, what decided between equals."""

    winners: tuple[int, ...]
    why: str = "points"
    other: int = -1
    tie: str = ""


class Envelope(Struct):
    """The saved part every family shares."""

    prompts: list[Any] = []  # typed by the rules (see codec)
    agenda: list[Step] = []
    held: int = 0  # > 0 inside a compound action: nothing is settled until it closes
    counter: int = 0  # the last prompt id given
    moves: int = 0  # actions accepted so far
    drawn: int = 0  # outcomes of chance used so far
    gone: list[int] = []  # seats that left for good
    over: Result | None = None
    lots: dict[str, int] = {}  # the same by purpose


class Game(Generic[TableT, SettingsT, RulesT]):
    """A game: the envelope, the family's table and settings, one slot per module, and what is never saved."""

    __slots__ = (
        "agenda", "binding", "chance", "counter", "drawn", "events", "ext", "gone", "held", "late", "lots", "memo",
        "moves", "over", "prompts", "queued", "quiet", "rules", "settings", "table", "undo", "unsettled", "viewer",
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
        self.prompts: list[Question] = e.prompts
        self.agenda, self.held, self.counter = e.agenda, e.held, e.counter
        self.moves, self.drawn, self.gone, self.over, self.lots = e.moves, e.drawn, e.gone, e.over, e.lots
        self.rules, self.table, self.settings, self.ext = rules, table, settings, ext
        self.undo: tuple[Past, ...] = ()
        self.queued: list[Step] = []
        self.events: list[Event] = []
        self.quiet = False  # a simulation: nothing is told, and stages nobody answers are run through
        self.memo: Memo = {}  # derived facts; emptied whenever the board changes
        self.unsettled = True  # something changed that awards, win or endings hang on, or the game is over
        self.late: list[tuple[Callable[..., None], tuple[object, ...]]] = []  # bookkeeping that was put off
        self.chance: Chance
        self.binding = False  # what this action did cannot be taken back: cards were shown or exchanged
        self.viewer: int | None = None  # a view names its seat; -1 is a spectator; None is the real game

    def envelope(self) -> Envelope:
        return Envelope(
            self.prompts, self.agenda, self.held, self.counter, self.moves, self.drawn, self.gone, self.over, self.lots
        )

    @property
    def seats(self) -> range:
        return range(self.rules.players)

    def ask(self, seat: int, question: Question) -> Question:
        """Open a question; a rule system may have put a subclass of its own in its place."""
        kind = self.rules.prompts[question.kind]
        if kind is not type(question):
            question = kind(**question.args, secret=question.secret)
        self.counter = question.id = self.counter + 1
        question.seat = seat
        self.prompts.append(question)
        return question

    def then(self, step: str, **args: Any) -> None:
        """Put a step in front of the agenda, behind those queued in the same breath."""
        self.queued.append(Step(step, args))

    def tell(self, fact: Fact) -> None:
        """Say that something happened."""
        if not self.quiet:
            self.events.append(fact.told())

    def later(self, work: Callable[..., None], *args: object) -> None:
        """Bookkeeping that nobody needs until somebody looks: a simulation puts it off."""
        self.late.append((work, args))
        if not self.quiet or len(self.late) >= MOST_LATE:
            self.catch_up()

    def catch_up(self) -> None:
        """Do what was put off, in order."""
        if self.late:
            late, self.late = self.late, []
            for work, args in late:
                work(self, *args)

    def hold(self) -> None:
        self.held += 1

    def release(self) -> None:
        self.held -= 1

    def prompt(self, prompt_id: int) -> Question | None:
        return next((p for p in self.prompts if p.id == prompt_id), None)

    def prompts_of(self, seat: int) -> list[Question]:
        return [p for p in self.prompts if p.seat == seat]

    def waiting_for(self) -> list[Question]:
        """The prompts that hold up the game."""
        return [p for p in self.prompts if not p.optional and p.answer is None]

    def awaited(self) -> Question:
        """The first of them."""
        for prompt in self.prompts:
            if prompt.answer is None and not prompt.optional:
                return prompt
        raise LookupError("the game waits for nobody")

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        return [*range(seat, self.rules.players), *range(seat)]


AnyGame: TypeAlias = "Game[Any, Any, Any]"
"""A game of any family."""
