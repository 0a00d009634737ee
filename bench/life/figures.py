"""The figures of life, each beside its goal."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from bench import Figure
from bench.life.book import Page, Sitting
from bot.clock import DAY, HOUR


def figures(pages: Sequence[Page], left_standing: int, end: int) -> list[Figure]:
    """Everything counted."""
    people = [who for page in pages for who in page.people.values()]
    per_turn = pings_per_turn(people)
    turns = sum(page.turns for page in pages)
    delays = [hours for who in people for hours in who.delays]
    taps = [taps for who in people for taps in who.taps_back]
    absent = [page for page in pages if len(_absentees(page)) == 1]
    stood = sum(not _went_on(page, end) for page in absent)
    return [
        Figure("tables", len(pages), "tables"),
        Figure("turns played", turns, "turns"),
        Figure("games over", sum(page.over for page in pages), "games"),
        Figure("pings per person and own turn, median", statistics.median(per_turn), "pings", "goal", 1.1),
        Figure("pings per person and own turn, p95", quantile(per_turn, 0.95), "pings", "goal", 1.5),
        Figure("pings in quiet hours", sum(who.in_quiet for who in people), "pings", "goal", 0.0),
        Figure("public messages per turn", sum(p.messages for p in pages) / turns, "messages", "goal", 1.3),
        Figure("private messages left behind per turn", private_per_turn(people), "messages", "goal", 1.0),
        Figure("from ping to move, median", statistics.median(delays), "hours"),
        Figure("from ping to move, p95", quantile(delays, 0.95), "hours"),
        Figure("waited beyond the limit", sum(page.beyond for page in pages), "hours", "goal", 0.0),
        Figure("turns taken inside the limit", sum(page.inside for page in pages), "turns", "goal", 0.0),
        Figure("actions while nobody was present", sum(page.alone for page in pages), "actions", "goal", 0.0),
        Figure("games with one vanisher", len(absent), "games"),
        Figure("of these, games that stood still", stood, "games", "goal", 0.0),
        Figure("reminders left standing after the move", left_standing, "reminders", "goal", 0.0),
        Figure("taps until back in play, most", max(taps, default=0), "taps", "goal", 1.0),
        Figure("people who came back", len(taps), "people"),
        Figure("dead ends of people who press", sum(len(p.dead_ends) for p in pages), "times", "goal", 0.0),
    ]


def pings_per_turn(people: Sequence[Sitting]) -> list[float]:
    """Of those who had a few turns of their own."""
    return [who.pings / who.turns for who in people if who.turns >= 3]


def private_per_turn(people: Sequence[Sitting]) -> float:
    return sum(who.left_behind for who in people) / max(1, sum(who.turns for who in people))


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so many do not exceed."""
    return sorted(values)[max(0, round(len(values) * share) - 1)] if values else 0.0


def _absentees(page: Page) -> list[Sitting]:
    """Those who went without a word or left; whoever is on vacation has the table's leave."""
    return [who for who in page.people.values() if who.life.away[0] and who.life.model != "vacation"]


def _went_on(page: Page, end: int) -> bool:
    """Did the others play on while one was away, as soon as the limit had passed?"""
    begin, back = _absentees(page)[0].life.away
    alone = len(page.people) == 1 or all(who.life.model == "silent" for who in page.people.values())
    if alone or page.over or min(back, end) - begin < 3 * DAY:
        return True
    return any(begin + 2 * DAY + 12 * HOUR < move < min(back, end) for move in page.moves)
