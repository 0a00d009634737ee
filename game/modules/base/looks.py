"""What the base game adds to the picture."""

from __future__ import annotations

from msgspec import structs

from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.roads import road_length
from game.look import AwardCard, CardFace, Chip, Dice, Hand, Mark, Text
from game.lookout import Looking
from game.table import Island


def add_look(g: Island, looking: Looking) -> None:
    """Pieces, robber, rows, bank, dice."""
    t = g.table
    looking.marks += [Mark("edge", edge, "piece", "road", road.seat) for edge, road in sorted(t.roads.items())]
    looking.marks += [Mark("corner", c, "piece", b.kind, b.seat, b.size) for c, b in sorted(t.buildings.items())]
    place = ("hex", t.robber) if t.robber >= 0 else ("beside", 0)
    looking.marks.append(Mark(*place, "figure", "robber", alt=Text("look-robber")))
    for seat in g.seats:
        _row(g, looking, seat)
    looking.awards += [
        AwardCard(a.key, t.awards.get(a.key, -1), a.points, Text(f"award-{a.key}")) for a in g.rules.awards
    ]
    if g.rules.flag("bank_shown") and g.rules.flag("bank_limited"):
        kinds = enumerate(g.rules.kinds[: g.rules.card_kinds])
        looking.chips += [Chip(k, str(t.bank[i]), Text("look-bank", {"card": k, "n": t.bank[i]})) for i, k in kinds]
    if t.turn.red:
        looking.dice = Dice(t.turn.red, t.turn.yellow)


def _row(g: Island, looking: Looking, seat: int) -> None:
    t = g.table
    held = tuple(a.key for a in g.rules.awards if t.awards.get(a.key) == seat)
    points = points_of(g, seat, hidden=g.over is not None)
    looking.rows[seat] = structs.replace(looking.rows[seat], points=points, awards=held)
    looking.chip(seat, "cards", hand_size(g, seat), "look-cards")
    looking.chip(seat, "road_length", road_length(g, seat), "look-road-length", strong="longest_road" in held)
    for item in ("road", "settlement", "city"):
        looking.chip(seat, item, t.pieces[seat][item], f"look-left-{item}")


def add_resources(g: Island, seat: int, hand: Hand) -> Hand:
    """The cards of a hand, and its tokens."""
    cards = g.table.hands[seat]
    faces = tuple(
        CardFace(kind, Text(f"card-{kind}"), cards[i])
        for i, kind in enumerate(g.rules.kinds)
        if cards[i] or g.rules.categories[i] == "resource"
    )
    return structs.replace(hand, cards=(*hand.cards, *faces))
