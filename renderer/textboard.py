"""The board in lines of text, for screen readers and for those who cannot load pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.look import Ground, Look, Text, Xy
from renderer.alt import head_lines, piece_lines, plan_lines
from renderer.lines import capital, player_lines, table_lines
from renderer.palette import kind_inks
from renderer.terrain import terrain_inks
from renderer.words import Words


def render_text(look: Look, words: Words) -> str:
    """Everything on the table: players, hexes, harbours, pieces, tracks, cards."""
    return "\n".join(_lines(look, words))


def _lines(look: Look, words: Words) -> Iterable[str]:
    yield from head_lines(look, words)
    if look.rows:
        yield from ("", words(Text("board-players")))
        for row, line in zip(look.rows, player_lines(look, words), strict=True):
            yield words(Text("board-row-turn", {"row": line})) if row.turn else line
    if pieces := piece_lines(look, words):
        yield from ("", words(Text("board-pieces")), *pieces, *_paths(look, words))
    if plans := plan_lines(look, words):
        yield from ("", words(Text("board-plans")), *plans)
    yield from _hexes(look, words)
    yield from _harbours(look, words)
    yield from _shores(look, words)
    yield from _rights(look, words)
    if shared := table_lines(look, words):
        yield from ("", *shared)


def _paths(look: Look, words: Words) -> Iterable[str]:
    """Rivers and canals, by the hexes and corners they run along."""
    ground = look.ground
    sites = {site.corner: f"{site.number} {site.name}".strip() for site in ground.sites}
    corners = [sites.get(corner, name) for corner, name in enumerate(ground.corner_names)]
    for path in look.paths:
        if path.alt is not None:
            near = [_nearest(ground, point, corners) for point in path.points]
            places = ", ".join(dict.fromkeys(near))
            yield words(Text("board-path", {"what": capital(words(path.alt)), "places": places}))


def _nearest(ground: Ground, point: Xy, corners: Sequence[str]) -> str:
    """The name of the hex or corner a point lies at."""
    spots = [*((tile.at, tile.name) for tile in ground.tiles), *zip(ground.corners, corners, strict=True)]
    return min(spots, key=lambda spot: (spot[0][0] - point[0]) ** 2 + (spot[0][1] - point[1]) ** 2)[1]


def _hexes(look: Look, words: Words) -> Iterable[str]:
    ground = look.ground
    if not ground.tile_corners:
        return
    yield ""
    yield words(Text("board-hexes"))
    sites = {site.corner: f"{site.number} {site.name}".strip() for site in ground.sites}
    for tile, corners in zip(ground.tiles, ground.tile_corners, strict=False):
        numbers = "/".join(map(str, tile.numbers)) or tile.token
        key = "board-hex-number" if numbers else "board-hex"
        terrain = words(Text(f"terrain-{tile.terrain}")) if tile.terrain in terrain_inks() else tile.terrain
        hex_words = words(Text(key, {"name": tile.name, "terrain": terrain, "token": numbers}))
        names = ", ".join(sites.get(c, ground.corner_names[c]) for c in corners)
        yield words(Text("board-hex-corners", {"hex": hex_words, "corners": names})) if corners else hex_words


def _harbours(look: Look, words: Words) -> Iterable[str]:
    if look.ground.harbours:
        yield ""
        yield words(Text("board-harbours"))
    for harbour in look.ground.harbours:
        known = harbour.kind == "any" or harbour.kind in kind_inks()
        kind = words(Text(f"kind-{harbour.kind}")) if known else harbour.kind
        names = [look.ground.corner_names[c] for c in harbour.corners if 0 <= c < len(look.ground.corner_names)]
        args = {"rate": harbour.rate, "kind": kind, "corners": ", ".join(names)}
        yield capital(words(Text("board-harbour", args)))


def _shores(look: Look, words: Words) -> Iterable[str]:
    for shore in look.ground.shores:
        names = ", ".join(look.ground.corner_names[corner] for corner in shore.corners)
        paid: dict[str, object] = {
            "kind": words(Text(f"card-{shore.kind}")),
            "numbers": "/".join(map(str, shore.numbers)),
            "corners": names,
        }
        yield capital(words(Text("board-shore", paid)))


def _rights(look: Look, words: Words) -> Iterable[str]:
    ground = look.ground
    if ground.rights:
        yield ""
        yield words(Text("board-rights"))
    for right in ground.rights:
        kind = words(Text(f"kind-{right.kind}")) if right.kind == "any" or right.kind in kind_inks() else right.kind
        args = {"rate": right.rate, "kind": kind, "edge": ground.edge_names[right.edge]}
        yield capital(words(Text("board-right", args)))
