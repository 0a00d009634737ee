"""Best friends by clicks: a gift withdrawn and a gift accepted, guilds used, a favour exchanged, and no leak of any."""

from __future__ import annotations

import json
import random

import pytest

from bot.app import IslandBot
from bot.history import entries
from game.modules.best_friends.state import ARCHITECT, MERCHANT, TRADER, Held, of
from game.table import Island
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_whole_game import seated, the_end

FRIENDS = ("best_friends",)
WOOL = 2  # its place among the cards


def provided(game: Island) -> None:
    """Everybody has one wool, and the one whose turn it is some old favours."""
    for hand in game.table.hands:
        hand[:5] = [0, 0, 1, 0, 0]
    game.table.bank[WOOL] = 19 - len(game.table.hands)
    of(game).tokens[game.table.turn.owner] = [Held(guild, 0) for guild in (TRADER, MERCHANT, ARCHITECT, ARCHITECT)]


async def begun(world: Playground, bot: IslandBot) -> tuple[Hall, int]:
    """A table of three in the middle of somebody's turn, and whose it is."""
    hall = await seated(world, bot, 3, 52, FRIENDS)
    await arrange(hall, provided, until="main")
    return hall, (await hall.table()).island.table.turn.owner


async def offered(hall: Hall, owner: int, to: int) -> tuple[Player, Player]:
    """A gift of the only card, by the buttons of the table."""
    table = await hall.table()
    giver, taker = hall.at(table, owner), hall.at(table, to)
    await giver.press("Favours")
    await giver.press(label("give_gift"))
    await giver.press("wool")
    await giver.press(table.names[to])
    await hall.settle()
    assert [(p.kind, p.seat) for p in (await hall.table()).island.prompts] == [("gift", to)]
    await taker.sees(f"{table.names[owner]} wants to give you 1 wool")
    return giver, taker


async def test_a_gift_is_withdrawn_and_the_next_one_accepted(world: Playground, bot: IslandBot) -> None:
    """TIME-11: by a tap on the message that waits, not from a menu."""
    hall, owner = await begun(world, bot)
    left, right = (owner + 1) % 3, (owner + 2) % 3
    giver, waiting = await offered(hall, owner, left)
    await waiting.press(label("withdraw_gift"))
    assert [p.kind for p in (await hall.table()).island.prompts] == ["gift"], "it is not theirs to withdraw"
    await giver.press(label("withdraw_gift"))
    await hall.settle()
    _, taker = await offered(hall, owner, right)
    await taker.press("Choose")
    await taker.press("accept")
    await hall.settle()
    island = (await hall.table()).island
    assert [hand[WOOL] for hand in island.table.hands][owner] == 0
    assert island.table.hands[right][WOOL] == 2
    assert len(of(island).tokens[owner]) == 5
    await taker.sees("draws 1 favour for the gift")


async def test_a_declined_gift_stays_and_the_giver_is_told_why_not_again(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    giver, taker = await offered(hall, owner, (owner + 1) % 3)
    await taker.press("Choose")
    await taker.press("decline")
    await hall.settle()
    table = await hall.table()
    await giver.command("/play", what="give-gift", which="wool", **{"and": table.names[(owner + 1) % 3]})
    await giver.sees("has declined a gift of yours this turn")
    assert (await hall.table()).island.table.hands[owner][WOOL] == 1


async def test_who_wishes_so_has_gifts_declined_at_once(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    table = await hall.table()
    giver, to = hall.at(table, owner), (owner + 1) % 3
    await hall.at(table, to).command("/me orders", question="gift", what="usual")
    await giver.command("/play", what="give-gift", which="wool", **{"and": table.names[to]})
    await giver.sees("gift.")
    await hall.settle()
    island = (await hall.table()).island
    assert [p.kind for p in island.prompts] == ["main"] and island.table.hands[owner][WOOL] == 1


async def test_a_second_guild_in_one_turn_is_refused_in_words(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    player = hall.at(await hall.table(), owner)
    await player.press("Favours")
    await player.press(label("guild_architect"))
    await hall.settle()
    assert of((await hall.table()).island).island_tokens[owner] == 1
    await player.command("/play", what="guild-trader", which="wool", **{"and": "ore"})
    await player.sees("already used a guild")


async def test_traders_change_twice(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    player = hall.at(await hall.table(), owner)
    await player.press("Favours")
    await player.press(label("guild_trader"))
    await player.press("wool")
    await player.press("brick")
    await hall.settle()
    await player.press(label("change_again"))
    await player.press("brick")
    await player.press("ore")
    await hall.settle()
    island = (await hall.table()).island
    assert island.table.hands[owner][:5] == [0, 0, 0, 0, 1]
    assert [p.kind for p in island.prompts] == ["main"]


async def test_a_favour_is_exchanged_and_nobody_else_reads_of_which_guild(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    table = await hall.table()
    player, other = hall.at(table, owner), hall.at(table, (owner + 1) % 3)
    await player.press("Favours")
    await player.press(label("exchange_token"))
    await hall.settle()
    await player.move(label("put_back"))
    await player.press("Traders")
    await hall.settle()
    tokens = of((await hall.table()).island).tokens[owner]
    assert len(tokens) == 4 and tokens.count(Held(TRADER, 0)) == 0
    seen = json.dumps([m.raw for m in other.actor.messages])
    assert "You drew a favour" not in seen and "You put back" not in seen and "put_back:" not in seen


async def test_the_hand_shows_favours_to_their_owner_alone(world: Playground, bot: IslandBot) -> None:
    hall, owner = await begun(world, bot)
    table = await hall.table()
    player, other = hall.at(table, owner), hall.at(table, (owner + 1) % 3)
    await player.press("My hand")
    await player.sees("Architects")
    await other.press("My hand")
    assert not any("2 Architects" in m.text for m in other.actor.messages if m.ephemeral)


@pytest.mark.slow
async def test_a_whole_game_of_best_friends(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 239, FRIENDS, target=4)
    await hall.play(random.Random(1), 100)
    await the_end(hall)
    done = {row.key for row in await entries(bot.store, hall.game_id)}
    assert {"give_gift", "answer_gift", "exchange_token", "put_back"} <= done
