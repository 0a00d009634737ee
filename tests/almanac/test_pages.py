"""The almanac as people use it: contents, links, examples, the options of the table."""

from __future__ import annotations

from bot.almanac import almanac, said
from bot.app import IslandBot
from game.words import languages
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall

LONGEST = 420


async def test_without_a_word_it_shows_its_contents(world: Playground, bot: IslandBot) -> None:
    """ALM-5: a table of contents."""
    anna = Player(world, "Anna")
    reply = await anna.command("/almanac")
    listed = [o["label"] for select in reply.message.selects[:-1] for o in select.raw["options"]]
    wanted = [e.title for e in almanac("en") if e.module in ("base", "development")]
    assert sorted(label.partition(" · ")[0] for label in listed) == sorted(wanted)
    others = [o["value"] for o in reply.message.selects[-1].raw["options"]]
    assert "cities_and_knights" in others and "base" not in others
    await anna.actor.select("robber", of=reply.message.selects[2].custom_id, on=reply.message)
    await anna.sees("The robber stands on a hex")


async def test_near_entries_are_buttons_and_examples_have_pictures(world: Playground, bot: IslandBot) -> None:
    """ALM-5: examples and links."""
    anna = Player(world, "Anna")
    reply = await anna.command("/almanac", term="distance rule")
    assert "**Example.**" in reply.text and "example.png" in str(reply.message.raw["components"])
    assert len(reply.message.buttons) == 5
    await anna.press("Corner")
    await anna.sees("A corner is where three hexes meet")


async def test_a_refusal_leads_to_its_rule(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.start()
    table = await hall.table()
    owner = hall.at(table, table.island.waiting_for()[0].seat)
    await owner.command("/roll")
    await owner.press("The rule: A turn")
    await owner.sees("Roll, then trade and build in any order")


async def test_every_line_of_a_turn_has_its_rule(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.start()
    table = await hall.table()
    owner = hall.at(table, table.island.waiting_for()[0].seat)
    await owner.press("More …")
    await owner.press("Why?")
    message = await owner.until(owner._with_select, "there are no lines")
    options = message.selects[0].raw["options"]
    assert "first settlement" in options[0]["label"] and all(option["description"] for option in options)
    await owner.choose(0)
    await owner.sees("Everybody founds a settlement with a road")


async def test_it_answers_with_the_options_of_the_table(world: Playground, bot: IslandBot) -> None:
    """ALM-8: texts know hand limit, target and mode."""
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    lobby = await bot.sessions.in_channel(int(world.channel.id))
    assert lobby is not None
    from bot.lobby.actions import Lobby

    await Lobby(bot.sessions, lobby.id).choose_option("hand_limit", 9)
    await Lobby(bot.sessions, lobby.id).choose_option("target", 12)
    await Lobby(bot.sessions, lobby.id).choose_option("turn_mode", "split")
    reply = await hall.host.command("/almanac", term="discard")
    assert "more than 9 cards" in reply.text
    assert "12 points" in (await hall.host.command("/almanac", term="end of the game")).text
    assert "from the next turn on" in (await hall.host.command("/almanac", term="harbour")).text


def test_texts_stay_short_whatever_the_table_has_chosen() -> None:
    chosen = (
        {"hand_limit": 0, "turn_mode": "split", "trade": "none", "friendly_robber": "on", "no_seven_rounds": 2},
        {"players": 6, "closing": "first", "tokens": "random", "harbours": "fixed", "start": "dice", "home": "beside"},
    )
    for language in languages():
        for facts in chosen:
            for found in almanac(language):
                text = said(language, found, facts)
                assert 20 <= len(text) <= LONGEST and "{" not in text, (language, found.key)
