"""Grounds made up for samples: islands of rows, a free-form map, a tall one."""

from __future__ import annotations

from math import atan2, cos, pi, sin, sqrt
from random import Random

from msgspec import structs

from game.look import Ground, HarbourMark, Site, Tile, Xy

_TERRAIN = ("forest", "pasture", "fields", "hills", "mountains")
_TOKENS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
_NAMES = ("Saint-Florent", "Łódka", "Žďár", "Bastia", "Porto-Vecchio", "Čierny Balog", "Aléria", "Sartène", "Corte")


def island(rows: tuple[int, ...] = (3, 4, 5, 4, 3), seed: int = 1, special: dict[int, str] | None = None) -> Ground:
    """A pointy-topped island of rows of hexes, as in the base game."""
    half = len(rows) // 2
    centres = [((column - (n - 1) / 2) * sqrt(3), (r - half) * 1.5) for r, n in enumerate(rows) for column in range(n)]
    return _ground("island", centres, False, seed, special or {})


def free_form(seed: int = 3) -> Ground:
    """A flat-topped map with a coast of its own, printed places and no harbours."""
    cells = [(q, r) for q in range(5) for r in range(-2, 5) if 0 <= q + 2 * r <= 8 and (q, r) not in ((0, 0), (4, 2))]
    return _map("free", cells, seed)


def tall_map(seed: int = 5) -> Ground:
    """A map three hexes wide and eight high."""
    return _map("tall", [(q, r) for q in range(3) for r in range(-1, 8) if 0 <= q + 2 * r <= 15], seed)


def _map(layout: str, cells: list[tuple[int, int]], seed: int) -> Ground:
    centres = [(1.5 * q, sqrt(3) * (r + q / 2)) for q, r in cells]
    ground = _ground(layout, centres, True, seed, {3: "desert"})
    chosen = [i for i in range(len(ground.corners)) if i % 3 == 1]
    sites = tuple(
        Site(c, _NAMES[k % len(_NAMES)], ground.corner_names[c], ("yellow", "green")[k % 2])
        for k, c in enumerate(chosen)
    )
    return structs.replace(ground, sites=sites, outline=(_coast(ground, Random(seed)),), flat_top=True)


def _coast(ground: Ground, chance: Random) -> tuple[Xy, ...]:
    """A wobbly oval around the map."""
    xs, ys = [x for x, _ in ground.corners], [y for _, y in ground.corners]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rx, ry = (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
    return tuple(
        (
            mx + cos(k * pi / 20) * rx * chance.uniform(0.92, 1.06),
            my + sin(k * pi / 20) * ry * chance.uniform(0.92, 1.06),
        )
        for k in range(40)
    )


def _ground(layout: str, centres: list[Xy], flat: bool, seed: int, special: dict[int, str]) -> Ground:
    chance = Random(seed)
    corners: dict[tuple[int, int], int] = {}
    places: list[Xy] = []
    around: list[tuple[int, ...]] = []
    turn = pi / 6 if flat else 0.0
    for x, y in centres:
        ids = []
        for k in range(6):
            at = (x + sin(k * pi / 3 + turn), y - cos(k * pi / 3 + turn))
            key = (round(at[0] * 100), round(at[1] * 100))
            if key not in corners:
                corners[key] = len(places)
                places.append(at)
            ids.append(corners[key])
        around.append(tuple(ids))
    sides = [tuple(sorted((ids[k], ids[(k + 1) % 6]))) for ids in around for k in range(6)]
    edges = tuple((a, b) for a, b in sorted(set(sides)))
    coast = [edge for edge in edges if sides.count(edge) == 1]
    tiles = _tiles(centres, chance, special)
    harbours = () if flat else _harbours(coast, places, centres)
    names = tuple(str(i + 1) for i in range(len(places)))
    return Ground(
        layout, tiles, tuple(places), names, edges, tuple(f"{a + 1}-{b + 1}" for a, b in edges), tuple(around), harbours
    )


def _tiles(centres: list[Xy], chance: Random, special: dict[int, str]) -> tuple[Tile, ...]:
    terrains = [_TERRAIN[i % 5] for i in range(len(centres))]
    chance.shuffle(terrains)
    special = special or {len(centres) // 2: "desert"}
    tiles = []
    for i, at in enumerate(centres):
        terrain = special.get(i, terrains[i])
        barren = terrain in ("desert", "sea", "sunken", "swamp", "castle")
        token = 0 if barren else 5 if terrain == "volcano" else _TOKENS[i % len(_TOKENS)]
        tiles.append(Tile(_letters(i), at, terrain, token, terrain == "volcano"))
    return tuple(tiles)


def _letters(i: int) -> str:
    return chr(65 + i) if i < 26 else "A" + chr(65 + i - 26)


def _harbours(coast: list[tuple[int, int]], places: list[Xy], centres: list[Xy]) -> tuple[HarbourMark, ...]:
    """A harbour on about every third side of the coast, going round."""
    mx, my = sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)

    def middle(edge: tuple[int, int]) -> Xy:
        (ax, ay), (bx, by) = places[edge[0]], places[edge[1]]
        return (ax + bx) / 2, (ay + by) / 2

    ordered = sorted(coast, key=lambda e: atan2(middle(e)[1] - my, middle(e)[0] - mx))
    count = 9 if len(coast) <= 30 else 11
    kinds = ["any", "wood", "any", "brick", "wool", "any", "grain", "ore", "any", "any", "wool"]
    marks = []
    for k in range(count):
        edge = ordered[k * len(ordered) // count]
        x, y = middle(edge)
        out = (x + (x - mx) * 0.1, y + (y - my) * 0.1)
        kind = kinds[k]
        marks.append(HarbourMark((places[edge[0]], places[edge[1]]), out, kind, 3 if kind == "any" else 2, edge))
    return tuple(marks)
