"""The deal itself: fair, repeatable, and always at an end."""

from collections import Counter
from itertools import pairwise, permutations, product

import pytest

from game.board import Impossible, IslandOptions, dealing, island_plan, lay, plan_of
from game.board.lots import Stretched
from game.engine.chance import Chance, FairChance

from .lots import assert_even, seeded

STRICT = IslandOptions(
    tokens="random", ends_apart=True, equal_apart=True, terrain_group=2, desert="coast", harbours="frame"
)
LINE = ((1,), (0, 2), (1, 3), (2, 4), (3,))  # five places in a row
ITEMS = ["a", "a", "b", "c", "c"]


def apart(laid: list[str | None], place: int, item: str) -> bool:
    return any(laid[other] == item for other in LINE[place])


def arrangements() -> set[tuple[str, ...]]:
    return {deal for deal in permutations(ITEMS) if not any(a == b for a, b in pairwise(deal))}


def deals(count: int, clash: dealing.Clash[str] | None) -> list[tuple[str | None, ...]]:
    lots = seeded(5)
    return [tuple(dealing.deal([(ITEMS, range(5))], [None] * 5, clash, lots)) for _ in range(count)]


def test_base_11_a_deal_without_conditions_gives_every_arrangement_equally_often():
    every = set(permutations(ITEMS))
    assert_even(deals(3000, None), dict.fromkeys(every, 1 / len(every)))


def test_base_o7_a_deal_with_conditions_gives_every_arrangement_that_fits_equally_often():
    assert_even(deals(2000, apart), dict.fromkeys(arrangements(), 1 / len(arrangements())))


def test_base_o7_the_search_too_can_find_every_arrangement_that_fits(monkeypatch):
    monkeypatch.setattr(dealing, "TRIES", 0)
    assert set(deals(600, apart)) == arrangements()


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o7_the_search_alone_meets_the_strictest_conditions(monkeypatch, seats):
    monkeypatch.setattr(dealing, "TRIES", 0)
    plan, lots = island_plan(seats, options=STRICT), seeded(8)
    boards = [lay(plan, lots) for _ in range(30)]
    assert len({tuple(island.tokens) for island in boards}) == 30
    assert all(Counter(t for t in island.tokens if t) == Counter(plan.tokens) for island in boards)


def test_an_impossible_deal_is_given_up_at_once_when_everything_was_tried():
    with pytest.raises(Impossible, match="no_arrangement"):
        dealing.deal([(["a"] * 4, range(5))], [None] * 5, apart, seeded(1))


def test_parts_keep_to_their_places_and_what_lies_stays():
    lots = seeded(2)
    for _, clash in product(range(50), (None, apart)):
        laid = dealing.deal(
            [(["x", "y"], (0, 1, 2)), (["z"], (0, 1, 2, 3, 4))], [None, None, None, "w", None], clash, lots
        )
        assert laid[3] == "w" and {"x", "y"} <= set(laid[:3]) and "z" in laid


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("options", [IslandOptions(), STRICT])
def test_the_recorded_lots_lay_the_same_island_again(seats, options):
    plan = island_plan(seats, options=options)
    live = FairChance(b"secret", lambda purpose: "game 1")
    island = lay(plan, live.lots("island"))
    assert lay(plan, Chance.replaying(live.drawn).lots("island")) == island
    assert lay(plan, FairChance(b"secret", lambda purpose: "game 1").lots("island")) == island
    assert lay(plan, FairChance(b"secret", lambda purpose: "game 2").lots("island")) != island
    assert len(live.drawn) < 100  # however often the deal was repeated


def test_stretched_lots_are_even_and_repeatable():
    lots = Stretched(seeded(4))
    assert_even((lots.below(7) for _ in range(7000)), dict.fromkeys(range(7), 1 / 7))
    assert_even((lots.below(200) < 56 for _ in range(4000)), {True: 56 / 200, False: 144 / 200})
    assert_even((lots.pick("abc") for _ in range(3000)), dict.fromkeys("abc", 1 / 3))
    again, other = Stretched(seeded(4)), Stretched(seeded(5))
    first = [again.below(256) for _ in range(100)]
    assert first == [n for lots in [Stretched(seeded(4))] for n in (lots.below(256) for _ in range(100))]
    assert first != [other.below(256) for _ in range(100)]


@pytest.mark.parametrize("n", [0, -1, 257])
def test_stretched_lots_refuse_what_a_byte_cannot_decide(n):
    with pytest.raises(ValueError, match="one byte"):
        Stretched(seeded(1)).below(n)


def test_laying_an_island_changes_nothing_in_its_plan():
    plan = island_plan(6, options=STRICT)
    before = island_plan(6, options=STRICT)
    lay(plan, seeded(1))
    assert plan == before
    atlantis = plan_of("atlantis")
    lay(atlantis, seeded(1))
    assert atlantis == plan_of("atlantis")
