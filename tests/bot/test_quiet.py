"""Automatic players are quiet partners: no message, no ping, no wait for people who are not about."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.app import IslandBot
from bot.automatic import PATIENCE, TIMER, waiting
from bot.clock import MINUTE, SECOND
from bot.seated import Seated, packed
from bot.store import Action as Transaction
from game.engine import Action, Undo
from game.modules.base.answering import AnswerOffer
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn, Roll
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player, eventually
from tests.bot.play import Hall, arrange
from tests.bot.test_trade import rich
from tests.bot.test_whole_game import seated

PAUSE = 50  # seconds: automatic players do nothing while a test looks


@pytest.fixture
async def hall(world: Playground, tmp_path: Path) -> Hall:
    """Two people and two automatic players; an automatic player trades."""
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, automatic_pause=PAUSE)))
    hall = await seated(world, bot, 2, 7, automatic=2, island="beginner")
    for _ in range(8):
        table = await hall.table()
        owner = table.island.table.turn.owner
        if table.is_automatic(owner):
            break
        await _do(hall, Roll(owner))
        await arrange(hall, lambda g: None, until="main")
        await _do(hall, EndTurn(owner))
    await arrange(hall, rich, until="main")
    table = await hall.table()  # while automatic players are to move nothing new is shown, unless something still was
    await bot.deliverer.look_at(table.id, table.record.channel_id)
    await hall.settle()
    return hall


async def _do(hall: Hall, action: Action, player: Player | None = None) -> None:
    user = int(player.actor.id) if player else None
    await hall.bot.sessions.act(hall.game_id, lambda table: (action, None), user_id=user)


async def offered(hall: Hall) -> tuple[int, int, int, int]:
    """The automatic owner offers; itself, the two people and the number of the offer."""
    table = await hall.table()
    owner = table.island.table.turn.owner
    first, second = (s for s in range(4) if not table.is_automatic(s))
    assert table.is_automatic(owner)
    await _do(hall, MakeOffer(owner, {"wood": 1}, {"ore": 1}, [first, second], "choose"))
    await hall.settle()
    return owner, first, second, (await hall.table()).island.table.offers[-1].id


async def due(hall: Hall) -> int:
    """Seconds until the automatic player goes on."""
    [timer] = [t for t in await hall.bot.store.timers.of_game(hall.game_id) if t.kind == TIMER]
    return round((timer.due_at - hall.bot.clock.now()) / SECOND)


async def active(hall: Hall, *seats: int, ago: int = 0) -> None:
    """These people did something a while ago, the others long before."""

    def change(tx: Transaction, table: Seated) -> Seated:
        heard = {str(seat): tx.now - ago for seat in seats}
        chronicle = structs.replace(table.chronicle, heard=heard)
        tx.save(history=packed(chronicle))
        return table.after(table.record.version, chronicle=chronicle)

    await hall.bot.sessions.change(hall.game_id, change)


async def test_an_offer_stands_on_the_table_message_and_calls_nobody(hall: Hall) -> None:
    """TRADE-6, TIME-16: no message and no ping of its own."""
    await active(hall, 0, 1, 2, 3)
    owner, first, second, _ = await offered(hall)
    table = await hall.table()
    [message] = [m for m in hall.world.channel.messages if "offers 1 wood" in m.text]
    assert any(str(button) == "My hand" for button in message.buttons), "the table's message, none of its own"
    assert message.id == hall.world.channel.last.id
    before = len(hall.world.channel.messages)
    assert f"{table.names[owner]} offers 1 wood for 1 ore." in message.text and not message.pings
    person, other = hall.at(table, first), hall.at(table, second)
    await other.tap(message, message.button("Decline"))
    await hall.settle()
    assert f"❌ {other.name}" in hall.world.channel.last.text
    message = hall.world.channel.last
    assert not (await person.actor.click(message.button("Accept"), on=message)).failed

    async def settled() -> bool:
        return not (await hall.table()).island.table.offers

    await eventually(settled, "the offer still stands")
    table = await hall.table()
    assert table.island.table.hands[first][:5] == [4, 3, 3, 3, 2], "done at once: nothing was left to choose"
    assert len(hall.world.channel.messages) == before


async def test_nobody_is_waited_for_who_is_not_about(hall: Hall) -> None:
    """TRADE-6: the table does not stand still for people who are away."""
    await active(hall)
    await offered(hall)
    assert await due(hall) <= PAUSE
    await active(hall, 0, 1, 2, 3, ago=5 * MINUTE)
    assert await due(hall) <= PAUSE


async def test_who_did_something_in_the_last_minutes_is_waited_for_until_they_answer(hall: Hall) -> None:
    table = await hall.table()
    seat = next(s for s in range(4) if not table.is_automatic(s))
    await active(hall, seat)
    _, first, second, number = await offered(hall)
    assert PAUSE < await due(hall) <= PATIENCE * PAUSE
    await _do(hall, AnswerOffer(second, number, "decline"))
    assert await due(hall) > PAUSE
    await _do(hall, AnswerOffer(first, number, "decline"), hall.at(table, first))
    assert await due(hall) <= PAUSE


async def test_asking_for_something_else_is_an_answer(hall: Hall) -> None:
    """TRADE-6: a counter-offer ends the wait."""
    table = await hall.table()
    seat = next(s for s in range(4) if not table.is_automatic(s))
    await active(hall, seat)
    owner, first, _, number = await offered(hall)
    await _do(hall, MakeOffer(first, {"ore": 1}, {"wood": 2}, [owner], counters=number), hall.at(table, first))
    assert waiting(await hall.table()) is not None and await due(hall) <= PAUSE


async def test_no_answer_makes_it_wait_longer(hall: Hall) -> None:
    """TRADE-3: pressing on and on holds nobody up."""
    table = await hall.table()
    people = [s for s in range(4) if not table.is_automatic(s)]
    await active(hall, *people)
    _, first, _, number = await offered(hall)
    until = await _when(hall)
    for answer in ("accept", "decline", "accept", "decline"):
        await _do(hall, AnswerOffer(first, number, answer), hall.at(table, first))
        assert await _when(hall) == until
    await _do(hall, Undo(first), hall.at(table, first))
    assert await _when(hall) == until


async def _when(hall: Hall) -> int:
    [timer] = [t for t in await hall.bot.store.timers.of_game(hall.game_id) if t.kind == TIMER]
    return timer.due_at
