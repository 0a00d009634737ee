"""A draft: what somebody has tapped so far. It stands on every button of the composer, and nowhere else."""

from __future__ import annotations

import msgspec

from bot.wire import DIGITS, from36, to36
from game.engine import Refused

OFFER, STANDING, BANK = "o", "s", "b"
PAGES = (OFFER, STANDING, BANK)
FIELDS = 8
MOST_SEATS = 16
MOST_OFTEN = 9
Cards = dict[str, int]


class Draft(msgspec.Struct, frozen=True):
    """Two sides, to whom, how it is closed; `turn` is the part of the game it was begun in."""

    page: str = OFFER
    turn: int = 0
    give: Cards = {}
    get: Cards = {}
    to: tuple[int, ...] = ()  # nobody named: everybody
    first: bool = False
    counters: int = 0  # the offer or call it answers
    until: str = ""
    count: int = 1

    def with_(self, **changes: object) -> Draft:
        return msgspec.structs.replace(self, **changes)

    def more(self, side: str, kind: str, by: int) -> Draft:
        """One card more or less on a side."""
        cards = {**getattr(self, side)}
        cards[kind] = cards.get(kind, 0) + by
        return self.with_(**{side: {k: n for k, n in cards.items() if n > 0}})

    def toggled(self, seat: int) -> Draft:
        """One receiver more or less; from everybody it goes to that one alone."""
        return self.with_(to=tuple(s for s in self.to if s != seat) if seat in self.to else (*self.to, seat))

    @property
    def empty(self) -> bool:
        return not self.give and not self.get


def written(draft: Draft, kinds: tuple[str, ...]) -> str:
    """A draft as it stands on a button."""
    seats = sum(1 << seat for seat in draft.to)
    closing = "f" if draft.first else ""
    sides = (_counts(draft.give, kinds), _counts(draft.get, kinds))
    fields = (draft.page, to36(draft.turn), *sides, to36(seats), closing, to36(draft.counters))
    return "~".join((*fields, f"{draft.count}{draft.until}"))


def read_draft(text: str, kinds: tuple[str, ...]) -> Draft:
    """The same back; Refused if nobody of ours wrote it."""
    fields = text.split("~")
    if len(fields) != FIELDS or fields[0] not in PAGES or fields[5] not in ("", "f") or not fields[7][:1].isdigit():
        raise Refused("stale_button")
    page, turn, give, get, to, first, counters, rest = fields
    seats = from36(to)
    if seats >> MOST_SEATS:
        raise Refused("stale_button")
    return Draft(
        page=page,
        turn=from36(turn),
        give=_cards(give, kinds),
        get=_cards(get, kinds),
        to=tuple(s for s in range(MOST_SEATS) if seats >> s & 1),
        first=bool(first),
        counters=from36(counters),
        until=rest[1:],
        count=max(1, int(rest[0])),
    )


def _counts(cards: Cards, kinds: tuple[str, ...]) -> str:
    """A digit for each kind, in the order of the rules."""
    return "".join(DIGITS[min(cards.get(kind, 0), len(DIGITS) - 1)] for kind in kinds).rstrip("0")


def _cards(text: str, kinds: tuple[str, ...]) -> Cards:
    if len(text) > len(kinds) or any(c not in DIGITS for c in text):
        raise Refused("stale_button")
    return {kind: n for kind, c in zip(kinds, text, strict=False) if (n := DIGITS.index(c))}
