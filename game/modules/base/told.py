"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class BankTraded(Fact): seat: int; give: dict[str, int]; get: dict[str, int]; topic = "bank"
class Discarded(Fact): seat: int; cards: dict[str, int]; held: int = 0; limit: int = 0; topic = "discard"
class EmbargoOff(Fact): seat: int; target: int; topic = "embargo"
class EmbargoOn(Fact): seat: int; target: int; topic = "embargo"
class Picked(Fact): seat: int; cards: dict[str, int]; why: str = ""; topic = "free_choice"
class Spared(Fact): seat: int; topic = "robber"
class Rolled(Fact): seat: int; red: int; yellow: int; number: int; source: str; card: str; topic = "roll"
class StandingEnded(Fact):
    seat: int; standing: int; give: dict[str, int] = {}; get: dict[str, int] = {}; topic = "standing"
class StandingGone(Fact): seat: int; topic = "standing"; only_for = ("seat",)
class StandingMade(Fact):
    seat: int; give: dict[str, int]; get: dict[str, int]; count: int; to: list[int]; standing: int; topic = "standing"
class AnsweredOffer(Fact): seat: int; offer: int; answer: str; maker: int; topic = "trade"
class Called(Fact): seat: int; offer: int; give: dict[str, int]; get: dict[str, int]; to: list[int]; topic = "asking"
class OfferWithdrawn(Fact): seat: int; offer: int; give: dict[str, int] = {}; get: dict[str, int] = {}; topic = "trade"
class Offered(Fact):
    seat: int; offer: int; give: dict[str, int]; get: dict[str, int]; to: list[int]; topic = "trade"
    closing: str = ""; counters: int = 0  # how it is closed; the offer or call it answers with other sides
class Traded(Fact):
    """`by` is chosen, first, only, accepted, counter, call or standing; `answers` is the offer or call it answered."""
    seat: int; other: int; give: dict[str, int]; get: dict[str, int]; topic = "trade"
    offer: int = 0; by: str = ""; answers: int = 0
