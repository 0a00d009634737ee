"""What a family of games tells the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.engine.action import Action
from game.engine.game import AnyGame
from game.engine.menus import Menu
from game.engine.need import Purse
from game.engine.question import Question

_PHASES: dict[Callable[..., object], Callable[..., Question]] = {}
F = TypeVar("F", bound=Callable[..., Question])


def phase(step: F) -> F:
    """A step that asks one question and nothing else, again and again, until `leave_step`."""
    _PHASES[step] = step
    return step


def phases(steps: Mapping[str, Callable[..., object]]) -> dict[str, Callable[..., Question]]:
    """Those of some steps that stay on the agenda until somebody leaves them."""
    return {name: _PHASES[step] for name, step in steps.items() if step in _PHASES}


class Ruleset(Protocol):
    """The rules in force: composed once per set-up, shared by all games that use it."""

    family: str
    players: int
    actions: dict[str, type[Action]]
    prompts: dict[str, type[Question]]
    steps: dict[str, Callable[..., object]]  # a phase, or what ends in one, returns the question asked
    phases: dict[str, Callable[..., Question]]  # those of them that stay on the agenda until somebody leaves them
    ranks: dict[str, int]  # refusal codes, the weightiest first
    versions: dict[str, int]
    state_type: type[Struct]  # everything that is saved, as one Struct (see codec)
    holder_actions: Mapping[str, tuple[type[Action], ...]]  # by kind of prompt
    other_actions: Mapping[str, tuple[type[Action], ...]]
    holder_menus: Mapping[str, Menu]  # the same, ready to be asked quickly
    other_menus: Mapping[str, Menu]
    anyone_actions: tuple[type[Action], ...]

    def purse(self, g: AnyGame, seat: int) -> Purse:
        """What a seat holds that actions may take."""
        ...

    def option(self, key: str) -> int | str | bool:
        """The host's choice."""
        ...

    def settle(self, g: AnyGame) -> None:
        """Between steps: awards, win, endings."""

    def mover(self, g: AnyGame) -> int:
        """The seat whose turn it is."""
        ...

    def may_act(self, g: AnyGame, action: Action) -> bool:
        """Whether the seat could do anything of this sort at this moment, were the phase the right one."""
        ...

    def hide(self, g: AnyGame, seat: int) -> None:
        """Take out of a copy what the seat may not see."""

    def migrate(self, saved: dict[str, int], state: dict[str, object]) -> dict[str, object]:
        """Bring a raw save of older versions up to date."""
        ...

    def part_number(self, g: AnyGame) -> int:
        """Counts turns and opportunities: taking back does not reach over their beginning."""
        ...

    def undo_problem(self, g: AnyGame) -> str | None:
        """Why taking back is switched off, if it is."""

    def restored(self, g: AnyGame, then: Any) -> None:
        """Apply today's settings to a position that was taken back; `then` are those it had."""


def by_kind(actions: Iterable[type[Action]], by: tuple[str, ...]) -> Mapping[str, tuple[type[Action], ...]]:
    """Actions by the kind of prompt they may happen in, of those who may do them."""
    kinds: dict[str, list[type[Action]]] = {}
    for action in actions:
        for kind in action.during if action.by in by else ():
            kinds.setdefault(kind, []).append(action)
    return {kind: tuple(found) for kind, found in kinds.items()}
