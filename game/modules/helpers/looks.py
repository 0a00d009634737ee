"""Helpers in the picture: the display in a row of cards, everybody's own beside their name."""

from __future__ import annotations

from msgspec import structs

from game.look import CardFace, CardRow, Chip, Hand, Text
from game.lookout import Looking
from game.modules.helpers.facts import FACTS, is_tiles
from game.modules.helpers.state import Hired, is_ready, of
from game.table import Island

SIDES = {True: ("sun", "moon"), False: ("side_a", "side_b")}


def side_of(g: Island, hired: Hired) -> str:
    """Which side is up: the name of its icon."""
    return SIDES[is_tiles(g.rules)][hired.second]


def add_look(g: Island, looking: Looking) -> None:
    """Who has which helper, which side is up, and which ones can be swapped for (HLP-08)."""
    state = of(g)
    for seat, hired in enumerate(state.hired):
        if hired.name:
            row, side = looking.rows[seat], side_of(g, hired)
            chips = (
                Chip(hired.name, FACTS.names[hired.name], Text("look-helper", {"helper": hired.name})),
                Chip(side, "", Text(f"look-{side.replace('_', '-')}")),
            )
            looking.rows[seat] = structs.replace(row, chips=(*row.chips, *chips))
    if state.display:
        looking.cards.append(CardRow(Text("look-display"), tuple(map(face, state.display))))


def face(helper: str, active: bool = True) -> CardFace:
    """A helper lying open, with what it does in a few words."""
    return CardFace(helper, Text(f"helper-{helper}"), active=active, note=Text(f"helper-{helper}.title"))


def add_hand(g: Island, seat: int, hand: Hand) -> Hand:
    """The own helper, pale while it cannot be used."""
    hired = of(g).hired[seat]
    if not hired.name:
        return hand
    side = side_of(g, hired)
    cards = face(hired.name, is_ready(g, seat)), CardFace(side, Text(f"look-{side.replace('_', '-')}"))
    row = CardRow(Text("look-own-helper"), cards)
    return structs.replace(hand, others=(*hand.others, row))
