"""Menus without dead ends: no button that can only be refused, advice that looks where a road leads."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.speech import speech_of
from bot.store import Seat
from bot.widgets.ask import proceed
from bot.widgets.menu import actions_of, group_menu
from bot.widgets.places import described, ranked
from bot.widgets.roads import leads_to
from bot.widgets.wish import Wish, prompt_for, why_not_now
from bot.wire import read_press
from game.core.deck import Deck
from game.modules.base.answering import AnswerOffer
from game.modules.base.building import BuildRoad, BuildSettlement
from game.modules.base.founding import FoundBuilding
from game.modules.base.offers import MakeOffer
from game.modules.cities_and_knights.deck import CARDS
from game.modules.development.state import of as development
from game.modules.helpers.state import of as helpers
from game.modules.helpers.turning import turn_or_swap
from game.table import Island
from tests.bot.parity import Desk, laid
from tests.dice.kit import basic
from tests.dice.kit import setup as dice_setup
from tests.kit import act, city, corner, edge, founding, give, hold, island, line, road, roll, settlement, setup
from tests.modules.cities_and_knights.kit import ck, knight, progress


async def buttons(desk: Desk) -> list[str]:
    await desk.public()
    return desk.labels


async def test_told_18_undo_stands_there_only_when_something_can_be_taken_back() -> None:
    g = founding(4)
    assert "Undo" not in await buttons(Desk(laid(g, setup(4)), 0))
    place = FoundBuilding.choices(g, 0, g.prompts[0], {})[0]
    g = act(g, FoundBuilding(0, place))
    assert "Undo" in await buttons(Desk(laid(g, setup(4)), 0))


async def test_told_18_under_the_turn_of_an_automatic_player_nobody_is_offered_its_moves() -> None:
    table = laid(island(4), setup(4))
    own = await buttons(Desk(table, 0))
    assert {"Build", "Trade", "End turn"} <= set(own)
    seats = (Seat(0, None, automatic="steady"), *table.seats[1:])
    watched = await buttons(Desk(table.after(2, seats=seats), 1))
    assert not {"Build", "Trade", "Cards", "End turn"} & set(watched) and "My hand" in watched


async def test_told_18_hlp_25_a_helper_used_twice_can_only_be_swapped() -> None:
    g = island(4, "helpers")
    helpers(g).hired[0] = structs.replace(helpers(g).hired[0], second=True)
    g.prompts.clear()
    turn_or_swap(g, 0)
    shown = await buttons(Desk(laid(g, setup(4, "helpers")), 0))
    assert "Turn the helper over" not in shown and any("wap" in label for label in shown)


async def test_told_21_build_has_the_cards_to_buy() -> None:
    g = island(4)
    give(g, 0, ore=1, wool=1, grain=1)
    desk = Desk(laid(g, setup(4)), 0)
    await desk.public()
    await desk.tap("Build")
    assert "Buy a development card" in desk.labels
    assert "Trade with" not in desk.text


def test_told_21_what_a_card_still_needs_is_said_as_of_everything_else() -> None:
    g = island(4)
    hold(g, 0, ore=1)
    assert "Buy a development card: For that you still need 1 wool and 1 grain." in _menu(g)
    hold(g, 0, ore=5, grain=1)
    assert "Buy a development card: For that you still need 1 wool; the bank would give it to you for 4 ore" in _menu(g)
    hold(g, 0, ore=1, wool=1, grain=1)
    development(g).deck = Deck()
    assert "Buy a development card: The deck is empty." in _menu(g)


def test_told_21_jgl_10_where_tokens_pay_no_card_is_called_missing() -> None:
    g = island(4, "jungle")
    hold(g, 0, discovery=1, ore=1)
    assert "Not possible now: Buy a development card" in _menu(g, "jungle")


def _menu(g: Island, *modules: str) -> str:
    table = laid(g, setup(4, *modules))
    return str(group_menu(speech_of("en", table), table, 0, "build").view.to_components())


async def test_told_18_without_a_progress_card_nobody_is_sent_to_cards() -> None:
    g = ck()
    assert "Cards" not in await buttons(Desk(laid(g, setup(4, "cities_and_knights")), 0))
    progress(g, 0, "spy")
    assert "Cards" in await buttons(Desk(laid(g, setup(4, "cities_and_knights")), 0))


async def test_a_menu_too_long_for_a_message_has_pages_and_leaves_nothing_out() -> None:
    """With every progress card in hand there are more things to do than a message has room for."""
    g = ck()
    progress(g, 0, *(name for name, card in CARDS.items() if not card.points))
    for seat, place in ((0, "0,0"), (1, "2,0"), (2, "-2,0")):
        city(g, seat, f"{place} N")
        settlement(g, seat, f"{place} S")
        road(g, seat, f"{place} NE")
        knight(g, seat, f"{place} NE", active=True)
        give(g, seat, wood=4, brick=4, wool=4, grain=4, ore=4, coin=4, paper=4, cloth=4)
    table = laid(g, setup(4, "cities_and_knights"))
    seen = table.view(0)
    possible = {kind.key for kind, prompt in actions_of(table, 0) if kind.available(seen, 0, prompt)}
    desk, found, pages = Desk(table, 0), set[str](), 1
    assert len(possible) > 25
    await desk.public()
    await desk.tap("More …")
    while True:
        found |= {press.action for press in map(read_press, desk.ids) if press.verb == "do"}
        assert len(desk.ids) <= 25
        if "More" not in desk.labels:
            break
        await desk.tap("More")
        pages += 1
    assert found == possible and pages > 1
    await desk.tap("Back")
    assert "More" in desk.labels


async def test_told_19_throwing_all_dice_again_is_called_so_and_comes_last() -> None:
    g = basic()
    first = await buttons(Desk(laid(g, dice_setup()), 0))
    assert first[0] == "Roll"
    g = act(g, g.rules.actions["roll"](0))
    later = await buttons(Desk(laid(g, dice_setup()), 0))
    assert "Roll" not in later and later.index("Roll all again") > later.index("Roll some again")


async def test_told_35_roll_settlement_and_end_of_the_turn_are_five_taps() -> None:
    g = island(4, phase="before_roll")
    settlement(g, 0, "0,0 S")
    line(g, 0, "0,0 S", "0,0 SE", "0,0 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert "Roll" in await buttons(Desk(laid(g, setup(4)), 0))
    desk = Desk(laid(roll(g, 12), setup(4)), 0)
    assert "End turn" in await buttons(desk)
    await desk.tap("Build")
    await desk.tap("Build a settlement")
    best = desk.labels[0]
    assert await desk.arrives(best) == BuildSettlement(0, corner(g, "0,0 NE"))


async def test_every_open_offer_can_be_answered_from_the_menu() -> None:
    """Each has a question of its own; the menu once knew the first of them alone."""
    g = island(4)
    give(g, 0, wood=2)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}), MakeOffer(0, {"wood": 2}, {"ore": 1}))
    desk = Desk(laid(g, setup(4)), 2)
    wish = Wish(desk.table, 2, AnswerOffer, prompt_for(desk.table, 2, AnswerOffer), {})
    await proceed(desk, desk, desk.speech, wish)  # type: ignore[arg-type]
    assert desk.labels == ["Anna: 1 wood for 1 ore", "Anna: 2 wood for 1 ore"]
    assert await desk.arrives(desk.labels[1]) == AnswerOffer(2, g.table.offers[1].id, "decline"), "without ore"


def test_told_20_whoever_forgets_to_roll_is_told_so() -> None:
    table = laid(island(4, phase="before_roll"), setup(4))
    assert why_not_now(Wish(table, 0, BuildRoad, None, {})).key == "roll_first"
    assert why_not_now(Wish(table, 1, BuildRoad, None, {})).key == "not_yours"


@pytest.mark.parametrize("way", [("1,0 NE",), ("1,0 NE", "1,0 E")])
def test_told_5_the_advice_on_a_road_looks_where_it_leads(way: tuple[str, ...]) -> None:
    """Never at the corner it comes from, however good and free, and never at one the distance rule forbids."""
    g = island(4)
    settlement(g, 0, "1,0 N")
    road(g, 0, *way)
    give(g, 0, wood=1, brick=1)
    table = laid(g, setup(4))
    seen, speech = table.view(0), Desk(table, 0).speech
    own = {c for e in g.table.roads for c in g.rules.topology.edge_corners[e]}
    near = own | {n for c in g.table.buildings for n in g.rules.topology.corner_neighbours[c]}
    places = BuildRoad.choices(seen, 0, seen.prompts[0], {})
    best = ranked(seen, 0, "edge", list(places))
    goals = {place: leads_to(seen, 0, place) for place in best}
    assert all(goal is not None and goal[0] not in near for goal in goals.values())
    worth = [goal[1] for goal in goals.values() if goal is not None]
    assert worth == sorted(worth, reverse=True)
    names = g.rules.topology.corner_names
    for place, goal in goals.items():
        assert goal is not None and described(speech, seen, "edge", place).startswith(f"towards {names[goal[0]]}: ")
    assert all(edge(g, place) not in best for place in way)
