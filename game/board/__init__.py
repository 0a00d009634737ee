"""The board: what touches what, and how an island is laid."""

from .dealing import Impossible
from .lots import Lots
from .plan import Harbour, Island, Plan, TokenGroup, lay, plan_of
from .spiral import spiral, spiral_starts
from .topology import Site, Topology, topology

__all__ = [
    "Harbour",
    "Impossible",
    "Island",
    "Lots",
    "Plan",
    "Site",
    "TokenGroup",
    "Topology",
    "lay",
    "plan_of",
    "spiral",
    "spiral_starts",
    "topology",
]
