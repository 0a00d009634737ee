"""The rules of a dice game as the engine asks for them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from game.dice import building, changing, leaving, points, questions, rolling, sheets, turn
from game.dice.table import Table
from game.engine import Action, Question, Refused, Undo
from game.plain import PlainRules
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


class Rules(
    PlainRules,
    family=FAMILY,
    does=ACTIONS,
    asks=KINDS,
    table=Table,
    steps={"start_turn": turn.start_turn, "start_all": turn.start_all},
    codes=CODES,
):
    """What both variants share, and what the side of the sheet decides. Everything is public (DICE-54)."""

    settle = staticmethod(points.settle)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.box, self.side = sheets.box(), sheets.side(str(setup.options["variant"]))
        self.symbols = tuple(self.side.symbols.values())
        self.kinds = self.tradable = self.box.faces  # for those who read and write faces
        self.card_kinds = len(self.kinds)
        self.index = {face: number for number, face in enumerate(self.kinds)}
        self.costs = {kind: Counter(cost) for kind, cost in self.box.costs.items()}
