"""How a trade is put together by taps: the next button on the way from what stands on the screen to an action."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.seated import Seated
from bot.trading.draft import BANK, OFFER, STANDING, Draft, read_draft
from bot.trading.ways import PAGE_OF, VERB
from bot.wire import Press, read_press
from game.engine import Action, Refused
from playground.kit import Control, MessageView
from tests.bot.people import Player


async def taps(player: Player, *names: str) -> None:
    """Press one button after the other, each on the message as the one before has left it."""
    for name in names:
        message = await player.until(lambda name=name: player.with_button(name), f"there is no button “{name}”")
        before = _private(player)
        await player.actor.click(name, on=message)
        changed = lambda message=message, before=before: (  # noqa: E731
            _private(player).get(message.id) != before.get(message.id)
            if message.ephemeral
            else _private(player).keys() - before.keys()
        )
        await player.until(changed, f"nothing came of “{name}”")


def _private(player: Player) -> dict[str, str]:
    shown = [m for m in player.actor.messages if m.ephemeral and not m.thinking]
    return {m.id: json.dumps(m.raw["components"], sort_keys=True) for m in shown}


def next_tap(table: Seated, action: Action, message: MessageView) -> Control | None:
    """The button of the composer that leads on to an action; None if this is no composer."""
    rules = table.island.rules
    pressed = [(b, p) for b in message.buttons if (p := _press(b)) and p.verb == VERB and not b.disabled]
    buttons = {_op(p, rules.kinds): (b, p) for b, p in pressed}
    if action.key not in PAGE_OF or not buttons:
        return None
    for op in _ways(rules.index, rules.kinds, action, buttons):
        if op in buttons:
            return buttons[op][0]
    raise AssertionError(f"no tap leads to {action}: {list(buttons)}")


def _op(press: Press, kinds: tuple[str, ...]) -> str:
    """What a button does; those that lead to one card at the bank differ by their drafts alone."""
    given = list(read_draft(press.args, kinds).give) if press.action == "b" else []
    return f"b {given[0]}" if given else press.action


def _ways(
    index: dict[str, int], kinds: tuple[str, ...], action: Action, buttons: dict[str, tuple[Control, Press]]
) -> Iterator[str]:
    """What to press, the first of these that is there."""
    page, draft = PAGE_OF[action.key], _draft(buttons, kinds)
    give, get = getattr(action, "give", {}), getattr(action, "get", {})
    if page == BANK:
        yield f"B{index[give]}.{getattr(action, 'count', 0)}.{index[next(iter(get))]}"
        yield f"b {give}"
        if draft.page == BANK and draft.give:
            yield "O"  # the page of another card
        yield "b"
        return
    if draft.page == BANK:
        yield "O"
    if page == STANDING and draft.page == OFFER:
        yield "s"
    for op, side, wanted in (("g", draft.give, give), ("w", draft.get, get)):
        for kind in kinds:
            if side.get(kind, 0) < wanted.get(kind, 0):
                yield f"{op}{index[kind]}"
            elif side.get(kind, 0) > wanted.get(kind, 0):
                yield f"{op.upper()}{index[kind]}"
    yield from (f"t{seat}" for seat in getattr(action, "to", ()) if seat not in draft.to)
    if getattr(action, "closing", "") not in ("", "first" if draft.first else "choose"):
        yield "f"
    yield {"make_offer": "o", "call": "c", "standing_offer": "S"}[action.key]


def _draft(buttons: dict[str, tuple[Control, Press]], kinds: tuple[str, ...]) -> Draft:
    """What stands on the buttons; those of proposals carry a draft of their own."""
    drafts = [read_draft(press.args, kinds) for op, (_, press) in buttons.items() if op[:1] not in ("o", "S", "c")]
    return drafts[0] if drafts else Draft()


def _press(button: Control) -> Press | None:
    try:
        return read_press(button.custom_id or "")
    except Refused:
        return None
