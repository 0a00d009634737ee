"""What the two boxes hold, and the numbers printed on some helpers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from game.core.facts import facts
from game.setup import Option, switch

if TYPE_CHECKING:
    from game.engine import Ruleset

TILES, CARDS = "tiles12", "cards10"
EDITION = Option("helper_edition", TILES, (TILES, CARDS), rule="HLP-01")
ALL = switch("all_helpers", False, "HLP-04")


class Facts(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles by number; cards by number, those without one last; the numbers of Asla, Diara, Stina and Gregor."""

    tiles: list[str]
    cards: list[str]
    names: dict[str, str]  # as printed, whatever the language
    demands: int
    looked_at: int
    rate: int
    knight_builds: dict[str, dict[str, int]]


FACTS = facts("helpers", Facts)


def is_tiles(rules: Ruleset) -> bool:
    """The newer edition; the older has fewer helpers and readies them sooner."""
    return rules.option(EDITION.key) == TILES


def helpers_of(rules: Ruleset) -> list[str]:
    """All helpers of the edition in play, in the order of their numbers."""
    return FACTS.tiles if is_tiles(rules) else FACTS.cards
