"""Who said no to what in the last rounds: open knowledge, for those who would ask again."""

from __future__ import annotations

from game.table import Island, Offer, Refusal

ROUNDS = 2


def remember_refusal(g: Island, offer: Offer, seat: int) -> None:
    """Of offers whose maker chooses; those that the first may take, and older ones, are not kept."""
    if offer.closing != "choose" and not g.rules.flag("confirm_trades"):
        return
    since = g.table.turn.number - ROUNDS * g.rules.players
    said = Refusal(offer.maker, seat, offer.give, offer.get, g.table.turn.number)
    g.table.refusals = [r for r in g.table.refusals if r.turn > since and r != said] + [said]


def refused_lately(g: Island, maker: int, seat: int, give: dict[str, int], get: dict[str, int]) -> bool:
    """Whether somebody has said no to as much for as little."""
    since = g.table.turn.number - ROUNDS * g.rules.players
    return any(
        (r.maker, r.seat) == (maker, seat) and r.turn > since and _no_more(give, r.give) and _no_more(r.get, get)
        for r in g.table.refusals
    )


def _no_more(some: dict[str, int], than: dict[str, int]) -> bool:
    return all(than.get(kind, 0) >= n for kind, n in some.items())
