"""Random games to their end, alone and with several, and what is true after every action."""

from __future__ import annotations

from random import Random

import pytest

from game.dice.create import new_game, starter
from game.dice.leaving import Leave
from game.dice.points import points_of
from game.dice.rules import OPTIONS
from game.dice.table import DiceGame
from game.engine import (
    Action,
    Chance,
    Entry,
    Refused,
    Undo,
    admit,
    advance,
    decode,
    encode,
    legal,
    replay,
    submit,
    suggestions,
    view,
    why_not,
)
from game.engine.codec import BadSave, pack, unpack
from game.engine.log import entry
from game.setup import Setup
from tests.dice.kit import basic, plus
from tests.invariants.harness import check_words

SETUPS = [
    *(Setup(n, (), {}, (), family="dice") for n in (1, 2, 3, 4)),
    *(Setup(n, (), {"variant": "plus"}, (), family="dice") for n in (2, 3, 4)),
    *(Setup(n, (), {"independent": True}, (), family="dice") for n in (1, 3, 4)),
    Setup(2, (), {"undo": False, "start": "2", "seats": "chosen"}, ("white", ""), family="dice"),
]
NAMES = [f"{s.players}-{'-'.join(map(str, s.options.values())) or 'basic'}" for s in SETUPS]
WORDS = ("R1", "S3", "C7", "K1", "J1", "J6", "any", "gold", "wood", "", "R99")


def check_game(setup: Setup, seed: int, *, leaving: float = 0.0) -> DiceGame:
    """Play at random to the end; after every action everything that must be true."""
    rng, chance = Random(seed), Chance(Random(seed + 1).randrange)
    g = new_game(setup, chance)
    log, in_place = [Entry("", [], list(chance.drawn))], unpack(pack(g), g.rules)
    while g.over is None:
        action = choose(g, rng, leaving)
        chance = Chance(Random(seed * 10_007 + len(log)).randrange)
        before = pack(g)
        after = submit(g, action, chance)
        assert pack(g) == before
        log.append(entry(action, chance.drawn))
        check_after(g, action, after, chance)
        if isinstance(action, Undo):
            in_place = unpack(pack(after), after.rules)
        else:
            advance(in_place, action, Chance.replaying(chance.drawn))
        assert pack(in_place) == pack(after)
        g = after
        if len(log) % 25 == 0:
            check_position(g, rng)
    again = replay(starter(setup), log)
    assert pack(again) == pack(g)
    return g


def choose(g: DiceGame, rng: Random, leaving: float) -> Action:
    if rng.random() < leaving:
        return Leave(rng.choice([s for s in g.seats if s not in g.gone]))
    if g.undo and g.rules.flag("undo") and rng.random() < 0.1:
        return Undo(g.undo[-1].seat)
    actions = legal(g, rng.choice(g.waiting_for()).seat)
    builds = [a for a in actions if a.key == "build_symbol"]
    return rng.choice(builds if builds and rng.random() < 0.9 else actions)


def check_after(g: DiceGame, action: Action, after: DiceGame, chance: Chance) -> None:
    assert after.over is not None or after.waiting_for()
    assert (after.over is None) or not (after.prompts or after.agenda)
    assert all(p.seat not in after.gone for p in after.prompts)
    saved = encode(after)
    loaded = decode(saved, after.rules)
    assert pack(loaded) == pack(after) and loaded.undo == after.undo and encode(loaded) == saved
    if chance.drawn:
        assert after.undo == ()
    elif after.undo and after.undo[-1].seat == action.seat and not isinstance(action, Undo) and g.rules.flag("undo"):
        back = submit(after, Undo(action.seat), Chance(Random(0).randrange))
        back.moves, back.counter = g.moves, g.counter
        assert pack(back) == pack(g)
    for seat, sheet in enumerate(after.table.sheets):
        check_sheet(after, seat)
        assert set(g.table.sheets[seat].built) <= set(sheet.built) or isinstance(action, Undo)


def check_sheet(g: DiceGame, seat: int) -> None:
    sheet, side = g.table.sheets[seat], g.rules.side
    assert len(set(sheet.built)) == len(sheet.built) and set(sheet.built) <= set(side.symbols)
    assert len(set(sheet.used)) == len(sheet.used)
    assert all(set(side.joker[joker].needs) <= set(sheet.built) for joker in sheet.used)
    assert set(sheet.throw.built) <= set(sheet.built) and len(sheet.throw.dice) in (0, sheet.throw.size)
    if side.turns:
        running = sum(side.symbols[symbol].points for symbol in sheet.throw.built)
        assert len(sheet.boxes) == sheet.turns <= side.turns
        assert seat in g.gone or points_of(g, seat) == sum(sheet.boxes) + running


