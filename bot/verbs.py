"""What the buttons of a game in progress mean."""

from __future__ import annotations

from dataclasses import replace

from bot import advice
from bot.arguments import type_of
from bot.router import Call, Router
from bot.show.hand import hand_sheet
from bot.show.others import OTHERS, others_sheet
from bot.trading.composer import composer
from bot.trading.ways import opening
from bot.widgets.ask import ask_about, carry_out, proceed, show_places, step_by_step
from bot.widgets.form import filled
from bot.widgets.menu import group_menu
from bot.widgets.purse import purse
from bot.widgets.wish import Wish, kind_of, prompt_for, why_not_now, wish_of
from bot.wire import read_args, read_value
from game.engine import Refused
from game.modules.base.offers import MakeOffer


def register(router: Router) -> None:
    """Answer for all verbs of the turn."""
    router.verbs |= {
        "do": do,
        "pick": pick,
        "whole": whole,
        "steps": steps,
        "page": page,
        "purse": fill_purse,
        "form": take_form,
        "menu": menu,
        "hand": hand,
        "answer": answer_prompt,
        "offer": about_offer,
    }


async def _wish(call: Call) -> Wish:
    table, seat = await call.seat()
    return wish_of(table, seat, call.press)


async def do(call: Call) -> None:
    """Begin or go on with an action."""
    wish = await _wish(call)
    await proceed(call.bot, call.answer, call.speech, wish)


async def pick(call: Call) -> None:
    """An argument was chosen from a select."""
    wish = await _wish(call)
    if wish.complete or not call.values:
        raise Refused("stale_button")
    value = read_value(wish.table.island.rules, wish.next.type, call.values[0])
    await proceed(call.bot, call.answer, call.speech, wish.plus(value))


async def whole(call: Call) -> None:
    """A whole suggestion was chosen."""
    wish = await _wish(call)
    args = read_args(wish.table.island.rules, wish.kind, call.values[0] if call.values else "")
    await proceed(call.bot, call.answer, call.speech, replace(wish, args=args))


async def steps(call: Call) -> None:
    """None of the suggestions: one argument after the other, in a form only where there is nothing to choose from."""
    wish = await _wish(call)
    await step_by_step(call.answer, call.speech, wish)


async def page(call: Call) -> None:
    """Turn the pages of places."""
    wish = await _wish(call)
    if wish.complete:
        raise Refused("stale_button")
    await show_places(call.bot, call.answer, call.speech, wish, _page_number(call))


def _page_number(call: Call) -> int:
    written = call.press.extra
    return int(written) if written.isascii() and written.isdigit() else 0


async def fill_purse(call: Call) -> None:
    """One more card, or all away."""
    wish = await _wish(call)
    cards = read_value(wish.table.island.rules, "cards", call.press.extra)
    if wish.complete or not type_of(wish.next.type).by_card:
        raise Refused("stale_button")
    await call.answer.show(purse(call.speech, wish, cards))


async def take_form(call: Call) -> None:
    """A form came back."""
    wish = await _wish(call)
    if wish.kind.by != "anyone" and wish.prompt is None:
        raise Refused("stale_button")
    args = filled(call.speech, wish, call.fields)
    await carry_out(call.bot, call.answer, call.speech, replace(wish, args=args))


async def menu(call: Call) -> None:
    """The actions of a group, or all."""
    table, seat = await call.seat()
    group = call.press.action
    if group == MakeOffer.group and not call.press.extra:
        desk = opening(table, seat, call.interaction.id)
        if desk is not None:
            await call.answer.show(composer(call.speech, desk))
            return
    asks = advice.button(call.speech, table, seat)
    await call.answer.show(group_menu(call.speech, table, seat, group, *asks, page=_page_number(call)))


async def hand(call: Call) -> None:
    """The own hand, for the own eyes; or what is known of those of the others."""
    table, seat = await call.seat()
    if call.press.action == OTHERS:
        await call.answer.show(others_sheet(call.speech, table, seat))
        return
    await call.answer.hold(shows=True)
    await call.answer.show(await hand_sheet(call.bot, call.speech, table, seat))


async def answer_prompt(call: Call) -> None:
    """Open the private choice of a question that was put to several."""
    table, seat = await call.seat()
    prompt = next((p for p in table.view(seat).prompts_of(seat) if p.kind == call.press.action), None)
    if prompt is None:
        raise Refused("nothing_asked")
    await ask_about(call.bot, call.answer, call.speech, table, seat, prompt)


async def about_offer(call: Call) -> None:
    """Accept, decline, close or withdraw an offer."""
    table, seat = await call.seat()
    kind = kind_of(table, call.press.action)
    args = read_args(table.island.rules, kind, call.press.args)
    wish = Wish(table, seat, kind, prompt_for(table, seat, kind), args)
    if wish.prompt is None:
        raise why_not_now(wish)
    if not wish.complete:
        raise Refused("stale_button")
    # It names its offer: if that ends while it is on its way, the rules say so, not that some question is gone.
    await carry_out(call.bot, call.answer, call.speech, replace(wish, prompt=None))
