"""Provably fair chance: a promise at the start, a proof at the end."""

from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest

from game.create import new_game, starter
from game.engine import Chance, Entry, FairChance, ReplayDiffers, commitment, legal, replay, submit, verify
from game.engine.codec import pack
from game.engine.log import entry
from tests.kit import setup

SEED, GAME = b"a secret of thirty-two bytes....", "game-7"
SETUP = setup(3, target=4)


@pytest.fixture(scope="module")
def finished():
    """A game played to its end by the silent and a builder, with its log."""
    chance = FairChance(SEED, GAME)
    g = new_game(SETUP, chance)
    log = [Entry("", [], chance.drawn)]
    while g.over is None:
        action = _next(g)
        chance = FairChance(SEED, GAME, g.drawn)
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
    return g, log


def _next(g):
    prompt = g.waiting_for()[0]
    for action in legal(g, prompt.seat):
        if action.key.startswith(("build_", "buy_", "play_knight", "bank_trade")):
            return action
    return g.rules.prompts[prompt.kind].default(g, prompt)


def test_the_promise_is_the_hash_of_the_seed():
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(SEED + b".")


def test_outcomes_depend_on_seed_game_and_number_only():
    first = [FairChance(SEED, GAME, n).below(1000) for n in range(20)]
    stream = FairChance(SEED, GAME)
    assert [stream.below(1000) for _ in range(20)] == first == stream.drawn
    assert [FairChance(SEED, "game-8", n).below(1000) for n in range(20)] != first
    assert [FairChance(b"another", GAME, n).below(1000) for n in range(20)] != first


@pytest.mark.parametrize("n", [2, 6, 7, 36, 95])
def test_every_outcome_is_equally_likely(n):
    chance = FairChance(SEED, GAME)
    draws = 12_000
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    for outcome in range(n):
        assert abs(counts[outcome] - draws / n) <= 5 * sqrt(draws / n)


def test_a_value_past_the_last_whole_multiple_is_drawn_again():
    """Of three quarters of the range the lowest third would come up half of the time."""
    n = 3 << 62
    chance = FairChance(SEED, GAME)
    values = [chance.below(n) for _ in range(900)]
    assert all(0 <= value < n for value in values)
    assert 250 < sum(value < n // 3 for value in values) < 350


def test_a_finished_game_is_proved(finished):
    game, log = finished
    assert sum(len(line.drawn) for line in log) == game.drawn > 30
    proved = verify(starter(SETUP), log, SEED, commitment(SEED), GAME)
    assert pack(proved) == pack(game) and proved.over == game.over


def test_replay_needs_no_seed(finished):
    game, log = finished
    assert pack(replay(starter(SETUP), log)) == pack(game)


def test_another_seed_is_found(finished):
    _, log = finished
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), log, b"another seed", commitment(SEED), GAME)
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), log, b"another seed", commitment(b"another seed"), GAME)
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), log, SEED, commitment(SEED), "another game")


def test_a_changed_outcome_is_found_wherever_it_stands(finished):
    _, log = finished
    drawing = [at for at, line in enumerate(log) if line.drawn]
    for at in drawing[:: max(1, len(drawing) // 12)]:
        drawn = list(log[at].drawn)
        drawn[-1] = drawn[-1] + 1 if drawn[-1] == 0 else drawn[-1] - 1
        forged = [*log[:at], Entry(log[at].key, log[at].values, drawn), *log[at + 1 :]]
        with pytest.raises(ReplayDiffers) as found:
            verify(starter(SETUP), forged, SEED, commitment(SEED), GAME)
        assert found.value.at == at


def test_a_removed_or_invented_line_is_found(finished):
    game, log = finished
    roll = next(at for at, line in enumerate(log) if line.key == "roll")
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), [*log[:roll], *log[roll + 1 :]], SEED, commitment(SEED), GAME)
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), [*log, Entry("roll", [0], [1, 2])], SEED, commitment(SEED), GAME)
    with pytest.raises(ReplayDiffers):
        verify(starter(SETUP), [], SEED, commitment(SEED), GAME)
    assert game.over is not None


def test_recorded_outcomes_that_run_dry_are_found(finished):
    _, log = finished
    roll = next(at for at, line in enumerate(log) if line.key == "roll")
    short = [*log[:roll], Entry("roll", log[roll].values, log[roll].drawn[:1]), *log[roll + 1 :]]
    with pytest.raises(ReplayDiffers):
        replay(starter(SETUP), short)


def test_injected_chance_gives_what_it_is_told_and_remembers_it():
    chance = Chance.replaying([3, 0, 5])
    assert (chance.below(4), chance.below(1), chance.die()) == (3, 0, 6)
    assert chance.drawn == [3, 0, 5]
    with pytest.raises(LookupError):
        chance.below(2)
    with pytest.raises(LookupError):
        Chance.replaying([6]).below(6)


def test_shuffles_reach_every_order_equally_often():
    chance, orders = FairChance(SEED, GAME), Counter()
    for _ in range(6_000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6 and all(abs(n - 1000) < 160 for n in orders.values())


def test_a_draw_from_counts_weighs_them():
    chance = Chance.replaying([0, 1, 2, 3, 4, 5])
    assert [chance.from_counts([1, 0, 3, 2]) for _ in range(6)] == [0, 2, 2, 2, 3, 3]
