"""What lies on the table, as data to draw: the only thing the renderer ever holds.

A look is plain values: it names no module and needs no rules to be understood. Words are keys of the Fluent files with
their arguments (`Text`); pictures are sprite names. Modules add primitives through their `look` hook; what a renderer
does not know by name it draws as a neutral marker with the label.
"""

from __future__ import annotations

from msgspec import Struct

Xy = tuple[float, float]
"""A point where a hex has size 1 (its corners lie 1 from its middle); y grows downwards."""


class Text(Struct, frozen=True):
    """Words by key; numbers, names and further keys (as `Text`) in args."""

    key: str
    args: dict[str, object] = {}


# --- the ground: drawn once per board -------------------------------------------------------------------------------


class Tile(Struct, frozen=True):
    """One hex of the ground: `terrain` picks pattern and colour, `token` 0 means none."""

    name: str
    at: Xy
    terrain: str
    token: int = 0
    printed: bool = False  # the number is part of the terrain, not a token laid on it
    numbers: tuple[int, ...] = ()  # all it pays on, where that is more than one


class ShoreMark(Struct, frozen=True):
    """A place off the coast that pays a kind of card on some numbers to the corners around it."""

    at: Xy
    corners: tuple[int, ...]
    kind: str
    numbers: tuple[int, ...]


class HarbourMark(Struct, frozen=True):
    """A harbour off the side between two corners; `kind` is "any" or a kind of card."""

    ends: tuple[Xy, Xy]
    at: Xy
    kind: str
    rate: int
    corners: tuple[int, int] = (-1, -1)


class Site(Struct, frozen=True):
    """A printed place of a free-form map: a building place with its circle, or a crossing that is marked."""

    corner: int
    name: str
    number: str = ""
    circle: str = ""  # the colour of its circle: yellow, green; none: a crossing


class RoadRight(Struct, frozen=True):
    """A red road space of a free-form map: a road there trades `kind` ("any" or a kind of card) at a rate."""

    edge: int
    kind: str
    rate: int


class Ground(Struct, frozen=True):
    """All that changes seldom: hexes, places, harbours. Equal grounds give equal pictures, fit for a cache.

    A game without a board has a ground with a name and nothing on it: its picture is what lies open beside one.
    """

    layout: str
    tiles: tuple[Tile, ...] = ()
    corners: tuple[Xy, ...] = ()
    corner_names: tuple[str, ...] = ()
    edges: tuple[tuple[int, int], ...] = ()  # the two corners of each edge
    edge_names: tuple[str, ...] = ()
    tile_corners: tuple[tuple[int, ...], ...] = ()  # clockwise
    harbours: tuple[HarbourMark, ...] = ()
    shores: tuple[ShoreMark, ...] = ()
    sites: tuple[Site, ...] = ()
    rights: tuple[RoadRight, ...] = ()
    outline: tuple[tuple[Xy, ...], ...] = ()  # coast of a free-form map; empty: the rim of the tiles
    flat_top: bool = False

    @property
    def bare(self) -> bool:
        """Whether there is no board at all."""
        return not (self.tiles or self.corners or self.outline)


# --- what stands on it ----------------------------------------------------------------------------------------------


class Mark(Struct, frozen=True):
    """One thing at one place.

    `at` is "hex", "corner", "edge" or "beside" (next to the board); `place` its number there. `layer` tells the kind of
    primitive: piece (building, knight, road), under (wall under a building), over (metropolis on a city), figure
    (robber, merchant), badge (counter at a hex), ring (border round a hex), token (disc), highlight (glow of a place),
    plan (the outline of what may come to stand there, with its label).
    """

    at: str
    place: int
    layer: str
    sprite: str
    seat: int = -1  # whose; -1: nobody's
    level: int = 0  # strength, size, step
    active: bool = True  # inactive things are drawn pale, turned or hollow
    label: str = ""  # printed on it
    alt: Text | None = None
    spot: int = -1  # inside a hex: towards which of its corners (index into tile_corners); -1: anywhere free


class Caption(Struct, frozen=True):
    """A player's name on the ground, where each has a part of it."""

    at: Xy
    text: str
    seat: int


class Path(Struct, frozen=True):
    """A line over the ground: river, canal, coast."""

    points: tuple[Xy, ...]
    sprite: str
    alt: Text | None = None


# --- beside the board -----------------------------------------------------------------------------------------------


class Chip(Struct, frozen=True):
    """A small count in a player's row: cards, knights, roads left."""

    icon: str
    text: str
    alt: Text
    strong: bool = False


