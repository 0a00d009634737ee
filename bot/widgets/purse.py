"""A set of cards put together by buttons; the rules say at every step whether it will do."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot import ui
from bot.speech import Speech
from bot.wire import Press, TooLong, write_args
from game.engine import Action, Prompt, why_not
from game.table import Island

SUGGESTED = 4


def purse(
    speech: Speech, seen: Island, seat: int, prompt: Prompt | None, kind: type[Action], so_far: dict[str, Any], press: Press,
    chosen: dict[str, int],
) -> ui.Sheet:  # fmt: skip
    """The choice of cards so far, with buttons to add, to start again, and to confirm."""
    name = kind.argument_names()[len(so_far)]
    action = kind(seat, **so_far, **{name: chosen})
    reason = why_not(seen, action, prompt.id if prompt else None)
    lines = [
        speech.say("purse-title", action=speech.action(kind.key), what=speech.say(f"arg-{name}")),
        speech.say("purse-hand", cards=speech.words.cards(_cards(seen, seat))),
        speech.say("purse-chosen", cards=speech.words.cards(chosen)),
    ]
    if reason is not None and chosen:
        lines.append(speech.refusal(reason))
    buttons = _adding(speech, seen, press, chosen)
    finish = [
        ui.button(speech.say("button-confirm"), _done(seen, kind, so_far, name, chosen, press), ButtonStyle.success,
                  off=reason is not None),
        ui.button(speech.say("button-clear"), press.with_(verb="purse", extra=""), off=not chosen),
    ]  # fmt: skip
    return ui.sheet(
        ui.words("\n".join(lines)),
        *ui.rows(_suggested(speech, seen, seat, prompt, kind, so_far, name, press)),
        *ui.rows(buttons),
        *ui.rows(finish),
    )


def _cards(seen: Island, seat: int) -> dict[str, int]:
    cards = seen.rules.card_kinds
    return seen.rules.named(seen.table.hands[seat][:cards] + [0] * (len(seen.rules.kinds) - cards))


def _adding(speech: Speech, seen: Island, press: Press, chosen: dict[str, int]) -> list[Any]:
    buttons = []
    for kind in seen.rules.kinds[: seen.rules.card_kinds]:
        more = {**chosen, kind: chosen.get(kind, 0) + 1}
        label = speech.say("button-add", card=speech.say(f"card-{kind}"))
        try:
            buttons.append(ui.button(label, press.with_(verb="purse", extra=written(seen, more))))
        except TooLong:
            continue
    return buttons


def _suggested(
    speech: Speech, seen: Island, seat: int, prompt: Prompt | None, kind: type[Action], so_far: dict[str, Any], name: str,
    press: Press,
) -> list[Any]:  # fmt: skip
    """Ways that would do at once."""
    found: list[dict[str, int]] = []
    for action in kind.suggest(seen, seat, prompt):
        cards = getattr(action, name)
        if all(getattr(action, n) == v for n, v in so_far.items()) and cards and cards not in found:
            found.append(cards)
        if len(found) == SUGGESTED:
            break
    return [
        ui.button(speech.words.cards(cards), _done(seen, kind, so_far, name, cards, press, "s"), ButtonStyle.primary)
        for cards in found
    ]


def _done(
    seen: Island, kind: type[Action], so_far: dict[str, Any], name: str, cards: dict[str, int], press: Press, mark: str = ""
) -> Press:  # fmt: skip
    args = write_args(seen.rules, kind, {**so_far, name: cards})
    return press.with_(verb="do", args=args, extra=mark)


def written(seen: Island, cards: dict[str, int]) -> str:
    return "_".join(f"{seen.rules.index[kind]}.{n}" for kind, n in cards.items())
