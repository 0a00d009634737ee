"""Which language speaks: every rung of the ladder, in its order, for a reader and in public."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.seated import Meta
from bot.tongues import House, at_table, house, others_wanted, public
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player

MANAGE = 0x20


@pytest.mark.parametrize(
    ("setting", "locale", "expected"),
    [
        ("cs", "en-GB", House("cs", "en")),
        (None, "cs", House("", "cs")),
        (None, "en-GB", House("", "en")),  # somebody has chosen that
        (None, "en-US", House("", "cs")),  # nobody has: it stands for every server
        (None, "ja", House("", "cs")),  # no words in it
        (None, None, House("", "cs")),  # direct messages
    ],
)
def test_a_house_speaks_its_setting_else_its_locale_else_the_bots_language(setting, locale, expected):
    assert house(setting, locale, "cs") == expected


@pytest.mark.parametrize(
    ("at", "readers", "expected"),
    [
        (House("en", "en"), ("cs", "cs", "cs"), "en"),  # what was set decides
        (House("", "en"), ("cs", "cs", "en"), "cs"),  # most of those who sit here
        (House("", "cs"), ("en", "cs"), "cs"),  # as many of each: what is usual here
        (House("", "pl"), ("en", "cs", ""), "en"),  # as many of each: who came first
        (House("", "cs"), ("", ""), "cs"),  # nobody's is known
        (House("", "cs"), (), "cs"),
    ],
)
def test_in_public_the_setting_decides_then_the_people_then_the_house(at, readers, expected):
    assert public(at, readers) == expected


def test_a_table_opened_before_its_people_were_asked_keeps_its_language():
    assert at_table(Meta("cs")) == "cs"
    assert at_table(Meta("cs", usual="en", tongues=("en", "en"))) == "en"


def test_another_language_is_offered_where_somebody_suggests_one():
    assert not others_wanted(Meta("en", usual="en", tongues=("en", "")))
    assert others_wanted(Meta("en", usual="en", tongues=("en", "cs")))
    assert others_wanted(Meta("en", usual="cs", tongues=("en",)))


async def language(bot: IslandBot, player: Player) -> str:
    table = await bot.sessions.in_channel(int(player.actor.channel.id))
    assert table is not None
    return table.meta.language


async def test_a_lobby_speaks_as_most_of_its_people_read(world: Playground, bot: IslandBot) -> None:
    anna, petr, jana = Player(world, "Anna"), Player(world, "Petr", "cs"), Player(world, "Jana", "cs")
    await anna.command("/game new")
    await anna.sees("A new table")
    await petr.press("Join")
    assert await language(bot, anna) == "en"
    await jana.press("Join")
    await anna.sees("Nový stůl")
    await jana.command("/game leave")
    await anna.sees("A new table")


async def test_czechs_on_a_server_that_chose_nothing_are_spoken_to_in_czech(world: Playground, bot: IslandBot) -> None:
    """Discord says en-US of it, as of every server."""
    petr = Player(world, "Petr", "cs")
    await petr.command("/game new")
    await petr.sees("Nový stůl")


async def test_the_bots_own_language_speaks_where_nobodys_decides(world: Playground, tmp_path: Path) -> None:
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, bot_language="cs")))
    kenji = Player(world, "Kenji", "ja")
    await kenji.command("/game new")
    await kenji.sees("Nový stůl")
    assert await language(bot, kenji) == "cs"


async def test_an_own_setting_is_heard_in_the_lobby_at_once(world: Playground, bot: IslandBot) -> None:
    anna = Player(world, "Anna")
    await anna.command("/game new")
    await anna.sees("A new table")
    await anna.command("/me language", language="cs")
    await anna.sees("Nový stůl")


async def test_the_host_chooses_a_language_where_people_differ(world: Playground, bot: IslandBot) -> None:
    anna, petr = Player(world, "Anna"), Player(world, "Petr", "cs")
    await anna.command("/game new")
    await anna.sees("A new table")
    assert anna.with_button("🌐 Language") is None
    await petr.press("Join")
    await anna.sees("Petr")
    await petr.press("🌐 Language")
    await petr.sees("může jen hostitel")
    await anna.press("🌐 Language")
    await anna.press("Čeština")
    await anna.sees("Nový stůl")
    assert await language(bot, anna) == "cs"
    world.grant("@everyone", MANAGE)
    await anna.command("/server language", language="en")
    await anna.sees("A new table")


async def test_commands_are_typed_in_the_own_language_and_in_english(world: Playground, bot: IslandBot) -> None:
    """Discord sends the registered name, whatever was typed; the library would not know another."""
    petr = Player(world, "Petr", "cs")
    await petr.command("/hra nová")
    await petr.sees("Nový stůl")
    await petr.command("/game status")
    await petr.sees("Nový stůl")


async def test_a_slovak_is_heard_by_their_setting_alone(world: Playground, bot: IslandBot) -> None:
    """Discord has no Slovak: bots hear of another language, and commands have their English names."""
    jozef = Player(world, "Jozef", "sk")
    await jozef.command("/me show")
    await jozef.sees("Your settings")
    known = world.core.people.commands(jozef.actor.id, jozef.actor.channel.id)
    names = {command["name_localized"] for command in known}
    assert {"game", "trade", "me"} <= names


async def test_slovak_is_offered_where_somebody_has_set_it(world: Playground, bot: IslandBot) -> None:
    anna, jozef = Player(world, "Anna"), Player(world, "Jozef", "sk")
    await jozef.command("/me language", language="sk")
    await jozef.sees("Jazyk: Slovenčina")
    await anna.command("/game new")
    await anna.sees("A new table")
    assert anna.with_button("🌐 Language") is None
    await jozef.press("Join")
    await anna.sees("Jozef")
    await anna.press("🌐 Language")
    await anna.press("Slovenčina")
    await anna.sees("Nový stôl")
    assert await language(bot, anna) == "sk"


async def test_slovaks_alone_are_spoken_to_in_slovak(world: Playground, bot: IslandBot) -> None:
    jozef = Player(world, "Jozef", "sk")
    await jozef.command("/me language", language="sk")
    await jozef.command("/game new")
    await jozef.sees("Nový stôl")
