"""Cards as people type them: “2 wood + brick”, “2xwool”, “ore 3”, in the words of their language. Nothing is guessed.

Numbers stand before or after the word, the same way within one part; parts are told apart by “+”, commas or the
language's “and”. A sign, a fraction, a zero or a word that fits two kinds is refused with what was probably meant.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import Protocol

from bot.names import folded
from game.engine import Refused
from game.words import ENGLISH, Words, speaking

MOST = 99
LONGEST = 200
SHOWN = 20
NUMBER, WORD, BREAK = "number", "word", "break"
Token = tuple[str, str]
Names = dict[str, frozenset[str]]

_FRACTION = re.compile(r"\d+[.,]\d+|\d+\s*[/⁄]\s*\d+|[½⅓¼⅔¾⅛]")
_SIGN = re.compile(r"[-−–—]\s*\d+|^\s*\+\s*\d+")
_TIMES = re.compile(r"[×*]|(?<=\d)\s*x(?=\D|$)|(?<=\s)x\s*(?=\d)", re.IGNORECASE)
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_TOKEN = re.compile(r"(?P<number>\d+)|(?P<word>[^\W\d_]+)|(?P<break>[+,;&/\n])|(?P<sign>[^\s\w])")


class Faces(Protocol):
    """Rules as far as cards are read: what players may exchange."""

    tradable: tuple[str, ...]


def read_cards(text: str, rules: Faces, words: Words) -> dict[str, int]:
    """The cards a text names; Refused with the part that could not be read."""
    given = _EMOJI.sub(r" \1 ", text[:LONGEST])
    if found := _FRACTION.search(given):
        raise Refused("cards_in_parts", text=found[0])
    plain = unicodedata.normalize("NFKC", given)
    if found := _FRACTION.search(plain) or _SIGN.search(plain):
        raise Refused("cards_in_parts", text=found[0].strip())
    kinds = rules.tradable
    cards: dict[str, int] = {}
    for part in _parts(_TIMES.sub(" ", plain), words):
        for word, count in _counted(_whole(part, kinds, words), words):
            kind = _kind(word, kinds, words)
            cards[kind] = cards.get(kind, 0) + count
    if any(n > MOST for n in cards.values()):
        raise Refused("too_many_cards", most=MOST)
    return cards


def _parts(text: str, words: Words) -> list[list[Token]]:
    """What stands between “+”, commas and “and”: words and numbers in their order."""
    joining = {folded(words.say("list-last", one="", other="")), "and"}
    numbers = _spelled_numbers(words)
    parts: list[list[Token]] = [[]]
    for match in _TOKEN.finditer(text):
        token, kind = match[0], match.lastgroup or WORD
        if kind == BREAK or folded(token) in joining:
            parts.append([])
        elif kind == NUMBER:
            parts[-1].append((NUMBER, token))
        elif unicodedata.category(token[0]) in ("Mn", "Cf"):
            continue  # what phones put behind an emoji
        elif folded(token) in numbers:
            parts[-1].append((NUMBER, numbers[folded(token)]))
        else:
            parts[-1].append((WORD, token))
    return [part for part in parts if part]


def _whole(part: list[Token], kinds: tuple[str, ...], words: Words) -> list[Token]:
    """The same, with names of several words in one piece."""
    known = {name for language in (words.language, ENGLISH) for of in _names(language, kinds).values() for name in of}
    most = 1 + max(name.count(" ") for name in known)
    found: list[Token] = []
    while part:
        for length in range(min(most, len(part)), 0, -1):
            run = part[:length]
            said = " ".join(token for _, token in run)
            if length == 1 or (all(kind == WORD for kind, _ in run) and folded(said) in known):
                found.append(run[0] if length == 1 else (WORD, said))
                part = part[length:]
                break
    return found


def _counted(part: list[Token], words: Words) -> list[tuple[str, int]]:
    """Each word with its number; a part in which a number could belong to either neighbour is refused."""
    spelled = " ".join(token for _, token in part)
    before, after = part[0][0] == NUMBER, part[-1][0] == NUMBER
    numbers = any(kind == NUMBER for kind, _ in part)
    if numbers and before == after:
        raise Refused("unclear_number", text=spelled[:SHOWN])
    counted: list[tuple[str, int]] = []
    waiting: int | None = None
    for kind, token in reversed(part) if after else part:
        if kind == WORD:
            counted.append((token, 1 if waiting is None else waiting))
            waiting = None
        elif waiting is not None:
            raise Refused("unclear_number", text=spelled[:SHOWN])
        else:
            waiting = _number(token)
    return counted[::-1] if after else counted


def _number(token: str) -> int:
    if len(token) > 3 or int(token) > MOST:
        raise Refused("too_many_cards", most=MOST)
    if not int(token):
        raise Refused("no_cards_meant", text=token)
    return int(token)


def _kind(word: str, kinds: tuple[str, ...], words: Words) -> str:
    """The kind a word means: one of its names, or the beginning of names of one kind only."""
    wanted = folded(word) or word
    spoken = (_names(words.language, kinds), _names(ENGLISH, kinds))
    for names in spoken:
        for fits in (wanted.__eq__, lambda name: name.startswith(wanted)):
            found = [kind for kind in kinds if any(map(fits, names[kind]))]
            if len(found) == 1:
                return found[0]
            if found:
                raise Refused("unclear_card", text=word[:SHOWN], cards=_either(found, words))
    near = {name: kind for names in reversed(spoken) for kind in kinds for name in names[kind]}
    if close := get_close_matches(wanted, near, n=1, cutoff=0.7):
        raise Refused("misspelt_card", text=word[:SHOWN], card=near[close[0]])
    raise Refused("unknown_card", text=word[:SHOWN])


def _either(kinds: list[str], words: Words) -> str:
    one, *others = (words.say(f"card-{kind}") for kind in kinds)
    for other in others:
        one = words.say("list-or", one=one, other=other)
    return one


@cache
def _names(language: str, kinds: tuple[str, ...]) -> Names:
    """What each kind is called: every form of its name, what else people say, and its key."""
    words = speaking(language)
    return {kind: frozenset(folded(name) or name.strip() for name in (*_spoken(words, kind), kind)) for kind in kinds}


def _spoken(words: Words, kind: str) -> list[str]:
    return [*words.forms(f"card-{kind}"), *words.say(f"card-{kind}", of="also").split(",")]


@cache
def _spelled_numbers(words: Words) -> dict[str, str]:
    """Numbers people write as words: “one”, “two”."""
    pairs = (pair.split() for pair in words.say("typed-numbers").split(","))
    return {folded(word): number for word, number in pairs}


def means(text: str, kind: str, n: int, rules: Faces, words: Words) -> bool:
    """Whether a part that is still being typed may become so many of a kind."""
    kinds, numbers = rules.tradable, _spelled_numbers(words)
    names = _names(words.language, kinds)[kind] | _names(ENGLISH, kinds)[kind]
    for match in _TOKEN.finditer(_TIMES.sub(" ", unicodedata.normalize("NFKC", text))):
        token = numbers.get(folded(match[0]), match[0])
        if token.isdecimal():
            if int(token[:3]) != n:
                return False
        elif not any(name.startswith(folded(token) or token) for name in names):
            return False
    return True
