"""python -m game.new NAME"""

from __future__ import annotations

import argparse
import sys

from game.new import ROOT, NotPossible, __doc__, begin


def main() -> int:
    parser = argparse.ArgumentParser("python -m game.new", description=__doc__)
    parser.add_argument("name", help="the key of the rule system, such as beekeepers")
    try:
        written = begin(parser.parse_args().name)
    except NotPossible as reason:
        print(reason, file=sys.stderr)
        return 1
    print(*(path.relative_to(ROOT) for path in written), sep="\n")
    print("It can be played. Its name is English in every language, and so is what no template was translated for.")
    print("CONTRIBUTING.md says how to go on.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
