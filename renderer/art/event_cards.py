"""Pictures of the event cards."""

from __future__ import annotations

from renderer.faces import cards
from renderer.icons import Icon, blank_card
from renderer.palette import ui
from renderer.pen import Pen, star


def event(pen: Pen) -> None:
    blank_card(pen, ui("accent")).poly(star(8, 0.22, 0.11), ui("glow"))


# name -> (pile, sign)
_CARDS: dict[str, tuple[str, str | Icon]] = {
    "robbery": ("accent", "robber"),
    "plague": ("accent", "city"),
    "earthquake": ("accent", "bolt"),
    "good_neighbourhood": ("accent", "heart"),
    "tournament": ("accent", "knight"),
    "trade_advantage": ("accent", "wagon"),
    "calm_sea": ("accent", "harbour"),
    "robber_leaves": ("accent", "robber"),
    "neighbourly_help": ("accent", "heart"),
    "conflict": ("accent", "knight"),
    "fruitful_year": ("accent", "grain"),
    "new_year": ("accent", event),
    "none": ("accent", "cards"),
}
ICONS = {"event": event, **cards(_CARDS)}
