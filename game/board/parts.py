"""What an island is made of, and the island once it is dealt."""

from typing import Literal

import msgspec

from .topology import Topology, topology

DesertPlace = Literal["random", "centre", "coast"]
TokenMode = Literal["spiral", "random", "fixed"]
HarbourMode = Literal["shuffled", "fixed", "frame"]


class Harbour(msgspec.Struct, frozen=True):
    """A harbour at a coast edge: "any" (3:1) or a resource (2:1)."""

    edge: int
    kind: str


class TokenGroup(msgspec.Struct, frozen=True):
    """Tokens that are dealt among these hexes only."""

    hexes: list[int]
    tokens: list[int]


class Plan(msgspec.Struct, kw_only=True):
    """What lies ready before the island is dealt; modules edit it before `lay`."""

    layout: str
    terrain: dict[str, int] = {}  # dealt onto all places that are not fixed
    fixed: dict[int, str] = {}
    one_of: list[dict[int, str]] = []  # sets of further fixed places; one set is drawn by lot
    bare: list[str] = msgspec.field(default_factory=lambda: ["desert"])  # terrain without a token of the pool
    printed: dict[str, int] = {}  # bare terrain that shows a number of its own
    desert: DesertPlace = "random"  # where the bare terrain of the pool goes
    terrain_group: int = 0  # most hexes of one terrain that hang together; 0 = any number
    token_mode: TokenMode = "spiral"
    tokens: list[int] = []  # in the order of their letters
    token_groups: list[TokenGroup] = []  # random tokens dealt group by group instead of all together
    fixed_tokens: dict[int, int] = {}
    spiral_start: int | None = None  # a corner hex, by lot if None
    reds_apart: bool = True  # conditions on random tokens
    ends_apart: bool = False
    equal_apart: bool = False
    harbours: list[Harbour] = []  # the places, clockwise, with the kinds printed there
    harbour_mode: HarbourMode = "shuffled"
    robber: int | None = None  # printed place; else a desert by lot
    starts: str = ""  # the layout whose printed starting pieces are laid; "" = the founding phase is played

    @property
    def printed_island(self) -> bool:
        """Nothing of it is left to lot: the options that shape an island do not concern it."""
        return self.token_mode == "fixed"

    def without_token(self) -> set[str]:
        """Terrain that takes no token of the pool."""
        return {*self.bare, *self.printed}


class Island(msgspec.Struct):
    """The island as it lies: terrain and number (0 = none) per hex, harbours, where the robber begins."""

    layout: str
    terrain: list[str]
    tokens: list[int]
    harbours: list[Harbour]
    robber: int | None = None  # None = beside the board
    printed: list[int] = []  # hexes whose number is no token

    @property
    def topology(self) -> Topology:
        """The graph it lies on."""
        return topology(self.layout)
