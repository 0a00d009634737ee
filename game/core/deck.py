"""Decks: what is still mixed lies unordered, so that no future stands in the state; cards put under it lie in order."""

from __future__ import annotations

from msgspec import Struct

from game.engine import Chance


class Deck(Struct):
    """A face-down deck; in a view only `unseen` tells how many cards it has."""

    mixed: dict[str, int] = {}
    under: list[str] = []
    unseen: int = 0

    def __len__(self) -> int:
        return sum(self.mixed.values()) + len(self.under) + self.unseen

    def __bool__(self) -> bool:
        return bool(self.mixed or self.under or self.unseen)

    def draw(self, chance: Chance, purpose: str) -> str:
        """The top card."""
        if not any(self.mixed.values()):
            return self.under.pop(0)
        names = sorted(self.mixed)
        name = names[chance.from_counts([self.mixed[n] for n in names], purpose)]
        self.mixed[name] -= 1
        if not self.mixed[name]:
            del self.mixed[name]
        return name

    def peek(self, chance: Chance, n: int, purpose: str) -> list[str]:
        """The top cards, the topmost first; they stay where they are."""
        twin = Deck(dict(self.mixed), list(self.under))
        return [twin.draw(chance, purpose) for _ in range(min(n, len(twin)))]

    def pick_out(self, card: str) -> None:
        """Take a card that was looked at, and mix all others."""
        self.shuffle_in()
        self.mixed[card] -= 1
        if not self.mixed[card]:
            del self.mixed[card]

    def put_under(self, card: str) -> None:
        self.under.append(card)

    def shuffle_in(self, *cards: str) -> None:
        """Mix these, and all that lies in order, into the deck."""
        for card in (*cards, *self.under):
            self.mixed[card] = self.mixed.get(card, 0) + 1
        self.under = []

    def hide(self) -> None:
        """Nobody sees more than how many there are."""
        self.mixed, self.under, self.unseen = {}, [], len(self)
