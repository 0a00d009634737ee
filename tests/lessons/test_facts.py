"""Every lesson file plays, is what its script writes, and says what the printed sample game says."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from operator import eq, ge, le
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec import structs

from game.core.awards import points_of
from game.core.land import harbour_corners
from game.engine import Entry, replay
from game.engine.log import key_of
from game.families import family
from game.lessons import FOLDER, alike, from_log, lesson, names
from game.modules.base.offers import MakeOffer
from game.modules.development.state import of as development
from game.table import Island
from tests.lessons.scripts import SCRIPTS
from tests.lessons.writing import written

COLOURS = ("orange", "red", "blue", "white")
STATEMENTS = json.loads((Path(__file__).parent / "statements.json").read_text())
Fact: TypeAlias = tuple[Any, ...]
OFFERS: dict[int, list[Fact]] = {  # what is asked and offered in words, refused or not
    1: [("called", "orange", {}, {"wood": 1}), ("offered", "blue", {"wood": 1}, {"brick": 1})],
    2: [("called", "red", {}, {"brick": 1})],
    3: [("offered", "blue", {"wool": 1}, {"brick": 1})],
    4: [("offered", "white", {"grain": 1, "ore": 1}, {"wood": 1, "brick": 1})],
    6: [
        ("called", "red", {"wood": 1, "brick": 1}, {"grain": 1, "ore": 1}),
        ("offered", "red", {"brick": 1}, {"ore": 1}),
        ("offered", "white", {"grain": 1}, {"wood": 1, "brick": 1}),
    ],
    7: [("called", "blue", {"wood": 2}, {"wool": 1})],
    11: [("offered", "blue", {"ore": 1}, {"wood": 1})],
    13: [("called", "orange", {}, {"grain": 1})],
    15: [("called", "blue", {}, {"grain": 1})],
    16: [("offered", "white", {"wool": 1}, {"ore": 1})],
}
REFUSED = {1: [("orange", "blue")], 4: [("orange", "white")], 6: [("blue", "red")]}  # who said no to whose offer
HOLDS = {"==": eq, ">=": ge, "<=": le}


def test_every_lesson_is_written_by_its_script() -> None:
    assert sorted(SCRIPTS) == sorted(names())
    for name, script in SCRIPTS.items():
        assert (FOLDER / f"{name}.json").read_bytes() == written(script()), f"python -m tests.lessons writes {name}"


@pytest.mark.parametrize("name", names())
def test_every_lesson_plays_to_its_last_line(name: str) -> None:
    found = lesson(name)
    game = replay(family(found.setup.family).starter(found.setup), found.entries())
    assert game.moves == len(found.lines)
    own = [line for i, line in enumerate(found.lines) if found.seat(i) == found.learner and i >= found.begins]
    assert own and all(line.say for line in own)
    assert len(found.names) == found.setup.players and found.names[found.learner] == ""


def test_the_statements_of_the_sample_game_hold() -> None:
    found = lesson("sample_game")
    holds(found.entries())


def holds(entries: Iterable[Entry]) -> None:
    """Every statement of the printed text, asked of a log: hands after each roll, deeds, the end."""
    found = lesson("sample_game")
    turns: list[list[Island]] = []
    last: list[Island] = []
    heard: dict[int, list[Fact]] = {}

    def see(game: Any) -> None:
        nonlocal last
        twin = _copy(game)
        heard.setdefault(game.table.turn.number, []).extend(_facts(game))
        if any(event.key == "rolled" for event in game.events):
            turns.append([])
        for told in turns[-1:]:
            told.append(twin)
        last = [twin]

    replay(family(found.setup.family).starter(found.setup), entries, each=see)
    assert len(turns) == len(STATEMENTS["turns"])
    for number, (told, positions) in enumerate(zip(STATEMENTS["turns"], turns, strict=True), 1):
        first = positions[0]
        assert first.table.colours[first.table.turn.owner] == told["owner"], number
        assert first.table.turn.number_rolled == told.get("roll", first.table.turn.number_rolled), number
        _check(first, told["after_roll"], number)
        ended = [p for p in positions if p.table.turn.number == first.table.turn.number]
        _check(ended[-1], told.get("then", ()), number)
        missing = Counter(map(str, _wanted(told))) - Counter(map(str, heard[number]))
        assert not missing, (number, missing, heard[number])
        assert [fact for fact in heard[number] if fact[0] in ("called", "offered")] == OFFERS.get(number, []), number
    _end(last[0])
    _on_the_board(last[0])
    _next_roll(last[0])
    _begins(turns[0][0])
    wool = [corner for corner, kind in harbour_corners(last[0]).items() if kind == "wool"]
    reached = [any(corner in positions[-1].table.buildings for corner in wool) for positions in turns]
    assert reached == [False] * 7 + [True] * 9, "white's settlement of turn 8 is the one at the wool harbour"
    one_short = turns[3][0].table.hands[0]
    ore, grain = (one_short[turns[3][0].rules.index[kind]] for kind in ("ore", "grain"))
    assert min(ore + 1, 3) + min(grain + 1, 2) == 4, "orange would lack one card for a city (SG-D3)"
    gains = [fact for fact in heard[10] if fact[0] == "gets"]
    assert gains and not [fact for fact in gains if "grain" in fact[2]], "the robber lies on the fields 10"
    for number, refused in REFUSED.items():
        assert [fact[1:] for fact in heard[number] if fact[0] == "declined"] == refused, number


def _begins(g: Island) -> None:
    """Two settlements, two roads and two points for each, white at the pasture 8, the robber in the desert."""
    t = g.table
    for seat in g.seats:
        assert [b.size for b in t.buildings.values() if b.seat == seat] == [1, 1] and points_of(g, seat) == 2
        assert sum(road.seat == seat for road in t.roads.values()) == 2
    around = {_ground(g, h) for c, b in t.buildings.items() if b.seat == 3 for h in g.rules.topology.corner_hexes[c]}
    assert "pasture 8" in around and t.terrain[t.robber] == "desert"


def _next_roll(g: Island) -> None:
    """With a 5, 8 or 9 orange could build a city in the next turn, if need be by way of the bank (SG-D13, SG-D14)."""

    def city(number: int) -> bool:
        hand, t = list(g.table.hands[0]), g.table
        for corner, building in t.buildings.items():
            for h in g.rules.topology.corner_hexes[corner]:
                if building.seat == 0 and t.tokens[h] == number and h != t.robber:
                    hand[g.rules.resource_of[t.terrain[h]]] += building.size
        need = {g.rules.index["ore"]: 3, g.rules.index["grain"]: 2}
        missing = sum(max(0, n - hand[kind]) for kind, n in need.items())
        spare = sum((n - need.get(kind, 0)) // 4 for kind, n in enumerate(hand) if n > need.get(kind, 0))
        return missing <= spare

    assert [n for n in range(2, 13) if n != 7 and city(n)] == [3, 5, 8, 9]


def _facts(g: Island) -> Iterator[Fact]:
    """What the printed text speaks of: who did what with which cards, where."""
    for event in g.events:
        args, who = event.args, COLOURS[event.args["seat"]] if "seat" in event.args else ""
        match event.key:
            case "called" | "offered":
                yield event.key, who, args["give"], args["get"]
            case "traded":  # told from the side of whoever offered; read from both
                yield "trade", who, COLOURS[args["other"]], args["give"], args["get"]
                yield "trade", COLOURS[args["other"]], who, args["get"], args["give"]
            case "produced":
                yield "gets", who, args["cards"]
            case "answered_offer":
                yield args["answer"] + "d", who, COLOURS[args["maker"]]
            case "bank_traded":
                yield "bank", who, args["give"], args["get"]
            case "drew_card" | "played_card":
                yield event.key, who, args["card"]
            case "picked":
                yield "takes", who, args["cards"]
            case "robber_moved":
                yield "robber", who, _ground(g, args["origin"]), _ground(g, args["hex"])
            case "stolen_card":
                yield "steals", who, COLOURS[args["victim"]], args["card"]
            case "built":
                yield "builds", who, args["item"]


def _ground(g: Island, at: int) -> str:
    return f"{g.table.terrain[at]} {g.table.tokens[at]}" if g.table.tokens[at] else g.table.terrain[at]


def _wanted(told: dict[str, Any]) -> Iterator[Fact]:
    """The deeds of one turn, as facts."""
    who = told["owner"]
    for deed in told["actions"]:
        match deed:
            case {"buy": _, "draws": card}:
                yield "drew_card", who, card
            case {"trade": trade}:
                yield "trade", who, trade["with"], trade["gives"], trade["gets"]
            case {"bank": swap}:
                yield "bank", who, swap["gives"], swap["gets"]
            case {"robber": to, "from": origin, "steals_from": victim, "card": card}:
                yield "robber", who, origin, to
                yield "steals", who, victim, card
            case {"play": card}:
                yield "played_card", who, card
                if "takes" in deed:
                    yield "takes", who, dict(sorted(deed["takes"].items()))
                yield from [("builds", who, "road")] * deed.get("roads", 0)
            case _:
                yield "builds", who, next(iter(deed))


def _on_the_board(g: Island) -> None:
    """Who lives where at the end, as the summary tells it."""
    t, topology = g.table, g.rules.topology
    at: dict[str, set[tuple[int, int]]] = {_ground(g, h): set() for h in topology.hexes}
    for corner, building in t.buildings.items():
        for h in topology.corner_hexes[corner]:
            at[_ground(g, h)].add((building.seat, building.size))
    orange, red, blue, white = range(4)
    assert {(white, 1), (white, 2)} <= at["pasture 8"] and {(white, 1), (red, 2)} <= at["hills 9"]
    assert {seat for seat, _ in at["fields 10"]} == {red, blue}
    assert [ground for ground, there in at.items() if "pasture" in ground and red in dict(there)] == ["pasture 12"]
    assert blue in dict(at["hills 8"]) and blue in dict(at["forest 6"])
    wool = [t.buildings[c] for c, kind in harbour_corners(g).items() if kind == "wool" and c in t.buildings]
    assert [(b.seat, b.size) for b in wool] == [(white, 1)]
    ends = [
        {c for e, road in t.roads.items() if road.seat == seat for c in topology.edge_corners[e]} for seat in g.seats
    ]
    near = {c: {c, *topology.corner_neighbours[c]} for c in topology.corners}
    assert not [c for c in ends[blue] if not near[c] & t.buildings.keys()], "blue has no room to settle"
    assert any(kind == "any" and near[c] & ends[orange] for c, kind in harbour_corners(g).items())


def _copy(game: Island) -> Island:
    from game.engine.codec import pack, unpack

    twin: Island = unpack(pack(game), game.rules)
    return twin


def _check(g: Island, statements: Iterable[list[Any]], turn: int) -> None:
    for player, what, op, n in statements:
        hand = g.table.hands[COLOURS.index(player)]
        have = sum(hand) if what == "total" else hand[g.rules.index[what]]
        assert HOLDS[op](have, n), (turn, player, what, op, n, have)


def _end(g: Island) -> None:
    told, t = STATEMENTS["end"], g.table
    _check(g, told["then"], 16)
    for seat, colour in enumerate(COLOURS):
        sizes = [b.size for b in t.buildings.values() if b.seat == seat]
        pieces = {"roads": sum(r.seat == seat for r in t.roads.values()), "settlements": sizes.count(1)}
        assert pieces | {"cities": sizes.count(2)} == told["pieces"][colour]
        assert points_of(g, seat) == told["points"][colour]
    assert (t.terrain[t.robber], t.tokens[t.robber]) == ("fields", 10)
    assert t.awards == {} and development(g).knights == [0, 0, 0, 1] and len(development(g).deck) == 22


def test_deeds_of_the_sample_game_in_order() -> None:
    """What each player does in each turn, beside rolling and ending it (SG-01 to SG-16)."""
    found, kinds = lesson("sample_game"), {"city": "build_city", "road": "build_road", "settlement": "build_settlement"}
    at = found.begins
    for told in STATEMENTS["turns"]:
        deeds = []
        for deed in told["actions"]:
            key = next(iter(deed))
            card = {"buy": "buy_development", "bank": "bank_trade", "robber": "move_robber", "trade": "answer_offer"}
            deeds.append(f"play_{deed['play']}" if key == "play" else {**kinds, **card}[key])
        turn = []
        while at < len(found.lines):
            line, at = found.lines[at], at + 1
            if line.key == "answer_offer" and line.values[2] == "decline":
                continue
            turn.append(key_of(line.key))
            if line.key == "end_turn":
                break
        beside = ("roll", "end_turn", "call", "make_offer", "steal", "place_free")
        assert [key for key in turn if key not in beside] == deeds


def test_an_offer_counts_by_its_sides() -> None:
    written_offer = MakeOffer(3, {"wool": 1}, {"ore": 1}, [1])
    assert alike(MakeOffer(3, {"wool": 1}, {"ore": 1}), written_offer)
    assert not alike(MakeOffer(3, {"wool": 2}, {"ore": 1}), written_offer)
    assert not alike(structs.replace(written_offer, seat=2), written_offer)


def test_any_finished_game_becomes_a_lesson() -> None:
    found = lesson("sample_game")
    made = from_log(found.entries(), found.names, 1)
    assert made.setup == found.setup and len(made.lines) == len(found.lines)
    assert [line.key for line in made.lines if line.pause] == [
        line.key for before, line in zip(made.lines, made.lines[1:], strict=False) if before.key == "end_turn"
    ]
