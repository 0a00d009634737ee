"""The syntax of the house's own files."""

from __future__ import annotations

import ast
import gc
from pathlib import Path


def parsed(path: Path) -> ast.Module:
    """A file's syntax, read while nothing is thrown away.

    Python 3.11 cannot parse while what is collected writes a traceback, for which it parses too (cpython 106905).
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text("utf-8"))
    finally:
        if collecting:
            gc.enable()
