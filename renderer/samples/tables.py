"""Tables made up for samples: in the middle of a game, and the busiest one there can be."""

from __future__ import annotations

from random import Random

from msgspec import structs

from game.look import AwardCard, CardFace, CardRow, Chip, Dice, Face, Ground, Level, Look, Mark, Path, Row, Text, Track
from renderer.samples.grounds import island

COLOURS = ("red", "blue", "orange", "white", "green", "brown")
NAMES = ("Anežka", "Břetislav", "Żółć", "Ľudmila", "Ondřej", "Maximilián Nejdelší")
KINDS = ("wood", "brick", "wool", "grain", "ore")


def say(words: str) -> Text:
    """Words as they are."""
    return Text("plain", {"words": words})


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
    third = (Face("ship", say("The third die shows the ship.")),) if rich else ()
    dice = Dice(chance.randint(1, 6), chance.randint(1, 6), third)
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
    levels = (("trade", 3), ("politics", 5), ("science", seat % 6)) if rich else ()
    grid = tuple(Level(icon, n, 5, say(f"{icon} {n} of 5")) for icon, n in levels)
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


def busiest(seats: int = 4, seed: int = 5) -> Look:
    """Everything any rule system lays down, at once; other seeds are other states on the same ground."""
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
    look = played(ground, seats, seed, 13, True)
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
            (CardFace("event", say("Neighbourly help"), note=say("The richest gives a card to the poorest.")),),
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
        look.dice and structs.replace(look.dice, card="event"),
        look.banner,
        31,
    )
