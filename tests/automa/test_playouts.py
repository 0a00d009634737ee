"""Playouts: the same luck for every way, ways that are behind are dropped, and time that is over is over."""

from random import Random

from game.automa.drive import next_prompt, seen_by
from game.automa.playouts import Luck, Way, behind, carried_out, compared
from game.automa.sharp import judged, once, ranked
from game.create import new_game
from game.engine import Chance
from game.modules.base.building import BuildCity, BuildRoad
from game.setup import Setup
from tests.automa.kit import Turns
from tests.kit import copy, corner, edge, give, island, settlement


def test_the_third_throw_is_the_same_whatever_was_drawn_before():
    one, other = Luck(5, 0), Luck(5, 0)
    throws = [one.die("dice") for _ in range(5)]
    assert [(other.below(9, "theft"), other.die("dice"))[1] for _ in range(5)] == throws
    assert Luck(6, 0).below(1 << 20, "theft") != Luck(5, 0).below(1 << 20, "theft")


def test_the_first_throws_of_playouts_are_all_there_are():
    throws = [(luck.die("dice"), luck.die("dice")) for luck in (Luck(1, throw) for throw in range(36))]
    assert len(set(throws)) == 36 and {n for pair in throws for n in pair} == set(range(1, 7))


def test_a_way_is_behind_only_beyond_chance():
    assert behind([0.0] * 8, [1.0] * 8)
    assert not behind([0.0, 1.0] * 4, [1.0, 0.0] * 4)
    noise = Random(1)
    assert not behind([noise.gauss(0, 1) for _ in range(8)], [noise.gauss(0.1, 1) for _ in range(8)])


def tried(values, asked=1_000, most=50):
    """Ways that come out as said in every world."""
    ways = [Way((), 0.0) for _ in values]
    worth = {id(way): value for way, value in zip(ways, values, strict=True)}
    compared(ways, lambda rng: island(), lambda _, way, seed: worth[id(way)], Random(1), Turns(asked), most)
    return [len(way.found) for way in ways]


def test_what_is_clearly_worse_is_tried_no_more_and_what_is_as_good_is():
    assert tried([1.0, 0.0, 1.0]) == [50, 8, 50]


def test_when_time_is_over_all_ways_have_met_the_same_worlds():
    assert tried([1.0, 1.0, 1.0], asked=11) == [3, 3, 3]


def test_first_sight_counts_for_some_playouts():
    way = Way((), 2.0, [0.0, 0.0])
    assert way.value(2.0) == 1.0 and Way((), 2.0).value(12.0) == 2.0


def test_time_that_is_over_stays_over_and_nobody_asks_again():
    clock = Turns(1)
    stop = once(clock)
    assert [stop(), stop(), stop()] == [False, True, True] and clock.left == -1


def test_the_same_seed_decides_the_same():
    g = island(4)
    settlement(g, 0, 10)
    give(g, 0, wood=2, brick=2, wool=1, grain=1, ore=1)
    prompt = next_prompt(g, ())
    seen = seen_by(g, prompt)
    first, again = (ranked(seen, prompt, Random(3), Turns(60), judged) for _ in range(2))
    assert first == again


def test_auto_2_what_is_open_is_played_on_until_time_is_over_and_what_is_clear_is_not():
    g = new_game(Setup(4), Chance(Random(2).randrange))
    prompt = next_prompt(g, ())
    for asked in (20, 60):
        clock = Turns(asked)
        ranked(seen_by(g, prompt), prompt, Random(3), clock, judged)
        assert clock.left < 0, "it stopped before its time, although no corner is clearly the best"
    g = island(4)
    settlement(g, 0, 10)
    give(g, 0, ore=3, grain=2)
    clock, prompt = Turns(5_000), next_prompt(g, ())
    best = ranked(seen_by(g, prompt), prompt, Random(3), clock, judged)[0]
    assert best.action.key == "build_city" and clock.left > 4_500


def test_a_way_is_carried_out_to_its_rest_or_to_the_end_of_the_game():
    g = island(4, target=3)
    settlement(g, 0, "0,0 N", "0,0 S")
    give(g, 0, ore=3, grain=2)
    prompt, luck = g.prompts[0], Chance(Random(1).randrange)
    assert not carried_out(copy(g), prompt, [BuildCity(0, corner(g, "0,0 N"))], luck, Random(1)), "it is won"
    give(g, 0, wood=1, brick=1)
    going = copy(g)
    assert carried_out(going, prompt, [BuildRoad(0, edge(g, "0,0 NE"))], luck, Random(1))
    assert going.table.turn.owner == 1, "the turn was ended"
