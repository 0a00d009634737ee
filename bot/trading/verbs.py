"""What the buttons of the composer mean. Everything is checked again when it is pressed: hands and turns change."""

from __future__ import annotations

from collections.abc import Callable

from bot import ui
from bot.router import Call as Press
from bot.router import Router
from bot.seated import Seated
from bot.sessions import Moved
from bot.speech import Speech
from bot.trading.bank import read_trade
from bot.trading.composer import composer
from bot.trading.draft import BANK, MOST_OFTEN, OFFER, STANDING, Draft, read_draft
from bot.trading.ways import VERB, Desk, countering, opened
from bot.widgets.ask import follow_up, submitted
from bot.widgets.wish import forced, why_not_now
from bot.wire import Press as Written
from game.engine import Action, Refused
from game.modules.base.standing import TakeStanding

COUNTER = "counter"


def register(router: Router) -> None:
    """Answer for the composer and for the button that opens it to counter."""
    router.verbs |= {VERB: deal, COUNTER: counter}


async def deal(call: Press) -> None:
    """A button of the composer."""
    table, seat = await call.seat()
    desk = _desk(table, seat, call)
    op = call.press.action
    if (action := _becomes(desk, op, call.press.extra)) is not None:
        await _carry_out(call, desk, action)
        return
    await call.answer.show(composer(call.speech, _changed(desk, op, call)))


async def counter(call: Press) -> None:
    """Answer an offer with other sides."""
    table, seat = await call.seat()
    number = call.press.args
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise Refused("stale_button")
    await call.answer.show(composer(call.speech, countering(table, seat, int(number), call.interaction.id)))


def _desk(table: Seated, seat: int, call: Press) -> Desk:
    """The draft on the button, if its time is not over."""
    if not table.playing or table.game is None:
        raise Refused("game_over")
    if not call.press.args:
        return opened(table, seat, OFFER, call.interaction.id)
    draft = read_draft(call.press.args, table.island.rules.kinds)
    if draft.page != STANDING and draft.turn != table.island.table.turn.part_number:
        raise Refused("draft_over")
    desk = Desk(table, seat, draft, call.press.ticket or call.interaction.id)
    if draft.counters and desk.answered is None:
        raise Refused("no_such_offer")
    return desk


# --- putting it together ---------------------------------------------------------------------------------------------


def _changed(desk: Desk, op: str, call: Press) -> Desk:
    """The draft after a tap."""
    draft, what, number = desk.draft, op[:1], op[1:]
    if what in SIDES:
        side, by = SIDES[what]
        return desk.drafting(_counted(desk, draft.more(side, _kind(desk, number), by)))
    if what == "t":
        return desk.drafting(draft.toggled(_seat(desk, number)))
    if what in PAGES:
        return Desk(desk.table, desk.seat, PAGES[what](draft), call.interaction.id)
    if what == "f":
        return desk.drafting(draft.with_(first=not draft.first))
    if what == "n":
        return desk.drafting(draft.with_(count=draft.count % MOST_OFTEN + 1))
    if what == "u":
        until = call.values[0] if call.values else ""
        return desk.drafting(draft.with_(until="" if until == "-" else until[:8]))
    if what:
        raise Refused("stale_button")
    return desk


SIDES = {"g": ("give", 1), "G": ("give", -1), "w": ("get", 1), "W": ("get", -1)}
PAGES: dict[str, Callable[[Draft], Draft]] = {
    "b": lambda draft: draft.with_(page=BANK),
    "O": lambda draft: draft.with_(page=draft.page if draft.page == BANK else OFFER),
    "s": lambda draft: draft.with_(page=STANDING),
}


def _counted(desk: Desk, draft: Draft) -> Draft:
    """No more than there are: of what is given in the hand, of everything in the game."""
    stock = desk.seen.rules.stock.kinds
    give = {k: min(n, desk.hand[k] if draft.page != STANDING else stock[k].count) for k, n in draft.give.items()}
    get = {kind: min(n, stock[kind].count) for kind, n in draft.get.items()}
    return draft.with_(give={k: n for k, n in give.items() if n}, get=get)


def _kind(desk: Desk, number: str) -> str:
    kinds = desk.seen.rules.kinds
    if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) < len(kinds)):
        raise Refused("stale_button")
    kind = str(kinds[int(number)])
    if kind not in desk.kinds:
        raise Refused("stale_button")
    return kind


def _seat(desk: Desk, number: str) -> int:
    if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) in desk.whom):
        raise Refused("bad_target")
    return int(number)


# --- what comes of it ------------------------------------------------------------------------------------------------


def _becomes(desk: Desk, op: str, extra: str) -> Action | None:
    """The action that a button stands for; None if it only changes the draft."""
    if op == "o":
        return desk.offer
    if op == "c":
        return desk.call
    if op == "S":
        return desk.standing
    if op.startswith("B"):
        return read_trade(desk, op)
    if op == "k":
        if not (extra.isascii() and extra.isdigit() and len(extra) < 10):
            raise Refused("stale_button")
        return TakeStanding(desk.seat, int(extra))
    return None


async def _carry_out(call: Press, desk: Desk, action: Action) -> None:
    """Do it, say so in the same message, and offer to go on."""
    wish = desk.wish(action)
    if wish.kind.by != "anyone" and wish.prompt is None:
        raise why_not_now(wish)
    moved = await submitted(call.bot, call.answer, wish)
    after, speech = moved.after, call.speech.at(moved.after)
    if not after.playing or any(forced(after, p) for p in after.view(desk.seat).prompts_of(desk.seat)):
        await follow_up(call.bot, call.answer, speech, moved, desk.seat)
    elif desk.draft.page == BANK:
        again = opened(after, desk.seat, BANK, call.interaction.id)
        await call.answer.show(composer(speech, again, note=_told(speech, moved, desk.seat)))
    else:
        button = ui.button(speech.say("button-deal-another"), Written(VERB, after.id))
        await call.answer.show(ui.sheet(ui.words(_told(speech, moved, desk.seat)), *ui.rows([button])))


def _told(speech: Speech, moved: Moved, seat: int) -> str:
    return "\n".join(filter(None, (speech.pictured.tell(event) for event in moved.seen_by(seat)))) or speech.say("done")
