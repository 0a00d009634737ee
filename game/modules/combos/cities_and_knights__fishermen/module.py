"""Progress cards where there are no development cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.engine import Problem
from game.module import Module
from game.modules.cities_and_knights.progress import filled_decks
from game.modules.fishermen.using import FishCard
from game.table import Island


def fish_card(g: Island, seat: int) -> None:
    """The deck is asked for; a fifth card is put back as always."""
    g.then("choose_deck", seat=seat)
    g.then("fifth_cards")


class FishedProgress(Module):
    """Seven fish for a progress card."""

    key: ClassVar[str] = "cities_and_knights__fishermen"
    requires: ClassVar[tuple[str, ...]] = ("cities_and_knights", "fishermen")
    after: ClassVar[tuple[str, ...]] = requires
    combo: ClassVar[bool] = True
    replaces: ClassVar[Mapping[str, Callable[..., None]]] = {"fish_card": fish_card}

    def bars_playing(self, g: Island, seat: int, card: str) -> tuple[Problem, ...]:
        return ("deck_empty",) if card == FishCard.key and not filled_decks(g) else ()
