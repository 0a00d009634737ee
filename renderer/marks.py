"""What stands on the ground: marks of a look turned into stamps at their places."""

from __future__ import annotations

from collections import Counter
from math import atan2, degrees, hypot

from game.look import Ground, Look, Mark, Xy
from renderer.drawer import PIECES
from renderer.errors import BadLook
from renderer.frame import Frame
from renderer.palette import ui
from renderer.scene import Item, Line, Stamp
from renderer.sprites import SpriteKey

# From the ground up: what is drawn later covers what was drawn before.
LAYERS = ("ring", "plan", "under", "road", "highlight", "piece", "over", "figure", "token", "badge")

_FIGURES: list[Xy] = [(-0.57, 0.0), (0.57, 0.0), (-0.3, -0.5), (0.3, -0.5), (-0.3, 0.52), (0.3, 0.52)]
_BADGES: list[Xy] = [(0.0, 0.6), (0.0, -0.6), (-0.44, 0.42), (0.44, 0.42), (-0.44, -0.42), (0.44, -0.42)]
_AT_CORNER: list[Xy] = [(0.0, 0.0), (0.3, -0.26), (-0.3, -0.26), (0.3, 0.26), (-0.3, 0.26)]
_ON_THE_RIM: Xy = (-0.74, 0.0)  # a figure on a hex whose corners are numbered
_CLEAR, _STEP = 0.5, 0.05  # how far from the middle of a hex its number reaches, and how closely a way is looked at


def stamps(look: Look, frame: Frame) -> list[Item]:
    """All marks on the ground as stamps, in the order of their layers."""
    colours = {row.seat: row.colour for row in look.rows}
    used: Counter[tuple[str, int, str]] = Counter()
    drawn: list[tuple[int, Stamp]] = []
    occupied = {mark.place for mark in look.marks if mark.at == "corner" and mark.layer in ("piece", "under")}
    numbered = {mark.place for mark in look.marks if mark.at == "hex" and mark.spot >= 0}
    for mark in look.marks:
        if mark.at == "beside":
            continue
        group = (mark.at, mark.place, mark.layer)
        slot = used[group]
        used[group] += 1
        full = mark.place in (numbered if mark.at == "hex" else occupied)
        key = key_of(mark, colours.get(mark.seat, ""), look.ground, frame)
        if key.family == "glow" and full:
            key = key._replace(level=1)  # around what stands there, not beneath it
        x, y = frame.px(place_of(mark, look.ground, slot, full))
        drawn.append((_rank(mark), Stamp(key, round(x), round(y))))
    drawn.sort(key=lambda pair: (pair[0], pair[1].y if pair[0] >= LAYERS.index("piece") else 0))
    return [stamp for _, stamp in drawn]


def fresh_marks(look: Look, frame: Frame) -> list[Item]:
    """What lies under new pieces."""
    items: list[Item] = []
    for spot in look.fresh:
        family = {"corner": "fresh", "edge": "fresh_edge"}.get(spot.at, "fresh_hex")
        angle = edge_angle(look.ground, spot.place) if spot.at == "edge" else 30 if look.ground.flat_top else 0
        x, y = frame.px(place_of(Mark(spot.at, spot.place, "ring", ""), look.ground, 0, False))
        items.append(Stamp(SpriteKey(family, "", round(frame.unit), angle=angle), round(x), round(y)))
    return items


def ways(look: Look, frame: Frame) -> list[Item]:
    """The way of what came from another hex, over everything."""
    tiles = look.ground.tiles
    moved = [s for s in look.fresh if s.at == "hex" and 0 <= s.origin < len(tiles) and s.origin != s.place]
    return [item for spot in moved for item in _way(look.ground, tiles[spot.origin].at, tiles[spot.place].at, frame)]


def _way(ground: Ground, start: Xy, end: Xy, frame: Frame) -> list[Item]:
    """An arrow between the middles of two hexes, broken where it would cross a number."""
    (ax, ay), (bx, by) = start, end
    long = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / long, (by - ay) / long
    points = [(ax + ux * d, ay + uy * d) for d in (k * _STEP for k in range(int(long / _STEP) + 1))]
    near = [tile.at for tile in ground.tiles]
    runs: list[list[Xy]] = [[]]
    for x, y in points:
        if any(hypot(x - tx, y - ty) < _CLEAR for tx, ty in near):
            runs.append([])
        else:
            runs[-1].append((x, y))
    lines = [(run[0], run[-1]) for run in runs if len(run) > 1]
    tip = lines[-1][1] if lines else end
    wings = [(tip[0] - ux * 0.2 + s * uy * 0.14, tip[1] - uy * 0.2 - s * ux * 0.14) for s in (-1, 1)]
    parts: list[Item] = []
    for ink, thick in ((ui("ink"), 0.13), (ui("white"), 0.07)):
        wide = max(2, round(frame.unit * thick))
        parts += [Line(tuple(map(frame.px, part)), ink, wide) for part in (*lines, (wings[0], tip, wings[1]))]
    return parts


