"""How places are named, and how generously those names are read."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from unicodedata import combining, normalize

_DASH = re.compile(r"\s*[-‐‑‒–—−/,:]\s*|\s+(?:to\s+)?")


def letters(number: int) -> str:
    """A, B .. Z, AA, AB .. for hexes."""
    name = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def plain(text: str) -> str:
    """The text without case, accents, punctuation, or zeros in front of a number; two numbers stay two."""
    bare = "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))
    words = re.sub(r"[\W_]+", " ", bare).strip()
    return re.sub(r"(?<!\d)0+(?=\d)", "", re.sub(r"(?<!\d) | (?!\d)", "", words))


def index(names: Iterable[tuple[str, int]]) -> Mapping[str, int]:
    """Names to numbers for reading what people type; the first owner of a name keeps it."""
    read: dict[str, int] = {}
    for name, number in names:
        if key := plain(name):
            read.setdefault(key, number)
    return MappingProxyType(read)


def pairs(text: str) -> Iterable[tuple[str, str]]:
    """Every way to read the text as two places: "17-18", "17 18", "L'Île-Rousse - 9"."""
    return [(text[: cut.start()], text[cut.end() :]) for cut in _DASH.finditer(text)]
