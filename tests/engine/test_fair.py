"""Provably fair chance: a promise at the start, a proof at the end."""

from collections import Counter
from hashlib import sha256
from math import sqrt

import pytest
from msgspec import structs

from game.create import new_game, starter
from game.engine import (
    Chance,
    Entry,
    FairChance,
    NumberedChance,
    ReplayDiffers,
    Undo,
    commitment,
    legal,
    replay,
    submit,
)
from game.engine.chance import outcome
from game.engine.codec import pack
from game.engine.log import entry
from game.fair import Source, Terms, lobby_chance
from game.fair.proof import prove
from game.families import family
from game.modules.base.rolling import EndTurn
from tests.kit import act, island, setup

SEED, GAME = b"a secret of thirty-two bytes....", "7"
SETUP, PROMISE = setup(3, target=4), commitment(SEED)
TERMS = Terms(
    GAME, commitment(SEED), SETUP, family("island").ground(SETUP), luck=(("Anna", "banana"), ("Ben", "12345"))
)
WAYS = {"by purpose": TERMS.written(), "by number": ""}


def fair(seed=SEED, stream="play:7", used=None):
    return FairChance(seed, lambda purpose: stream, used)


@pytest.fixture(scope="module", params=WAYS)
def finished(request):
    """A game played to its end by the silent and a builder, with its log; the new way and the old one."""
    source = Source(SEED, GAME, WAYS[request.param])
    chance = source.chance()
    g = new_game(SETUP, chance)
    log = [Entry("", [], chance.drawn)]
    while g.over is None:
        action = _next(g)
        chance = source.chance(g)
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
    return g, log, source


def _next(g):
    prompt = g.waiting_for()[0]
    for action in legal(g, prompt.seat):
        if action.key.startswith(("build_", "buy_", "play_knight", "bank_trade")):
            return action
    return prompt.default(g)


def proof(log, source, promised=PROMISE):
    return prove(SETUP, log, source, promised)


def test_the_promise_is_the_hash_of_the_seed():
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(SEED + b".")


def test_an_outcome_depends_on_seed_stream_purpose_and_number_only():
    first = [outcome(SEED, f"play:7:dice:{n}", 1000) for n in range(20)]
    chance = fair()
    assert [chance.below(1000, "dice") for _ in range(20)] == first == chance.drawn
    assert [fair(used={"dice": n}).below(1000, "dice") for n in range(20)] == first
    others = [fair(b"another"), fair(stream="play:8"), fair(stream="lobby:7")]
    assert all([other.below(1000, "dice") for _ in range(20)] != first for other in others)
    chance = fair()
    assert [chance.below(1000, "theft") for _ in range(20)] != first


def test_a_throw_is_the_same_whatever_is_stolen_or_bought_before_it():
    plain, busy = fair(), fair()
    throws = [plain.die("dice") for _ in range(60)]
    mixed = []
    for n in range(60):
        mixed.append(busy.die("dice"))
        for _ in range(n % 4):
            busy.below(7, "theft")
            busy.from_counts([14, 5, 2, 2, 2], "development_card")
    assert mixed == throws


def test_what_is_taken_back_is_not_drawn_again():
    """An outcome is used once: after an undo the numbers go on where they were."""
    g = island(3)
    g.drawn, g.lots = 5, {"dice": 4, "theft": 1}
    ended = act(g, EndTurn(0))
    ended.lots["theft"] = 2  # as if something had been drawn that left the way back open
    back = act(ended, Undo(0))
    assert back.table.turn.owner == 0 and back.lots == {"dice": 4, "theft": 2}


@pytest.mark.parametrize("n", [2, 6, 7, 36, 95])
def test_every_outcome_is_equally_likely(n):
    chance = fair()
    draws = 12_000
    counts = Counter(chance.below(n, "any") for _ in range(draws))
    assert set(counts) == set(range(n))
    for value in range(n):
        assert abs(counts[value] - draws / n) <= 5 * sqrt(draws / n)


