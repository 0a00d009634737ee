"""Luck in numbers: what the dice brought each player, against what their buildings let them expect."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.history import relive
from bot.seated import Seated
from bot.store import Store
from game.core.production import fair_share
from game.table import Island

TOTALS = range(2, 13)
WAYS = tuple(6 - abs(7 - total) for total in TOTALS)
ROLLS = 36
BAR = 12


@dataclass
class Luck:
    """Of one player: own rolls by total, cards that rolls brought, cards to be expected."""

    rolls: list[int] = field(default_factory=lambda: [0] * len(TOTALS))
    got: int = 0
    expected: float = 0.0
    variance: float = 0.0

    @property
    def side(self) -> str:
        """Luck is what lies outside the ordinary spread of the dice."""
        more = self.got - self.expected
        if more * more <= self.variance:
            return "even"
        return "lucky" if more > 0 else "unlucky"


async def luck_of(store: Store, table: Seated) -> list[Luck]:
    """Every player's luck so far; all of it is known to everybody."""
    players = [Luck() for _ in table.names]

    def see(game: Island) -> None:
        for event in game.events:
            if event.key == "rolled":
                players[event.args["seat"]].rolls[event.args["number"] - TOTALS[0]] += 1
                for seat, (cards, squares) in enumerate(zip(fair_share(game), fair_share(game, power=2), strict=True)):
                    players[seat].expected += cards
                    players[seat].variance += squares - cards * cards
            elif event.key == "produced":
                players[event.args["seat"]].got += sum(event.args["cards"].values())

    await relive(store, table, see)
    return players


def histogram(rolls: list[int]) -> list[tuple[int, str, int, float]]:
    """Lines to read: total, a bar, how often, how often to be expected."""
    n, most = sum(rolls), max(1, *rolls)
    return [
        (total, "▇" * round(BAR * count / most) or "·", count, n * ways / ROLLS)
        for total, count, ways in zip(TOTALS, rolls, WAYS, strict=True)
    ]
