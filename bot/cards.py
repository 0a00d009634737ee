"""Cards as people type them: “2 wood + brick”, “2w b”, in the words of their language."""

from __future__ import annotations

import re
from typing import Protocol

from bot.names import folded
from game.engine import Refused
from game.words import Words

MOST = 99


class Faces(Protocol):
    """Rules as far as cards are read: their kinds, those that are cards first."""

    kinds: tuple[str, ...]
    card_kinds: int


def read_cards(text: str, rules: Faces, words: Words) -> dict[str, int]:
    """The cards a text names; Refused with the part that could not be read."""
    cards: dict[str, int] = {}
    waiting = 0
    joining = words.say("list-last", one="", other="").strip()
    for token in re.findall(r"\d+|[^\W\d_]+", text[:200]):
        if token == joining:
            continue
        if token.isascii() and token.isdigit():
            waiting = int(token)
            continue
        kind = _kind(token, rules, words)
        if kind is None:
            raise Refused("unknown_card", text=token[:20])
        cards[kind] = cards.get(kind, 0) + (waiting or 1)
        waiting = 0
    if waiting or any(n > MOST for n in cards.values()):
        raise Refused("unknown_card", text=text[:20])
    return cards


def _kind(token: str, rules: Faces, words: Words) -> str | None:
    """The kind a word means: a form of its name, its key, or a beginning; a single letter means the first it fits."""
    wanted, kinds = folded(token), rules.kinds[: rules.card_kinds]
    for names in ({kind: words.forms(f"card-{kind}") for kind in kinds}, {kind: (kind,) for kind in kinds}):
        spelled = {kind: tuple(map(folded, forms)) for kind, forms in names.items()}
        found = [kind for kind, forms in spelled.items() if wanted in forms]
        found = found or [kind for kind, forms in spelled.items() if any(form.startswith(wanted) for form in forms)]
        found = found or [
            k for k, forms in spelled.items() if any(len(f) > 2 and wanted.startswith(f[:-1]) for f in forms)
        ]
        if len(found) == 1 or (found and len(wanted) == 1):
            return found[0]
    return None