def test_a_value_past_the_last_whole_multiple_is_drawn_again():
    """Of three quarters of the range the lowest third would come up half of the time."""
    n = 3 << 62
    chance = fair()
    values = [chance.below(n, "any") for _ in range(900)]
    assert all(0 <= value < n for value in values)
    assert 250 < sum(value < n // 3 for value in values) < 350


def test_games_that_began_before_there_were_purposes_go_on_as_they_began():
    """Known outcomes of the old way: they must never change."""
    old = NumberedChance(SEED, "57")
    assert [old.below(1000, "any") for _ in range(6)] == OLD
    assert NumberedChance(SEED, "57", 4).below(1000, "other") == OLD[4]
    assert [Source(SEED, "57").chance().below(1000, "dice")] == OLD[:1]


OLD = [225, 457, 913, 575, 810, 126]


def test_a_finished_game_is_proved(finished):
    game, log, source = finished
    assert sum(len(line.drawn) for line in log) == game.drawn > 30
    proved = proof(log, source)
    assert pack(proved) == pack(game) and proved.over == game.over


def test_replay_needs_no_seed(finished):
    game, log, _ = finished
    assert pack(replay(starter(SETUP), log)) == pack(game)


def test_another_seed_game_or_agreement_is_found(finished):
    _, log, source = finished
    for seed, promised in ((b"another", commitment(SEED)), (b"another", commitment(b"another"))):
        with pytest.raises(ReplayDiffers):
            proof(log, Source(seed, GAME, source.terms), promised)
    with pytest.raises(ReplayDiffers):
        proof(log, Source(SEED, "8", source.terms))
    if source.terms:
        for changes in ({"luck": (("Anna", "banane"),)}, {"game": "8"}, {"setup": setup(4)}, {"island": 1}):
            with pytest.raises(ReplayDiffers):
                proof(log, Source(SEED, GAME, structs.replace(TERMS, **changes).written()))


def test_a_changed_outcome_is_found_wherever_it_stands(finished):
    _, log, source = finished
    drawing = [at for at, line in enumerate(log) if line.drawn]
    for at in drawing[:: max(1, len(drawing) // 12)]:
        drawn = list(log[at].drawn)
        drawn[-1] = drawn[-1] + 1 if drawn[-1] == 0 else drawn[-1] - 1
        forged = [*log[:at], Entry(log[at].key, log[at].values, drawn), *log[at + 1 :]]
        with pytest.raises(ReplayDiffers) as found:
            proof(forged, source)
        assert found.value.at == at


def test_a_removed_or_invented_line_is_found(finished):
    game, log, source = finished
    roll = next(at for at, line in enumerate(log) if line.key == "roll")
    for forged in ([*log[:roll], *log[roll + 1 :]], [*log, Entry("roll", [0], [1, 2])], []):
        with pytest.raises(ReplayDiffers):
            proof(forged, source)
    assert game.over is not None


def test_recorded_outcomes_that_run_dry_are_found(finished):
    _, log, _ = finished
    roll = next(at for at, line in enumerate(log) if line.key == "roll")
    short = [*log[:roll], Entry("roll", log[roll].values, log[roll].drawn[:1]), *log[roll + 1 :]]
    with pytest.raises(ReplayDiffers):
        replay(starter(SETUP), short)


def test_the_island_is_the_one_the_lobby_showed_and_nothing_else_is():
    """A preview and the game that follows share the island; first player, colours and dice are drawn anew."""
    options = structs.replace(SETUP, options={}, colours=())
    same = []
    for game in map(str, range(40)):
        ground = family("island").ground(options)
        seen = new_game(options, lobby_chance(SEED, game, 2, ground))
        terms = Terms(game, commitment(SEED), options, ground, 2).written()
        played = new_game(options, Source(SEED, game, terms).chance())
        assert (played.table.terrain, played.table.tokens) == (seen.table.terrain, seen.table.tokens)
        assert played.table.harbours == seen.table.harbours
        same.append(played.table.colours == seen.table.colours)
    assert sum(same) <= 8


def test_injected_chance_gives_what_it_is_told_and_remembers_it():
    chance = Chance.replaying([3, 0, 5])
    assert (chance.below(4, "a"), chance.below(1, "b"), chance.die("dice")) == (3, 0, 6)
    assert chance.drawn == [3, 0, 5] and chance.asked == [("a", 4), ("b", 1), ("dice", 6)]
    with pytest.raises(LookupError):
        chance.below(2, "a")
    with pytest.raises(LookupError):
        Chance.replaying([6]).below(6, "a")


def test_shuffles_reach_every_order_equally_often():
    chance, orders = fair(), Counter()
    for _ in range(6_000):
        items = [1, 2, 3]
        chance.shuffle(items, "any")
        orders[tuple(items)] += 1
    assert len(orders) == 6 and all(abs(n - 1000) < 160 for n in orders.values())


def test_a_draw_from_counts_weighs_them():
    chance = Chance.replaying([0, 1, 2, 3, 4, 5])
    assert [chance.from_counts([1, 0, 3, 2], "any") for _ in range(6)] == [0, 2, 2, 2, 3, 3]
