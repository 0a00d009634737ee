"""Taste: how much a player makes of things. Steady's was set by hand, sharp's was learned by playing (`learn`)."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, json


class Taste(Struct, frozen=True, eq=False):
    """Weights of a player's judgement, in points unless said otherwise; compared by identity, as a key of memories."""

    rolls_per_point: float = 5.0  # rolls a game still has for each point the leader lacks
    last_rolls: float = 4.0  # and as many more
    leader: float = 0.3  # how much the best opponent weighs against the own prospects
    others: float = 0.1  # and each of them
    held: float = 0.12  # share of its long-term value that a card in hand keeps beside the plans
    risk: float = 0.09  # lost for each card given up, by the chance of a 7 before the next turn
    harbour: float = 0.12
    card: float = 0.7  # a development card bought
    contest: float = 1.0  # how seriously rivals for a corner are taken (exponent)
    impatience: float = 0.045  # what a gain loses with each roll until it comes
    bank_trip: float = 1.6  # rolls that a needed trade with the bank counts for
    second: float = 0.4  # share of the second plan that counts
    third: float = 0.15
    race: float = 0.6  # share of an award in reach
    defend: float = 1.0  # how much an award held is feared for (factor)
    award: float = 1.5  # a plan for the longest road
    things: float = 1.0  # what modules say their things are worth (factor)
    accept: float = 0.08  # an exchange must bring so much
    offer: float = 0.15  # an offer to people must bring so much
    robbed: float = 0.5  # share of its income that a robbed hex loses, for the robber moves on
    founding: float = 1.0  # how far ahead the founding looks (factor)
    variety: float = 0.0  # each kind of card that the founding brings
    expansion: float = 1.0  # what the founding makes of corners to build on later (factor)
    programme_cards: float = 3.0  # development cards, and roads, in what part of a game is spent on
    programme_roads: float = 3.0
    margin: float = 0.01  # what doing something must bring more than resting
    growth: float = 1.0  # what plans make of the income a building brings (factor)
    settlements: float = 1.0  # what a settlement brings, as plans see it (factor)
    cities: float = 1.0  # and a city
    knights: float = 1.0  # how much the largest army in reach counts beside other awards (factor)
    unseen: float = 0.12  # a card in somebody else's hand
    card_points: float = 0.5  # points that a development card brings in the long run
    broad: float = 0.25  # how much ways of spending count that are not the fastest


STEADY = Taste()

LEARNED = Path(__file__).parents[2] / "data" / "automa" / "sharp.json"


class Learned(Struct, frozen=True):
    """Weights found by games, how they were found, and what they were accepted on."""

    weights: dict[str, float]
    learned: str
    accepted: str


def learned(path: Path = LEARNED) -> Taste:
    """The taste of a file of weights; what it does not name is as steady's."""
    return Taste(**json.decode(path.read_bytes(), type=Learned).weights)


SHARP = learned()
