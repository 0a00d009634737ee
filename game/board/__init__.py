"""The board: what touches what, and how an island is laid."""

from .dealing import Impossible
from .fairness import Fairness, fairness
from .lots import Lots
from .options import IslandOptions, island_plan, shape
from .plan import Harbour, Island, Plan, TokenGroup, lay, plan_of
from .printed import Chart, StartPiece, chart, starting_pieces
from .spiral import spiral, spiral_starts
from .terrain import RESOURCE_OF, chance_of
from .topology import Site, Topology, topology

__all__ = [
    "RESOURCE_OF",
    "Chart",
    "Fairness",
    "Harbour",
    "Impossible",
    "Island",
    "IslandOptions",
    "Lots",
    "Plan",
    "Site",
    "StartPiece",
    "TokenGroup",
    "Topology",
    "chance_of",
    "chart",
    "fairness",
    "island_plan",
    "lay",
    "plan_of",
    "shape",
    "spiral",
    "spiral_starts",
    "starting_pieces",
    "topology",
]
