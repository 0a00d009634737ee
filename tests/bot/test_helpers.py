"""Helpers through what people see: the lobby, the button of the own helper, every use by clicks and by commands."""

from __future__ import annotations

import random

import pytest

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from game.core.building import put
from game.core.land import touch
from game.engine import Action, legal
from game.modules.development.state import Held
from game.modules.development.state import of as development
from game.modules.helpers.facts import FACTS
from game.modules.helpers.state import Hired, of
from game.table import Island
from playground.kit import Playground
from tests.bot.play import Hall, arrange, label
from tests.bot.test_whole_game import NAMES, seated, the_end

IN_TURN = [helper for helper in FACTS.tiles if helper not in ("hilda", "thorolf")]


def ready(helper: str, seat: int, game: Island) -> None:
    """A seat has this helper and everything it may need; the others have cards and more points."""
    state, t = of(game), game.table
    others = [h for h in FACTS.tiles if h != helper]
    state.hired = [Hired(helper if s == seat else others.pop()) for s in game.seats]
    state.display = others[:4]
    for hand in t.hands:
        hand[:5] = [3, 3, 3, 3, 3]
    t.bank[:5] = [19 - 3 * len(t.hands)] * 5
    t.robber = t.terrain.index("forest")
    development(game).knights[seat] = 1
    development(game).cards[seat] = [Held("knight", -1)]
    richer = next(s for s in game.seats if s != seat)
    for corner, building in list(t.buildings.items()):
        if building.seat == richer and building.kind == "settlement":
            put(game, richer, "city", corner, "found")
    touch(game)


async def at_main(world: Playground, bot: IslandBot) -> Hall:
    hall = await seated(world, bot, 4, 60, ("helpers",), all_helpers=True)
    await arrange(hall, lambda game: None, until="main")
    return hall


async def use_of(hall: Hall, helper: str, which: int = 0) -> Action:
    """Lay the table for a helper, and one of the legal ways to use it."""
    owner = (await hall.table()).island.table.turn.owner
    await arrange(hall, lambda game: ready(helper, owner, game))
    table = await hall.table()
    return [a for a in legal(table.view(owner), owner) if a.key == f"helper_{helper}"][which]


async def answer_all(hall: Hall) -> None:
    """Whatever is asked after a use gets its usual answer."""
    while (prompt := (await hall.table()).island.waiting_for()[0]).kind != "main":
        game = (await hall.table()).island
        action = prompt.default(game)
        await hall.bot.sessions.act(hall.game_id, lambda table, a=action, p=prompt.id: (a, p))
    await hall.settle()


async def test_every_helper_is_used_by_buttons(world: Playground, bot: IslandBot) -> None:
    hall = await at_main(world, bot)
    for helper in IN_TURN:
        action = await use_of(hall, helper)
        before = (await hall.table()).island.moves
        await hall.by_buttons(action)
        assert (await hall.table()).island.moves == before + 1, helper
        await answer_all(hall)


async def test_every_helper_is_used_by_commands(world: Playground, bot: IslandBot) -> None:
    hall = await at_main(world, bot)
    for helper in IN_TURN:
        action = await use_of(hall, helper, -1)
        before = (await hall.table()).island.moves
        await hall.by_command(action)
        assert (await hall.table()).island.moves == before + 1, helper
        await answer_all(hall)


async def test_the_menu_names_the_own_helper_alone(world: Playground, bot: IslandBot) -> None:
    hall = await at_main(world, bot)
    await use_of(hall, "ryan")
    player = hall.at(await hall.table(), (await hall.table()).island.table.turn.owner)
    await player.press("Helper")
    message = player.with_button(label("helper_ryan"))
    assert message is not None
    assert [str(b) for b in message.buttons] == [label("helper_ryan")]
    assert not any(FACTS.names[helper] in message.text for helper in FACTS.tiles)


async def test_from_the_use_to_the_swap_by_clicks(world: Playground, bot: IslandBot) -> None:
    """Asla: resource, player, card in return, nobody else, and a swap."""
    hall = await at_main(world, bot)
    await use_of(hall, "asla")
    table = await hall.table()
    owner = table.island.table.turn.owner
    player, victim = hall.at(table, owner), table.names[(owner + 1) % 4]
    await player.press("Helper")
    await player.press(label("helper_asla"))
    await player.press("ore")
    await player.press(victim)
    await player.press("wool")
    await player.press(label("helper_stop"))
    await player.press(label("helper_swap"))
    await player.press("Hilda – a card for a roll that brings you nothing")
    await hall.settle()
    after = (await hall.table()).island
    assert after.table.hands[owner][:5] == [3, 3, 2, 3, 4]
    assert of(after).hired[owner].name == "hilda" and "asla" in of(after).display
    said = " ".join(message.text for message in player.actor.messages)
    assert f"{victim} hands {table.names[owner]} 1 ore" in said and "uses Asla" in said


