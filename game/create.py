"""A new game: seats, colours, island, first steps; everything by lot comes from the game's own chance."""

from __future__ import annotations

from collections.abc import Callable

from game.board import lay
from game.core.told import RolledForStart
from game.engine import Chance, Game, Step, begin
from game.rules import Rules, compose
from game.setup import Setup
from game.table import Harbour, Island, Settings, Table, Turn


def new_game(setup: Setup, chance: Chance) -> Island:
    """A game at its first prompt; Refused if the set-up cannot be played."""
    rules = compose(setup)
    people = _people(rules, chance)
    land = lay(rules.plan, chance.lots("island"))
    table = Table(
        layout=land.layout,
        terrain=land.terrain,
        tokens=land.tokens,
        harbours=[Harbour(h.edge, h.kind) for h in land.harbours],
        alive=[True] * len(land.terrain),
        robber=-1,
        home=-1 if land.robber is None else land.robber,
        bank=[rules.stock.kinds[kind].count for kind in rules.kinds],
        hands=[[0] * len(rules.kinds) for _ in people],
        pieces=[dict(rules.stock.pieces) for _ in people],
        turn=Turn(got=[0] * len(people), dealt=[0] * len(people)),
        target=rules.target,
        people=people,
        colours=_colours(rules, people, chance),
        printed=land.printed,
    )
    g: Island = Game(rules, table, Settings(), {m.key: m.State() for m in rules.modules})
    g.chance = chance
    table.first = table.turn.owner = table.turn.actor = _starting_seat(g, chance)
    table.robber = rules.robber_start(g, table.home)
    rules.prepare(g)
    g.agenda = [Step("board_laid"), Step("found_all")]
    return begin(g, chance)


def starter(setup: Setup) -> Callable[[Chance], Island]:
    """The first line of a log as a function, for replay and proof."""
    return lambda chance: new_game(setup, chance)


def _people(rules: Rules, chance: Chance) -> list[int]:
    """Which person sits where: in the order of joining, or by lot (BASE-O14)."""
    people = list(range(rules.players))
    if rules.option("seats") == "lot":
        chance.shuffle(people, "seats")
    return people


def _colours(rules: Rules, people: list[int], chance: Chance) -> list[str]:
    """Chosen colours stay, the others get a free one by lot (BASE-126)."""
    chosen = [*rules.setup.colours, *[""] * rules.players][: rules.players]
    free = [c for c in rules.stock.colours if c not in chosen]
    chance.shuffle(free, "colours")
    colours = [c or free.pop() for c in chosen]
    return [colours[person] for person in people]


def _starting_seat(g: Island, chance: Chance) -> int:
    """By lot, by dice, or named by the host (BASE-17, BASE-18, BASE-O14)."""
    start = str(g.rules.option("start"))
    if start == "lot":
        return chance.below(g.rules.players, "start")
    if start != "dice":
        return int(start) - 1
    running = list(g.seats)
    while len(running) > 1:
        sums = []
        for seat in running:
            red, yellow = chance.die("start"), chance.die("start")
            g.tell(RolledForStart(seat=seat, red=red, yellow=yellow, number=red + yellow))
            sums.append(red + yellow)
        running = [seat for seat, total in zip(running, sums, strict=True) if total == max(sums)]
    return running[0]
