"""Cards over time on the page of a look back: a chart, the sums, and every turn for whoever wants to see them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate

from game.review.cards import COLUMNS, Counts
from game.review.chart import Stroke, chart, rising
from game.words import Words


def ledger(counts: Sequence[Counts], words: Words, names: Sequence[str], inks: Sequence[str]) -> str:
    """All of it, under a heading."""
    title, legend = escape(words.say("cards-title")), escape(words.say("cards-legend"))
    turns = "".join(_turns(mine, words, name) for mine, name in zip(counts, names, strict=True))
    return f"<h2>{title}</h2>{_chart(counts, words, inks)}<p>{legend}</p>{_sums(counts, words, names)}{turns}"


def _chart(counts: Sequence[Counts], words: Words, inks: Sequence[str]) -> str:
    """Cards from the dice so far, and beside them what was to be expected."""
    got = [Stroke(list(accumulate(mine.produced)), ink) for mine, ink in zip(counts, inks, strict=True)]
    due = [Stroke(list(accumulate(mine.expected)), ink, True) for mine, ink in zip(counts, inks, strict=True)]
    most = max(line.values[-1] for line in (*got, *due))
    return chart([*due, *got], rising(most), words.say("cards-legend"))


def _sums(counts: Sequence[Counts], words: Words, names: Sequence[str]) -> str:
    return _table(words, "", [(name, _totals(mine)) for name, mine in zip(names, counts, strict=True)])


def _turns(mine: Counts, words: Words, name: str) -> str:
    """Every turn of the game with what it brought one player; turns that brought nothing tell it too."""
    rows = [(str(turn), [mine.of(c)[turn] for c in COLUMNS]) for turn in range(1, len(mine.points))]
    rows.append((words.say("cards-sum"), _totals(mine)))
    said = escape(words.say("cards-turns", name=name))
    return f"<details><summary>{said}</summary>{_table(words, words.say('cards-turn'), rows)}</details>"


def _totals(mine: Counts) -> list[float]:
    return [sum(mine.of(column)) for column in COLUMNS]


def _table(words: Words, first: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in (first, *(words.say(f"count-{c}") for c in COLUMNS)))
    lines = "".join(f"<tr><td>{escape(name)}</td>{''.join(map(_cell, cells))}</tr>" for name, cells in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{lines}</table></div>'


def _cell(value: float) -> str:
    return f"<td>{value:.1f}</td>" if isinstance(value, float) else f"<td>{value}</td>"
