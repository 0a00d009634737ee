"""The extension for five and six players as a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.board import Plan, plan_of
from game.board.options import shape
from game.engine import Action, Question
from game.look import Text
from game.lookout import Looking
from game.module import Module
from game.modules.base.module import COLOURS, island_options
from game.modules.five_six import phases
from game.setup import CardKind, Option, Setup, Stock, switch
from game.table import Island

IN_BANK = 24
MORE_COLOURS = ("green", "brown")


class FiveSix(Module):
    """30 hexes, two more colours, more cards, the special build phase or paired turns."""

    key: ClassVar[str] = "five_six"
    options: ClassVar[tuple[Option, ...]] = (
        switch("paired_turns", False, "FS-O1"),
        switch("special_build", True, "FS-O2"),
        Option("signal_window", phases.BY_PACE, (phases.BY_PACE, 0), 1, 600, rule="FS-O7"),
        # seconds the silent are waited for; the clock is the bot's
    )
    actions: ClassVar[tuple[type[Action], ...]] = (phases.SpecialSignal, phases.AnswerWish, phases.Done)
    prompts: ClassVar[tuple[type[Question], ...]] = (phases.SpecialWish, phases.SpecialBuild, phases.Paired)
    steps: ClassVar[Mapping[str, Callable[..., object]]] = {
        "special_wishes": phases.special_wishes,
        "special_build": phases.special_build,
        "special_part": phases.special_part,
        "paired_part": phases.paired_part,
        "paired_phase": phases.paired_phase,
        "forget_signals": phases.forget_signals,
    }
    replaces: ClassVar[Mapping[str, Callable[..., None]]] = {"between": phases.between}

    def player_counts(self, setup: Setup, counts: frozenset[int]) -> frozenset[int]:
        """With three or four it is not used (FS-D11)."""
        return frozenset((5, 6))

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        limited = setup.options.get("bank_limited", True)
        if limited:
            stock.kinds |= {
                k: CardKind("resource", IN_BANK) for k, v in stock.kinds.items() if v.category == "resource"
            }
        stock.colours = (*COLOURS, *MORE_COLOURS)
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        """The larger frame; the fixed island has no starting pieces (FS-D12)."""
        beginner = setup.options.get("island") == "beginner"
        return plan_of("five_six_beginner") if beginner else shape(plan_of("five_six"), island_options(setup))

    def may_win(self, g: Island, seat: int) -> int:
        """Nobody wins in a special build phase (FS-23)."""
        return -1 if g.table.turn.part == "special_build" else seat

    def hides(self, g: Island, seat: int) -> None:
        """Signals are not shown before the phase begins (FS-29)."""
        for key in (phases.ALWAYS, phases.ONCE):
            signals = g.settings.signals.get(key, {})
            g.settings.signals[key] = {s: word for s, word in signals.items() if s == seat}

    def look(self, g: Island, looking: Looking) -> None:
        turn = g.table.turn
        if turn.part in ("special_build", "paired"):
            name = looking.rows[turn.actor].name
            looking.banner = Text(f"look-{turn.part.replace('_', '-')}", {"name": name})
