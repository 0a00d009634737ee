"""python -m game.review FILE --html PAGE: look back at a game that /fair gave out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.automa.levels import LEVELS
from game.fair.record import BadRecord, read
from game.review.page import page, told
from game.review.story import review


def main(arguments: list[str] | None = None) -> int:
    """The exit code is 0, or 2 where there is no game to read."""
    parser = argparse.ArgumentParser(prog="python -m game.review", description=__doc__)
    parser.add_argument("file", type=Path, help="the file of the game, such as game-57.jsonl")
    parser.add_argument("--html", type=Path, help="write a page with a chart to this file")
    parser.add_argument("--language", default="en")
    parser.add_argument("--level", choices=sorted(LEVELS), help="how well they all play; else as people do")
    given = parser.parse_args(arguments)
    try:
        record = read(given.file.read_bytes())
    except (OSError, BadRecord) as error:
        print(f"{given.file} is no game that can be read: {error}", file=sys.stderr)
        return 2
    if record.setup.family != "island":
        print("There is a look back only at games on the island.", file=sys.stderr)
        return 2
    found = review(record.setup, record.entries(), [given.level])
    print("\n".join(told(found, record, given.language)))
    if given.html:
        given.html.write_text(page(found, record, given.language), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
