"""Cards: one kind, a set of them, an order of kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from discord import PartialEmoji

from bot.arguments.base import ArgumentType, Kinds, Offered, read_number
from bot.cards import read_cards
from game.engine import Action, Argument, Refused

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech
    from bot.widgets.wish import Wish


class CardSet(ArgumentType[Mapping[str, int]]):
    """So many of each kind."""

    by_card = inflected = True
    blank: ClassVar[object] = {}

    def write(self, rules: Kinds, value: Mapping[str, int]) -> str:
        return written(rules, ((name, n) for name, n in value.items() if n))

    def read(self, rules: Kinds, text: str) -> dict[str, int]:
        return dict(pairs(rules, text))

    def typed(self, speech: Speech, table: Seated, text: str) -> dict[str, int]:
        return read_cards(text, table.island.rules, speech.words)

    def spelled(self, table: Seated, value: Mapping[str, int]) -> str:
        return " + ".join(f"{n} {name}" for name, n in value.items() if n)

    def said(self, speech: Speech, value: Mapping[str, int], action: type[Action] | None) -> str:
        return speech.words.cards(value)


class Card(ArgumentType[str]):
    """One kind of card."""

    def write(self, rules: Kinds, value: str) -> str:
        return str(rules.index[value]) if value in rules.index else value

    def read(self, rules: Kinds, text: str) -> str:
        return rules.kinds[int(text)] if text.isascii() and text.isdigit() else text

    def typed(self, speech: Speech, table: Seated, text: str) -> str:
        cards = read_cards(text, table.island.rules, speech.words)
        if len(cards) != 1:
            raise Refused("unknown_card", text=text[:20])
        return next(iter(cards))

    def said(self, speech: Speech, value: str, action: type[Action] | None) -> str:
        return speech.say(f"card-{value}")

    def sign(self, speech: Speech, value: str) -> PartialEmoji | None:
        return speech.icons.emoji(value)

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        rules = wish.table.island.rules
        return [Offered(speech.say(f"card-{kind}"), kind) for kind in rules.kinds[: rules.card_kinds]]


class Order(ArgumentType[Iterable[tuple[str, int]]]):
    """Kinds in order, each with the number to keep: “wool 0, ore 2”; one without a number keeps none."""

    def write(self, rules: Kinds, value: Iterable[tuple[str, int]]) -> str:
        return written(rules, value)

    def read(self, rules: Kinds, text: str) -> list[tuple[str, int]]:
        return pairs(rules, text)

    def typed(self, speech: Speech, table: Seated, text: str) -> list[tuple[str, int]]:
        order = []
        for part in (p.strip() for p in text.replace(";", ",").replace(">", ",").split(",") if p.strip()):
            word, _, keep = part.partition(" ")
            order.append((CARD.typed(speech, table, word), read_number(keep) if keep.strip() else 0))
        return order

    def spelled(self, table: Seated, value: Iterable[tuple[str, int]]) -> str:
        return ", ".join(f"{name} {keep}" for name, keep in value)

    def said(self, speech: Speech, value: Iterable[tuple[str, int]], action: type[Action] | None) -> str:
        return " > ".join(f"{speech.say(f'card-{name}')} {keep}" for name, keep in value)


def written(rules: Kinds, cards: Iterable[tuple[str, int]]) -> str:
    return "".join(f"{rules.index[name]}.{n}_" for name, n in cards)


def pairs(rules: Kinds, text: str) -> list[tuple[str, int]]:
    found = [part.split(".") for part in text.split("_") if part]
    return [(rules.kinds[natural(index)], natural(n)) for index, n in found]


def natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


CARD = Card("card")
TYPES = (CARD, CardSet("cards"), Order("order"))
