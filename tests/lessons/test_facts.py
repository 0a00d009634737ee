"""Every lesson file plays, is what its script writes, and says what the printed sample game says."""

from __future__ import annotations

import json
from collections.abc import Iterable
from operator import eq, ge, le
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from game.core.awards import points_of
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

    def see(game: Any) -> None:
        nonlocal last
        twin = _copy(game)
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
    _end(last[0])


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
