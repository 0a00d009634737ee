"""python -m game.fair FILE: prove a game that /fair gave out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.engine import ReplayDiffers
from game.fair.check import Report, check
from game.fair.record import BadRecord


def main(arguments: list[str] | None = None) -> int:
    """The exit code is 0 when every outcome is proved, 1 when one is not, 2 when there is nothing to read."""
    parser = argparse.ArgumentParser(
        prog="python -m game.fair",
        description="Play a game again from its file (/fair gives it out when the game is over) and prove that every "
        "die, drawn card and theft follows from the seed promised before it began and from everybody's luck.",
    )
    parser.add_argument("file", type=Path, help="the file of the game, such as game-57.jsonl")
    parser.add_argument("--promise", default="", help="the hash you were shown before the game began, or its beginning")
    parser.add_argument("--throws", action="store_true", help="list every throw of the dice")
    given = parser.parse_args(arguments)
    try:
        report = check(given.file.read_bytes(), given.promise)
    except OSError as error:
        print(f"{given.file} cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    except (BadRecord, ReplayDiffers) as error:
        print(f"NOT PROVED: {error}", file=sys.stderr)
        return 1
    print("\n".join(told(report, given.throws)))
    return 0


def told(report: Report, throws: bool) -> list[str]:
    """What was proved, in lines."""
    lines = [
        f"PROVED: all {sum(report.outcomes.values())} outcomes of game {report.game} follow from its seed.",
        f"  promise (SHA-256 of the seed)   {report.promise}",
        f"  seed                            {report.seed}",
    ]
    if report.terms is not None:
        lines += [f"  digest of the terms             {report.digest}"]
        if report.terms.digest:
            lines += ["  somebody who added luck wanted to be forgotten: the digest cannot be worked out any more;"]
            lines += ["  it is proved only if it is the one that /fair showed while the game went on"]
        lines += [f"  islands looked at               {report.terms.looked}"]
        lines += [f"  luck of {name or '-':<23} {text}" for name, text in report.terms.luck]
    else:
        lines += ["  this game began before everybody could add luck: its dice come from the seed alone"]
    lines += [f"  sum of the file                 {report.sum}", f"  {report.actions} actions, outcomes by purpose:"]
    lines += [f"    {purpose:<20} {n}" for purpose, n in report.outcomes.items()]
    if throws:
        lines += [f"  throw {number}: {red} + {yellow}" for number, (red, yellow) in enumerate(report.throws, 1)]
    return lines


if __name__ == "__main__":
    sys.exit(main())
