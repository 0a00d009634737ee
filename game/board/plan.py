"""Plans of the layouts, and islands laid from a plan."""

from . import layouts
from .laying import check, lay_harbours, lay_terrain, lay_tokens, robber_start
from .lots import Lots
from .parts import Harbour, Island, Plan, TokenGroup
from .topology import Topology, topology

__all__ = ["Harbour", "Island", "Plan", "TokenGroup", "lay", "plan_of"]


def lay(plan: Plan, lots: Lots) -> Island:
    """The island of this plan, dealt by lot; `Impossible` if nothing can fit it."""
    graph = topology(plan.layout)
    fixed = plan.fixed | (lots.pick(plan.one_of) if plan.one_of else {})
    check(plan, graph, fixed)
    terrain = lay_terrain(plan, graph, fixed, lots)
    tokens = lay_tokens(plan, graph, terrain, lots)
    return Island(
        layout=plan.layout,
        terrain=terrain,
        tokens=tokens,
        harbours=lay_harbours(plan, graph, lots),
        robber=robber_start(plan, terrain, lots),
        printed=[hex for hex in graph.hexes if terrain[hex] in plan.printed],
    )


def plan_of(name: str) -> Plan:
    """The plan of a layout as its file prints it."""
    own, shape, graph = layouts.layout(name), layouts.frame(name), topology(name)
    plan = Plan(
        layout=shape.id,
        terrain=dict(own.terrain),
        fixed={graph.hex_at(q, r): terrain for q, r, terrain in own.fixed},
        tokens=list(own.tokens),
        harbours=[
            Harbour(graph.edge_at(graph.hex_at(h.q, h.r), h.side), h.kind) for h in own.harbours or shape.harbours
        ],
        robber=graph.hex_at(*own.robber) if own.robber else None,
        starts=name if own.start else "",
    )
    if own.token_rings:
        plan.token_mode = "random"
        plan.token_groups = _by_ring(plan, graph, own.token_rings)
        plan.tokens = [token for group in plan.token_groups for token in group.tokens]
    for hex, (terrain, token) in _printed(own, graph).items():
        plan.token_mode, plan.harbour_mode = "fixed", "fixed"
        plan.fixed[hex] = terrain
        if token:
            plan.fixed_tokens[hex] = token
    return plan


def _by_ring(plan: Plan, graph: Topology, tokens: list[list[int]]) -> list[TokenGroup]:
    """The first ring is the coast, the second all that lies inside it."""
    coast = [hex for hex in graph.rings[0] if plan.fixed.get(hex) not in plan.bare]
    inner = sorted(hex for ring in graph.rings[1:] for hex in ring)
    return [TokenGroup(hexes, list(numbers)) for hexes, numbers in zip((coast, inner), tokens, strict=True)]


def _printed(own: layouts.Layout, graph: Topology) -> dict[int, tuple[str, int]]:
    if own.lands:
        return {graph.hex_at(land.q, land.r): (land.terrain, land.token) for land in own.lands}
    words = [text.split() for row in own.island for text in row]
    return {hex: (word[0], int(word[1]) if word[1:] else 0) for hex, word in enumerate(words)}
