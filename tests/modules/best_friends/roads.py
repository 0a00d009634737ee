"""Roads of the examples: letters of the rule book laid on the real island, and corners where several meet."""

import json
from pathlib import Path

from game.modules.base.building import BuildRoad, BuildSettlement
from game.modules.best_friends.networks import close
from tests.kit import act, after_roll, corner, give, line, road, settlement, turn_of
from tests.modules.best_friends.kit import friends

EXAMPLES = json.loads((Path(__file__).parent / "networks.json").read_text("utf-8"))
SEATS = {"red": 0, "blue": 1, "white": 2}
ROAD = {"wood": 1, "brick": 1}


class Map:
    """Letters of an example laid on corners of the island, so that every edge of the example is one there."""

    def __init__(self, g, example):
        self.topology = g.rules.topology
        steps = [what.split() for what, _ in example["steps"]]
        edges = [r.split()[1] for r in example["roads"]] + [w[2] for w in steps if w[1] == "road"]
        self.edges = [tuple(e.split("-")) for e in edges]
        letters = list(dict.fromkeys(letter for e in self.edges for letter in e))
        self.at = next(filter(None, (self._placed(letters, {letters[0]: c}) for c in self.topology.corners)))

    def _placed(self, letters, at):
        if len(at) == len(letters):
            return at
        near = [(a, b) if a in at else (b, a) for a, b in self.edges if (a in at) != (b in at)]
        if not near:
            free = next(letter for letter in letters if letter not in at)
            options = ((free, c) for c in self.topology.corners)
        else:
            known, free = near[0]
            options = ((free, c) for c in self.topology.corner_neighbours[at[known]])
        for letter, spot in options:
            tried = {**at, letter: spot}
            if spot not in at.values() and self._fits(tried) and (found := self._placed(letters, tried)):
                return found
        return None

    def _fits(self, at):
        between = self.topology.edge_between
        return all((at[a], at[b]) in between for a, b in self.edges if a in at and b in at)

    def edge(self, text):
        a, b = text.split("-")
        return self.topology.edge_between[self.at[a], self.at[b]]


def laid(example):
    """The set-up of an example: everything given counts as founded."""
    g = friends(3)
    where = Map(g, example)
    for text in example["buildings"]:
        colour, letter = text.split()
        settlement(g, SEATS[colour], where.at[letter])
    for text in example["roads"]:
        colour, ends = text.split()
        road(g, SEATS[colour], where.edge(ends))
    close(g)
    return g, where


def built(g, where, text):
    """One step of an example as a paid action in the builder's own turn."""
    colour, item, place = text.split()
    seat = SEATS[colour]
    g = after_roll(turn_of(g, seat))
    give(g, seat, wood=1, brick=1, wool=1, grain=1)
    if item == "road":
        return act(g, BuildRoad(seat, where.edge(place)))
    return act(g, BuildSettlement(seat, where.at[place]))


def example(name):
    return next(e for e in EXAMPLES if e["id"] == name)


def played(name, steps):
    """An example as far as so many steps."""
    found = example(name)
    g, where = laid(found)
    for text, _ in found["steps"][:steps]:
        g = built(g, where, text)
    return g, where


def star(g, place="0,0 NE"):
    """A corner and, for each of its three neighbours, that neighbour and one corner further out."""
    topology, middle = g.rules.topology, corner(g, place)
    ways = []
    for near in topology.corner_neighbours[middle]:
        taken = {c for way in ways for c in way}
        ways.append((near, next(c for c in topology.corner_neighbours[near] if c != middle and c not in taken)))
    return middle, ways


def around_a_corner(g, owners, place="0,0 NE"):
    """Homes two roads away from a corner, each with a road towards it; how to go on from there."""
    middle, ways = star(g, place)
    last = []
    for seat, (near, home) in zip(owners, ways, strict=True):
        settlement(g, seat, home)
        line(g, seat, home, near)
        last.append(g.rules.topology.edge_between[near, middle])
    return middle, last
