"""A trade as it is typed: what is suggested from the real hand and the players' names, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.cards import means, read_cards
from bot.names import folded
from bot.reading import spelled
from bot.seated import Seated
from bot.speech import Speech
from bot.trading.draft import OFFER, STANDING
from bot.trading.ways import opened
from game.automa.likely import likely
from game.engine import Action, Refused
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.standing import StandingOffer

TYPED: tuple[type[Action], ...] = (MakeOffer, Call, StandingOffer)
MOST_OF_A_KIND = 4
ARROWS = ("→", "->", "=>")
Found = tuple[str, str]  # the words, and what is sent
Given = Mapping[str, str | None]

_LAST = re.compile(r"^(.*[+,;&]|.*\s(?:and|a)\s)?\s*(.*)$", re.DOTALL)


def suggested(
    speech: Speech,
    table: Seated,
    seat: int,
    kind: type[Action],
    name: str,
    before: Mapping[str, str | None],
    typed: str,
) -> list[Found]:
    """What fits an option of a trade, beginning with what was typed."""
    if name == "give":
        whole = _whole(speech, table, seat, typed) if kind is not Call and not before.get("get") else []
        return [*whole, *_sides(speech, table, seat, kind, typed, mine=True, but=before.get("get"))]
    if name == "get":
        return list(_sides(speech, table, seat, kind, typed, mine=False, but=before.get("give")))
    if name == "to":
        return _people(speech, table, seat, kind, typed)
    if name == "until":
        return _ends(speech, table, typed)
    return []


def parted(speech: Speech, kind: type[Action], given: dict[str, str | None]) -> dict[str, str | None]:
    """A whole offer typed into one option, “2 wool for 1 ore”, as its two sides."""
    text = given.get("give") or ""
    if kind not in TYPED or given.get("get"):
        return given
    for mark in (*ARROWS, f" {speech.say('typed-for')} ", " for "):
        give, found, get = text.partition(mark)
        if found:
            return {**given, "give": give.strip(), "get": get.strip()}
    return given


# --- cards -----------------------------------------------------------------------------------------------------------


def _whole(speech: Speech, table: Seated, seat: int, typed: str) -> list[Found]:
    """Offers that are likely to work, both sides at once."""
    found = []
    for action in likely(table.view(seat), seat):
        if isinstance(action, MakeOffer):
            give, get = speech.words.cards(action.give), speech.words.cards(action.get)
            label = speech.say("trading-sides", give=give, get=get)
            value = f"{spelled(table, 'cards', action.give)} → {spelled(table, 'cards', action.get)}"
            found.append((label, value))
    return [pair for pair in found if folded(typed) in folded(pair[0])]


def _sides(
    speech: Speech, table: Seated, seat: int, kind: type[Action], typed: str, *, mine: bool, but: str | None
) -> Iterator[Found]:
    """Sets of cards that go on from what was typed: of the own ones no more than there are."""
    head, last = _LAST.match(typed).groups()  # type: ignore[union-attr]
    rules, desk = table.isle.rules, opened(table, seat, OFFER, 0)
    begun = _read(speech, table, head or "")
    barred = _read(speech, table, but or "") or {}
    if begun is None:
        return
    held = mine and kind is not StandingOffer
    for n in range(1, MOST_OF_A_KIND + 1):
        for card in desk.kinds:
            most = desk.hand[card] if held else rules.stock.kinds[card].count
            if card in begun or card in barred or n > most or not means(last, card, n, rules, speech.words):
                continue
            cards = {**begun, card: n}
            yield speech.words.cards(cards), spelled(table, "cards", cards)


def _read(speech: Speech, table: Seated, text: str) -> dict[str, int] | None:
    try:
        return read_cards(text, table.island.rules, speech.words)
    except Refused:
        return None


# --- people and times ------------------------------------------------------------------------------------------------


def _people(speech: Speech, table: Seated, seat: int, kind: type[Action], typed: str) -> list[Found]:
    """Those it can go to, one after the other."""
    desk = opened(table, seat, STANDING if kind is StandingOffer else OFFER, 0)
    *named, last = [part.strip() for part in typed.split(",")]
    known = [name for name in named if name]
    others = [table.names[s] for s in desk.whom if folded(table.names[s]) not in map(folded, known)]
    found = [", ".join([*known, name]) for name in others if folded(name).startswith(folded(last))]
    everybody = speech.say("everybody")
    first = [everybody] if not known and folded(everybody).startswith(folded(last)) else []
    return [(text, text) for text in [*first, *found]]


def _ends(speech: Speech, table: Seated, typed: str) -> list[Found]:
    turn, players = table.island.table.turn.number, table.island.rules.players
    found = [(speech.say("until-withdrawn"), speech.say("until-withdrawn"))]
    found.append((speech.say("until-own-turn"), speech.say("until-own-turn")))
    for rounds in (1, 2, 3):
        end = turn + rounds * players
        found.append((speech.say("until-turn", n=rounds, turn=end), str(end)))
    return [pair for pair in found if folded(typed) in folded(pair[0])]
