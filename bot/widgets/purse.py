"""A set of cards put together by taps, one more or one less; the rules say at every step whether it will do."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ButtonStyle

from bot import signs, ui
from bot.speech import Speech
from bot.widgets.helpful import most_helpful
from bot.widgets.wish import Wish
from bot.wire import Press, TooLong, write_value
from game.engine import Pool, why_not

SUGGESTED = 4


def purse(speech: Speech, wish: Wish, chosen: dict[str, int]) -> ui.Sheet:
    """The choice of cards so far, with buttons for one more and one less, and one to confirm."""
    whole, pool = wish.plus(chosen), wish.pool
    lines = [
        speech.say("purse-title", action=speech.action(wish.kind.key)),
        speech.secret(wish.prompt) or speech.pictured.say("purse-hand", cards=_held(wish)),
        speech.pictured.say("purse-chosen", cards=chosen),
        _still(speech, pool, sum(chosen.values())) if pool is not None else "",
    ]
    ready = _will_do(wish, whole, chosen)
    confirm = ui.button(speech.say("button-confirm"), whole.press(), ButtonStyle.success, off=not ready)
    return ui.sheet(
        ui.words("\n".join(line for line in lines if line)),
        *ui.rows(_suggested(speech, wish) if not chosen else []),
        *ui.rows(_changing(speech, wish, chosen, _more(wish, chosen), "button-add")),
        *ui.rows(_changing(speech, wish, chosen, dict.fromkeys(chosen, -1), "button-take")),
        *ui.rows([confirm]),
    )


def _still(speech: Speech, pool: Pool, n: int) -> str:
    """How many cards are missing, or may still be added."""
    if n < pool.least:
        return speech.say("purse-more", n=pool.least - n)
    if n < pool.most:
        return speech.say("purse-up-to", n=pool.most - n)
    return speech.say("purse-enough")


def _will_do(wish: Wish, whole: Wish, chosen: Mapping[str, int]) -> bool:
    if whole.complete:
        return why_not(wish.seen, whole.action, wish.prompt_id) is None
    return wish.pool is None or wish.pool.least <= sum(chosen.values()) <= wish.pool.most


def _held(wish: Wish) -> dict[str, int]:
    rules, hand = wish.seen.rules, wish.seen.table.hands[wish.seat]
    return {kind: n for kind, n in rules.named(hand).items() if rules.index[kind] < rules.card_kinds}


def _more(wish: Wish, chosen: Mapping[str, int]) -> dict[str, int]:
    """The kinds of which there is one more to be had."""
    rules, pool = wish.seen.rules, wish.pool
    kinds = rules.kinds[: rules.card_kinds]
    if pool is None:
        return dict.fromkeys(kinds, 1)
    full = sum(chosen.values()) >= pool.most
    return {kind: 1 for kind in kinds if not full and pool.cards.get(kind, 0) > chosen.get(kind, 0)}


def _changing(speech: Speech, wish: Wish, chosen: Mapping[str, int], by: Mapping[str, int], key: str) -> list[ui.Item]:
    """A button for each kind of which one is added or taken back."""
    buttons: list[ui.Item] = []
    for kind, n in by.items():
        cards = {k: v for k, v in {**chosen, kind: chosen.get(kind, 0) + n}.items() if v > 0}
        label = speech.say(key, card=speech.say(f"card-{kind}"))
        try:
            buttons.append(ui.button(label, _filled(wish, cards), sign=signs.of_value(speech, "card", kind)))
        except TooLong:
            continue
    return buttons


def _filled(wish: Wish, cards: dict[str, int]) -> Press:
    return wish.press("purse", extra=write_value(wish.seen.rules, "cards", cards))


def _suggested(speech: Speech, wish: Wish) -> list[ui.Item]:
    """Ways that would do at once: of what is gained those first that complete something."""
    name = wish.next.name
    if wish.kind.arguments()[-1].name != name:
        return []
    found = [cards for way in most_helpful(wish)[:SUGGESTED] if (cards := way[name])]
    return [
        ui.button(speech.words.cards(cards), wish.plus(cards).press(extra="s"), ButtonStyle.primary) for cards in found
    ]
