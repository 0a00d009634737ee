"""A look back as lines of text, and as one HTML page with its charts drawn in it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from game.engine import Action, replay
from game.engine.log import logged
from game.fair.record import Record
from game.families import family
from game.look import Text
from game.review.chart import Stroke, chart
from game.review.island import drawn
from game.review.ledger import ledger
from game.review.moments import ENDS, Moment
from game.review.story import Review
from game.table import Island
from game.words import Words, speaking

PLACES = ("hex", "corner", "edge")
INKS = {
    "red": "#c8281e",
    "blue": "#1e50c8",
    "orange": "#f08c14",
    "white": "#9a9a9a",
    "green": "#1e8c46",
    "brown": "#6e4628",
}
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body{{font:16px system-ui;max-width:960px;margin:auto;padding:1em}}svg{{width:100%;background:#fffdf5}}
svg text{{font-size:12px}}details{{margin:.5em 0}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse}}
td,th{{padding:.3em .6em;text-align:right;border-bottom:1px solid #ddd}}td:first-child{{white-space:nowrap}}
@media(max-width:500px){{td,th{{padding:.3em .25em;font-size:12px}}}}
svg.island{{background:#5ba7d6;max-width:320px;display:block;margin:.5em 0 1.5em}}</style>
<h1>{title}</h1>
{chart}
<ol>{turning}</ol>
<h2>{parts}</h2>
<div class="wide">{table}</div>
{cards}
{moments}
<p><small>{how}</small></p>
</html>
"""


class Numbered:
    """A table of players known by their number alone, as a file has them."""

    def __init__(self, record: Record) -> None:
        self._house, self._setup, self.lines = family(record.setup.family), record.setup, list(record.entries())
        self.game = replay(self._house.starter(record.setup), self.lines)
        self.names = [str(seat + 1) for seat in self.game.seats]

    def place(self, at: str, number: int) -> Text:
        return self._house.place(self.game, at, number)

    def island(self, number: int, action: Action) -> str:
        """The island before a line of the log, with the place of an action marked."""
        before: Island = replay(self._house.starter(self._setup), self.lines[:number])
        inks = [INKS.get(colour, "#444") for colour in before.table.colours]
        place = next(((a.type, getattr(action, a.name)) for a in action.arguments() if a.type in PLACES), ("", -1))
        return drawn(before, inks, *place)


def told(found: Review, record: Record, language: str) -> list[str]:
    """The look back in lines."""
    words = speaking(language)
    lines = []
    for seat, parts in enumerate(found.parts):
        made = ", ".join(f"{words.say(f'cause-{cause}')} {100 * change:+.0f}" for cause, change in parts.items())
        lines.append(f"{seat + 1}: {found.chances[0][seat]:.0%} → {found.chances[-1][seat]:.0%} ({made})")
    return [*lines, *_turning(found, words, Numbered(record))]


def _turning(found: Review, words: Words, named: Numbered) -> list[str]:
    lines = []
    for point in found.turning:
        what = " ".join(words.tell(event.key, event.args, named) for event in point.told)
        change = f"{named.names[point.seat]}: {100 * point.change:+.0f} %"
        lines.append(f"{words.say('review-turn', turn=point.turn)}: {what} ({change})")
    return lines


def page(found: Review, record: Record, language: str) -> str:
    """Everything on one page that needs nothing else."""
    words, table = speaking(language), Numbered(record)
    colours = table.game.table.colours
    inks = [INKS.get(colour, "#444") for colour in colours]
    return PAGE.format(
        language=words.language,
        title=escape(words.say("review-title", game=record.header.game).lstrip("# ")),
        chart=_chart(found, words, inks),
        turning="".join(f"<li>{escape(line)}</li>" for line in _turning(found, words, table)),
        parts=escape(words.say("course-parts")),
        table=_table(found, words, _named(words, colours)),
        cards=ledger(found.counts, words, _named(words, colours), inks),
        moments="".join(_moments(found, words, table, seat) for seat in table.game.seats),
        how=escape(words.say("review-how", games=found.games).removeprefix("-# ")),
    )


def _moments(found: Review, words: Words, table: Numbered, seat: int) -> str:
    """What cost a player most and what was best, each with the island as it was."""
    parts = [f"<h2>{seat + 1} ({escape(words.say(f'colour-{table.game.table.colours[seat]}'))})</h2>"]
    for moment in sorted(
        {m.number: m for m in (*found.worst[seat], *found.finest[seat])}.values(), key=lambda m: m.number
    ):
        fine = moment in found.finest[seat]
        action = logged(table.game.rules, table.lines[moment.number] if fine else moment.action)
        said = _fine(words, moment) if fine else _cost(words, table, moment, action)
        parts.append(f"<p>{escape(said.replace('**', ''))}</p>{table.island(moment.number, action)}")
    return "".join(parts) if len(parts) > 1 else f"{parts[0]}<p>{escape(words.say('review-none'))}</p>"


def _fine(words: Words, moment: Moment) -> str:
    when = words.say("review-turn", turn=moment.turn) if moment.turn else words.say("review-founding")
    return words.say("review-fine", when=when, done=_done(words, moment), n=round(100 * moment.gained))


def _cost(words: Words, table: Numbered, moment: Moment, action: Action) -> str:
    way = [action, *(logged(table.game.rules, line) for line in moment.then)]
    deed, n = (
        words.listed([_deed(words, table, a) for a in way if a.key not in ENDS or len(way) == 1]),
        round(100 * moment.cost),
    )
    if not moment.turn:
        return words.say("review-cost-founding", deed=deed, n=n)
    if moment.choice:
        return words.say("review-cost-choice", turn=moment.turn, deed=deed, n=n)
    return words.say("review-cost", turn=moment.turn, deed=deed, done=_done(words, moment), n=n)


def _done(words: Words, moment: Moment) -> str:
    return words.listed([words.say(f"action-{key}") for key in moment.instead])


def _deed(words: Words, table: Numbered, action: Action) -> str:
    """An action with where it is done, or with which cards."""
    said = []
    for argument in action.arguments():
        value = getattr(action, argument.name)
        if argument.type in PLACES:
            said.append(words(table.place(argument.type, value)))
        elif argument.type == "seat" and value >= 0:
            said.append(table.names[value])
        elif isinstance(value, dict) and value:
            said.append(words.cards(value))
        elif isinstance(value, str) and words.has(f"card-{value}"):
            said.append(words.say(f"card-{value}"))
    name = words.say(f"action-{action.key}")
    return words.say("menu-entry", action=name, arguments=" · ".join(said)) if said else name


def _chart(found: Review, words: Words, inks: list[str]) -> str:
    """Chances over turns, a line for each player."""
    lines = [Stroke([row[seat] for row in found.chances], ink) for seat, ink in enumerate(inks)]
    levels = [(level / 100, f"{level} %") for level in (0, 50, 100)]
    return chart(lines, levels, words.say("course-title"), [point.turn for point in found.turning])


def _named(words: Words, colours: Sequence[str]) -> list[str]:
    """Players by number and colour."""
    return [f"{seat + 1} ({words.say(f'colour-{colour}')})" for seat, colour in enumerate(colours)]


def _table(found: Review, words: Words, names: list[str]) -> str:
    causes = list(found.parts[0])
    head = "".join(f"<th>{escape(words.say(f'cause-{cause}'))}</th>" for cause in causes)
    rows = []
    for seat, parts in enumerate(found.parts):
        cells = "".join(f"<td>{100 * parts[cause]:+.0f}</td>" for cause in causes)
        rows.append(f"<tr><td>{escape(names[seat])}</td>{cells}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>"
