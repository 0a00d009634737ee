"""Tables made up for samples where each player has a ground of their own, half of it still to be built."""

from __future__ import annotations

from math import sqrt

from game.look import Caption, Face, Ground, Look, Mark, Row, Text, Tile, Xy
from renderer.pen import ring
from renderer.samples.tables import COLOURS, KINDS, NAMES, say

TERRAINS = ("desert", "mountains", "fields", "pasture", "forest", "hills", "sea")
AT = ((0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, 0))


def sheets(seats: int = 2) -> Look:
    """Side by side: plans, what was built of them, tokens of all sorts, names, dice with pictures, boxes."""
    tiles: list[Tile] = []
    corners: list[Xy] = []
    marks: list[Mark] = []
    captions: list[Caption] = []
    edges: list[tuple[int, int]] = []
    for seat in range(seats):
        dx = 5.7 * seat
        tiles += [Tile(f"H{k}", (1.5 * q + dx, sqrt(3) * (r + q / 2)), TERRAINS[k]) for k, (q, r) in enumerate(AT)]
        first = len(corners)
        corners += [(x + dx, y) for x, y in ring(6, 1.0, 30)]
        for k in range(6):
            marks.append(_edge(len(edges), k, seat))
            edges.append((first + k, first + (k + 1) % 6))
            marks.append(_corner(first + k, k, seat))
            x, y = tiles[7 * seat + k].at
            corners.append((x, y))
            marks.append(_token(len(corners) - 1, k, seat))
        corners += [(dx - 2.75, 0.0), (dx + 2.85, 0.0), (dx, -3.5)]
        captions.append(Caption((dx, -3.3), NAMES[seat], seat))
    names = tuple(str(k) for k in range(len(corners)))
    ground = Ground("sheets", tuple(tiles), tuple(corners), names, tuple(edges), names[: len(edges)], (), flat_top=True)
    faces = tuple(Face(kind, Text(f"kind-{kind}"), str(k + 1), k != 1) for k, kind in enumerate((*KINDS, "wool")))
    boxes = ("3", "−2", "12", *[""] * 12)
    rows = tuple(Row(s, NAMES[s], COLOURS[s], 13, turn=s == 0, boxes=boxes) for s in range(seats))
    return Look(ground, rows, tuple(marks), faces=faces, captions=tuple(captions), title=say("sheets"), turn=3)


def _edge(place: int, k: int, seat: int) -> Mark:
    if k < 3:
        return Mark("edge", place, "piece", "road", seat)
    return Mark("edge", place, "plan", "road", level=int(k == 4), label=f"R{k + 8}")


def _corner(place: int, k: int, seat: int) -> Mark:
    sprite = "city" if k % 2 else "settlement"
    return (
        Mark("corner", place, "piece", sprite, seat)
        if k < 2
        else Mark("corner", place, "plan", sprite, label=f"C{k + 8}")
    )


def _token(place: int, k: int, seat: int) -> Mark:
    if k < 2:
        return Mark("corner", place, "token", KINDS[k], seat, active=k == 0, label="" if k == 0 else "×")
    return Mark("corner", place, "plan", KINDS[k - 2] if k < 5 else "joker", label="" if k < 5 else "?")
