"""Cards over the turns of a look back, held against the board and the log read another way."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.core.land import is_hex
from game.engine import replay
from game.fair.record import record
from game.fair.source import Source
from game.review.cards import COLUMNS, Counts, spans, sparks
from game.review.chart import rising
from game.review.page import page
from game.table import Island
from game.words import languages, speaking
from tests.automa.test_review import HOUSE, course, looked_back, played


def rolled(g: Island) -> int | None:
    return next((event.args["number"] for event in g.events if event.key == "rolled"), None)


def by_hand(seat: int) -> dict[str, list[float]]:
    """What a player had to expect and what the robber kept, by the pieces on the board alone."""
    positions: list[Island] = []
    setup, log = played()
    replay(HOUSE.starter(setup), log, each=positions.append)
    found: dict[str, list[float]] = {key: [0.0] * len(course().counts[seat].points) for key in ("expected", "blocked")}
    for before, g in pairwise(positions):
        if (number := rolled(g)) is None:
            continue
        t, beside = before.table, before.rules.topology.corner_hexes
        mine = [(h, b.size) for c, b in t.buildings.items() if b.seat == seat for h in beside[c] if is_hex(before, h)]
        for hex, size in mine:
            if hex != t.robber and t.tokens[hex]:
                found["expected"][g.table.turn.number] += size * (6 - abs(7 - t.tokens[hex])) / 36
            elif hex == t.robber and t.tokens[hex] == number:
                found["blocked"][g.table.turn.number] += size
    return found


@pytest.mark.parametrize("seat", range(3))
def test_expected_and_blocked_cards_are_those_of_the_pieces_turn_by_turn(seat: int) -> None:
    mine, found = course().counts[seat], by_hand(seat)
    assert mine.expected == pytest.approx(found["expected"]) and mine.blocked == found["blocked"]
    assert sum(mine.expected) > 10


def test_somebody_was_blocked_and_the_dice_bring_what_they_promise_in_the_long_run() -> None:
    counts = course().counts
    assert sum(sum(mine.blocked) for mine in counts) > 0
    got, due = (sum(sum(mine.of(key)) for mine in counts) for key in ("produced", "expected"))
    assert 0.7 < got / due < 1.3


def test_every_column_has_each_turn_and_its_sum_is_the_total() -> None:
    for mine in looked_back().counts:
        assert {len(mine.of(column)) for column in COLUMNS} == {len(looked_back().chances)}
        assert mine.sums() == {column: round(sum(mine.of(column))) for column in COLUMNS}
    assert Counts(produced=[0, 2, 3], expected=[0.0, 1.2, 1.4]).sums()["expected"] == 3


@pytest.mark.parametrize("language", languages())
def test_the_page_shows_every_turn_and_the_turns_add_up_to_the_sums(language: str) -> None:
    setup, log = played()
    shown = page(looked_back(), record(setup, log, Source(bytes(32), "7"), ""), language)
    assert shown.count("stroke-dasharray") == 3 and speaking(language).say("cards-legend") in shown
    tables = re.findall(r"<details>.*?</details>", shown)
    assert len(tables) == 3
    for table, mine in zip(tables, looked_back().counts, strict=True):
        rows = [[float(cell) for cell in re.findall(r"<td>([\d.]+)</td>", row)] for row in table.split("<tr>")[2:]]
        *turns, totals = [row[-len(COLUMNS) :] for row in rows]
        assert len(turns) == len(mine.points) - 1
        for column, total in enumerate(totals):
            assert sum(row[column] for row in turns) == pytest.approx(total, abs=0.05 * len(turns))
        assert totals[0] == sum(mine.produced) and totals[2] == sum(mine.blocked)


def test_bars_hold_all_cards_and_the_highest_is_full() -> None:
    values = [0, 1, 5, 0, 0, 2, 4]
    assert spans(values, 3) == [1, 5, 6] and sum(spans(values, 4)) == sum(values) and spans(values, 24) == values
    assert sparks(values, 3, 6) == "▂▇█" and sparks([0, 0], 2, 0) == "▁▁"


def test_levels_reach_the_most_in_few_steps() -> None:
    for most in (0, 3, 20, 21, 87, 140):
        levels = rising(most)
        assert levels[0] == (0.0, "0") and levels[-1][0] >= most and 2 <= len(levels) <= 5