def _rank(mark: Mark) -> int:
    layer = "road" if mark.at == "edge" and mark.layer == "piece" else mark.layer
    if mark.spot >= 0:
        layer = "token"  # the number of a corner, bare digits that hide nothing
    if layer == "plan" and mark.at != "edge":
        layer = "highlight"  # over the roads that lead there
    return LAYERS.index(layer) if layer in LAYERS else len(LAYERS)


def key_of(mark: Mark, colour: str, ground: Ground, frame: Frame) -> SpriteKey:
    """The sprite that shows a mark."""
    unit = round(frame.unit)
    family, angle = _family(mark), 0
    if mark.at == "edge" and family in ("road", "glow_edge", "plan_road"):
        angle = edge_angle(ground, mark.place)
    elif family == "ring" and ground.flat_top:
        angle = 30
    return SpriteKey(family, mark.sprite, unit, colour, mark.level, mark.active, mark.label, angle)


def _family(mark: Mark) -> str:
    if mark.layer == "ring":
        return "ring"
    if mark.layer == "highlight":
        return "glow_edge" if mark.at == "edge" else "ring" if mark.at == "hex" else "glow"
    if mark.layer == "plan":
        return "plan_road" if mark.at == "edge" else "plan"
    if mark.layer == "token":
        return "token"
    if mark.layer == "badge" and mark.sprite not in PIECES:
        return "tag" if mark.spot < 0 else "spot"
    if mark.at == "edge":
        return "road" if mark.layer == "piece" and mark.sprite in ROADS else "token"
    return "piece"


ROADS = ("road", "bridge", "route")


def place_of(mark: Mark, ground: Ground, slot: int, occupied: bool) -> Xy:
    """Where a mark lies, in units; several of one kind at one place move aside."""
    if mark.at == "hex":
        return _in_hex(mark, ground, slot, occupied)
    if mark.at == "corner":
        x, y = _corner(ground, mark.place)
        aside = mark.layer in ("token", "badge")
        dx, dy = _AT_CORNER[(slot + (1 if aside and occupied else 0)) % len(_AT_CORNER)]
        return (x + dx, y + dy) if aside else (x, y)
    if mark.at == "edge":
        return _middle(ground, mark)
    raise BadLook(mark.at, mark.place, mark.sprite)


def _middle(ground: Ground, mark: Mark) -> Xy:
    if not 0 <= mark.place < len(ground.edges):
        raise BadLook("edge", mark.place, mark.sprite)
    (ax, ay), (bx, by) = (ground.corners[i] for i in ground.edges[mark.place])
    return (ax + bx) / 2, (ay + by) / 2


def _in_hex(mark: Mark, ground: Ground, slot: int, occupied: bool) -> Xy:
    if not 0 <= mark.place < len(ground.tiles):
        raise BadLook("hex", mark.place, mark.sprite)
    x, y = ground.tiles[mark.place].at
    corners = ground.tile_corners[mark.place] if mark.place < len(ground.tile_corners) else ()
    if mark.spot >= 0 and corners:
        cx, cy = ground.corners[corners[mark.spot % len(corners)]]
        return x + (cx - x) * 0.62, y + (cy - y) * 0.62
    if mark.layer == "figure":
        dx, dy = _ON_THE_RIM if occupied and not slot else _FIGURES[slot % len(_FIGURES)]
    elif mark.layer in ("badge", "piece", "token"):
        dx, dy = _BADGES[slot % len(_BADGES)]
    else:
        dx, dy = 0.0, 0.0
    return x + dx, y + dy


def _corner(ground: Ground, place: int) -> Xy:
    if not 0 <= place < len(ground.corners):
        raise BadLook("corner", place, "")
    return ground.corners[place]


def edge_angle(ground: Ground, edge: int) -> int:
    """The direction of an edge in whole degrees."""
    if not 0 <= edge < len(ground.edges):
        raise BadLook("edge", edge, "")
    (ax, ay), (bx, by) = (ground.corners[i] for i in ground.edges[edge])
    return round(degrees(atan2(by - ay, bx - ax))) % 180
