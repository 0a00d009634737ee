"""The adviser: the best moves of a moment with the reasons for them, from nothing but a seat's view.

Its first advice is what a sharp player would do who remembers no more of hands than the table shows. Reasons are the
terms of the appraisal that a move raises, said by what the move brings: so a rule system whose things have a `worth` is
part of the reasons as well.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.advice import Advice, Reason
from game.automa.appraise import founding, rolls_left, terms
from game.automa.economy import economy
from game.automa.foresight import Stop
from game.automa.levels import LEVELS
from game.automa.options import RESTS
from game.automa.plans import Plan, corner_gain, delay, plans, to_take
from game.automa.quick import quick
from game.automa.sharp import judged, ranked
from game.automa.sight import incomes, spots
from game.automa.taste import SHARP
from game.automa.worlds import after, copy, imagine
from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.land import chances
from game.engine import Action, Chance, Question, advance
from game.table import Island

BEST = 3  # moves that are named
REASONS = 2
EXCHANGES = ("make_offer", "call", "standing_offer", "counter_offer")
SITED = ("found_building", "build_settlement", "build_city")
ROADS = ("build_road", "found_road", "place_free")
FELT = 0.04  # points below which a term is no reason
CLOSE = 1.2  # points behind the best within which another move is worth naming


class Moment(NamedTuple):
    """What is compared: the position now, and after a move."""

    seat: int
    before: Island
    after: Island
    action: Action


def advise(seen: Island, prompt: Question, rng: Random, stop: Stop) -> list[Advice]:
    """Up to three moves, the best first."""
    seen = as_shown(seen)
    seed = rng.randrange(1 << 30)
    first = LEVELS["sharp"].think(seen, prompt, Random(seed), stop)
    weighed = ranked(seen, prompt, Random(seed), stop, judged)
    near = [w.action for w in weighed if w.value > weighed[0].value - CLOSE and w.action != first]
    world = imagine(seen, Random(seed))
    return [Advice(action, reasons(world, prompt, action, seed)) for action in [first, *near][:BEST]]


def as_shown(seen: Island) -> Island:
    """What the table shows a person: hands that automatic players remember are left out where nobody is told them."""
    if seen.rules.option("remembered_hands") == "remembered":
        return seen
    shown = copy(seen)
    shown.viewer = seen.viewer
    shown.table.recalled = []
    return shown


def follow(seen: Island, prompt: Question, rng: Random, stop: Stop) -> Action:
    """A player that does whatever it is advised first (`python -m game.automa.arena --a game.automa.advice:follow`)."""
    return advise(seen, prompt, rng, stop)[0].action


def reasons(world: Island, prompt: Question, action: Action, seed: int) -> tuple[Reason, ...]:
    """The weightiest things that speak for a move in an imagined world."""
    seat = prompt.seat
    if action.key in RESTS:
        return _waiting(world, seat)
    if action.key in EXCHANGES:
        return _exchange(world, seat, action)
    twin, lucky = _then(world, prompt, action, seed)
    moment = Moment(seat, world, twin, action)
    if twin.over is not None and seat in twin.over.winners:
        return (Reason("wins"),)
    vague = ("hand", "risk", "income", "points") if founding(world) else ("hand", "risk", "income") if lucky else ()
    raised = [name for name, _ in _gains(moment) if name not in vague]
    told = [*_place(moment), *(reason for name in raised for reason in _term(moment, name))]
    return tuple({reason.key: reason for reason in told}.values())[:REASONS]


def _then(world: Island, prompt: Question, action: Action, seed: int) -> tuple[Island, bool]:
    """The position a move leads to, and whether chance had a hand in it; while founding nobody else's next one."""
    if not founding(world):
        return after(world, action, prompt, quick, Random(seed))
    twin, chance = copy(world), Chance(Random(seed).randrange)
    advance(twin, action, chance, prompt.id)
    return twin, bool(chance.drawn)


def _gains(moment: Moment) -> list[tuple[str, float]]:
    """The terms of the appraisal that a move raises, the most raised first."""
    now = terms(moment.before, moment.seat, SHARP)
    then = terms(moment.after, moment.seat, SHARP) if moment.after.over is None else {}
    raised = [(name, then[name] - now.get(name, 0.0)) for name in then]
    return sorted(((n, d) for n, d in raised if d > FELT), key=lambda gain: -gain[1])


def _term(moment: Moment, name: str) -> list[Reason]:
    """A raised term in words, as exactly as the board allows."""
    seat, then = moment.seat, moment.after
    if name == "points":
        more = points_of(then, seat, hidden=True) - points_of(moment.before, seat, hidden=True)
        return [Reason("points", {"n": more})] if more > 0 else []
    if name == "income":
        return _income(moment)
    if name == "awards":
        return _award(moment)
    if name == "hand":
        return [
            Reason("plan", {"item": plan.what}) for plan in next_plans(then, seat)[:1] if plan.what in then.rules.prices
        ]
    if name == "rivals":
        return _rival(moment)
    if name == "risk":
        return [Reason("risk")]
    return [Reason("thing", {"module": name})]


