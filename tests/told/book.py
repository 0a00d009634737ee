"""A book kept from the lines alone: who holds what, what stands where. After every action it must be true."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from game.engine import Event
from tests.modules.known import gathered
from tests.told.reading import Read

BOOKED = {
    "produced": "gets", "first_resources": "gets", "picked": "gets", "discarded": "gives back",
    "bank_traded": "swaps", "gave_monopoly": "hands over", "stolen_card": "takes", "traded": "barters",
    "built": "pays", "bought_card": "pays", "robber_moved": "robber", "robber_home": "robber",
}  # fmt: skip
"""What becomes of cards by a line; a rule system says it of its own lines in `known.py`.

gets, gives back, swaps: with the bank, what is given stands first.
hands over: the first person named gives to the second. takes: the first takes from the second.
barters: the first gives what stands first and gets the rest from the second.
pays: may have cost something; prices stand in the rules and not in the line.
robber: the robber stands at the place named last, or nowhere.
"""
BOOKED |= {key: how for some in gathered("BOOKED") for key, how in some.items()}
BUILDINGS, ROAD = ("settlement", "city"), "road"


@dataclass
class Book:
    """What somebody knows who has read every line."""

    awards: dict[str, int] = field(default_factory=dict)
    roads: dict[str, int] = field(default_factory=dict)
    buildings: dict[str, tuple[int, str]] = field(default_factory=dict)
    robber: str = ""
    gained: dict[int, Counter[str]] = field(default_factory=dict)
    payers: set[int] = field(default_factory=set)
    loose: bool = False  # something was taken back: what was read before does not hold any more

    def open(self, g: Any) -> None:
        """What is seen before the first line: where the robber waits."""
        self.robber = g.rules.topology.hex_names[g.table.robber] if g.table.robber >= 0 else ""

    def begin(self) -> None:
        """Another action: cards are counted anew."""
        self.gained, self.payers, self.loose = {}, set(), False

    def write(self, event: Event, line: str, read: Read) -> None:
        self._cards(event.key, line, read)
        self._pieces(event, read)
        if BOOKED.get(event.key) == "pays" and read.seats:
            self.payers.add(read.seats[0])
        self.loose |= event.key == "taken_back"

    def _add(self, seat: int, cards: dict[str, int], sign: int = 1) -> None:
        told = self.gained.setdefault(seat, Counter())
        for kind, n in cards.items():
            told[kind] += sign * n

    def _move(self, giver: int, taker: int, cards: dict[str, int]) -> None:
        self._add(giver, cards, -1)
        self._add(taker, cards)

    def _cards(self, key: str, line: str, read: Read) -> None:
        how = BOOKED.get(key)
        if how == "gets":
            self._add(read.seats[0], read.total)
        elif how == "gives back":
            self._add(read.seats[0], read.total, -1)
        elif how == "hands over":
            self._move(read.seats[0], read.seats[1], read.total)
        elif how == "takes":
            self._move(read.seats[1], read.seats[0], read.total)
        elif how in ("swaps", "barters"):
            given, got = read.sides(_turning(key, line, read))
            if how == "swaps":
                self._add(read.seats[0], given, -1)
                self._add(read.seats[0], got)
            else:
                self._move(read.seats[0], read.seats[1], given)
                self._move(read.seats[1], read.seats[0], got)

    def _pieces(self, event: Event, read: Read) -> None:
        key, seat = event.key, read.seats[0] if read.seats else -1
        place = read.places[0] if read.places else ""
        if key == "built" and event.args["item"] == ROAD:
            self.roads[place] = seat
        elif key == "built" and event.args["item"] in BUILDINGS:
            self.buildings[place] = (seat, event.args["item"])
        elif key in ("road_lost", "road_taken_off"):
            del self.roads[place]
        elif key == "road_moved":
            del self.roads[place]
            self.roads[read.places[1]] = seat
        elif key == "building_lost":
            del self.buildings[place]
            if event.args["to"]:
                self.buildings[place] = (seat, event.args["to"])
        elif BOOKED.get(key) == "robber":
            self.robber = read.places[-1] if read.places else ""
        elif key == "robber_blocks" and place != self.robber:
            self.robber = f"said to sit on {place}"
        elif key == "award_taken":
            self.awards[event.args["award"]] = seat
        elif key == "award_set_aside":
            del self.awards[event.args["award"]]

    # --- against the game -------------------------------------------------------------------------------------------

    def faults(self, before: list[list[int]], g: Any) -> list[str]:
        """Where the book and the game differ."""
        if self.loose:
            return self.copy(g)
        found = list(self._hands(before, g))
        names = g.rules.topology
        roads = {names.edge_names[e]: road.seat for e, road in g.table.roads.items()}
        buildings = {names.corner_names[c]: (b.seat, b.kind) for c, b in g.table.buildings.items()}
        robber = names.hex_names[g.table.robber] if g.table.robber >= 0 else ""
        for what, told, true in (
            ("roads", self.roads, roads), ("buildings", self.buildings, buildings),
            ("awards", self.awards, g.table.awards), ("robber", self.robber, robber),
        ):  # fmt: skip
            if told != true:
                found.append(f"{what}: told {_differing(told, true)}, true {_differing(true, told)}")
        return [*found, *(self.copy(g) if found else [])]

    def copy(self, g: Any) -> list[str]:
        """Begin anew from the game itself, so that one wrong line is one fault."""
        names = g.rules.topology
        self.roads = {names.edge_names[e]: road.seat for e, road in g.table.roads.items()}
        self.buildings = {names.corner_names[c]: (b.seat, b.kind) for c, b in g.table.buildings.items()}
        self.awards = dict(g.table.awards)
        self.robber = names.hex_names[g.table.robber] if g.table.robber >= 0 else ""
        return []

    def _hands(self, before: list[list[int]], g: Any) -> list[str]:
        found = []
        for seat, hand in enumerate(g.table.hands):
            kinds = g.rules.kinds[: g.rules.card_kinds]
            true = {k: hand[i] - before[seat][i] for i, k in enumerate(kinds) if hand[i] != before[seat][i]}
            told = {k: n for k, n in self.gained.get(seat, {}).items() if n and k in kinds}
            spent = {k: told.get(k, 0) - true.get(k, 0) for k in {*told, *true}}
            wrong = any(n < 0 for n in spent.values()) if seat in self.payers else any(spent.values())
            if wrong and seat not in g.gone:
                found.append(f"cards of seat {seat}: told {told}, true {true}")
        return found


def _turning(key: str, line: str, read: Read) -> int:
    """Where a line turns from what is given to what is got: before the cards of the last number of kinds told."""
    for word in (" for ", " za ", " na ", ", "):
        if word in line:
            return line.rindex(word)
    return len(line)


def _differing(one: Any, other: Any) -> Any:
    if isinstance(one, dict):
        return {k: v for k, v in one.items() if other.get(k) != v}
    return one
