"""A language nobody speaks, made of English: longer, every vowel with an accent. It shows what does not fit.

It has no folder, so nobody is ever offered it: tests and `python -m game.words --preview pseudo` ask for it by name.
"""

from __future__ import annotations

import re
from functools import cache
from math import ceil

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

from game.words import ENGLISH, TEXTS, Words, bundled

PSEUDO = "pseudo"
LONGER = 0.35
ACCENTS = str.maketrans("aeiouyAEIOUYcnszrCNSZR", "áěíóůýÁĚÍÓŮÝčňšžřČŇŠŽŘ")
KEPT = re.compile(r"`[^`]*`|<[^>]*>|(?<!\w)/[a-z][\w-]*(?: [a-z][\w-]*)?|https?://\S+|:\w+:")
WORD = re.compile(r"[A-Za-z]+")


class _Stretched(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = stretched(node.value)
        return node


def stretched(text: str) -> str:
    """Longer and with accents; commands, code, mentions and addresses stay what they are."""
    parts, end = [], 0
    for kept in KEPT.finditer(text):
        parts += [WORD.sub(_longer, text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join((*parts, WORD.sub(_longer, text[end:])))


def _longer(word: re.Match[str]) -> str:
    letters = word[0].translate(ACCENTS)
    return letters + ("ěžů" * len(letters))[: ceil(len(letters) * LONGER)]


@cache
def pseudo() -> Words:
    """The words of this language."""
    texts = (_text(path.read_text("utf-8")) for path in sorted((TEXTS / ENGLISH).glob("*.ftl")))
    return Words(PSEUDO, [bundled(ENGLISH, texts)])


def _text(text: str) -> str:
    return str(serialize(_Stretched().visit(FluentParser().parse(text))))