class Level(Struct, frozen=True):
    """How far a player has come on a way of a few steps."""

    icon: str
    level: int
    of: int
    alt: Text


class AwardCard(Struct, frozen=True):
    """An award and who holds it (-1: nobody)."""

    icon: str
    holder: int
    points: int
    alt: Text


class Row(Struct, frozen=True):
    """What everybody may know of one player."""

    seat: int
    name: str
    colour: str  # a key of the palette: red, blue, orange, white, green, brown
    points: int
    chips: tuple[Chip, ...] = ()
    awards: tuple[str, ...] = ()  # icons of awards held
    turn: bool = False
    waited_for: bool = False
    gone: bool = False
    grid: tuple[Level, ...] = ()  # e.g. improvements
    boxes: tuple[str, ...] = ()  # a score track, filled box by box; "" is still free


class Face(Struct, frozen=True):
    """A die with pictures on its sides: what it shows, and a small label; one that is used up is drawn pale."""

    icon: str
    alt: Text
    label: str = ""
    active: bool = True


class Dice(Struct, frozen=True):
    """The last throw; `extra` are further dice; `card` the card that showed it instead of dice."""

    red: int
    yellow: int
    extra: tuple[Face, ...] = ()
    card: str = ""


class New(Struct, frozen=True):
    """Something that came about since the last picture: what, whose (-1: nobody's), how often, where by short names."""

    icon: str
    alt: Text
    seat: int = -1
    count: int = 1
    places: tuple[str, ...] = ()


class Fresh(Struct, frozen=True):
    """A place where something is new; what came there from another hex has it as `origin`."""

    at: str
    place: int
    origin: int = -1


class Track(Struct, frozen=True):
    """Something that advances step by step."""

    icon: str
    length: int
    position: int
    alt: Text


class CardFace(Struct, frozen=True):
    """A card lying open: `sprite` its picture, `title` its name, `count` how many lie there."""

    sprite: str
    title: Text
    count: int = 1
    seat: int = -1
    active: bool = True
    note: Text | None = None


class CardRow(Struct, frozen=True):
    """A row of open cards with a heading."""

    title: Text
    cards: tuple[CardFace, ...]


class Look(Struct, frozen=True):
    """The whole table as everybody may see it."""

    ground: Ground
    rows: tuple[Row, ...]
    marks: tuple[Mark, ...] = ()
    paths: tuple[Path, ...] = ()
    awards: tuple[AwardCard, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[CardRow, ...] = ()
    chips: tuple[Chip, ...] = ()  # of the table: bank stock, cards left in the deck
    dice: Dice | None = None
    banner: Text | None = None
    turn: int = 0
    faces: tuple[Face, ...] = ()  # dice with pictures, instead of or beside those with pips
    captions: tuple[Caption, ...] = ()
    title: Text | None = None  # what the picture shows, where it is no island
    target: int = 0  # points that win; 0 where no number does
    news: tuple[New, ...] = ()
    fresh: tuple[Fresh, ...] = ()


class Place(Struct, frozen=True):
    """One legal place of a placement picture; `label` is the name typed in commands, `rank` 0 the best."""

    at: str
    place: int
    label: str
    rank: int = -1


class Hand(Struct, frozen=True):
    """What one player holds, for that player's eyes only."""

    seat: int
    name: str
    colour: str
    cards: tuple[CardFace, ...]  # resources and commodities with counts
    others: tuple[CardRow, ...] = ()  # development cards, progress cards, helpers
    chips: tuple[Chip, ...] = ()


# --- after the game -------------------------------------------------------------------------------------------------


class PointsOf(Struct, frozen=True):
    """Where one player's points come from."""

    seat: int
    name: str
    colour: str
    sources: tuple[tuple[Text, int], ...]
    total: int
    winner: bool = False


class Summary(Struct, frozen=True):
    """A finished game in numbers, for the charts at its end."""

    points: tuple[PointsOf, ...]
    dice: tuple[int, ...]  # how often 2..12 fell
    production: tuple[tuple[tuple[str, int], ...], ...]  # per seat: (kind, cards got by the dice)
    points_over_turns: tuple[tuple[int, ...], ...]  # per seat, visible points at the end of each turn
    turns: int = 0


class CourseLine(Struct, frozen=True):
    """One player's course: the chance to win at the end of each turn, and what made the difference."""

    name: str
    colour: str
    chances: tuple[float, ...]
    parts: tuple[tuple[str, float], ...]


class CourseOf(Struct, frozen=True):
    """The course of a game, for the picture of a look back; `marks` are turns at which it turned."""

    lines: tuple[CourseLine, ...]
    marks: tuple[int, ...] = ()
