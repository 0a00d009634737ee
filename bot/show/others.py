"""The hands of the others as far as the table lets everybody know them: how many cards, and which were seen to come."""

from __future__ import annotations

from collections.abc import Sequence

from bot import ui
from bot.seated import Seated
from bot.speech import Speech
from bot.wire import Press
from game.core.cards import hand_size
from game.engine import Refused

OPTION, OFF = "remembered_hands", "off"
OTHERS = "others"


def _shown(table: Seated) -> bool:
    """Whether this table shows anything of other hands; some families have none."""
    known = any(option.key == OPTION for option in table.family.options(table.meta.modules))
    return known and table.option(OPTION) != OFF


def others_button(speech: Speech, table: Seated) -> Sequence[ui.Item]:
    """The way there from the own hand, where there is anything to see."""
    if not _shown(table):
        return []
    return ui.rows([ui.button(speech.say("button-hand-others"), Press("hand", table.id, action=OTHERS))])


def others_sheet(speech: Speech, table: Seated, seat: int) -> ui.Sheet:
    """One line for each of the others, in turn order."""
    if not _shown(table):
        raise Refused("not_in_this_game")
    lines = [_line(speech.pictured, table, seat, other) for other in table.isle.from_seat(seat)[1:]]
    return ui.sheet(ui.words("\n".join([speech.say("others-title"), *lines])))


def _line(speech: Speech, table: Seated, seat: int, other: int) -> str:
    seen, who = table.view(seat), speech.player(other)
    rules, size = seen.rules, hand_size(seen, other)
    if not size:
        return speech.say("others-none", seat=who)
    if rules.flag("open_hands"):
        return speech.say("others-sure", seat=who, cards=rules.named(seen.table.hands[other][: rules.card_kinds]))
    if not seen.table.recalled:
        return speech.say("others-count", seat=who, n=size)
    bounds = seen.table.recalled[other]
    least, most = bounds[: rules.card_kinds], bounds[rules.card_kinds :]
    sure, left = rules.named(least), size - sum(least)
    if not left:
        return speech.say("others-sure", seat=who, cards=sure)
    more = rules.named([high - low for low, high in zip(least, most, strict=True)])
    return speech.say("others-some" if sure else "others-maybe", seat=who, cards=sure, n=left, more=more)
