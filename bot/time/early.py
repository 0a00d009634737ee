"""Build before the next turn: the wish for the special build phase, set and taken back by one tap on the table."""

from __future__ import annotations

from bot import ui
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.wire import Press
from game.engine import Action, Refused, why_not
from game.modules.five_six.phases import SpecialSignal, said

SIGNAL, BUILD, PASS = "special_signal", "build", "pass"
VERB, FOUNDING = "early", "founding"


def register(router: Router) -> None:
    router.verbs[VERB] = press


def early_buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    """One for all who may wish it in somebody's turn; what anybody has wished shows nowhere (FS-29)."""
    if table.island.table.turn.part == FOUNDING:
        return []
    others = [s.seat for s in table.seats if s.user_id is not None and _wish(table, s.seat, BUILD) is not None]
    seen = table.view()
    if not any((wish := _wish(table, seat, BUILD)) and why_not(seen, wish) is None for seat in others):
        return []
    return [ui.button(speech.say("button-early"), Press(VERB, table.id))]


async def press(call: Call) -> None:
    """Wish it, or take the wish back."""
    table, seat = await call.seat()
    turn = table.island.table.turn
    if (turn.owner, turn.part) == (seat, "turn"):
        raise Refused("early_own")
    wanted = PASS if wished(table, seat) else BUILD
    if (wish := _wish(table, seat, wanted)) is None:
        raise Refused("stale_button")
    await call.answer.hold()
    moved = await call.bot.sessions.act(
        table.id, lambda now: (wish, None), user_id=call.user, interaction_id=call.interaction.id
    )
    word = "yes" if wished(moved.after, seat) else "no"
    await call.answer.whisper(call.speech.at(moved.after).say("early-wish", wish=word))


def wished(table: Seated, seat: int) -> bool:
    """Has somebody asked to build in the coming phase, or in every one?"""
    return said(table.view(seat), seat) == BUILD


def _wish(table: Seated, seat: int, word: str) -> Action | None:
    return SpecialSignal(seat, word) if SIGNAL in table.island.rules.actions else None
