"""The turn: discards in parallel, robber and theft, cards, undo, and what the wrong tap is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.app import IslandBot
from game.core.land import touch
from game.modules.development.state import Held, of
from game.table import Island
from playground.kit import MessageView, Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_whole_game import seated


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    return await seated(world, bot, 4, 7, island="beginner")


async def owner_of(hall: Hall) -> Player:
    table = await hall.table()
    return hall.at(table, table.island.table.turn.owner)


def hands(*counts: int) -> object:
    def deal(game: Island) -> None:
        for hand, n in zip(game.table.hands, counts, strict=True):
            hand[:5] = [n, n, 0, 0, 0]
        game.table.bank[:5] = [19 - sum(counts), 19 - sum(counts), 19, 19, 19]
        touch(game)

    return deal


def seven(game: Island) -> None:
    """As if a 7 had just been rolled: everybody over the limit is asked."""
    from game.engine import Chance, resume

    game.chance = Chance(lambda n: 0)
    game.prompts.clear()
    game.agenda.pop(0)
    game.table.turn.rolled = True
    game.table.turn.red, game.table.turn.yellow = 3, 4
    for step in ("discards", "ask_robber", "main"):
        game.then(step)
    resume(game)


async def test_all_discards_are_asked_at_once_and_answered_in_any_order(hall: Hall) -> None:
    await arrange(hall, hands(5, 4, 4, 0))
    await arrange(hall, seven)
    table = await hall.table()
    asked = [p.seat for p in table.island.prompts if p.kind == "discard"]
    assert asked == [0, 1, 2]
    prompt = next(m for m in hall.world.channel.messages if any(str(b) == "Choose" for b in m.buttons))
    for seat in asked:
        assert f"<@{table.user_at(seat)}>" in prompt.text
    idle = hall.at(table, 3)
    await idle.press("Choose")
    assert "nothing to choose" in idle.actor.last.text
    for seat in reversed(asked):
        player = hall.at(table, seat)
        await player.press("Choose")
        message = next(m for m in reversed(player.actor.messages) if m.ephemeral)
        await player.tap(message, message.buttons[0])
    await hall.settle()
    after = await hall.table()
    assert prompt.id not in [m.id for m in hall.world.channel.messages], "nothing is left that only says it is over"
    assert [sum(hand) for hand in after.island.table.hands] == [5, 4, 4, 0]
    assert [p.kind for p in after.island.prompts] == ["robber"]


async def test_the_robber_moves_and_steals_in_one_private_message(hall: Hall) -> None:
    await arrange(hall, hands(2, 2, 2, 2))
    await arrange(hall, seven)
    robber = await owner_of(hall)
    await robber.move(label("move_robber"))
    await robber.choose(0)
    table = await hall.table()
    if any(p.kind == "steal" for p in table.island.prompts):
        message = next(m for m in reversed(robber.actor.messages) if m.ephemeral)
        await robber.tap(message, message.buttons[0])
    await hall.settle()
    after = await hall.table()
    mine = after.seat_of(int(robber.actor.id))
    assert mine is not None and sum(after.island.table.hands[mine]) == 5
    assert "steals" in robber.actor.last.text or "steals" in hall.world.channel.last.text


async def test_what_is_too_dear_is_told_with_what_would_help(hall: Hall) -> None:
    def one_short(game: Island) -> None:
        for hand in game.table.hands:
            hand[:5] = [1, 1, 1, 0, 4]
        game.table.bank[:5] = [9] * 5
        touch(game)

    await arrange(hall, one_short, until="main")
    player = await owner_of(hall)
    await player.press("Build")
    lines = player.actor.last.text
    assert "Build a settlement: For that you still need 1 grain; the bank would give it to you for 4 ore." in lines
    assert "Build a city: For that you still need 2 grain." in lines


async def test_what_the_bank_cannot_pay_is_told(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 4, 6, island="beginner")  # the first roll is an 8: wood for two, ore for one

    def nearly_empty(game: Island) -> None:
        game.table.bank[:5] = [1, 9, 9, 9, 0]

    await arrange(hall, nearly_empty)
    before = (await hall.table()).island
    await (await owner_of(hall)).move(label("roll"))
    await hall.settle()
    table = await hall.table()
    wood, ore = [e.event.args for e in table.chronicle.told if e.event.key == "bank_short"]
    assert (wood["card"], len(wood["to"]), ore["card"], len(ore["to"])) == ("wood", 2, "ore", 1)
    first, second, third = (table.names[seat] for seat in (*wood["to"], *ore["to"]))
    said = world.channel.last.text
    assert f"{first} and {second} should get {wood['n']} wood together, but the bank has only 1: nobody gets" in said
    assert f"{third} should get {ore['n']} ore, but the bank has none left." in said
    assert table.island.table.hands == before.table.hands and table.island.table.bank == before.table.bank


async def test_every_development_card_can_be_played(hall: Hall) -> None:
    cards = ["invention", "monopoly", "road_building", "knight"]

    def deal(game: Island) -> None:
        seat = game.table.turn.owner
        of(game).cards[seat] = [Held(card, -1) for card in cards]
        for hand in game.table.hands:
            hand[:5] = [1] * 5
        touch(game)

    await arrange(hall, deal, until="main")
    player = await owner_of(hall)
    seat = (await hall.table()).island.table.turn.owner
    for card in cards:

        def again(game: Island) -> None:
            of(game).played_part = -1

        await arrange(hall, again)
        await player.press("Cards")
        await player.press(label(f"play_{card}"))
        await take_first(hall, player, lambda g, card=card, seat=seat: any(h.card == card for h in of(g).cards[seat]))
        await take_first(hall, player, lambda g: g.prompts[0].kind in ("free_road", "robber", "steal"))
        await hall.settle()
    after = await hall.table()
    assert of(after.island).cards[seat] == []
    assert of(after.island).knights[seat] == 1


def _open(player: Player) -> MessageView | None:
    message = next(m for m in reversed(player.actor.messages) if m.ephemeral)
    return message if message.selects or message.buttons else None


async def take_first(hall: Hall, player: Player, asked: Callable[[Island], bool]) -> None:
    """Take the first of whatever is offered in private, for as long as something is asked."""
    for _ in range(8):
        if not asked((await hall.table()).island):
            return
        message = await player.until(lambda: _open(player), "is asked nothing in private")
        if message.selects:
            await player.choose(0)
        else:
            await player.tap(message, message.buttons[0])
    raise AssertionError(player.actor.story("is asked for ever"))


async def test_an_action_can_be_taken_back_but_not_a_roll(hall: Hall) -> None:
    player = await owner_of(hall)
    await player.move(label("roll"))
    await hall.settle()
    assert not any(str(b) == "Undo" for m in hall.world.channel.messages for b in m.buttons), "it could only be refused"
    await player.command("/undo")
    await player.sees("nothing you can take back")
    await arrange(hall, hands(1, 1, 1, 1), until="main")
    before = dict((await hall.table()).island.table.roads)
    await player.press("Build")
    await player.press(label("build_road"))
    await player.choose(0)
    assert len((await hall.table()).island.table.roads) == len(before) + 1
    await hall.settle()
    await player.press("Undo")
    await hall.settle()
    assert dict((await hall.table()).island.table.roads) == before


async def test_the_wrong_person_is_told_whose_move_it_is(hall: Hall) -> None:
    table = await hall.table()
    owner = table.island.table.turn.owner
    wrong, right = hall.at(table, (owner + 1) % 4), hall.at(table, owner)
    await wrong.press(label("roll"))
    assert f"It is {right.name}'s move now." in wrong.actor.last.text
    stranger = Player(hall.world, "Zoe")
    await stranger.press(label("roll"))
    assert "are not at this table" in stranger.actor.last.text
    assert (await hall.table()).record.version == table.record.version


async def test_ten_identical_clicks_roll_once(hall: Hall) -> None:
    player = await owner_of(hall)
    message = await player.until(lambda: player.with_button(label("roll")), "no roll")
    button = message.button(label("roll"))
    before = (await hall.table()).island.moves
    replies = await asyncio.gather(*(player.actor.click(button, on=message) for _ in range(10)))
    assert not any(reply.failed for reply in replies)
    await hall.settle()
    private = lambda: [m for m in player.actor.messages if m.ephemeral and not m.thinking]  # noqa: E731
    chosen = lambda: any("places.png" in m.files for m in private()) and len(private()) <= 2  # noqa: E731
    await player.until(chosen, f"beside the choice at most the last of nine refusals, not {private()}")
    assert (await hall.table()).island.moves == before + 1


async def test_one_click_delivered_twice_has_one_effect(hall: Hall) -> None:
    player = await owner_of(hall)
    before = (await hall.table()).island.moves
    hall.world.faults.deliver_twice()
    await player.move(label("roll"))
    await hall.settle()
    assert (await hall.table()).island.moves == before + 1


async def test_told_1_a_command_out_of_turn_is_told_whose_turn_it_is(hall: Hall) -> None:
    player = await owner_of(hall)
    other = next(p for p in hall.players if p is not player)
    for command in ("/roll", "/end"):
        await other.command(command)
        assert other.actor.last.text.splitlines()[0] == f"It is {player.name}'s move now."


async def test_told_20_a_command_out_of_season_is_refused_politely(hall: Hall) -> None:
    player = await owner_of(hall)
    await player.move(label("roll"))
    await hall.settle()
    version = (await hall.table()).record.version
    await player.command("/roll")
    assert player.actor.last.ephemeral
    assert (await hall.table()).record.version == version
