"""Why a lobby cannot start: each fact once, from one side, with the reason that counts."""

from __future__ import annotations

from game.rules import objections
from game.setup import Setup
from game.words import speaking


def reasons(players: int, *modules: str) -> list[str]:
    found = objections(Setup(players, modules, agreed=modules))
    return [speaking("en").refusal(r.key, r.details) for r in found]


def test_lobby_5_seven_facts_are_seven_lines() -> None:
    assert len(reasons(4, "atlantis", "volcano", "great_river", "magic_seven", "jungle")) == 7


def test_lobby_5_what_is_no_choice_is_not_asked_for() -> None:
    """Development cards cannot be chosen beside Cities & Knights, so nobody is sent for them."""
    for module, name in (("castles", "Castles"), ("helpers", "Helpers")):
        said = f"{name} needs development cards, and Cities & Knights has none."
        assert reasons(4, "cities_and_knights", module) == [said]
    assert "walls of its own" in reasons(4, "cities_and_knights", "city_walls")[0]


def test_lobby_5_the_number_of_players_is_one_reason() -> None:
    assert len(reasons(2, "castles", "volcano")) == 1
    assert reasons(5, "five_six", "castles") == ["Castles is for 3 or 4 players."]


def test_lobby_6_the_reason_given_is_the_one_that_counts() -> None:
    assert reasons(4, "corsica", "harbormaster") == ["Harbourmaster counts harbours, and Corsica has none."]
    assert "round markers" in reasons(4, "atlantis", "jungle")[0]


def test_lobby_2_a_colour_of_larger_tables_is_named() -> None:
    found = objections(Setup(4, colours=("green", "", "", "")))
    assert [r.key for r in found] == ["colour_not_here"]
    assert "green" in speaking("en").refusal(found[0].key, found[0].details)
