"""Cards as people type them: “2 wood + brick”, “2w b”, in the words of their language."""

from __future__ import annotations

import re
import unicodedata

from game.engine import Refused
from game.rules import Rules
from game.words import Words

TOKEN = re.compile(r"(\d{1,3})?\s*[x×*]?\s*([^\W\d_]+)?", re.UNICODE)
MOST = 99


def read_cards(text: str, rules: Rules, words: Words) -> dict[str, int]:
    """The cards a text names; Refused with the part that could not be read."""
    cards: dict[str, int] = {}
    waiting = 0
    for token in re.findall(r"\d+|[^\W\d_]+", text[:200]):
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


def _kind(token: str, rules: Rules, words: Words) -> str | None:
    """The kind a word means: its key, its name, or an unmistakable beginning of either."""
    wanted = _folded(token)
    names = {kind: (_folded(kind), _folded(words.say(f"card-{kind}"))) for kind in rules.kinds[: rules.card_kinds]}
    exact = [kind for kind, spelled in names.items() if wanted in spelled]
    if exact:
        return exact[0]
    begins = [kind for kind, spelled in names.items() if any(name.startswith(wanted) for name in spelled)]
    if not begins:
        begins = [k for k, spelled in names.items() if any(len(n) > 2 and wanted.startswith(n[:-1]) for n in spelled)]
    return begins[0] if len(begins) == 1 else None


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))
