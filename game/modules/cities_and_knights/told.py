"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class KnightActivated(Fact): seat: int; place: int; topic = "activation"; shows = "place"
class BarbariansBeaten(Fact): strength: int; defence: int; counts: list[int] = []; topic = "barbarians"
class BarbariansLanded(Fact): topic = "barbarians"
class BarbariansLeft(Fact): first: int = 0; topic = "barbarians"
class BarbariansWon(Fact): strength: int; defence: int; counts: list[int] = []; topic = "barbarians"
class KnightsAnnounced(Fact): seat: int; n: int; strength: int; topic = "barbarians"
class ShipSailed(Fact): left: int; topic = "barbarians"
class RobberChased(Fact): seat: int; place: int; topic = "chasing"
class EventDie(Fact): face: str; topic = "event_die"
class GateClosed(Fact): field: str; red: int; topic = "event_die"
class HarbourExchanged(Fact): seat: int; other: int; topic = "commercial_harbour"
class HarbourExchangedCards(Fact):
    seat: int; other: int; give: dict[str, int]; get: dict[str, int]; topic = "commercial_harbour"
    only_for = ("seat", "other"); instead = "harbour_exchanged"
class HarbourOffered(Fact): seat: int; other: int; topic = "commercial_harbour"
class HarbourVoid(Fact): seat: int; other: int; topic = "commercial_harbour"
class DefendedTogether(Fact): to: list[int]; strength: int; topic = "defender"
class Defender(Fact): seat: int; topic = "defender"
class DeserterPlaced(Fact): seat: int; place: int; strength: int; topic = "deserter"; shows = "place"
class KnightDeserted(Fact): seat: int; place: int; strength: int; topic = "deserter"
class RoadTakenOff(Fact): seat: int; other: int; edge: int; topic = "diplomat"
class Improved(Fact): seat: int; field: str; level: int; topic = "improvements"
class MetropolisBuilt(Fact): seat: int; field: str; place: int; other: int; topic = "improvements"; shows = "place"
class MetropolisTaken(Fact): seat: int; field: str; place: int; other: int; topic = "improvements"; shows = "place"
class TokensSwapped(Fact): seat: int; number: int; second: int; topic = "inventor"
class Harvested(Fact): seat: int; cards: dict[str, int]; topic = "irrigation"
class KnightDriven(Fact): seat: int; other: int; place: int; topic = "knight_moves"
class KnightLost(Fact): seat: int; place: int; topic = "knight_moves"
class KnightMoved(Fact): seat: int; place: int; corner: int; topic = "knight_moves"; shows = "corner"
class KnightRetreated(Fact): seat: int; place: int; corner: int; topic = "knight_moves"; shows = "corner"
class KnightBuilt(Fact): seat: int; place: int; topic = "knights"; thing = "sprite-knight"; shows = "place"
class CardsSeen(Fact): seat: int; other: int; topic = "master_merchant"
class CardsTaken(Fact): seat: int; other: int; n: int; topic = "master_merchant"
class CardsTakenKinds(Fact):
    seat: int; other: int; cards: dict[str, int]; topic = "master_merchant"; only_for = ("seat", "other")
    instead = "cards_taken"
class MerchantPlaced(Fact): seat: int; hex: int; topic = "merchant"; thing = "sprite-merchant"; shows = "hex"
class FleetSails(Fact): seat: int; card: str; topic = "merchant_fleet"
class ProgressDeckEmpty(Fact): seat: int; field: str; topic = "progress"
class ProgressDrawn(Fact): seat: int; field: str; topic = "progress"
class ProgressDrawnCard(Fact):
    seat: int; progress: str; topic = "progress"; only_for = ("seat",)
class ProgressPlayed(Fact): seat: int; progress: str; topic = "progress"
class ProgressReturned(Fact): seat: int; field: str; topic = "progress"
class ProgressReturnedCard(Fact):
    seat: int; progress: str; topic = "progress"; only_for = ("seat",)
class ProgressShown(Fact): seat: int; progress: str; topic = "progress"
class KnightPromoted(Fact): seat: int; place: int; strength: int; topic = "promotion"; shows = "place"
class DemandInVain(Fact): seat: int; card: str; topic = "resource_monopoly"
class HandedOver(Fact): seat: int; taker: int; cards: dict[str, int]; topic = "resource_monopoly"
class ProgressTaken(Fact): seat: int; other: int; field: str; topic = "spy"
class ProgressTakenCard(Fact):
    seat: int; other: int; progress: str; topic = "spy"; only_for = ("seat", "other"); instead = "progress_taken"
class Spied(Fact): seat: int; other: int; topic = "spy"
class WeddingGift(Fact): seat: int; taker: int; n: int; topic = "wedding"
class WeddingGiftCards(Fact):
    seat: int; taker: int; cards: dict[str, int]; topic = "wedding"; only_for = ("seat", "taker")
    instead = "wedding_gift"
