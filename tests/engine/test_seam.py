"""The engine knows no island: a toy family on the bare engine, in a few lines."""

import subprocess
import sys
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from game.engine import Action, Chance, Game, Question, Step, Undo, begin, decode, encode, legal, replay, submit, view
from game.engine.codec import make_state_type, pack
from game.engine.game import Result
from game.engine.log import Entry, entry
from game.engine.menus import menus
from tests.kit import refused, seeded

# --- the toy: add a die or stop, first to ten wins ------------------------------------------------------------------


class Score(Struct):
    points: list[int] = []


class Nothing(Struct):
    pass


class Throw(Action, frozen=True, array_like=True):
    key: ClassVar[str] = "throw"
    during: ClassVar[tuple[str, ...]] = ("go",)

    def apply(self, g: Any, prompt: Any) -> None:
        g.table.points[self.seat] += g.chance.die("points")
        g.then("go", seat=1 - self.seat)


class Skip(Action, frozen=True, array_like=True):
    key: ClassVar[str] = "skip"
    during: ClassVar[tuple[str, ...]] = ("go",)

    def apply(self, g: Any, prompt: Any) -> None:
        g.then("go", seat=1 - self.seat)


class Go(Question, tag="go"):
    turn: ClassVar[bool] = True

    def default(self, g: Any) -> Action:
        return Throw(self.seat)


class Toy:
    family, players = "toy", 2
    actions = {"throw": Throw, "skip": Skip, "undo": Undo}
    prompts = {"go": Go}
    steps = {"go": lambda g, seat: g.ask(seat, Go())}
    phases: dict[str, Any] = {}
    ranks = {"game_over": 0, "not_your_turn": 1, "wrong_phase": 2, "cannot_undo": 3}
    versions = {"toy": 0}
    state_type = make_state_type(Score, Nothing, {}, (Go,))
    holder_actions = {"go": (Throw, Skip)}
    other_actions: dict[str, tuple[type[Action], ...]] = {}
    anyone_actions = (Undo,)

    def __init__(self) -> None:
        self.holder_menus, self.other_menus = menus(self, self.holder_actions), menus(self, self.other_actions)

    def settle(self, g: Any) -> None:
        g.over = next((Result((s,)) for s in (0, 1) if g.table.points[s] >= 10), None)

    def purse(self, g: Any, seat: int) -> tuple[int, ...]:
        return ()

    def mover(self, g: Any) -> int:
        return g.prompts[0].seat

    def may_act(self, g: Any, action: Action) -> bool:
        return False

    def hide(self, g: Any, seat: int) -> None:
        g.table.points[1 - seat] = 0

    def migrate(self, saved: Any, state: Any) -> Any:
        return state

    def part_number(self, g: Any) -> int:
        return 0

    def undo_problem(self, g: Any) -> None:
        return None

    def restored(self, g: Any, then: Any) -> None:
        pass


TOY = Toy()


def toy(chance: Chance) -> Game[Any, Any, Any]:
    g: Game[Any, Any, Any] = Game(TOY, Score([0, 0]), Nothing(), {})
    g.agenda = [Step("go", {"seat": 0})]
    return begin(g, chance)


def test_a_toy_game_is_played_saved_replayed_and_won():
    g, log = toy(seeded()), [Entry("", [], [])]
    while g.over is None:
        prompt = g.waiting_for()[0]
        assert {a.key for a in legal(g, prompt.seat)} == {"throw", "skip"} and legal(g, 1 - prompt.seat) == []
        action, chance = prompt.default(g), seeded(len(log))
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
        assert pack(decode(encode(g), TOY)) == pack(g)
    assert g.table.points[g.over.winners[0]] >= 10
    assert pack(replay(toy, log)) == pack(g)
    assert refused(g, Throw(0)) == "game_over"


def test_the_toy_refuses_hides_and_takes_back():
    g = toy(seeded())
    assert refused(g, Throw(1)) == "not_your_turn"
    g = submit(g, Skip(0), seeded())
    assert g.waiting_for()[0].seat == 1
    assert submit(g, Undo(0), seeded()).waiting_for()[0].seat == 0
    g = submit(g, Throw(1), seeded())
    assert refused(g, Undo(1)) == "cannot_undo"
    assert view(g, 0).table.points[1] == 0 < view(g, 1).table.points[1]
    with pytest.raises(ValueError, match="view"):
        submit(view(g, 0), Throw(0), seeded())


def test_the_engine_imports_nothing_of_the_island():
    code = (
        "import sys, game.engine;"
        "bad = [m for m in sys.modules if m.startswith('game.') and not m.startswith('game.engine')];"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
