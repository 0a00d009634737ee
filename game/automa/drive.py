"""Whose answer a game waits for, as automatic players take it: questions about offers first, then what holds it up."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game.core.land import ground_memo
from game.core.memory import remember
from game.engine import Action, AnyGame, Question, view
from game.table import Island


def everybody(seat: int) -> bool:
    return True


def next_prompt(g: AnyGame, dealt_with: Collection[int], plays: Callable[[int], bool] = everybody) -> Question | None:
    """The prompt an automatic player answers next; optional ones are looked at once each."""
    if g.over is not None:
        return None
    mine = [p for p in g.prompts if p.answer is None and plays(p.seat)]
    asked = [p for p in mine if p.optional and p.id not in dealt_with]
    return next(iter(asked or [p for p in mine if not p.optional]), None)


def seen_by(g: Island, prompt: Question) -> Island:
    """What the seat of a prompt sees, with no other prompt of its own open."""
    seen = view(g, prompt.seat)
    remember(g, seen, prompt.seat)
    seen.memo["ground"] = ground_memo(g)  # what hexes, numbers and harbours tell is known to everybody
    seen.prompts = [p for p in seen.prompts if p.id == prompt.id or p.seat != prompt.seat]
    return seen


def prompt_id(action: Action, prompt: Question) -> int | None:
    """The prompt an action is sent with: the one answered, unless it happens beside it (an offer in return)."""
    return prompt.id if prompt.kind in action.during else None


def standing_orders(g: Island, seat: int) -> list[Action]:
    """Settings an automatic player makes once: it wants its chance to build between the turns of others."""
    signal = g.rules.actions.get("special_signal")
    if signal is None or any(seat in said for said in g.settings.signals.values()):
        return []
    return [a for a in signal.suggest(g, seat, None) if getattr(a, "signal", "") == "always_build"]
