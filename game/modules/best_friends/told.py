"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact
from game.modules.development.told import BySeat

# fmt: off

class GuildUsed(Fact): seat: int; guild: str; topic = "best_friends"
class IslandToken(Fact): seat: int; topic = "architects"
class Exchanged(Fact): seat: int; topic = "favours"
class Exchanging(Fact): seat: int; topic = "favours"
class FavourDrawn(Fact): seat: int; guild: str; topic = "favours"; only_for = ("seat",)
class FavourPutBack(Fact): seat: int; guild: str; topic = "favours"; only_for = ("seat",)
class FavoursEarned(Fact): seat: int; n: int; why: str; topic = "favours"
class FavoursRenewed(Fact): n: int; topic = "favours"
class NetworksLinked(Fact): seat: int; to: list[int]; topic = "favours"
class GiftDeclined(Fact): seat: int; maker: int; topic = "gifts"
class GiftGiven(Fact): seat: int; taker: int; card: str; topic = "gifts"
class GiftOffered(Fact): seat: int; taker: int; card: str; topic = "gifts"
class GiftWithdrawn(Fact): seat: int; taker: int; topic = "gifts"
class ScholarsCard(BySeat): topic = "scholars"
