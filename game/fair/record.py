"""A finished game as a file: one line of JSON for its promise, one for each action, and the sum of it all.

{"format":"island game","version":1,"game":"57","promise":"…","seed":"…","terms":"…"}
["",[{…set-up…}],[["seats",4,2],["seats",3,0],…]]        key, values, and each outcome as [purpose, below, value]
["roll",[2],[["dice",6,3],["dice",6,0]]]
{"sha256":"…"}                                            of all bytes before this line
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from game.engine import AnyGame, Chance, Entry, replay
from game.fair.source import Source
from game.families import FAMILIES, family
from game.setup import Setup

FORMAT, VERSION = "island game", 1


class BadRecord(Exception):
    """A file that is no game, or that was altered."""


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    game: str
    promise: str
    seed: str
    terms: str = ""


class Line(Struct, frozen=True, array_like=True):
    """An action and what chance gave: purpose, bound and value of each outcome."""

    key: str
    values: list[Any]
    drawn: list[tuple[str, int, int]]


class Sum(Struct, frozen=True):
    """The last line."""

    sha256: str


class Record(Struct, frozen=True):
    """A game that can be checked by anybody."""

    header: Header
    lines: list[Line]

    @property
    def source(self) -> Source:
        return Source(bytes.fromhex(self.header.seed), self.header.game, self.header.terms)

    @property
    def setup(self) -> Setup:
        return msgspec.convert(self.lines[0].values[0], Setup)

    def entries(self) -> list[Entry]:
        return [Entry(line.key, line.values, [value for _, _, value in line.drawn]) for line in self.lines]


def record(setup: Setup, entries: Sequence[Entry], source: Source, promise: str) -> Record:
    """What is to be written down; the game is played again, for its log does not say what each outcome was for."""
    left, used = iter(entries), list[Chance]()

    def again(game: AnyGame | None) -> Chance:
        used.append(Chance.replaying(next(left).drawn))
        return used[-1]

    replay(family(setup.family).starter(setup), entries, chance_for=again)
    lines = [
        Line(
            entry.key,
            entry.values,
            [(purpose, n, value) for (purpose, n), value in zip(chance.asked, chance.drawn, strict=True)],
        )
        for entry, chance in zip(entries, used, strict=True)
    ]
    return Record(Header(FORMAT, VERSION, source.game_id, promise, source.seed.hex(), source.terms), lines)


def write(game: Record) -> bytes:
    """The file."""
    body = b"".join(msgspec.json.encode(part) + b"\n" for part in (game.header, *game.lines))
    return body + msgspec.json.encode(Sum(sha256(body).hexdigest())) + b"\n"


def sum_of(data: bytes) -> str:
    """The sum a file tells of itself."""
    return msgspec.json.decode(data.splitlines()[-1], type=Sum).sha256


def read(data: bytes) -> Record:
    """The game of a file whose sum is right; BadRecord says in words why it is none."""
    body, _, last = data.removesuffix(b"\n").rpartition(b"\n")
    body += b"\n"
    try:
        first, *others = body.splitlines()
        header = msgspec.json.decode(first, type=Header)
        told = msgspec.json.decode(last, type=Sum)
        lines = [msgspec.json.decode(line, type=Line) for line in others]
        bytes.fromhex(header.seed)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as error:
        raise BadRecord(f"this is not the file of a game: {error}") from error
    if (header.format, header.version) != (FORMAT, VERSION):
        raise BadRecord(f"this is a file of another kind: {header.format} {header.version}")
    if told.sha256 != sha256(body).hexdigest() or write(Record(header, lines)) != data:
        raise BadRecord("the file was altered: its sum is not that of its lines")
    found = Record(header, lines)
    try:
        known = found.setup.family in FAMILIES
    except (msgspec.MsgspecError, IndexError) as error:
        raise BadRecord("the file does not begin with a set-up") from error
    if not known:
        raise BadRecord(f"nobody here knows the game {found.setup.family}")
    return found
