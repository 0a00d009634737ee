"""Everybody reads their own language, the channel that of its server; settings of people and servers hold."""

from __future__ import annotations

from bot.app import IslandBot
from bot.commands.me import minutes, zones_like
from playground.kit import Playground
from tests.bot.people import Player

MANAGE = 0x20


def everybody_manages(world: Playground) -> None:
    world.grant("@everyone", MANAGE)


async def test_private_words_follow_the_reader_and_public_ones_the_server(world: Playground, bot: IslandBot) -> None:
    everybody_manages(world)
    petr, anna = Player(world, "Petr", "cs"), Player(world, "Anna")
    await petr.command("/score")
    await petr.sees("V tomto kanálu se nehraje")
    await anna.command("/server language", language="cs")
    await anna.sees("Language of public messages: Čeština")
    await anna.command("/game new")
    await anna.sees("Nový stůl")
    await anna.sees("Your table is open")


async def test_an_own_choice_wins_over_discord(world: Playground, bot: IslandBot) -> None:
    petr = Player(world, "Petr", "cs")
    await petr.command("/me language", language="en")
    await petr.sees("Language: English")
    await petr.command("/score")
    nowhere = await petr.sees("There is no game in this channel")
    assert [str(b) for b in nowhere.buttons] == ["New game", "New here? Learn in ten minutes"], "LOBBY-12: the ways in"
    await petr.command("/me language", language="auto")
    await petr.sees("Jazyk: podle Discordu")


async def test_a_language_without_words_falls_back_to_the_servers(world: Playground, bot: IslandBot) -> None:
    everybody_manages(world)
    anna, kenji = Player(world, "Anna"), Player(world, "Kenji", "ja")
    await anna.command("/server language", language="cs")
    await kenji.command("/score")
    await kenji.sees("V tomto kanálu se nehraje")


async def test_settings_are_kept_and_shown(world: Playground, bot: IslandBot) -> None:
    anna = Player(world, "Anna")
    await anna.command("/me timezone", zone="Europe/Prague")
    await anna.command("/me quiet", since="22:00", until="7")
    await anna.sees("Quiet hours: 22:00 to 7:00")
    await anna.command("/me reminders", how="direct", ahead=True)
    await anna.sees("Reminders: by direct message")
    await anna.command("/me vacation", days=3)
    await anna.sees("On vacation until <t:")
    await anna.command("/me orders", question="offer", what="usual")
    await anna.sees("other players' offers")
    person = await bot.store.people.load(int(anna.actor.id))
    assert (person.time_zone, person.quiet_from, person.quiet_until) == ("Europe/Prague", 22 * 60, 7 * 60)
    assert (person.reminders, person.one_ahead, person.answers) == ("direct", True, {"offer": "usual"})
    await anna.command("/me reset")
    await anna.sees("back to the defaults")
    assert (await bot.store.people.load(int(anna.actor.id))).time_zone is None


async def test_what_makes_no_sense_is_refused_in_words(world: Playground, bot: IslandBot) -> None:
    anna = Player(world, "Anna")
    await anna.command("/me quiet", since="noon", until="7")
    await anna.sees("is not a time of day")
    await anna.command("/me timezone", zone="Atlantis/Centre")
    await anna.sees("I do not know the time zone")
    assert (await bot.store.people.load(int(anna.actor.id))).quiet_from is None


async def test_a_servers_usual_options_begin_a_table(world: Playground, bot: IslandBot) -> None:
    everybody_manages(world)
    anna = Player(world, "Anna")
    await anna.command("/server default", option="hand_limit", value="9")
    await anna.sees("Cards kept on a 7: 9")
    await anna.command("/server default", option="hand_limit", value="many")
    await anna.sees("cannot have this value")
    await anna.command("/game new")
    table = await bot.sessions.in_channel(int(anna.actor.channel.id))
    assert table is not None and table.meta.options == {"hand_limit": 9}


def test_times_are_read_as_people_write_them() -> None:
    assert [minutes(text) for text in ("22:00", "7", "7.30", "0730", "24:00")] == [1320, 420, 450, 450, 0]


def test_cities_come_first() -> None:
    assert zones_like("prag")[0] == "Europe/Prague"
    assert zones_like("")[0] and len(zones_like("")) == 25
