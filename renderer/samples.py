"""Looks made up for the gallery and the tests: small islands, large ones, free-form maps, and the busiest tables."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from random import Random

from game.look import (
    AwardCard,
    CardFace,
    CardRow,
    Chip,
    Dice,
    Ground,
    HarbourMark,
    Look,
    Mark,
    Path,
    Row,
    Site,
    Text,
    Tile,
    Track,
    Xy,
)

COLOURS = ("red", "blue", "orange", "white", "green", "brown")
NAMES = ("Anežka", "Břetislav", "Żółć", "Ľudmila", "Ondřej", "Maximilián Nejdelší")
KINDS = ("wood", "brick", "wool", "grain", "ore")
_TERRAIN = ("forest", "pasture", "fields", "hills", "mountains")
_TOKENS = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)


def say(words: str) -> Text:
    """Words as they are."""
    return Text("plain", {"words": words})


# --- grounds ----------------------------------------------------------------------------------------------------------


def island(rows: tuple[int, ...] = (3, 4, 5, 4, 3), seed: int = 1, special: dict[int, str] | None = None) -> Ground:
    """A pointy-topped island of rows of hexes, as in the base game."""
    half = len(rows) // 2
    centres = [((column - (n - 1) / 2) * sqrt(3), (r - half) * 1.5) for r, n in enumerate(rows) for column in range(n)]
    return _ground("island", centres, False, seed, special or {})


def free_form(seed: int = 3) -> Ground:
    """A flat-topped map with a coast of its own, printed places and no harbours."""
    cells = [(q, r) for q in range(5) for r in range(-2, 5) if 0 <= q + 2 * r <= 8 and (q, r) not in ((0, 0), (4, 2))]
    centres = [(1.5 * q, sqrt(3) * (r + q / 2)) for q, r in cells]
    ground = _ground("free", centres, True, seed, {3: "desert"})
    chance = Random(seed)
    names = ("Saint-Florent", "Łódka", "Žďár", "Bastia", "Porto-Vecchio", "Čierny Balog", "Aléria", "Sartène", "Corte")
    chosen = [i for i in range(len(ground.corners)) if i % 4 == 1]
    sites = tuple(Site(c, names[k % len(names)], str(k + 1)) for k, c in enumerate(chosen))
    xs, ys = [x for x, _ in ground.corners], [y for _, y in ground.corners]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rx, ry = (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
    coast = tuple(
        (
            mx + cos(k * pi / 20) * rx * chance.uniform(0.92, 1.06),
            my + sin(k * pi / 20) * ry * chance.uniform(0.92, 1.06),
        )
        for k in range(40)
    )
    return Ground(
        "free", ground.tiles, ground.corners, ground.corner_names, ground.edges, ground.edge_names,
        ground.tile_corners, (), sites, (coast,), True,
    )  # fmt: skip


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
    from math import atan2

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


# --- tables -----------------------------------------------------------------------------------------------------------


def played(ground: Ground, seats: int, seed: int = 1, roads: int = 6, rich: bool = False) -> Look:
    """A table in the middle of a game: buildings apart from each other, roads between them."""
    chance = Random(seed)
    marks = [Mark("hex", _robbed(ground), "figure", "robber")]
    near: dict[int, set[int]] = {}
    for a, b in ground.edges:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    free = set(near)
    taken: set[int] = set()
    for seat in range(seats):
        for k in range(5):
            if not free:
                break
            corner = chance.choice(sorted(free))
            free -= {corner} | near[corner]
            if rich and k >= 3:
                marks.append(Mark("corner", corner, "piece", "knight", seat, 1 + (k + seat) % 3, k % 2 == 0))
                continue
            sprite = "city" if k >= 3 or (rich and k == 0) else "settlement"
            marks.append(Mark("corner", corner, "piece", sprite, seat))
            if rich and k == 0:
                marks.append(Mark("corner", corner, "under", "wall", seat))
                marks.append(Mark("corner", corner, "over", "metropolis", seat, 1 + seat % 3))
        for edge in chance.sample(range(len(ground.edges)), min(roads, len(ground.edges))):
            if edge not in taken:
                taken.add(edge)
                marks.append(Mark("edge", edge, "piece", "road", seat, active=not (rich and edge % 9 == 0)))
    rows = tuple(player(seat, seats, chance, rich) for seat in range(seats))
    dice = Dice(chance.randint(1, 6), chance.randint(1, 6), ("ship",) if rich else ())
    banner = (
        say(f"{NAMES[1]} rolls. Everybody with more than 7 cards discards half of them.")
        if rich
        else say(f"{NAMES[0]}: build, trade or end the turn")
    )
    awards = (
        AwardCard("longest_road", 0, 2, say("longest road")),
        AwardCard("largest_army", -1, 2, say("largest army")),
    )
    return Look(
        ground,
        rows,
        tuple(marks),
        (),
        awards,
        chips=_bank(chance),
        dice=dice,
        banner=banner,
        turn=chance.randint(3, 40),
    )


def _robbed(ground: Ground) -> int:
    return next((i for i, tile in enumerate(ground.tiles) if tile.terrain in ("desert", "jungle")), 4)


def player(seat: int, seats: int, chance: Random, rich: bool) -> Row:
    """A row with plausible counts."""
    counts = [
        ("cards", chance.randint(0, 12)), ("development", chance.randint(0, 4)), ("knight", chance.randint(0, 4)),
        ("road_length", chance.randint(2, 11)), ("road", chance.randint(0, 13)),
        ("settlement", chance.randint(0, 5)), ("city", chance.randint(0, 4)),
    ]  # fmt: skip
    if rich:
        counts += [("trade", 2), ("politics", 1), ("science", 1), ("defender", 1), ("gold", 12), ("discovery", 3)]
    chips = tuple(
        Chip(icon, str(n), say(f"{icon.replace('_', ' ')} {n}"), icon == "road_length" and seat == 0)
        for icon, n in counts
    )
    grid = (("cloth", 3, 5), ("coin", 5, 5), ("paper", seat % 6, 5)) if rich else ()
    awards = ("longest_road",) if seat == 0 else ("largest_army", "award") if rich and seat == 1 else ()
    return Row(
        seat,
        NAMES[seat],
        COLOURS[seat],
        chance.randint(2, 10),
        chips,
        awards,
        seat == 0,
        rich and seat > 1,
        seat == 5,
        grid,
    )


def _bank(chance: Random) -> tuple[Chip, ...]:
    chips = [Chip(kind, str(chance.randint(3, 19)), say(f"bank {kind}")) for kind in KINDS]
    return (*chips, Chip("deck", "14", say("14 development cards left")))


def busiest(seats: int = 4) -> Look:
    """Everything any rule system lays down, at once."""
    special = {
        0: "sunken",
        4: "jungle",
        9: "volcano",
        11: "swamp",
        14: "river_hills",
        17: "river_mountains",
        7: "castle",
    }
    ground = island(seed=5, special=special)
    look = played(ground, seats, 5, 13, True)
    extra = [
        Mark("hex", 4, "badge", "discovery", label="3"),
        Mark("hex", 4, "figure", "merchant", 1),
        Mark("hex", 2, "badge", "storm", label="2/5"),
        Mark("hex", 8, "ring", "castle", 0),
        Mark("hex", 12, "ring", "border", 2),
        Mark("hex", 13, "figure", "unheard_of"),
        Mark("beside", 0, "figure", "robber"),
        Mark("beside", 1, "figure", "ship"),
        *(Mark("hex", 9, "badge", "number", label=str(k + 1), spot=k) for k in range(6)),
        Mark("edge", 40, "highlight", "glow"),
        Mark("corner", 25, "highlight", "glow"),
    ]
    tiles = ground.tiles
    river = Path((tiles[17].at, tiles[14].at, tiles[11].at, (tiles[11].at[0] + 1.6, tiles[11].at[1])), "river")
    tracks = (Track("ship", 7, 4, say("barbarian ship")),)
    helpers = tuple(
        CardFace("helper", say(name), seat=seat) for seat, name in enumerate(("Asla", "Yngvi", "Hilda", "Hogani"))
    )
    cards = (
        CardRow(
            say("Event of this turn"),
            (CardFace("event", say("Neighbourly help: the richest gives a card to the poorest")),),
        ),
        CardRow(
            say("Helpers"),
            (*helpers, CardFace("helper", say("Thorolf")), CardFace("helper", say("Diara"), active=False)),
        ),
    )
    return Look(
        ground,
        look.rows,
        (*look.marks, *extra),
        (river,),
        look.awards,
        tracks,
        cards,
        look.chips,
        look.dice,
        look.banner,
        31,
    )
