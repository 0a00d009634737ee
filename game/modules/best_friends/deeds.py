"""What a good player does among best friends."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.best_friends.told import FavoursEarned, GiftGiven, GuildUsed, IslandToken

DEEDS = (
    Deed("gift_given", GiftGiven),
    Deed("favours_earned", FavoursEarned),
    Deed("guild_used", GuildUsed),
    Deed("island_token", IslandToken),
)
