"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact
from game.modules.development.told import BySeat

# fmt: off

class AslaGot(Fact): seat: int; target: int; card: str; topic = "asla"
class AslaInVain(Fact): seat: int; target: int; card: str; topic = "asla"
class AslaReturned(Fact): seat: int; target: int; card: str; topic = "asla"
class DiaraLooks(Fact): seat: int; n: int; topic = "diara"
class DigurSends(Fact): seat: int; hex: int; origin: int = -1; topic = "digur"; shows = "hex"
class KnightLeft(Fact): seat: int; topic = "gregor"
class HelperTaken(Fact): seat: int; helper: str; topic = "helpers"
class HelperUsed(Fact): seat: int; helper: str; topic = "helpers"
class HelperDeclined(Fact): seat: int; topic = "hilda"
class RoadMoved(Fact): seat: int; edge: int; item: str; place: int; topic = "hogani"; shows = "place"
class RyanLooks(Fact): seat: int; target: int; topic = "ryan"
class RyanTakes(Fact): seat: int; target: int; topic = "ryan"
class RyanTakesCard(Fact):
    seat: int; target: int; card: str; topic = "ryan"; only_for = ("seat", "target"); instead = "ryan_takes"
class HelperInVain(Fact): seat: int; topic = "thorolf"
class ThorolfSaves(Fact): seat: int; topic = "thorolf"
class HelperSwapped(Fact): seat: int; helper: str; new_helper: str; topic = "turn_or_swap"
class HelperTurned(Fact): seat: int; helper: str; topic = "turn_or_swap"
class CardExchanged(BySeat): topic = "carla"
