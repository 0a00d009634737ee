"""Players, bank and tracks as text beside the picture: complete, harmless, and never too long for Discord."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui as dui

from bot import ui
from bot.app import IslandBot
from bot.seated import Seated
from bot.show.beside import beside
from bot.show.message import Standing
from bot.show.table import new_key, table_message
from bot.studio import Studio
from game.setup import Setup
from playground.kit import Playground
from renderer import alt_text, render_text
from renderer.lines import player_lines
from tests.bot.seats import every_icon, seated_words, tables
from tests.bot.test_whole_game import seated
from tests.renderer.test_games import agreed, named, setups

ICONS = every_icon()
BUSIEST = [setup for setup in setups() if len(setup.modules) >= 5]


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    made = Studio()
    yield made
    made.close()


def message(studio: Studio, table: Seated, icons: bool) -> Standing:
    bot: Any = SimpleNamespace(studio=studio)
    return table_message(bot, seated_words(table, ICONS if icons else None), table, new_key(table, None))


def texts(page: ui.Sheet) -> list[str]:
    return [item.content for item in page.view.walk_children() if isinstance(item, dui.TextDisplay)]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("icons", [True, False], ids=["icons", "words"])
@pytest.mark.parametrize("setup", BUSIEST, ids=named)
async def test_the_busiest_tables_stay_within_4000_letters_and_40_components(
    setup: Setup, icons: bool, language: str, studio: Studio
) -> None:
    for table in tables(setup, seed=7, moves=120, every=60, language=language):
        page = await message(studio, table, icons).make()
        assert sum(map(len, texts(page))) <= 4000
        assert sum(1 for _ in page.view.walk_children()) <= 40
        rows = beside(seated_words(table, ICONS if icons else None), table)
        assert not rows.endswith("…") and rows in texts(page)
        for name in table.names:
            assert name.partition("_")[0].partition(" *")[0] in rows


def test_every_player_has_a_line_with_points_of_the_target() -> None:
    *_, table = tables(Setup(4), seed=3, moves=60)
    lines = beside(seated_words(table, ICONS), table).splitlines()
    for seat, line in enumerate(lines[:4]):
        points = sum(table.tally(seat).values())
        assert table.names[seat] in line and f"{points}/10" in line and f"seat_{table.meta.colours[seat]}_" in line
    assert lines[4].startswith("Bank: <:wood_")
    plain = beside(seated_words(table), table).splitlines()
    for seat, line in enumerate(plain[:4]):
        assert line.startswith(f"{table.names[seat]} (") and "of 10 points" in line and "cards" in line


def test_names_are_harmless_in_lines() -> None:
    *_, table = tables(agreed(6, "five_six"), seed=3, moves=60)
    text = beside(seated_words(table, ICONS), table)
    assert "Ľudmila\\_1" in text and "Zbyšek \\*" in text


def test_lines_descriptions_and_text_boards_tell_who_holds_an_award() -> None:
    """One source: what the line of a player says, alt text and text board say too."""
    *_, table = tables(Setup(3), seed=3, moves=60)
    table.island.table.awards["longest_road"] = 1
    table._views.clear()
    look = table.family.look(table.view(), table.names)
    speech = seated_words(table)
    line = player_lines(look, speech)[1]
    assert "Longest road" in line
    assert line in alt_text(look, speech)
    assert line in render_text(look, speech)
    assert "<:longest_road_" in beside(seated_words(table, ICONS), table).splitlines()[1]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_levels_and_the_third_die_are_told_by_what_they_are(language: str) -> None:
    *_, table = tables(Setup(3, ("cities_and_knights",)), seed=4, moves=100, language=language)
    look = table.family.look(table.view(), table.names)
    text = render_text(look, seated_words(table))
    assert ("trade 0 of 5" if language == "en" else "obchod 0 z 5") in text
    assert look.dice is not None and seated_words(table)(look.dice.extra[0].alt) in text


async def test_score_tells_points_and_shows_everything_in_one_broad_picture(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    await hall.host.command("/score")
    shown = await hall.host.sees("Points (10 win the game)")
    assert shown.ephemeral and all(player.name in shown.text for player in hall.players)
    file = next(f for f in shown.post.files if f["filename"] == "table.png")
    assert file["width"] > file["height"]
    assert "of 10 points" in shown.alt[0]
