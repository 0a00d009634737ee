"""A game as a file: the program and the page prove the same, and one altered byte is found by both."""

from __future__ import annotations

import os
import re
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.engine import ReplayDiffers
from game.fair.__main__ import main
from game.fair.check import Report, check
from game.fair.record import BadRecord, Record, read, write
from tests.fair.games import by_page, exported
from tests.modules.known import gathered

SOAK = 1_000 if os.environ.get("SOAK") == "full" else 60
PURPOSES = {
    "seats", "island", "colours", "start", "dice", "theft", "development_card", "event_die", "event_card",
    "progress_card", "helpers", "favour", "eruption", "resource_dice",
    *(purpose for some in gathered("PURPOSES") for purpose in some),
}  # fmt: skip


def test_both_prove_games_of_every_sort(tmp_path: Path) -> None:
    both_prove(range(12), tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_both_prove_a_thousand_games(tmp_path: Path) -> None:
    both_prove(range(SOAK), tmp_path)


def both_prove(numbers: range, folder: Path) -> None:
    files, reports = [], []
    for number in numbers:
        data = exported(number)
        files.append(folder / f"game-{number}.jsonl")
        files[-1].write_bytes(data)
        reports.append(check(data))
    assert sum(sum(report.outcomes.values()) for report in reports) > 20 * len(reports)
    purposes = {purpose for report in reports for purpose in report.outcomes}
    assert purposes <= PURPOSES, "a purpose that is renamed changes the dice of games that are going on"
    assert all(re.fullmatch("[a-z_]+", purpose) for purpose in purposes), "parts of a message have no colon"
    for report, found in zip(reports, by_page(files), strict=True):
        assert found["proved"], (report.game, found)
        assert found["purposes"] == report.outcomes and found["throws"] == [list(pair) for pair in report.throws]
        assert (found["digest"], found["sum"], found["actions"]) == (report.digest, report.sum, report.actions)


@pytest.fixture(scope="module")
def data() -> bytes:
    return exported(2)


def test_one_altered_byte_is_found_wherever_it_stands(data: bytes, tmp_path: Path) -> None:
    rng, files = Random(1), []
    for number, at in enumerate([0, len(data) - 1, *rng.sample(range(len(data)), 60)]):
        altered = bytearray(data)
        altered[at] ^= 1 << rng.randrange(8)
        with pytest.raises((BadRecord, ReplayDiffers)):
            check(bytes(altered))
        files.append(tmp_path / f"{number}.jsonl")
        files[-1].write_bytes(altered)
    assert not any(found["proved"] for found in by_page(files))


def summed(game: Record) -> bytes:
    """A forger knows how to add up."""
    return write(game)


def forgeries(data: bytes) -> dict[str, bytes]:
    game = read(data)
    at = next(i for i, line in enumerate(game.lines) if line.key == "roll")
    roll = game.lines[at]
    (purpose, n, value), *others = roll.drawn
    head = game.header

    def with_line(**changes: object) -> bytes:
        lines = [*game.lines[:at], msgspec.structs.replace(roll, **changes), *game.lines[at + 1 :]]
        return summed(Record(head, lines))

    def with_head(**changes: object) -> bytes:
        return summed(Record(msgspec.structs.replace(head, **changes), game.lines))

    other = "00" * 32
    return {
        "another die": with_line(drawn=[(purpose, n, (value + 1) % n), *others]),
        "another purpose": with_line(drawn=[("theft", n, value), *others]),
        "a die of ten sides": with_line(drawn=[(purpose, 10, value), *others]),
        "a die less": with_line(drawn=others),
        "a line less": summed(Record(head, [*game.lines[:at], *game.lines[at + 1 :]])),
        "another seed": with_head(seed=other),
        "another seed with its own promise": with_head(seed=other, promise=sha256(bytes(32)).hexdigest()),
        "other luck": with_head(terms=head.terms.replace("word 2", "word 3")),
        "another game": with_head(game="99"),
    }


def test_a_forger_who_adds_up_anew_is_found_too(data: bytes, tmp_path: Path) -> None:
    forged = forgeries(data)
    assert all(made != data for made in forged.values())
    for name, made in forged.items():
        (tmp_path / name).write_bytes(made)
        with pytest.raises(ReplayDiffers):
            check(made)
    verdicts = dict(zip(forged, by_page([tmp_path / name for name in forged]), strict=True))
    assert {name for name, found in verdicts.items() if found["proved"]} == set(), verdicts


def test_the_program_says_in_words_what_it_found(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game-2.jsonl"
    file.write_bytes(data)
    report = check(data)
    assert main([str(file), "--throws", "--promise", report.promise[:16] + "…"]) == 0
    told = capsys.readouterr().out
    assert "PROVED" in told and report.seed in told and "word 2" in told and "throw 1:" in told
    assert main([str(file), "--promise", "0123"]) == 1
    assert "not the one you were shown" in capsys.readouterr().err
    file.write_bytes(data.replace(b'"roll"', b'"rolL"', 1))
    assert main([str(file)]) == 1
    assert "NOT PROVED: the file was altered" in capsys.readouterr().err
    assert main([str(tmp_path / "nothing")]) == 2
    assert "cannot be read" in capsys.readouterr().err


NONSENSE = [b"", b"\n", b"{}\n{}\n", b"\xff\xfe", b"[" * 5000, b'{"format":"x","version":1}\n']


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_what_is_no_game_is_refused_in_words(nonsense: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        check(nonsense)
    file = tmp_path / "nonsense"
    file.write_bytes(nonsense)
    assert by_page([file])[0] == {"proved": False, "why": "format", "line": 0}


def test_a_report_names_who_added_luck_and_how_many_islands_were_seen(data: bytes) -> None:
    report: Report = check(data)
    assert report.terms is not None and report.terms.looked == 3
    assert report.terms.luck == (("Anna", "word 2"), ("Bořivoj", str(10**18 + 2)))