async def barren_roll(
    world: Playground, bot: IslandBot, *, left_to_game: bool = False, order: tuple[str, ...] = ()
) -> tuple[Hall, int]:
    """Somebody rolls on an island without numbers, and somebody else has Hilda: the table and that seat."""
    hall = await seated(world, bot, 4, 60, ("helpers",))
    await arrange(hall, lambda game: None, until="before_roll")
    table = await hall.table()
    owner = table.island.table.turn.owner
    holder = (owner + 1) % 4

    def barren(game: Island) -> None:
        of(game).hired = [Hired("hilda" if s == holder else h) for s, h in enumerate(("asla", "kaja", "ryan", "stina"))]
        of(game).display = ["digur", "carla", "yngvi", "diara"]
        game.table.tokens = [0] * len(game.table.tokens)
        touch(game)

    await arrange(hall, barren)
    if left_to_game:
        await hall.at(table, holder).command("/me orders", question="hilda", what="usual")
    if order:
        player = hall.at(table, holder)
        await player.command("/me orders")
        await player.choose("Hilda after a roll that brings nothing")
        for name in order:
            await player.press(name)
    await hall.at(table, owner).move(label("roll"))
    await hall.settle()
    assert (await hall.table()).island.table.turn.number_rolled != 7
    return hall, holder


async def test_hilda_is_asked_of_her_holder_in_somebody_elses_turn(world: Playground, bot: IslandBot) -> None:
    hall, holder = await barren_roll(world, bot)
    player = hall.at(await hall.table(), holder)
    await player.press("Choose")
    await player.press(label("helper_hilda"))
    await player.press("ore")
    await player.press(label("helper_turn"))
    await hall.settle()
    after = (await hall.table()).island
    assert of(after).hired[holder].second and [p.kind for p in after.waiting_for()] == ["main"]


async def test_hilda_takes_by_an_order_of_resources_and_keeps_it(world: Playground, bot: IslandBot) -> None:
    """TIME-10: the table does not stop for her."""
    hall, holder = await barren_roll(world, bot, order=("ore", "wool", "brick", "wool"))
    table = await hall.table()
    assert [p.kind for p in table.island.waiting_for()] == ["turn_or_swap"]
    got = [t.event.args for t in table.chronicle.told if t.event.args.get("seat") == holder]
    assert any(args.get("card") == "ore" or args.get("cards") == {"ore": 1} for args in got)
    person = await bot.store.people.load(int(hall.at(table, holder).actor.id))
    assert person.answers == {"hilda": "ore,brick"}  # wool was taken out again


async def test_who_leaves_hilda_to_the_game_is_not_waited_for(world: Playground, bot: IslandBot) -> None:
    hall, holder = await barren_roll(world, bot, left_to_game=True)
    after = (await hall.table()).island
    assert [p.kind for p in after.waiting_for()] == ["main"] and not of(after).hired[holder].second


async def test_the_lobby_offers_helpers_and_says_what_does_not_go_with_them(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, NAMES[:4])
    await hall.open()
    lobby = Lobby(bot.sessions, hall.game_id)
    await lobby.choose_modules(("helpers", "castles"))
    await lobby.choose_option("helper_edition", "cards10")
    await hall.settle()
    assert "Helpers" in world.channel.last.text and "ten cards" in world.channel.last.text
    assert not next(b for b in world.channel.last.buttons if str(b) == "Start").disabled
    await lobby.choose_modules(("helpers", "cities_and_knights"))
    await hall.settle()
    assert "Helpers needs development cards, and Cities & Knights has none." in world.channel.last.text
    assert next(b for b in world.channel.last.buttons if str(b) == "Start").disabled


@pytest.mark.slow
async def test_a_whole_game_by_commands_and_buttons(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 192, ("helpers",), target=3)
    await hall.play(random.Random(1), 80)
    await the_end(hall)
