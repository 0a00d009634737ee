"""The steps of laying an island: terrain first, then tokens, harbours and the robber."""

from collections.abc import Sequence

from . import layouts
from .dealing import Clash, Impossible, Laid, deal
from .lots import Lots
from .parts import Harbour, Plan
from .spiral import spiral, spiral_starts
from .topology import Topology

REDS = frozenset((6, 8))
ENDS = frozenset((2, 12))


def check(plan: Plan, graph: Topology, fixed: dict[int, str]) -> None:
    """Refuse a plan whose pieces do not add up, before a lot is drawn."""
    pool = [terrain for terrain, count in plan.terrain.items() for _ in range(count)]
    if len(pool) + len(fixed) != len(graph.hexes) or not set(fixed) <= set(graph.hexes):
        raise Impossible("terrain_count", hexes=len(graph.hexes), terrain=len(pool) + len(fixed))
    takers = sum(terrain not in plan.without_token() for terrain in [*pool, *fixed.values()])
    tokens = len(plan.fixed_tokens) + (0 if plan.token_mode == "fixed" else len(plan.tokens))
    if takers != tokens:
        raise Impossible("token_count", hexes=takers, tokens=tokens)


def lay_terrain(plan: Plan, graph: Topology, fixed: dict[int, str], lots: Lots) -> list[str]:
    """The terrain of every hex."""
    laid: Laid[str] = [fixed.get(hex) for hex in graph.hexes]
    pool = [terrain for terrain, count in plan.terrain.items() for _ in range(count)]
    parts: list[tuple[Sequence[str], Sequence[int]]] = [(pool, graph.hexes)]
    if plan.desert != "random":
        bare = [terrain for terrain in pool if terrain in plan.without_token()]
        ring = graph.rings[-1 if plan.desert == "centre" else 0]
        if len(bare) > sum(laid[hex] is None for hex in ring):
            raise Impossible("desert_place", deserts=len(bare), place=plan.desert)
        parts = [(bare, ring), ([terrain for terrain in pool if terrain not in plan.without_token()], graph.hexes)]
    clash = _too_many_together(graph, plan.terrain_group) if plan.terrain_group else None
    return [terrain for terrain in deal(parts, laid, clash, lots) if terrain is not None]


def _too_many_together(graph: Topology, limit: int) -> Clash[str]:
    def clash(laid: Laid[str], place: int, terrain: str) -> bool:
        group, edge = {place}, [place]
        while edge:
            for hex in graph.hex_neighbours[edge.pop()]:
                if laid[hex] == terrain and hex not in group:
                    group.add(hex)
                    edge.append(hex)
        return len(group) > limit

    return clash


def lay_tokens(plan: Plan, graph: Topology, terrain: list[str], lots: Lots) -> list[int]:
    """The number of every hex, 0 for none."""
    bare = plan.without_token()
    laid: Laid[int] = [plan.printed.get(terrain[hex], plan.fixed_tokens.get(hex)) for hex in graph.hexes]
    takers = [hex for hex in graph.hexes if terrain[hex] not in bare and laid[hex] is None]
    if plan.token_mode == "spiral":
        start = lots.pick(spiral_starts(graph)) if plan.spiral_start is None else plan.spiral_start
        order = [hex for hex in spiral(graph, start) if hex in takers]
        for hex, token in zip(order, plan.tokens, strict=True):
            laid[hex] = token
    elif plan.token_mode == "random":
        laid = deal(_token_parts(plan, takers), laid, _too_near(plan, graph), lots)
    return [token or 0 for token in laid]


def _token_parts(plan: Plan, takers: list[int]) -> list[tuple[Sequence[int], Sequence[int]]]:
    """The tokens with the places they may go to; the hardest to place come first, which spares deals."""
    groups = [(group.tokens, group.hexes) for group in plan.token_groups] or [(plan.tokens, takers)]
    parts: list[tuple[Sequence[int], Sequence[int]]] = []
    for tokens, hexes in groups:
        places = [hex for hex in hexes if hex in takers]
        if len(places) < len(tokens):
            raise Impossible("token_count", hexes=len(places), tokens=len(tokens))
        parts.append((sorted(tokens, key=lambda token: (token not in REDS, token not in ENDS, token)), places))
    return parts


def _too_near(plan: Plan, graph: Topology) -> Clash[int] | None:
    foes: dict[int, set[int]] = {token: set() for token in plan.tokens}
    for token, others in foes.items():
        if plan.reds_apart and token in REDS:
            others |= REDS
        if plan.ends_apart and token in ENDS:
            others |= ENDS
        if plan.equal_apart:
            others.add(token)
    if not any(foes.values()):
        return None
    neighbours = graph.hex_neighbours

    def clash(laid: Laid[int], place: int, token: int) -> bool:
        others = foes[token]
        for hex in neighbours[place]:  # noqa: SIM110 (runs a hundred thousand times; any() is half as fast)
            if laid[hex] in others:
                return True
        return False

    return clash


def lay_harbours(plan: Plan, graph: Topology, lots: Lots) -> list[Harbour]:
    """The harbours, clockwise."""
    if plan.harbour_mode == "shuffled":
        kinds = [harbour.kind for harbour in plan.harbours]
        lots.shuffle(kinds)
        return [Harbour(place.edge, kind) for place, kind in zip(plan.harbours, kinds, strict=True)]
    if plan.harbour_mode == "frame":
        return _shuffle_frame(layouts.frame(plan.layout).pieces, graph, lots)
    return list(plan.harbours)


def _shuffle_frame(pieces: list[layouts.Piece], graph: Topology, lots: Lots) -> list[Harbour]:
    """Pieces change places with those they fit in for; small ones stay."""
    coast: dict[int, str] = {}
    for group in sorted({piece.swaps_with for piece in pieces}):
        members = [piece for piece in pieces if piece.swaps_with == group]
        starts = [piece.start for piece in members]
        if group:
            lots.shuffle(starts)
        for piece, start in zip(members, starts, strict=True):
            coast |= {start + offset: kind for offset, kind in piece.harbours}
    return [Harbour(graph.coast[index], coast[index]) for index in sorted(coast)]


def robber_start(plan: Plan, terrain: list[str], lots: Lots) -> int | None:
    """The hex printed for the robber, else a desert, else none."""
    deserts = [hex for hex, kind in enumerate(terrain) if kind == "desert"]
    if plan.robber is not None or not deserts:
        return plan.robber
    return deserts[0] if len(deserts) == 1 else lots.pick(deserts)
