"""The beginning of a new rule system: a folder, words, an entry of the almanac, a picture, facts and tests that pass.

    python -m game.new beekeepers

What it writes is a small variant that can be played at once, ready to be changed; CONTRIBUTING.md leads through it. The
templates lie beside this file under the paths they are written to, with NAME for the key of the system.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"
ROOT = Path(__file__).parents[2]
ENGLISH = "en"
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class NotPossible(Exception):
    """Why a system of this name cannot be begun."""


def begin(name: str, root: Path = ROOT) -> list[Path]:
    """Write everything; the files written. Nothing that is there is changed."""
    if not KEY.fullmatch(name) or not 3 <= len(name) <= 24:
        raise NotPossible(f"{name!r} is no key: small letters, digits and _, 3 to 24 of them, such as beekeepers")
    files = {root / path: text for path, text in _files(name, root)}
    if there := sorted(path for path in files if path.exists()):
        raise NotPossible(f"{there[0].relative_to(root)} is there already")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return list(files)


def _files(name: str, root: Path) -> Iterator[tuple[str, str]]:
    """Paths from the root with their texts; what has words is written in every language."""
    title = name.replace("_", " ").capitalize()
    given = {"«name»": name, "«Class»": title.title().replace(" ", ""), "«Title»": title}
    given |= {"«ID»": name[:3].upper(), "«id»": name[:3]}
    languages = sorted(path.name for path in (root / "data" / "text").iterdir() if path.is_dir())
    for template in sorted(TEMPLATES.rglob("*.txt")):
        where = str(template.relative_to(TEMPLATES)).removesuffix(".txt").replace("NAME", name)
        folder = template.parent.name
        if folder in languages and folder != ENGLISH:
            continue  # read where the English one is
        for language in languages if folder == ENGLISH else [folder]:
            spoken = template.parent.with_name(language) / template.name
            text = (spoken if spoken.exists() else template).read_text("utf-8")
            for mark, filled in given.items():
                text = text.replace(mark, filled)
            yield where.replace(f"/{ENGLISH}/", f"/{language}/"), text
