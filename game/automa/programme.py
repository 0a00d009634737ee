"""The programme of matches (data/automa/programme.json): what is played, how often and with which seeds, fixed before.

`python -m game.automa.arena --table` plays what is missing and writes the table of docs/matches.md; every game is
written down as it ends (docs/matches.json), so that a match may be broken off and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import partial
from pathlib import Path
from statistics import median

from msgspec import Struct, json

from game.automa import done
from game.automa.arena import one
from game.automa.done import deeds_table
from game.contest import Match, interval
from game.setup import Setup

RESULTS, PAGE = Path("docs/matches.json"), Path("docs/matches.md")
ROWS = Path(__file__).parents[2] / "data" / "automa" / "programme.json"
MARKS = "<!-- the table: python -m game.automa.arena --table -->", "<!-- end of the table -->"
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
    """What came of the games of a match so far: seconds of a decision and deeds by level."""

    wins: int = 0
    games: int = 0
    drawn: int = 0
    usual: dict[str, float] = {}  # the mean of the medians of the games
    longest: dict[str, float] = {}
    seats: dict[str, int] = {}  # how often a level sat at the table
    deeds: dict[str, dict[str, int]] = {}  # how often it did what a good player does

    def and_then(self, game: Match) -> Result:
        """With one game more."""
        levels = game.deeds.played
        usual = {level: self.usual.get(level, 0.0) * self.games + median(game.seconds[level]) for level in levels}
        done = {name: {level: game.deeds.done[level, name] for level in levels} for name in game.deeds.faults}
        return Result(
            self.wins + game.wins,
            self.games + 1,
            self.drawn + game.drawn,
            {level: round(total / (self.games + 1), 6) for level, total in usual.items()},
            {level: max(self.longest.get(level, 0.0), round(max(game.seconds[level]), 4)) for level in levels},
            {level: self.seats.get(level, 0) + n for level, n in levels.items()},
            {n: {s: self.deeds.get(n, {}).get(s, 0) + times for s, times in by.items()} for n, by in done.items()},
        )


def rows(path: Path = ROWS) -> tuple[Row, ...]:
    return json.decode(path.read_bytes(), type=tuple[Row, ...])


PROGRAMME = rows()


def read(path: Path = RESULTS) -> dict[str, Result]:
    """What was played so far, by the key of its row."""
    return json.decode(path.read_bytes(), type=dict[str, Result]) if path.exists() else {}


def write(results: dict[str, Result], path: Path = RESULTS) -> None:
    """One line for each match."""
    lines = (f"{json.encode(key).decode()}: {json.encode(found).decode()}" for key, found in sorted(results.items()))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def line(row: Row, found: Result | None) -> str:
    """A match as a line of the table; one not played, or not to its end, says so."""
    rules = " + ".join(row.modules) or "base"
    if row.players > 4:
        rules = f"{row.players} players"
    who = f"{row.a.rpartition(':')[2]} against {row.players - 1} {row.b}"
    box = f"{row.box:g} s" if "sharp" in row.a or ":" in row.a else ""
    equal = f"{100 / row.players:.0f}"
    if found is None or not found.games:
        return f"| {who} | {rules} | {row.games} | not played | | {equal} | {row.seed} | {box} |"
    low, high = interval(found.wins, found.games)
    share = f"{found.wins / found.games:.0%} | {low:.0%} to {high:.0%}".replace("%", " %")
    games = f"{found.games}" if found.games == row.games else f"{found.games} of {row.games}, broken off"
    return f"| {who} | {rules} | {games} | {share} | {equal} | {row.seed} | {box} |"


def table(results: dict[str, Result], matches: Iterable[Row] = PROGRAMME) -> str:
    return "\n".join([HEAD, *(line(row, results.get(row.key)) for row in matches)])


def into(page: str, made: str, marks: tuple[str, str]) -> str:
    """A page with something new between its marks; one without them stays as it is."""
    begin, end = marks
    before, found, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n{made}\n{end}{after}" if found else page


def page_of(page: str, results: dict[str, Result], matches: Collection[Row] = PROGRAMME) -> str:
    """The page of matches with both tables anew."""
    return into(into(page, table(results, matches), MARKS), deeds_table(results, matches), done.MARKS)


def timed(results: dict[str, Result], matches: Iterable[Row] = PROGRAMME) -> list[tuple[float, Result]]:
    """How sharp fares against three steady in the base game, by the time it has."""
    base = [row for row in matches if (row.a, row.b, row.modules, row.players) == ("sharp", "steady", (), 4)]
    return sorted(((row.box, results[row.key]) for row in base if row.key in results), key=lambda timed: timed[0])


def play_all(
    jobs: int,
    told: Callable[[str], object],
    seeds: Collection[int] = (),
    results: Path = RESULTS,
    page: Path = PAGE,
    matches: Collection[Row] = PROGRAMME,
) -> None:
    """Play every game that is missing, of all matches or of those with certain seeds."""
    for row in matches:
        if not seeds or row.seed in seeds:
            for game in _games(row, read(results).get(row.key, Result()).games, jobs):
                with _alone(page):
                    found = read(results)
                    found[row.key] = found.get(row.key, Result()).and_then(game)
                    write(found, results)
                    page.write_text(page_of(page.read_text(), found, matches))
            told(line(row, read(results)[row.key]))


def _games(row: Row, first: int, jobs: int) -> Iterator[Match]:
    """The games of a match from a certain one on, in their order."""
    job = partial(one, row.setup(), row.a, row.b, seed=row.seed, box=row.box)
    if jobs <= 1:
        yield from map(job, range(first, row.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(job, range(first, row.games))


@contextmanager
def _alone(page: Path) -> Iterator[None]:
    """Several processes may play different matches at once, but only one writes."""
    with page.open() as shared:
        flock(shared, LOCK_EX)
        yield
