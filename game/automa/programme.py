"""The programme of matches (data/automa/programme.json): what is played, how often and with which seeds, fixed before.

`python -m game.automa.arena --table` plays what has no result yet and writes the table of docs/matches.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import log10
from pathlib import Path

from msgspec import Struct, json

from game.automa.arena import run
from game.contest import Match, interval
from game.setup import Setup

RESULTS, PAGE, PLOT = Path("docs/matches.json"), Path("docs/matches.md"), Path("docs/strength.svg")
ROWS = Path(__file__).parents[2] / "data" / "automa" / "programme.json"
EDGE, WIDE, HIGH = 30, 300, 240
BEGIN, END = "<!-- the table: python -m game.automa.arena --table -->", "<!-- end of the table -->"
HEAD = "| one against the others | rules | games | won | 95 % | equal share | seed | thinks |\n" + "|---" * 8 + "|"


class Row(Struct, frozen=True):
    """A match of the programme; `box` is what sharp may think, in seconds of the processor."""

    a: str
    b: str
    modules: tuple[str, ...]
    games: int
    seed: int
    players: int = 4
    box: float = 0.15

    @property
    def key(self) -> str:
        rules = "+".join(self.modules) or "base"
        return f"{self.a}/{self.b}/{rules}/{self.players}/{self.games}/{self.seed}/{self.box}"

    def setup(self) -> Setup:
        return Setup(self.players, self.modules, {"seats": "chosen"}, agreed=self.modules)


class Result(Struct, frozen=True):
    """What came of a match; medians of a decision in seconds, by level."""

    wins: int
    games: int
    drawn: int
    medians: dict[str, float]


def rows(path: Path = ROWS) -> tuple[Row, ...]:
    return json.decode(path.read_bytes(), type=tuple[Row, ...])


PROGRAMME = rows()


def read(path: Path = RESULTS) -> dict[str, Result]:
    """What was played so far, by the key of its row."""
    return json.decode(path.read_bytes(), type=dict[str, Result]) if path.exists() else {}


def write(results: dict[str, Result], path: Path = RESULTS) -> None:
    path.write_bytes(json.format(json.encode(results), indent=2) + b"\n")


def result(match: Match) -> Result:
    medians = {level: round(sorted(times)[len(times) // 2], 4) for level, times in match.seconds.items()}
    return Result(match.wins, match.games, match.drawn, medians)


def line(row: Row, found: Result | None) -> str:
    """A match as a line of the table; one not played says so."""
    rules = " + ".join(row.modules) or "base"
    if row.players > 4:
        rules = f"{row.players} players"
    who = f"{row.a.rpartition(':')[2]} against {row.players - 1} {row.b}"
    box = f"{row.box:g} s" if "sharp" in row.a or ":" in row.a else ""
    equal = f"{100 / row.players:.0f}"
    if found is None:
        return f"| {who} | {rules} | {row.games} | not played | | {equal} | {row.seed} | {box} |"
    low, high = interval(found.wins, found.games)
    share = f"{found.wins / found.games:.0%} | {low:.0%} to {high:.0%}".replace("%", " %")
    return f"| {who} | {rules} | {found.games} | {share} | {equal} | {row.seed} | {box} |"


def table(results: dict[str, Result], matches: Iterable[Row] = PROGRAMME) -> str:
    return "\n".join([HEAD, *(line(row, results.get(row.key)) for row in matches)])


def into(page: str, made: str) -> str:
    """A page with the table between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{made}\n{END}{after}"


def timed(results: dict[str, Result], matches: Iterable[Row] = PROGRAMME) -> list[tuple[float, Result]]:
    """How sharp fares against three steady in the base game, by the time it has."""
    base = [row for row in matches if (row.a, row.b, row.modules, row.players) == ("sharp", "steady", (), 4)]
    return sorted(((row.box, results[row.key]) for row in base if row.key in results), key=lambda timed: timed[0])


def plotted(results: dict[str, Result]) -> str:
    """Strength against thinking time: the share of games won with its interval, time by powers of ten."""

    def at(seconds: float, share: float) -> tuple[float, float]:
        return EDGE + WIDE * (log10(seconds) + 2) / 2, EDGE + HIGH * (1 - share)

    parts = [_line(*at(0.01, 0.25), *at(1.0, 0.25), "#999"), _line(*at(0.01, 0.0), *at(1.0, 0.0), "#333")]
    for seconds, found in timed(results):
        low, high = interval(found.wins, found.games)
        x, y = at(seconds, found.wins / found.games)
        parts += [_line(*at(seconds, low), *at(seconds, high), "#58a"), f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>']
        parts.append(f'<text x="{x - 14:.1f}" y="{EDGE + HIGH + 16}" font-size="12">{seconds:g} s</text>')
    size = f"0 0 {WIDE + 2 * EDGE} {HIGH + 2 * EDGE}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(parts)}</svg>\n'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}" stroke-width="2"/>'


def play_all(
    jobs: int, told: Callable[[str], object], results: Path = RESULTS, page: Path = PAGE, plot: Path = PLOT
) -> None:
    """Play every match that has no result; each is written down as soon as it is over."""
    found = read(results)
    for row in PROGRAMME:
        if row.key not in found:
            found[row.key] = result(run(row.setup(), row.a, row.b, row.games, row.seed, jobs, row.box))
            write(found, results)
        told(line(row, found[row.key]))
        page.write_text(into(page.read_text(), table(found)))
        plot.write_text(plotted(found))
