"""The quick player's own turn: build what can be paid, trade with the bank for what nearly can."""

from __future__ import annotations

from random import Random
from typing import Any

from game.automa.sight import prizes, rates, spots, yields_at
from game.core.building import payable_places
from game.core.land import buildings_at
from game.engine import Action, Question
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, PlaceFree, free_edges, longest_by
from game.table import Island

GOALS = ("city", "settlement", "development", "road")
UNSOLD = ("turn", "play", "trade", "card", "game", "")  # groups whose actions are not tried now and then for a whim
WHIM = 0.4  # how often they are, and knights played
OWN = ("build_road", "build_settlement", "build_city", "place_free", "give_up", "buy_development", "bank_trade")
KNIGHT = "play_knight"


def before_roll(g: Island, prompt: Question, rng: Random) -> Action | None:
    """A knight if the robber sits on an own hex; else a card that can be played at no other time."""
    knight, robber = g.rules.actions.get(KNIGHT), g.table.robber
    if knight is not None and robber >= 0 and any(b.seat == prompt.seat for _, b in buildings_at(g, robber)):
        way = next(iter(knight.suggest(g, prompt.seat, prompt)), None)
        if way is not None:
            return way
    only_now = [kind for kind in cards(g, prompt) if kind.during == (prompt.kind,)]
    return _one_of(only_now, g, prompt, rng, 1.0)


def main_phase(g: Island, prompt: Question, rng: Random) -> Action | None:
    """Build, else buy whatever else is sold, else play a card, else trade with the bank, else nothing."""
    return (
        build(g, prompt)
        or _one_of(wares(g, prompt), g, prompt, rng, WHIM)
        or play_card(g, prompt, rng)
        or _one_of(sensible(g, prompt), g, prompt, rng, 1.0)
        or bank_trade(g, prompt.seat, prompt)
    )


def build(g: Island, prompt: Question) -> Action | None:
    seat = prompt.seat
    if places := payable_places(g, seat, "city"):
        return BuildCity(seat, max(places, key=lambda c: sum(yields_at(g, c))))
    if places := payable_places(g, seat, "settlement"):
        return BuildSettlement(seat, max(places, key=lambda c: sum(yields_at(g, c))))
    if (edge := road_ahead(g, seat)) >= 0 and edge in payable_places(g, seat, "road"):
        return BuildRoad(seat, edge)
    buy = g.rules.actions.get("buy_development")
    return next(iter(buy.suggest(g, seat, prompt)), None) if buy and prompt.kind in buy.during else None


def wares(g: Island, prompt: Question) -> list[type[Action]]:
    """Whatever else rule systems sell."""
    found = g.rules.holder_actions.get(prompt.kind, ())
    return [kind for kind in found if kind.group not in UNSOLD and kind.key not in OWN]


def cards(g: Island, prompt: Question) -> list[type[Action]]:
    """Cards of every rule system that can be played here, knights aside."""
    found = g.rules.holder_actions.get(prompt.kind, ())
    return [kind for kind in found if kind.group == "card" and kind.key not in (*OWN, KNIGHT)]


def sensible(g: Island, prompt: Question) -> list[type[Action]]:
    """Other actions that know by themselves when they are of use."""
    found = g.rules.holder_actions.get(prompt.kind, ())
    return [kind for kind in found if kind.group == "trade" and _knows(kind) and kind.key not in OWN]


def _knows(kind: type[Action]) -> bool:
    plain: Any = Action.offhand
    own: Any = kind.offhand
    return own.__func__ is not plain.__func__


def _one_of(kinds: list[type[Action]], g: Island, prompt: Question, rng: Random, share: float) -> Action | None:
    """Some way of the first that can be done, each tried so often."""
    for kind in kinds:
        if share >= 1 or rng.random() < share:
            ways = list(kind.offhand(g, prompt.seat, prompt))
            if ways:
                return rng.choice(ways)
    return None


def road_ahead(g: Island, seat: int) -> int:
    """The next road to a prize, or towards the best free corner if a settlement is waiting for one; -1 else."""
    if prize := min(prizes(g, seat), key=lambda spot: spot[1], default=None):
        return prize[2]
    if not g.table.pieces[seat]["settlement"]:
        return -1
    found = spots(g, seat)
    if not found or any(steps == 0 for _, steps, _ in found):
        return -1
    best = max(found, key=lambda spot: sum(yields_at(g, spot[0])) - 0.12 * spot[1])
    return best[2]


def play_card(g: Island, prompt: Question, rng: Random) -> Action | None:
    """Cards when they come to hand, a knight at times."""
    if way := _one_of(cards(g, prompt), g, prompt, rng, 1.0):
        return way
    knight = g.rules.actions.get(KNIGHT)
    if knight is not None and prompt.kind in knight.during and rng.random() < 0.5:
        return next(iter(knight.suggest(g, prompt.seat, prompt)), None)
    return None


def bank_trade(g: Island, seat: int, prompt: Question) -> Action | None:
    """One trade that completes a purchase, from what it does not need."""
    if prompt.kind not in BankTrade.during:
        return None
    hand, bank, t = g.table.hands[seat], g.table.bank, g.table
    if sum(hand) < 4:
        return None
    rate, kinds = rates(g, seat), g.rules.kinds
    for goal in GOALS[:3] if sum(hand) < 8 else GOALS:
        if goal not in g.rules.needs or not _wanted(g, seat, goal):
            continue
        need = g.rules.prices[goal]
        lacking = [k for k in range(len(rate)) for _ in range(max(0, need[k] - hand[k]))]
        if not 0 < len(lacking) <= 2:
            continue
        spare = [k for k in range(len(rate)) if hand[k] - need[k] >= rate[k]]
        if sum((hand[k] - need[k]) // rate[k] for k in spare) >= len(lacking) and bank[lacking[0]]:
            give = max(spare, key=lambda k: hand[k] - need[k] - rate[k])
            if t.bank[lacking[0]]:
                return BankTrade(seat, kinds[give], rate[give], {kinds[lacking[0]]: 1})
    return None


def _wanted(g: Island, seat: int, item: str) -> bool:
    if item == "city":
        mine = (b for b in g.table.buildings.values() if b.seat == seat)
        return g.table.pieces[seat][item] > 0 and any(b.size == 1 for b in mine)
    if item == "settlement":
        return g.table.pieces[seat][item] > 0 and any(steps == 0 for _, steps, _ in spots(g, seat))
    if item == "road":
        return road_ahead(g, seat) >= 0
    state: Any = g.ext.get("development")
    return bool(state.deck) if state is not None else False


def free_road(g: Island, prompt: Question, rng: Random) -> Action | None:
    """Towards a free corner, else to lengthen the road."""
    edges = free_edges(g, prompt.seat)
    ahead = road_ahead(g, prompt.seat)
    return PlaceFree(prompt.seat, ahead if ahead in edges else longest_by(g, prompt.seat, edges)) if edges else None
