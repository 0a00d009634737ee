"""Modules that are changed while they are imported; nothing of it is kept on disk."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tests.syntax import parsed

Change = Callable[[ast.Module], ast.Module]


class Changing(SourceFileLoader):
    """Compiles the changed source."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        code = compile(self.change(parsed(Path(self.path))), self.path, "exec")
        assert isinstance(code, CodeType)
        return code


class Finder(MetaPathFinder):
    """Finds the modules that are to be changed before anybody else does."""

    def __init__(self, changes: dict[str, Change]) -> None:
        self.changes = changes

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.changes:
            return None
        spec = PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        assert spec is not None and spec.origin is not None
        spec.loader = loader = Changing(name, spec.origin)
        loader.change = self.changes[name]
        return spec


def install(changes: dict[str, Change]) -> None:
    """From now on these modules are changed as they are imported."""
    sys.meta_path.insert(0, Finder(changes))
