"""For translators: python -m game.words --missing sk · python -m game.words --preview sk page.html"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.words import ENGLISH, languages, speaking
from game.words.preview import page
from game.words.pseudo import PSEUDO, pseudo
from game.words.source import Lack, lack


def main(arguments: list[str]) -> int:
    """Say what a language lacks, or write its page."""
    options = _parse(arguments)
    if options.missing:
        return _tell(options.missing, lack(options.missing))
    language, file = options.preview
    Path(file).write_text(page(pseudo() if language == PSEUDO else speaking(language)), "utf-8")
    print(f"{file}: every message of {language} beside English")
    return 0


def _tell(language: str, found: Lack) -> int:
    """Every lack in a line; 1 where something is missing, superfluous or filled in otherwise."""
    said = {
        "not there yet": found.missing,
        "not in English, so nobody says it": found.unknown,
        "has other gaps than English": found.differing,
    }
    for what, names in said.items():
        for name in names:
            print(f"{name}: {what}")
    for name in found.plurals:
        print(f"{name}: by a number, but not every form of it is told apart (fine where the words do not change)")
    wrong = sum(map(len, said.values()))
    print(f"{language}: {wrong} to do" if wrong else f"{language}: complete")
    return 1 if wrong else 0


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m game.words", description="What a language still lacks, or a page of everything it says."
    )
    known = [language for language in languages() if language != ENGLISH]
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--missing", metavar="LANG", choices=known, help=f"what a language lacks: {', '.join(known)}")
    what.add_argument(
        "--preview", nargs=2, metavar=("LANG", "FILE"),
        help=f"write every message with real arguments, in every plural, to an HTML file; also of {PSEUDO}",
    )  # fmt: skip
    options = parser.parse_args(arguments)
    if options.preview and options.preview[0] not in (*languages(), PSEUDO):
        parser.error(f"there are no words in {options.preview[0]}: there are {', '.join(languages())} and {PSEUDO}")
    return options


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
