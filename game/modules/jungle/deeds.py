"""What a good player does in the jungle."""

from __future__ import annotations

from typing import Any

from game.deeds import Deed
from game.modules.development.buying import ITEM, BuyDevelopment
from game.table import Island


def kept_some(g: Island, bought: BuyDevelopment) -> bool:
    """Paid a card while a token was left that could have stood for it."""
    return bool(g.rules.wild(g, bought.seat, ITEM)) and any(bought.price(g))


def by_token(g: Island, bought: Any) -> bool:
    return bool(bought.tokens)


DEEDS = (
    Deed("bought_by_token", BuyDevelopment, by_token),
    Deed("token_kept_back", BuyDevelopment, kept_some, fault=True),
)
