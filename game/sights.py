"""Places by what one sees there, with the short name behind: “the 8 wool (G)”, “8 wool · 5 ore · 3:1 (15)”."""

from __future__ import annotations

from game.core.land import chances_of, harbour_corners, numbers
from game.look import Text
from game.table import Island


def sight(g: Island, at: str, number: int, name: str) -> Text:
    """A place of the board; nowhere is beside it."""
    if number < 0:
        return Text("spot-aside")
    if at == "hex":
        return Text("spot-hex", {"what": hex_sight(g, number), "name": name})
    if at == "corner":
        return _corner(g, number, name)
    return _edge(g, number, name)


def hex_sight(g: Island, hex: int) -> Text:
    """A hex by its number and what it yields, or what it is where it yields nothing."""
    terrain, paid_on = g.table.terrain[hex], numbers(g, hex)
    resource = g.rules.resource_of.get(terrain)
    what = Text(f"card-{g.rules.kinds[resource]}") if resource is not None else Text(f"terrain-{terrain}")
    return Text("spot-number", {"number": "/".join(map(str, paid_on)), "what": what}) if paid_on else what


def around(g: Island, corner: int) -> list[Text]:
    """What a corner lies at: its hexes, the likeliest first, and its harbour."""
    hexes = [h for h in g.rules.topology.corner_hexes[corner] if g.table.alive[h]]
    parts = [hex_sight(g, hex) for hex in sorted(hexes, key=lambda h: -chances_of(g, h))]
    if (kind := harbour_corners(g).get(corner)) is not None:
        parts.append(Text("spot-harbour", {"kind": kind, "what": Text(f"kind-{kind}")}))
    return parts


def _corner(g: Island, corner: int, name: str) -> Text:
    site = g.rules.topology.sites.get(corner)
    if site is not None and site.name:
        return Text("spot-town", {"town": site.name, "name": name})
    parts = around(g, corner)
    if not parts:
        return Text("spot-sea", {"name": name})
    return Text("spot-corner", {"around": _joined(parts), "n": len(parts), "name": name})


def _edge(g: Island, edge: int, name: str) -> Text:
    hexes = [hex_sight(g, h) for h in g.rules.topology.edge_hexes[edge] if g.table.alive[h]]
    if len(hexes) == 2:
        return Text("spot-between", {"one": hexes[0], "other": hexes[1], "name": name})
    return Text("spot-coast", {"one": hexes[0], "name": name}) if hexes else Text("spot-sea", {"name": name})


def _joined(parts: list[Text]) -> Text:
    text = parts[0]
    for part in parts[1:]:
        text = Text("spot-and", {"one": text, "other": part})
    return text
