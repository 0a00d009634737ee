"""What these rules tell: each fact with the entry of the almanac that explains it, and who alone may know it."""

from __future__ import annotations

from game.engine.fact import Fact

# fmt: off

class HexSank(Fact): hex: int; number: int = 0; topic = "game"
class FirstResources(Fact): seat: int; cards: dict[str, int]; topic = "founding"
class RolledForStart(Fact): seat: int; red: int; yellow: int; number: int; topic = "founding"
class AwardSetAside(Fact): award: str; seat: int = -1; counts: list[int] = []; topic = "game"
class BuildingLost(Fact): seat: int; place: int; item: str; to: str; cause: str; topic = "game"; shows = "place"
class Built(Fact): seat: int; item: str; place: int; how: str; topic = "game"; thing = "item"; shows = "place"
class WallLost(Fact): seat: int; place: int; topic = "walls"
class RoadLost(Fact): seat: int; edge: int; topic = "game"
class BuildingLaidOver(Fact): seat: int; place: int; item: str; to: str; cause: str; topic = "laid_over"
class BankShort(Fact): card: str; to: list[int]; n: int = 0; left: int = 0; topic = "resources"
class NobodyToRob(Fact): hex: int; topic = "robber"
class NothingStolen(Fact): seat: int; victim: int; topic = "robber"
class RobberHome(Fact): hex: int; origin: int = -1; topic = "robber"; shows = "hex"
class RobberMoved(Fact): seat: int; hex: int; origin: int = -1; topic = "robber"; thing = "sprite-robber"; shows = "hex"
class RobberStays(Fact): hex: int = -1; why: str = ""; topic = "robber"
class Stolen(Fact): seat: int; victim: int; topic = "robber"
class StolenCard(Fact):
    seat: int; victim: int; card: str; topic = "robber"; only_for = ("seat", "victim"); instead = "stolen"
class Produced(Fact): seat: int; cards: dict[str, int]; sources: list[int] = []; topic = "roll"
class RobberBlocks(Fact): hex: int; owners: list[int]; topic = "robber"
class NothingProduced(Fact): number: int; topic = "roll"
