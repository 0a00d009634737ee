"""What people stumbled over once (TOLD-2 to TOLD-33): each line as it is read today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import first_steps
from bot.history import once
from bot.luck import Luck
from bot.show.beside import beside
from bot.speech import speech_of
from bot.widgets.menu import group_menu
from bot.widgets.wish import Wish, why_not_now
from game.engine import Event, Refused
from game.lessons import FIRST
from game.look import Text
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayKnight, PlayMonopoly
from game.modules.five_six.phases import Done, SpecialSignal
from game.modules.helpers.state import of as helpers
from game.setup import Setup
from game.words import languages, speaking
from tests.bot.parity import laid
from tests.bot.seats import tables
from tests.kit import act, card, city, corner, founding, hold, island, road, roll, settlement, setup
from tests.kit import hex as hex_at
from tests.kit import told as heard
from tests.modules.cities_and_knights.kit import attack, ck
from tests.modules.ground import only
from tests.modules.helpers.kit import CARDS, founded
from tests.words.texts import messages

ROOT = Path(__file__).parents[2]
ENGLISH = "\n".join(p.read_text("utf-8") for d in ("text", "almanac") for p in (ROOT / "data" / d / "en").glob("*.ftl"))
ODD = (
    "It is the turn of", "This is not a game for", "voice is", "more voice", "no voice", "Give back",
    "Give cards back", "for nothing.", "the maker chooses", "give up on a 7", "How even", "To building",
    "Do without the remaining", "not made for this many", "whoever's turn it is may take it", "by lot",
    "The game once more", "is proved", "silent for long", "Their turn.", "the fair default", "printed map",
    "has most ", "have most points", "have most knights", "a island", "{ $share } %",
)  # fmt: skip


class AtTable:
    names = ("Ada", "Bo", "Cy", "Di")

    def place(self, at: str, number: int) -> Text:
        return Text("plain", {"words": f"{at} {number}"})


def tell(key: str, language: str = "en", /, **args: object) -> str:
    return speaking(language).tell(key, args, AtTable())


def ask(kind: str, language: str = "en", /, **args: object) -> str:
    return speaking(language).ask(kind, args, AtTable())


def test_told_2_a_city_is_asked_for_as_a_city() -> None:
    assert ask("found_building", building="city", round=2) == "Place your city."
    assert ask("found_building", building="settlement", round=2) == "Place your second settlement."


def test_told_3_the_wizard_is_not_taken_for_the_barbarians() -> None:
    assert "defend" not in ask("draw_deck") and "brán" not in ask("draw_deck", "cs")
    assert tell("wizard_invites", seat=1, n=2) == "A magic 7: Bo may draw 2 progress cards from the wizard."


@pytest.mark.parametrize("language", languages())
def test_told_4_every_award_that_is_lost_has_its_name(language: str) -> None:
    awards = [key.removeprefix("award-") for key in messages(language) if key.startswith("award-")]
    lines = [tell("award_set_aside", language, award=award, seat=0) for award in awards]
    assert len(awards) >= 8 and len(set(lines)) == len(awards) and all("Ada" in line for line in lines)


def test_told_6_the_maps_are_called_this_projects_own() -> None:
    for name in ("corsica", "new_york"):
        assert "laid out by this project" in speaking("en").say(f"module-{name}", of="help")
        assert "this project's own" in (ROOT / f"data/almanac/en/{name}.ftl").read_text("utf-8")
    assert "layouts are this project's own" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("odd", ODD)
def test_told_8_nobody_talks_like_that_any_more(odd: str) -> None:
    assert odd not in re.sub(r"\.also = .*", "", ENGLISH)


def test_told_9_a_win_names_its_reason() -> None:
    won = {"winners": [0], "points": 12, "goal": 16, "other": 1}
    assert "four specialist cards" in tell("won", why="specialists", **won)
    reasons = ("specialists", "last_one", "island_sank", "nothing_left", "")
    for language in languages():
        lines = [tell("won", language, why=why, **won) for why in reasons]
        assert len(set(lines)) == len(reasons) and all("12" in line and "16" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_told_9_equal_points_are_no_most_points(language: str) -> None:
    """Once the sea has ended the game, what decides between equals is named (ATL-32)."""
    won = {"winners": [1], "points": 7, "goal": 12, "why": "island_sank"}
    lines = {tie: tell("won", language, tie=tie, other=-1, **won) for tie in ("", "board", "cards", "order")}
    assert len(set(lines.values())) == 4 and all("Bo" in line and "7" in line for line in lines.values())
    assert language != "en" or ("most points" in lines[""] and "most points" not in lines["board"] + lines["cards"])


@pytest.mark.parametrize("language", languages())
def test_told_10_an_event_in_vain_says_why(language: str) -> None:
    whys = (
        "no_road",
        "no_cards",
        "no_knight",
        "no_harbour",
        "no_bank",
        "nobody_first",
        "asleep",
        "at_home",
        "all_equal",
    )
    lines = [tell("event_in_vain", language, why=why, event="conflict") for why in whys]
    assert len(set(lines)) == len(whys)


def test_told_10_a_roll_and_a_monopoly_in_vain_say_so() -> None:
    g = roll(island(phase="before_roll"), 12)
    assert heard(g, "nothing_produced") == [{"number": 12}]
    assert tell("nothing_produced", number=12) == "The 12 brings nobody anything."
    g = island()
    card(g, 0, "monopoly")
    assert heard(act(g, PlayMonopoly(0, "ore")), "monopoly_in_vain") == [{"seat": 0, "card": "ore"}]
    hold(g, 2, ore=1)
    assert heard(act(g, PlayMonopoly(0, "ore")), "monopoly_in_vain") == []


def test_told_10_a_robber_that_finds_nobody_says_so() -> None:
    g = roll(island(phase="before_roll"), 7)
    place = hex_at(g, "0,0") if g.table.robber != hex_at(g, "0,0") else hex_at(g, "1,0")
    assert heard(act(g, MoveRobber(0, place)), "nobody_to_rob") == [{"hex": place}]
    settlement(g, 1, "0,0 N", "1,0 S")
    hold(g, 1, ore=1)
    assert heard(act(g, MoveRobber(0, place)), "nobody_to_rob") == []
    assert tell("nobody_to_rob", hex=4) == "Nobody beside hex 4 has a card to steal."


def test_told_10_what_the_robber_keeps_is_said_and_not_that_the_number_brings_nothing() -> None:
    g = island(phase="before_roll")
    g.table.robber = place = hex_at(g, "0,-1")
    number = g.table.tokens[place]
    assert heard(roll(g, number), "robber_blocks") == []
    settlement(g, 1, "0,-1 N")
    settlement(g, 2, "0,-1 S")
    assert heard(again := roll(g, number), "robber_blocks") == [{"hex": place, "owners": [1, 2]}]
    assert heard(again, "nothing_produced") == []
    assert tell("robber_blocks", hex=4, owners=[1, 2]) == "The robber sits on hex 4: Bo and Cy get nothing there."
    assert tell("robber_blocks", hex=4, owners=[1]) == "The robber sits on hex 4: Bo gets nothing there."


def test_told_10_gold_of_the_river_is_told_as_it_is_found() -> None:
    course = {"2,-1": "swamp", "1,-1": "river_hills 8", "0,0": "river_mountains 4"}
    g = only(island(4, "great_river"), "fields", **course)
    road(g, 0, "0,0 E", "0,0 NE")
    hold(g, 0, wood=9, brick=9, wool=9, grain=9, ore=9)
    g = act(g, BuildSettlement(0, corner(g, "0,0 N")))
    assert heard(g, "river_gold") == [{"seat": 0, "cards": {"gold": 1}, "total": 3, "points": 1, "each": 3}]
    assert heard(act(g, BuildCity(0, corner(g, "0,0 N"))), "river_gold") == []
    said = tell("river_gold", seat=0, cards={"gold": 1}, total=3, points=1, each=3)
    assert said == "Ada gets 1 gold on the river bank and has 3 now: that makes 1 point."


def test_told_10_who_builds_nothing_between_the_turns_is_not_told_of_on_a_standing_order() -> None:
    g = island(5, "five_six")
    for seat in (1, 2):
        g = act(g, SpecialSignal(seat, "always_build"))
    g = act(g, SpecialSignal(3, "build"))
    hold(g, 2, wool=1, grain=1, ore=1)
    g = act(act(g, EndTurn(0)), Done(1))
    assert heard(g, "part_ended") == []
    g = act(act(g, BuyDevelopment(2)), Done(2))
    assert heard(g, "part_ended") == [{"seat": 2, "idle": False}]
    assert heard(act(g, Done(3)), "part_ended") == [{"seat": 3, "idle": True}]
    assert tell("part_ended", seat=3, idle=True) == "Di builds nothing between the turns."


def test_told_10_a_turn_without_a_build_says_so() -> None:
    assert tell("turn_scored", seat=0, points=-2, box=3, built=False) == "Ada has built nothing and writes −2 in box 3."
    assert tell("turn_scored", seat=0, points=2, box=3, built=True) == "Ada writes 2 in box 3."


def test_told_10_the_landing_of_the_barbarians_is_one_line() -> None:
    g = attack(ck(phase="before_roll"))
    assert heard(g, "ship_sailed") == [] and heard(g, "barbarians_landed") == [{}]
    assert "reaches the shore: the barbarians attack" in tell("barbarians_landed")


@pytest.mark.parametrize("language", languages())
def test_told_12_a_discard_says_why_and_of_how_many(language: str) -> None:
    g = island(phase="before_roll")
    hold(g, 1, ore=9)
    asked = roll(g, 7).prompts[0]
    assert (asked.number, asked.held, asked.limit) == (4, 9, 7)
    line = ask("discard", language, number=4, held=9, limit=7)
    assert all(n in line for n in "497") and ask("discard", language, number=4) != line


def test_told_20_a_refusal_says_what_has_to_be_decided_first() -> None:
    table = laid(founding(4), setup(4))
    speech = speech_of("en", table)
    own = speech.refusal(why_not_now(Wish(table, 0, BuildRoad, None, {})))
    assert own == "First answer this: Place your first settlement."
    assert speech.refusal(Refused("choice_pending")) == "Anna decides first: Place your first settlement."


@pytest.mark.parametrize("language", languages())
def test_a_standing_offer_that_ends_is_named(language: str) -> None:
    line = tell("standing_ended", language, seat=1, standing=3, give={"wool": 2}, get={"ore": 1})
    assert "Bo" in line and "2" in line and "1" in line
    assert language != "en" or line == "Bo's standing offer has ended: 2 wool for 1 ore."


def test_told_7_places_are_called_by_what_one_sees() -> None:
    """The number and the land first, the name that stands in private pictures behind."""
    g = island(4)
    speech = speech_of("en", laid(g, setup(4)))
    names, t = g.rules.topology, g.table
    for place in g.rules.topology.hexes:
        if t.tokens[place]:
            assert f"the {t.tokens[place]} " in (said := speech.place("hex", place))
            assert said.endswith(f"({names.hex_names[place]})")
    inland = next(c for c, hexes in enumerate(names.corner_hexes) if len(hexes) == 3)
    assert speech.place("corner", inland).count(" · ") == 2
    assert "picture" not in speaking("en").refusal("unknown_place", {"text": "x"})


def test_told_13_specialist_points_stand_in_every_row() -> None:
    g = island(4, "specialists")
    city(g, 0, "0,0 N")
    table = laid(g, setup(4, "specialists"))
    speech, row = speech_of("en", table), table.family.look(table.view(), table.names).rows[0]
    counted = {award.key: award.measure(g, 0) for award in g.rules.awards if award.key.startswith("specialist")}
    assert sum(counted.values()) > 0
    line = next(line for line in beside(speech, table).splitlines() if "Anna" in line)
    told = [speech(chip.alt) for chip in row.chips if "specialist" in chip.alt.key]
    assert len(told) == sum(n > 0 for n in counted.values()) and all(words in line for words in told)


def test_pic_4_helpers_stand_with_what_they_do_however_many_there_are() -> None:
    g = founded(3, **CARDS)
    table = laid(g, setup(3, "helpers", **CARDS))
    shown = next(line for line in beside(speech_of("en", table), table).splitlines() if line.startswith("Helpers to"))
    assert shown.count("(") == len(helpers(g).display) > 4


def test_lobby_12_an_empty_channel_offers_a_game_and_a_lesson() -> None:
    steps = first_steps()
    assert list(steps) == ["game new", f"learn lesson:{FIRST}"]
    assert all(set(said) == set(languages()) and all(said.values()) for said in steps.values())
    assert steps["game new"]["en"] == "New game"


def test_told_11_the_robber_goes_home_from_somewhere_to_somewhere() -> None:
    assert tell("robber_home", origin=3, hex=9) == "The robber goes home from hex 3 to hex 9 and robs nobody."


@pytest.mark.parametrize("language", languages())
def test_told_12_a_free_choice_says_why_and_that_fewer_will_do(language: str) -> None:
    asked = [ask("pick", language, why=why, number=2, fewer=why != "event") for why in ("hex", "aqueduct", "event", "")]
    assert len(set(asked)) == 4
    assert language != "en" or (asked[0].endswith("Then lava flows.") and "up to 2" in asked[0])


def test_told_14_the_red_die_is_named() -> None:
    assert "red 3, yellow 5" in tell("rolled", seat=0, red=3, yellow=5, number=8, source="dice", card="")


def test_told_15_losses_name_their_place() -> None:
    lost = tell("building_lost", seat=2, place=7, item="city", to="settlement", cause="lava")
    assert lost == "Lava: Cy's city corner 7 shrinks to a settlement."
    assert "corner 7" in tell("wall_lost", seat=2, place=7)


def test_told_16_both_founding_roads_are_roads_and_edges_are_no_roads() -> None:
    assert tell("built", seat=0, item="road", place=3, how="found") == "Ada places a road edge 3."
    assert "two roads" not in speaking("en").say("action-build_settlement", of="help")


def test_told_17_no_list_has_a_name_that_goes_on() -> None:
    table = next(iter(tables(Setup(3), seed=4, moves=60, every=60)))
    speech = speech_of("en", table)
    for seat in table.island.seats:
        text = str(group_menu(speech, table, seat, "trade").view.to_components())
        assert "Trade with," not in text and "Trade with and" not in text


def test_told_18_cards_are_offered_to_those_who_hold_some() -> None:
    table = next(iter(tables(Setup(3), seed=4, moves=14, every=14)))
    seen = table.view()
    assert [PlayKnight.concerns(seen, seat) for seat in seen.seats] == [False] * 3


def test_told_25_the_own_log_tells_a_theft_once() -> None:
    both = [
        Event("stolen", {"seat": 0, "victim": 1}),
        Event("stolen_card", {"seat": 0, "victim": 1, "card": "ore"}, (0, 1)),
    ]
    other = Event("stolen", {"seat": 0, "victim": 2})
    assert once([*both, other]) == [both[1], other]
    assert once([both[0], other]) == [both[0], other]


def test_told_27_two_cards_of_forty_are_no_luck() -> None:
    assert Luck(got=45, expected=43.0, variance=20.0).side == "even"
    assert Luck(got=53, expected=43.0, variance=20.0).side == "lucky"
    assert Luck(got=33, expected=43.0, variance=20.0).side == "unlucky"


def test_told_29_helpers_say_what_is_paid_for_what() -> None:
    said = speaking("en").say("deed-helper_diara", given="substitute-replaced", substitute="wool", replaced="ore")
    assert said == "Diara: pay wool instead of ore"


@pytest.mark.parametrize("language", languages())
def test_told_30_minus_is_minus(language: str) -> None:
    assert "−2" in tell("turn_scored", language, seat=0, points=-2, box=3)
    assert "−4" in speaking(language).say("points-part", what="x", n=-4)


@pytest.mark.parametrize("language", languages())
def test_told_31_told_32_colours_and_buildings_have_names(language: str) -> None:
    fields = ("trade", "politics", "science")
    for key in ("progress_returned", "progress_drawn"):
        assert len({tell(key, language, seat=0, field=field) for field in fields}) == 3
    levels = {tell("improved", language, seat=0, field=f, level=n).split("(")[-1] for f in fields for n in range(1, 6)}
    assert len(levels) == 15


def test_told_33_a_robber_that_has_nowhere_to_go_says_so() -> None:
    assert "no other hex" in tell("robber_stays", hex=4, why="nowhere")
