"""Looking at a game: the table as data to draw, a player's hand, and the ground they lie on."""

from __future__ import annotations

from math import hypot

from msgspec import structs

from game.board.printed import chart
from game.core.land import numbers
from game.engine.view import SPECTATOR
from game.look import (
    AwardCard,
    CardRow,
    Chip,
    Dice,
    Ground,
    Hand,
    HarbourMark,
    Level,
    Look,
    Mark,
    Path,
    Place,
    RoadRight,
    Row,
    ShoreMark,
    Site,
    Text,
    Tile,
    Track,
    Xy,
)
from game.table import Island, Shore

RATES = {"any": 3}
OFF = 0.8  # how far a mark in the water lies from its middle corner


class Looking:
    """A look being put together: the modules add to its lists, one row per seat is there from the start."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.marks: list[Mark] = []
        self.paths: list[Path] = []
        self.awards: list[AwardCard] = []
        self.tracks: list[Track] = []
        self.cards: list[CardRow] = []
        self.chips: list[Chip] = []
        self.dice: Dice | None = None
        self.banner: Text | None = None

    def chip(self, seat: int, icon: str, text: str | int, alt: str, *, strong: bool = False) -> None:
        """Add a count to a player's row; `alt` is a words key that is given the count as $n."""
        row = self.rows[seat]
        chip = Chip(icon, str(text), Text(alt, {"n": text}), strong)
        self.rows[seat] = structs.replace(row, chips=(*row.chips, chip))

    def some(self, seat: int, icon: str, n: int, alt: str, *, strong: bool = False) -> None:
        """Add a count to a player's row if there is anything to count."""
        if n:
            self.chip(seat, icon, n, alt, strong=strong)

    def grid(self, seat: int, icon: str, level: int, of: int, alt: str) -> None:
        """Add a level to a player's row; `alt` is a words key that is given the level as $n and the last one as $of."""
        row = self.rows[seat]
        grown = Level(icon, level, of, Text(alt, {"n": level, "of": of}))
        self.rows[seat] = structs.replace(row, grid=(*row.grid, grown))


def look(g: Island, names: list[str]) -> Look:
    """What lies on the table as everybody may see it; ask it of a spectator's view."""
    if g.viewer != SPECTATOR:
        raise ValueError("look at a spectator's view, so that nothing hidden can be drawn")
    t = g.table
    waited = {p.seat for p in g.waiting_for()}
    rows = [
        Row(s, names[s], t.colours[s], 0, turn=s == t.turn.actor, waited_for=s in waited, gone=s in g.gone)
        for s in g.seats
    ]
    looking = Looking(rows)
    g.rules.look(g, looking)
    return Look(
        ground=ground(g),
        rows=tuple(looking.rows),
        marks=tuple(looking.marks),
        paths=tuple(looking.paths),
        awards=tuple(looking.awards),
        tracks=tuple(looking.tracks),
        cards=tuple(looking.cards),
        chips=tuple(looking.chips),
        dice=looking.dice,
        banner=looking.banner,
        turn=t.turn.number,
        target=t.target,
    )


def hand(g: Island, seat: int, name: str) -> Hand:
    """What one player holds; ask it of that seat's view."""
    return g.rules.hand(g, seat, Hand(seat, name, g.table.colours[seat], ()))


def places(g: Island, at: str, numbers: list[int]) -> list[Place]:
    """Legal places with their names, best first, for a placement picture."""
    topology = g.rules.topology
    names = {"hex": topology.hex_names, "corner": topology.corner_names, "edge": topology.edge_names}[at]
    return [Place(at, number, names[number], rank) for rank, number in enumerate(numbers)]


def ground(g: Island) -> Ground:
    """The island under everything; equal for as long as no hex changes."""
    t, topology = g.table, g.rules.topology
    tiles = tuple(
        Tile(
            topology.hex_names[h],
            topology.hex_xy[h],
            t.terrain[h] if t.alive[h] else "sunken",
            t.tokens[h] if t.alive[h] else 0,
            h in t.printed,
            several if t.alive[h] and len(several := numbers(g, h)) > 1 else (),
        )
        for h in topology.hexes
    )
    picture = chart(t.layout)
    return Ground(
        layout=t.layout,
        tiles=tiles,
        corners=topology.corner_xy,
        corner_names=topology.corner_names,
        edges=topology.edge_corners,
        edge_names=topology.edge_names,
        tile_corners=topology.hex_corners,
        harbours=tuple(_harbour(g, h.edge, h.kind) for h in t.harbours),
        shores=tuple(_shore(g, shore) for shore in g.rules.shores(g)),
        sites=tuple(_site(g, corner) for corner in topology.sites),
        rights=tuple(RoadRight(r.edge, r.kind, RATES.get(r.kind, 2)) for r in picture.trade_roads),
        outline=(picture.outline,) if picture.outline else (),
        flat_top=topology.flat_top,
    )


def _site(g: Island, corner: int) -> Site:
    """A site with its name; a crossing is a mark without one."""
    topology = g.rules.topology
    site = topology.sites[corner]
    return Site(corner, site.name if site.circle else "", topology.corner_names[corner], site.circle)


def _shore(g: Island, shore: Shore) -> ShoreMark:
    """Its mark lies in the water off its middle corner, away from the land around all of them."""
    xy, hexes = g.rules.topology.corner_xy, g.rules.topology.corner_hexes
    land = [g.rules.topology.hex_xy[h] for h in {h for corner in shore.corners for h in hexes[corner]}]
    (x, y), n = xy[shore.corners[len(shore.corners) // 2]], len(land)
    dx, dy = x - sum(at[0] for at in land) / n, y - sum(at[1] for at in land) / n
    far = hypot(dx, dy) or 1.0
    return ShoreMark((x + dx / far * OFF, y + dy / far * OFF), shore.corners, shore.kind, shore.numbers)


def _harbour(g: Island, edge: int, kind: str) -> HarbourMark:
    """The harbour's mark lies off the coast, opposite the middle of its hex."""
    topology = g.rules.topology
    a, b = topology.edge_corners[edge]
    ends = topology.corner_xy[a], topology.corner_xy[b]
    hex_at = topology.hex_xy[topology.edge_hexes[edge][0]]
    middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
    off: Xy = (2 * middle[0] - hex_at[0], 2 * middle[1] - hex_at[1])
    return HarbourMark(ends, off, kind, RATES.get(kind, 2), (a, b))