def _place(moment: Moment) -> list[Reason]:
    """What lies where something is put: ground for a settlement, the corner a road leads to."""
    action, g = moment.action, moment.before
    corner, edge = getattr(action, "corner", None), getattr(action, "edge", None)
    if isinstance(corner, int) and action.key in SITED:
        return [Reason("ground", {"n": chances(g, corner)})]
    if isinstance(edge, int) and action.key in ROADS:
        ahead = _ahead(moment, edge)
        return [Reason("leads", {"corner": ahead})] if ahead is not None else []
    if isinstance(victim := getattr(action, "victim", None), int) and victim >= 0:
        return [Reason("robs", {"other": victim, "n": hand_size(g, victim)})]
    if isinstance(hex := getattr(action, "hex", None), int):
        hit = [b.seat for c, b in g.table.buildings.items() if hex in g.rules.topology.corner_hexes[c]]
        other = max((s for s in hit if s != moment.seat), key=lambda s: points_of(g, s, hidden=False), default=None)
        return [Reason("blocks", {"other": other, "hex": hex})] if other is not None else []
    return []


def _ahead(moment: Moment, edge: int) -> int | None:
    """The best corner that a road brings nearer."""
    g, seat = moment.before, moment.seat
    eco, horizon = economy(g, seat, SHARP), _horizon(g)
    near = {corner: steps for corner, steps, _ in spots(moment.after, seat)}
    far = {corner: steps for corner, steps, _ in spots(g, seat)}
    closer = [c for c, steps in near.items() if steps < far.get(c, 99)]
    return max(closer, key=lambda c: corner_gain(g, c, eco, horizon, SHARP), default=None)


def _income(moment: Moment) -> list[Reason]:
    now, then = (incomes(g, SHARP.robbed)[moment.seat] for g in (moment.before, moment.after))
    kinds = moment.before.rules.kinds
    more = {kinds[k]: 1 for k, (a, b) in enumerate(zip(now, then, strict=True)) if b > a + 1e-9}
    if more:
        return [Reason("income", {"kinds": more})]
    return [Reason("rates")]


def _award(moment: Moment) -> list[Reason]:
    seat, now, then = moment.seat, moment.before, moment.after
    for award in then.rules.awards:
        if then.table.awards.get(award.key) == seat != now.table.awards.get(award.key):
            return [Reason("takes", {"award": award.key})]
    for award in then.rules.awards:
        holds = then.table.awards.get(award.key) == seat
        if to_take(then, award, seat) < to_take(now, award, seat):
            return [Reason("keeps" if holds else "nears", {"award": award.key})]
    return []


def _rival(moment: Moment) -> list[Reason]:
    """Whose prospects a move lowers most."""
    g, then, seat = moment.before, moment.after, moment.seat
    others = [s for s in g.seats if s != seat and s not in g.gone]
    lost = {s: economy(g, s, SHARP).speed - economy(then, s, SHARP).speed for s in others}
    worst = max(lost, key=lost.__getitem__, default=None)
    return [Reason("rival", {"other": worst})] if worst is not None and lost[worst] > 1e-6 else []


def _exchange(g: Island, seat: int, action: Action) -> tuple[Reason, ...]:
    """What the cards that are asked for would be good for."""
    twin = copy(g)
    hand = twin.table.hands[seat]
    for side, sign in (("give", -1), ("get", 1)):
        for kind, n in getattr(action, side, {}).items():
            hand[g.rules.index[kind]] = max(0, hand[g.rules.index[kind]] + sign * n)
    plan = next((plan for plan in next_plans(twin, seat) if plan.what in g.rules.prices), None)
    return (Reason("exchange", {"item": plan.what}),) if plan is not None else ()


def _waiting(g: Island, seat: int) -> tuple[Reason, ...]:
    """Why nothing is better than keeping the cards: what they are kept for, and what is still missing."""
    if founding(g):
        return ()
    hand = g.table.hands[seat]
    for plan in next_plans(g, seat):
        missing = {g.rules.kinds[k]: n - hand[k] for k, n in enumerate(plan.need) if n > hand[k]}
        if missing and plan.what in g.rules.prices:
            return (Reason("saving", {"item": plan.what, "cards": missing}),)
    return ()


def next_plans(g: Island, seat: int) -> list[Plan]:
    """What a seat could build next, the most worthwhile first."""
    eco, points = economy(g, seat, SHARP), points_of(g, seat, hidden=True)
    found = plans(g, seat, eco, _horizon(g), g.table.target - points, SHARP)
    hand, patience = g.table.hands[seat], 1 - SHARP.impatience
    return sorted(found, key=lambda p: -p.gain * patience ** delay(p.need, hand, eco, SHARP))


def _horizon(g: Island) -> float:
    return rolls_left(g, [points_of(g, seat, hidden=False) for seat in g.seats], SHARP)
