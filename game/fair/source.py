"""The streams outcomes are taken from.

Every outcome is HMAC-SHA256(seed, stream:purpose:number:attempt), and there are two kinds of streams:

    lobby:GAME:ISLAND:GROUND     what a lobby shows; from the seed alone, since it is seen before everybody has sat down
    play:GAME:DIGEST             all that happens; DIGEST is the hash of the terms, with everybody's luck in them

Only the island is taken from the lobby's stream when the game begins: it is the one people have looked at. Whatever
else a preview needs (seats, colours, a first player) comes from the lobby's stream too, and is drawn again for play.
No two of these messages are ever equal, so who has seen all previews of all set-ups knows nothing about a die.
"""

from __future__ import annotations

from collections.abc import Container
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Struct

from game.engine import AnyGame, Chance, FairChance, NumberedChance
from game.setup import Setup

SHOWN = frozenset({"island"})  # purposes whose outcomes stay as the lobby showed them
SHORT = 16
NOBODYS = ("?", "")  # luck of somebody who is forgotten


class Terms(Struct, frozen=True):
    """What the dice of a game depend on besides the seed; written down once, when the game begins."""

    game: str
    promise: str  # hash of the seed
    setup: Setup
    ground: str = ""  # what the island is laid by
    island: int = 0  # how often another island was asked for
    looked: int = 0  # how many islands the lobby has shown
    luck: tuple[tuple[str, str], ...] = ()  # who added what, in the order of adding

    def written(self) -> str:
        """The same terms are always the same text."""
        return msgspec.json.encode(self, order="sorted").decode()


class Agreed(Terms, frozen=True):
    """Terms as they are kept."""

    digest: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """Of the terms as they were agreed on, where somebody's luck was taken out because they wanted to be forgotten."""


def read_terms(text: str) -> Agreed:
    return msgspec.json.decode(text, type=Agreed)


def digest(text: str) -> str:
    """The hash of the terms as they were agreed on."""
    return read_terms(text).digest or sha256(text.encode()).hexdigest()


def without_luck(text: str, places: Container[int]) -> str:
    """Terms that no longer say who added what in some places; every outcome stays as it was."""
    terms = read_terms(text)
    luck = tuple(NOBODYS if place in places else added for place, added in enumerate(terms.luck))
    if luck == terms.luck:
        return text
    return msgspec.structs.replace(terms, luck=luck, digest=digest(text)).written()


def short(hash: str) -> str:
    """A hash as it stands where people pass by; all of it is in /fair."""
    return hash[:SHORT]


def lobby_stream(game_id: str, island: int, ground: str) -> str:
    return f"lobby:{game_id}:{island}:{ground}"


def lobby_chance(seed: bytes, game_id: str, island: int, ground: str) -> Chance:
    """Chance for a preview."""
    stream = lobby_stream(game_id, island, ground)
    return FairChance(seed, lambda purpose: stream)


class Source:
    """Where the outcomes of one game come from; without terms it is one that began before there were any."""

    def __init__(self, seed: bytes, game_id: str, terms: str = "") -> None:
        self.seed, self.game_id, self.terms = seed, game_id, terms
        self._play = self._lobby = ""
        if terms:
            agreed = read_terms(terms)
            self._play = f"play:{game_id}:{digest(terms)}"
            self._lobby = lobby_stream(game_id, agreed.island, agreed.ground)

    def stream(self, purpose: str) -> str:
        return self._lobby if purpose in SHOWN else self._play

    def chance(self, game: AnyGame | None = None) -> Chance:
        """Chance for the next action of a game, or for its beginning."""
        if not self.terms:
            return NumberedChance(self.seed, self.game_id, game.drawn if game is not None else 0)
        return FairChance(self.seed, self.stream, game.lots if game is not None else None)
