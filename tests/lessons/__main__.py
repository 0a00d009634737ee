"""Write the files of all lessons."""

import argparse

from tests.lessons.scripts import SCRIPTS
from tests.lessons.writing import write

if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.lessons", description=__doc__).parse_args()
    for name, script in SCRIPTS.items():
        write(name, script())
