"""The texts as they are written: what each message says in each form, which arguments it has and what it decides by."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.words import ENGLISH, TEXTS, languages

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
INFLECTING = frozenset(("n", "case"))  # what every name gets, whether its language looks at it or not
NAMES = ("card-", "item-", "progress-", "award-", "module-", "terrain-", "spot-")
NAMES_OF_COMMANDS = "names.ftl"  # a language has them where Discord has the language; English ones are in the code
MANY = 200


class Said(NamedTuple):
    """One message, or one attribute of it: its arguments, and the variants of those it decides by."""

    file: str
    key: str
    of: str
    arguments: frozenset[str]
    variants: dict[str, frozenset[str]]
    written: str  # the text itself, without what is filled in

    @property
    def name(self) -> str:
        return f"{self.key}.{self.of}" if self.of else self.key

    def counts(self, argument: str) -> bool:
        """Whether an argument is a number."""
        found = self.variants.get(argument, frozenset())
        return bool(found) and all(variant in PLURALS or variant.isdigit() for variant in found)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.written: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, set())
            keys = [variant.key for variant in node.variants]
            found |= {key.name if isinstance(key, ast.Identifier) else str(key.value) for key in keys}
        self.generic_visit(node)


@cache
def texts(language: str) -> dict[str, Said]:
    """Everything a language says, by name, in the order of its files."""
    return {said.name: said for path in sorted((TEXTS / language).glob("*.ftl")) for said in _read(path.name, language)}


def _read(file: str, language: str) -> Iterator[Said]:
    for node in FluentParser().parse((TEXTS / language / file).read_text("utf-8")).body:
        if isinstance(node, ast.Message):
            patterns = [("", node.value), *((a.id.name, a.value) for a in node.attributes)]
            for of, pattern in patterns:
                if pattern is not None:
                    reader = _Reader()
                    reader.visit(pattern)
                    variants = {name: frozenset(found) for name, found in reader.variants.items()}
                    arguments, written = frozenset(reader.arguments), "".join(reader.written)
                    yield Said(file, node.id.name, of, arguments, variants, written)


class Lack(NamedTuple):
    """What a language has still to do."""

    missing: tuple[str, ...]  # in English, not in this language
    unknown: tuple[str, ...]  # in this language, not in English
    differing: tuple[str, ...]  # other arguments than in English
    plurals: tuple[str, ...]  # a number decides, but not every form is told apart that this language has


def lack(language: str) -> Lack:
    """What a language lacks beside English; names of commands beside the other languages, once it has some."""
    forms, own, english = forms_of_numbers(language), texts(language), spoken(ENGLISH)
    named = {name for name, said in own.items() if said.file == NAMES_OF_COMMANDS}
    others = {name for code in languages() if code != ENGLISH for name in texts(code).keys() - spoken(code).keys()}
    return Lack(
        (*(name for name in english if name not in own), *(sorted(others - named) if named else ())),
        tuple(name for name in own if name not in english and name not in others),
        tuple(n for n, said in own.items() if n in english and _gaps(said) != _gaps(english[n])),
        tuple(name for name, said in own.items() if any(_lumps(said, argument, forms) for argument in said.variants)),
    )


def spoken(language: str) -> dict[str, Said]:
    """What a language says to people: everything but names of commands."""
    return {name: said for name, said in texts(language).items() if said.file != NAMES_OF_COMMANDS}


def _gaps(said: Said) -> frozenset[str]:
    return said.arguments - INFLECTING if said.key.startswith(NAMES) else said.arguments


def forms_of_numbers(language: str) -> frozenset[str]:
    """The plural forms that whole numbers take in a language."""
    plural = Locale.parse(language).plural_form
    return frozenset(plural(n) for n in range(MANY))


def _lumps(said: Said, argument: str, forms: frozenset[str]) -> bool:
    found = said.variants[argument] & PLURALS
    return said.counts(argument) and len(found) > 1 and bool(forms - found)
