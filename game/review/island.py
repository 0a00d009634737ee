"""The island at one moment, drawn small for a page that needs nothing else: land, pieces, and one place marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.table import Island

SIZE = 22  # of a hex, in units of the drawing
LAND = {
    "forest": "#2f7a41",
    "hills": "#c0613a",
    "pasture": "#9ccc5a",
    "fields": "#e3b53c",
    "mountains": "#8b95a8",
    "desert": "#e9d9ab",
}
OTHER_LAND, MARK, ROBBER, INK = "#b9c4a0", "#ff2fd0", "#3a3540", "#2b2420"


def drawn(g: Island, inks: Sequence[str], at: str = "", number: int = -1) -> str:
    """The island as SVG, with a hex, corner or edge marked."""
    spots = g.rules.topology.corner_xy
    xs, ys = [x * SIZE for x, _ in spots], [y * SIZE for _, y in spots]
    left, top = min(xs) - SIZE, min(ys) - SIZE
    box = f"{left:.0f} {top:.0f} {max(xs) + SIZE - left:.0f} {max(ys) + SIZE - top:.0f}"
    parts = [*_land(g), *_pieces(g, inks), *_marked(g, at, number)]
    return f'<svg class="island" viewBox="{box}" role="img">{"".join(parts)}</svg>'


def _spot(place: tuple[float, float]) -> tuple[float, float]:
    return round(place[0] * SIZE, 1), round(place[1] * SIZE, 1)


def _land(g: Island) -> Iterator[str]:
    topology, t = g.rules.topology, g.table
    for h in topology.hexes:
        corners = " ".join("{},{}".format(*_spot(topology.corner_xy[c])) for c in topology.hex_corners[h])
        yield f'<polygon points="{corners}" fill="{LAND.get(t.terrain[h], OTHER_LAND)}" stroke="#f2e2b6"/>'
        x, y = _spot(topology.hex_xy[h])
        if t.tokens[h]:
            ink = "#c4161c" if t.tokens[h] in (6, 8) else INK
            yield f'<text x="{x}" y="{y + 4}" text-anchor="middle" font-size="11" fill="{ink}">{t.tokens[h]}</text>'
        if h == t.robber:
            yield f'<circle cx="{x + 9}" cy="{y - 6}" r="5" fill="{ROBBER}"/>'


def _pieces(g: Island, inks: Sequence[str]) -> Iterator[str]:
    topology, t = g.rules.topology, g.table
    for edge, road in t.roads.items():
        yield _line(g, edge, inks[road.seat], 4)
    for corner, building in t.buildings.items():
        (x, y), half = _spot(topology.corner_xy[corner]), 4 if building.size == 1 else 6
        place = f'x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}"'
        yield f'<rect {place} fill="{inks[building.seat]}" stroke="{INK}"/>'


def _line(g: Island, edge: int, ink: str, width: int) -> str:
    (x, y), (right, low) = (_spot(g.rules.topology.corner_xy[c]) for c in g.rules.topology.edge_corners[edge])
    return f'<path d="M{x} {y}L{right} {low}" stroke="{ink}" stroke-width="{width}"/>'


def _marked(g: Island, at: str, number: int) -> Iterator[str]:
    topology = g.rules.topology
    if at == "edge":
        yield _line(g, number, MARK, 3)
    elif at in ("corner", "hex"):
        x, y = _spot((topology.corner_xy if at == "corner" else topology.hex_xy)[number])
        yield f'<circle cx="{x}" cy="{y}" r="9" fill="none" stroke="{MARK}" stroke-width="3"/>'
