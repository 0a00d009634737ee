"""Checking the file of a game: every outcome is derived anew, and every rule applied again."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import Struct

from game.engine import Chance, ReplayDiffers
from game.fair.proof import prove
from game.fair.record import Record, read, sum_of
from game.fair.source import Agreed, digest, read_terms


class Report(Struct, frozen=True):
    """What was proved."""

    game: str
    promise: str
    seed: str
    digest: str  # of the terms; "" for games that began before there were any
    terms: Agreed | None
    outcomes: dict[str, int]  # by purpose
    throws: list[tuple[int, int]]
    sum: str
    actions: int
    over: bool


def check(data: bytes, promised: str = "") -> Report:
    """BadRecord if it is no game, ReplayDiffers if something in it does not follow from its seed.

    `promised` is what somebody read in the channel when the game began: a hash, or the beginning of one.
    """
    game = read(data)
    head = game.header
    if promised and not head.promise.startswith(promised.strip().lower().rstrip("…")):
        raise ReplayDiffers(0, f"the promise of this file is {head.promise}, not the one you were shown")
    try:
        terms = read_terms(head.terms) if head.terms else None
    except msgspec.MsgspecError as error:
        raise ReplayDiffers(0, f"the terms cannot be read: {error}") from error
    used: list[Chance] = []
    end = prove(game.setup, game.entries(), game.source, head.promise, used=used)
    _purposes(game, used)
    outcomes = Counter(purpose for line in game.lines for purpose, _, _ in line.drawn)
    return Report(
        head.game, head.promise, head.seed, digest(head.terms) if head.terms else "", terms,
        dict(sorted(outcomes.items())), throws(game), sum_of(data), len(game.lines) - 1, end.over is not None,
    )  # fmt: skip


def throws(game: Record) -> list[tuple[int, int]]:
    """The dice of the game, red and yellow; none where cards or a deck of pairs stand for them."""
    dice = [1 + value for line in game.lines for purpose, n, value in line.drawn if (purpose, n) == ("dice", 6)]
    return list(zip(dice[::2], dice[1::2], strict=False))


def _purposes(game: Record, used: list[Chance]) -> None:
    """What the file says about each outcome is what the rules asked for."""
    for at, (line, chance) in enumerate(zip(game.lines, used, strict=True)):
        if [(purpose, n) for purpose, n, _ in line.drawn] != chance.asked:
            raise ReplayDiffers(at, "the outcomes were drawn for something else")
