"""Rules as a family without rule systems has them: declared in one place, the rest of what the engine asks follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from game.engine import Action, AnyGame, Question
from game.engine.codec import make_state_type
from game.engine.menus import Menu, menus
from game.engine.ruleset import by_kind, phases
from game.setup import Setup, Value


class Settings(Struct):
    """Nobody has anything to set in such a game."""


class PlainRules:
    """One set of actions and questions for every set-up; a family derives from it and names them.

    class Rules(PlainRules, family="highcard", does=ACTIONS, asks=QUESTIONS, table=Table, steps=STEPS, codes=CODES)
    """

    family: str
    actions: dict[str, type[Action]]
    prompts: dict[str, type[Question]]
    steps: dict[str, Callable[..., object]]
    phases: dict[str, Callable[..., Question]]
    ranks: dict[str, int]
    versions: dict[str, int]
    state_type: type[Struct]
    holder_actions: Mapping[str, tuple[type[Action], ...]]
    other_actions: Mapping[str, tuple[type[Action], ...]]
    holder_menus: Mapping[str, Menu]
    other_menus: Mapping[str, Menu]
    anyone_actions: tuple[type[Action], ...]
    kinds: tuple[str, ...] = ()  # cards that are typed and written by name
    tradable: tuple[str, ...] = ()
    index: dict[str, int] = {}
    card_kinds: int = 0
    version: ClassVar[int] = 0  # of what is saved

    def __init_subclass__(
        cls,
        *,
        family: str,
        does: tuple[type[Action], ...],
        asks: tuple[type[Question], ...],
        table: type[Struct],
        steps: dict[str, Callable[..., object]],
        codes: Sequence[str],
    ) -> None:
        cls.family, cls.steps, cls.phases, cls.versions = family, steps, phases(steps), {family: cls.version}
        cls.actions = {action.key: action for action in does}
        cls.prompts = {question.kind: question for question in asks}
        cls.ranks = {code: rank for rank, code in enumerate(codes)}
        cls.state_type = make_state_type(table, Settings, {}, asks)
        cls.holder_actions, cls.other_actions = by_kind(does, ("holder", "both")), by_kind(does, ("others", "both"))
        cls.anyone_actions = tuple(action for action in does if action.by == "anyone" and action.listed)

    def __init__(self, setup: Setup) -> None:
        self.setup, self.players, self.chosen = setup, setup.players, setup.options
        self.holder_menus, self.other_menus = menus(self, self.holder_actions), menus(self, self.other_actions)

    def option(self, key: str) -> Value:
        return self.chosen[key]

    def flag(self, key: str) -> bool:
        return self.chosen[key] is True

    # --- the engine's questions --------------------------------------------------------------------------------------

    def settle(self, g: AnyGame) -> None:
        """Between steps: awards, win, endings."""

    def purse(self, g: AnyGame, seat: int) -> tuple[int, ...]:
        """Nothing is paid in cards of a bank."""
        return ()

    def mover(self, g: AnyGame) -> int:
        actor: int = g.table.turn.actor
        return actor

    def may_act(self, g: AnyGame, action: Action) -> bool:
        return bool(g.prompts_of(action.seat))

    def hide(self, g: AnyGame, seat: int) -> None:
        """Everything is public, unless a family says otherwise."""

    def migrate(self, saved: dict[str, int], state: dict[str, object]) -> dict[str, object]:
        if set(saved) != set(self.versions):
            raise KeyError(f"not the save of a game of {self.family}: {sorted(saved)}")
        return state

    def part_number(self, g: AnyGame) -> int:
        number: int = g.table.turn.part_number
        return number

    def undo_problem(self, g: AnyGame) -> str | None:
        return None if self.flag("undo") else "not_in_this_game"

    def restored(self, g: AnyGame, then: object) -> None:
        """Nobody has settings."""
