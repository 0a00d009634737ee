"""What players of each level did in the matches of the programme, by rule system, as a table of docs/matches.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from game.catalogue import catalogue
from game.deeds import declared

if TYPE_CHECKING:
    from game.automa.programme import Result, Row

LEVELS = ("gentle", "steady", "sharp")
MARKS = "<!-- deeds: python -m game.automa.arena --table -->", "<!-- end of the deeds -->"
HEAD = "| rules | deed | gentle | steady | sharp |\n|---|---|---|---|---|"
ALWAYS = ("base", "development")  # whose deeds stand under the base game alone


def deeds_table(results: Mapping[str, Result], matches: Iterable[Row]) -> str:
    """Times a game for each player of a level: of the base game all deeds, of others those of their own systems."""
    seats, done = Counter[tuple[str, str]](), Counter[tuple[str, str, str]]()
    rules = dict[str, tuple[str, ...]]()
    for row in matches:
        name = " + ".join(row.modules) or "base"
        if (found := results.get(row.key)) is not None and row.players == 4:
            rules[name] = row.modules or ALWAYS
            seats.update({(name, level): n for level, n in found.seats.items()})
            done.update({(name, deed, lv): n for deed, by in found.deeds.items() for lv, n in by.items()})
    lines = [HEAD]
    for name, modules in rules.items():
        for deed, fault in deeds_of(modules).items():
            shares = (_share(done[name, deed, level], seats[name, level]) for level in LEVELS)
            lines.append(f"| {name} | {deed}{' (seldom is better)' if fault else ''} | {' | '.join(shares)} |")
    return "\n".join(lines)


def deeds_of(modules: Iterable[str]) -> dict[str, bool]:
    """The deeds of some systems, and whether a good player avoids them."""
    found = dict[str, bool]()
    for key in modules:
        module = type(catalogue()[key])
        for folder in dict.fromkeys(kind.__module__.rpartition(".")[0] for kind in module.__mro__):
            if folder.startswith("game.modules."):
                found |= {deed.name: deed.fault for deed in declared(folder)}
    return found


def _share(times: int, seats: int) -> str:
    return f"{times / seats:.2f}" if seats else ""
