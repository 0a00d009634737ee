"""What this expansion adds to the picture and to a hand."""

from __future__ import annotations

from msgspec import structs

from game.core.walls import own_walls, wall_marks
from game.look import CardFace, CardRow, Chip, Dice, Face, Hand, Mark, Text, Track
from game.lookout import Looking
from game.modules.cities_and_knights.deck import FIELDS, HAND_LIMIT, field_of
from game.modules.cities_and_knights.state import COMMODITY, LANDING, TOP_LEVEL, laid_over, level, of
from game.table import Island


def add_look(g: Island, looking: Looking) -> None:
    """Knights, walls, metropolises, merchant, ship, levels, cards."""
    state = of(g)
    _lay_over(g, looking)
    looking.marks += wall_marks(g, state.walls)
    looking.marks += [_metropolis(g, field, corner) for field, corner in state.metropolises.items()]
    looking.marks += [
        Mark("corner", c, "piece", "knight", k.seat, k.strength, k.active, alt=_knight_alt(k.strength, k.active))
        for c, k in sorted(state.knights.items())
    ]
    if state.merchant >= 0:
        owner = looking.rows[state.merchant_owner].name
        alt = Text("look-merchant", {"name": owner})
        looking.marks.append(Mark("hex", state.merchant, "figure", "merchant", state.merchant_owner, alt=alt))
    alt = Text("look-ship", {"n": LANDING - state.ship})
    looking.tracks.append(Track("ship", LANDING, state.ship, alt))
    if state.event and isinstance(looking.dice, Dice):
        face = Face(state.event, Text("event-event_die", {"face": state.event}))
        looking.dice = structs.replace(looking.dice, extra=(*looking.dice.extra, face))
    for seat in g.seats:
        _add_row(g, looking, seat)
    for field in FIELDS:
        n = len(state.decks[field])
        looking.chips.append(Chip(field, str(n), Text("look-progress-deck", {"field": field, "n": n})))


def _lay_over(g: Island, looking: Looking) -> None:
    """A city laid over is drawn pale."""
    corners = {corner for seat in g.seats for corner in laid_over(g, seat)}
    looking.marks = [
        structs.replace(m, active=False, alt=Text("look-laid-over"))
        if m.at == "corner" and m.layer == "piece" and m.place in corners
        else m
        for m in looking.marks
    ]


def _metropolis(g: Island, field: str, corner: int) -> Mark:
    alt = Text("look-metropolis", {"field": field})
    return Mark(
        "corner", corner, "over", "metropolis", g.table.buildings[corner].seat, FIELDS.index(field) + 1, alt=alt
    )


def _knight_alt(strength: int, active: bool) -> Text:
    return Text("look-knight", {"strength": strength, "active": "yes" if active else "no"})


def _add_row(g: Island, looking: Looking, seat: int) -> None:
    state = of(g)
    for field in FIELDS:
        looking.grid(seat, COMMODITY[field], level(g, seat, field), TOP_LEVEL, f"look-level-{field}")
    for field in FIELDS:
        hidden = state.unseen[seat][field] if state.unseen else 0
        n = hidden + sum(field_of(card) == field for card in state.hands[seat])
        looking.some(seat, field, n, f"look-progress-{field}")
    active = sum(k.strength for k in state.knights.values() if k.seat == seat and k.active)
    looking.chip(seat, "knight", active, "look-defence")
    looking.some(seat, "wall", own_walls(g, state.walls, seat), "look-walls")
    looking.some(seat, "defender", state.defenders[seat], "look-defender")
    if state.shown[seat]:
        faces = tuple(CardFace(card, Text(f"progress-{card}"), seat=seat) for card in state.shown[seat])
        looking.cards.append(CardRow(Text("look-shown-cards", {"name": looking.rows[seat].name}), faces))


def add_cards(g: Island, seat: int, hand: Hand) -> Hand:
    """The progress cards of a hand, with what each does."""
    cards = of(g).hands[seat]
    if not cards:
        return hand
    faces = tuple(CardFace(c, Text(f"progress-{c}"), note=Text(f"progress-{c}.help")) for c in cards)
    row = CardRow(Text("look-progress-cards", {"n": len(cards), "limit": HAND_LIMIT}), faces)
    return structs.replace(hand, others=(*hand.others, row))
