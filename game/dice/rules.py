"""The rules of a dice game as the engine asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from game.dice import building, changing, leaving, points, questions, rolling, sheets, turn
from game.dice.table import DiceGame, Settings, Table
from game.engine import Action, AnyGame, Question, Refused, Undo
from game.engine.codec import make_state_type
from game.engine.menus import menus
from game.engine.ruleset import by_kind
from game.setup import ADVISER, TIME, Option, Setup, Value, switch

FAMILY = "dice"
COLOURS = ("red", "blue", "orange", "white")
OPTIONS = (
    Option("variant", "basic", ("basic", "plus"), rule="DICE-01"),
    switch("independent", False, "DICE-O1"),
    Option("start", "lot", ("lot", "1", "2", "3", "4"), rule="DICE-O2"),  # or the seat's number
    Option("seats", "lot", ("lot", "chosen"), rule="DICE-O2"),
    *TIME,
    ADVISER,
    switch("undo", True, "BASE-O21"),
)
CODES = (
    "game_over", "no_such_seat", "bad_input", "stale_button", "not_your_turn", "no_roll_left", "wrong_phase",
    "not_in_this_game", "cannot_undo", "no_such_symbol", "occupied", "knight_missing", "joker_used", "wrong_order",
    "not_connected", "bad_count", "bad_face", "bad_die", "cannot_pay",
)  # fmt: skip
ACTIONS: tuple[type[Action], ...] = (
    Undo, rolling.Roll, rolling.Reroll, rolling.Stop, building.Build, changing.UseJoker, changing.Exchange,
    rolling.EndTurn, leaving.Leave,
)  # fmt: skip
KINDS: tuple[type[Question], ...] = (questions.FirstRoll, questions.Rolling, questions.BuildingPhase)


def compose(setup: Setup) -> Rules:
    """The rules of a set-up, shared by all its games; Refused with the reason if it cannot be played."""
    if reasons := objections(setup):
        raise reasons[0]
    chosen = {option.key: setup.options.get(option.key, option.default) for option in OPTIONS}
    return _rules(setup.players, tuple(chosen.items()), setup.colours)


def objections(setup: Setup) -> list[Refused]:
    """Every reason why a set-up cannot be played (DICE-01, DICE-O1, DICE-O2)."""
    known = {option.key: option for option in OPTIONS}
    bad = [key for key, value in setup.options.items() if key not in known or not known[key].allows(value)]
    variant = str(setup.options.get("variant", "basic"))
    fewest, most = sheets.side(variant).players
    if setup.options.get("independent") is True and variant != "basic":
        bad.append("independent")
    start = str(setup.options.get("start", "lot"))
    if start.isdigit() and int(start) > setup.players:
        bad.append("start")
    reasons = [Refused("bad_option", option=key) for key in dict.fromkeys(bad)]
    if not fewest <= setup.players <= most:
        reasons.insert(0, Refused("bad_player_count", players=setup.players, fewest=fewest, most=most))
    return reasons


@lru_cache(maxsize=512)
def _rules(players: int, chosen: tuple[tuple[str, Value], ...], colours: tuple[str, ...]) -> Rules:
    return Rules(Setup(players, (), dict(chosen), colours, family=FAMILY))


class Rules:
    """What both variants share, and what the side of the sheet decides."""

    family = FAMILY
    actions = {action.key: action for action in ACTIONS}
    prompts = {kind.kind: kind for kind in KINDS}
    steps: dict[str, Callable[..., object]] = {"start_turn": turn.start_turn, "start_all": turn.start_all}
    ranks = {code: rank for rank, code in enumerate(CODES)}
    versions = {FAMILY: 0}
    state_type = make_state_type(Table, Settings, {}, KINDS)
    holder_actions = by_kind(ACTIONS, ("holder", "both"))
    other_actions = by_kind(ACTIONS, ("others", "both"))
    anyone_actions = tuple(action for action in ACTIONS if action.by == "anyone" and action.listed)

    def __init__(self, setup: Setup) -> None:
        self.setup, self.players, self.chosen = setup, setup.players, setup.options
        self.box, self.side = sheets.box(), sheets.side(str(setup.options["variant"]))
        self.symbols = tuple(self.side.symbols.values())
        self.kinds = self.tradable = self.box.faces  # for those who read and write faces
        self.card_kinds = len(self.kinds)
        self.index = {face: number for number, face in enumerate(self.kinds)}
        self.holder_menus, self.other_menus = menus(self, self.holder_actions), menus(self, self.other_actions)
        self.costs = {kind: Counter(cost) for kind, cost in self.box.costs.items()}

    def option(self, key: str) -> Value:
        return self.chosen[key]

    def flag(self, key: str) -> bool:
        return self.chosen[key] is True

    # --- the engine's questions --------------------------------------------------------------------------------------

    settle = staticmethod(points.settle)

    def purse(self, g: DiceGame, seat: int) -> tuple[int, ...]:
        """Dice are no cards: what they pay is looked at symbol by symbol."""
        return ()

    def mover(self, g: DiceGame) -> int:
        return g.table.turn.actor

    def may_act(self, g: DiceGame, action: Action) -> bool:
        return bool(g.prompts_of(action.seat))

    def hide(self, g: DiceGame, seat: int) -> None:
        """Everything is public (DICE-54)."""

    def migrate(self, saved: dict[str, int], state: dict[str, Any]) -> dict[str, Any]:
        if set(saved) != set(self.versions):
            raise KeyError(f"not the save of a dice game: {sorted(saved)}")
        return state

    def stretch(self, g: DiceGame) -> int:
        return g.table.turn.part_number

    def undo_problem(self, g: AnyGame) -> str | None:
        return None if self.flag("undo") else "not_in_this_game"

    def restored(self, g: DiceGame, then: Any) -> None:
        """Nobody has settings in this game."""
