"""A set of cards put together by buttons; the rules say at every step whether it will do."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from bot import signs, ui
from bot.speech import Speech
from bot.widgets.wish import Wish
from bot.wire import Press, TooLong, write_value
from game.engine import why_not

SUGGESTED = 4


def purse(speech: Speech, wish: Wish, chosen: dict[str, int]) -> ui.Sheet:
    """The choice of cards so far, with buttons to add, to start again, and to confirm."""
    whole = wish.plus(chosen)
    reason = why_not(wish.seen, whole.action, wish.prompt_id)
    lines = [
        speech.say("purse-title", action=speech.action(wish.kind.key)),
        speech.pictured.say("purse-hand", cards=_held(wish)),
        speech.pictured.say("purse-chosen", cards=chosen),
    ]
    if reason is not None and chosen:
        lines.append(speech.refusal(reason))
    finish = [
        ui.button(speech.say("button-confirm"), whole.press(), ButtonStyle.success, off=reason is not None),
        ui.button(speech.say("button-clear"), wish.press("purse"), off=not chosen),
    ]
    return ui.sheet(
        ui.words("\n".join(lines)),
        *ui.rows(_suggested(speech, wish)),
        *ui.rows(_adding(speech, wish, chosen)),
        *ui.rows(finish),
    )


def _held(wish: Wish) -> dict[str, int]:
    rules, hand = wish.seen.rules, wish.seen.table.hands[wish.seat]
    return {kind: n for kind, n in rules.named(hand).items() if rules.index[kind] < rules.card_kinds}


def _adding(speech: Speech, wish: Wish, chosen: dict[str, int]) -> list[Any]:
    rules = wish.seen.rules
    buttons = []
    for kind in rules.kinds[: rules.card_kinds]:
        label = speech.say("button-add", card=speech.say(f"card-{kind}"))
        try:
            press = _filled(wish, {**chosen, kind: chosen.get(kind, 0) + 1})
            buttons.append(ui.button(label, press, sign=signs.of_value(speech, "card", kind)))
        except TooLong:
            continue
    return buttons


def _filled(wish: Wish, cards: dict[str, int]) -> Press:
    return wish.press("purse", extra=write_value(wish.seen.rules, "cards", cards))


def _suggested(speech: Speech, wish: Wish) -> list[Any]:
    """Ways that would do at once."""
    found = [cards for way in wish.ways(SUGGESTED) if (cards := way[wish.next.name])]
    return [
        ui.button(speech.words.cards(cards), wish.plus(cards).press(extra="s"), ButtonStyle.primary) for cards in found
    ]