def check_position(g: DiceGame, rng: Random) -> None:
    for seat in g.seats:
        seen = view(g, seat)
        for action in [*legal(g, seat), *suggestions(g, seat)]:
            assert why_not(g, action) is None, action
        assert legal(seen, seat) == legal(g, seat)
    for prompt in g.prompts:
        admit(g, prompt.default(view(g, prompt.seat)), prompt.id)
    before = pack(g)
    for _ in range(20):
        try:
            admit(g, arbitrary(g, rng))
        except Refused as refused:
            check_words(g, refused)
    assert pack(g) == before


def arbitrary(g: DiceGame, rng: Random) -> Action:
    """Any action with arguments of the right type, sensible or not."""
    kind = rng.choice([a for a in g.rules.actions.values() if a is not Leave])
    make = {
        "dice": lambda: [rng.randrange(-1, 9) for _ in range(rng.randrange(4))], "die": lambda: rng.randrange(-1, 9),
    }  # fmt: skip
    values = [make.get(a.type, lambda: rng.choice(WORDS))() for a in kind.arguments()]
    return kind(rng.randrange(-1, g.rules.players + 1), *values)


PLUS = [setup for setup in SETUPS if "variant" in setup.options]
LONG = [setup for setup in PLUS if setup.players != 3]  # games of plus are long


def to_the_end(setup: Setup, seed: int) -> None:
    g = check_game(setup, seed)
    assert g.over and (g.rules.side.target == 0 or points_of(g, g.over.winners[0]) >= g.rules.side.target)


@pytest.mark.parametrize("setup", [s for s in SETUPS if s not in LONG], ids=lambda s: NAMES[SETUPS.index(s)])
def test_random_games_are_played_to_the_end(setup):
    for seed in range(1 if setup in PLUS else 2):
        to_the_end(setup, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setup", PLUS, ids=lambda s: NAMES[SETUPS.index(s)])
def test_so_are_long_ones(setup, seed):
    to_the_end(setup, seed)


@pytest.mark.parametrize("setup", [s for s in SETUPS if s.players > 2], ids=lambda s: f"{s.players}-{len(s.options)}")
def test_games_that_players_leave_end_too(setup):
    for seed in (50, 51):
        assert check_game(setup, seed, leaving=0.02).over


@pytest.mark.parametrize("setup", SETUPS[:7], ids=NAMES[:7])
def test_games_of_nobody_answering_end_too(setup):
    """Basic in 15 turns each; plus goes on for as long as the dice please, and ends."""
    chance = Chance(Random(5).randrange)
    g = new_game(setup, chance)
    while g.over is None:
        prompt = g.waiting_for()[0]
        advance(g, prompt.default(g), chance)
    assert g.over.winners
    if g.rules.side.turns:
        assert all(len(sheet.boxes) == 15 for sheet in g.table.sheets)


@pytest.mark.parametrize("setup", SETUPS[:7], ids=NAMES[:7])
def test_nothing_is_hidden_from_anybody(setup):
    """So there are no two worlds to compare: everybody sees all there is, and nothing is told to some alone."""
    chance = Chance(Random(6).randrange)
    g = new_game(setup, chance)
    for _ in range(60):
        if g.over is not None:
            break
        assert {pack(view(g, seat)) for seat in (-1, *range(setup.players))} == {pack(g)}
        assert all(event.only is None for event in g.events)
        prompt = g.waiting_for()[0]
        advance(g, prompt.default(g), chance)


def test_a_damaged_save_and_one_of_another_game_are_refused():
    saved = encode(basic())
    for bad in (saved[:-1], saved[:20] + b"x" + saved[21:], b""):
        with pytest.raises(BadSave):
            decode(bad, basic().rules)
    from tests.kit import island

    with pytest.raises(BadSave):
        decode(encode(island()), plus().rules)
    with pytest.raises(BadSave):
        decode(saved, island().rules)


def test_every_option_is_tried():
    tried = {key for setup in SETUPS for key in setup.options}
    assert {option.key for option in OPTIONS} - tried == {
        "pace",
        "time_up",
        "vacation",
        "adviser",
        "stand_in",
    }  # of these the rules know nothing
