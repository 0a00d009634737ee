"""What only one person sees does not pile up: the newest stands, the one it was pressed on is changed in place."""

from __future__ import annotations

import pytest

from bot.app import IslandBot
from bot.seated import Seated
from game.modules.base.rolling import EndTurn
from playground.kit import MessageView, Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_late import owner_of
from tests.bot.test_trade import rich
from tests.bot.test_whole_game import seated

TOKEN_LIVES = 15 * 60


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    return await seated(world, bot, 3, 7, island="beginner")


def private(player: Player) -> list[MessageView]:
    return [m for m in player.actor.messages if m.ephemeral]


async def one(player: Player, text: str) -> None:
    alone = lambda: len(private(player)) == 1 and text in private(player)[0].text  # noqa: E731
    await player.until(alone, f"{[m.text for m in private(player)]}")


async def test_real_16_told_34_ten_presses_leave_one_private_message(hall: Hall) -> None:
    owner = await owner_of(hall)
    for _ in range(4):
        await owner.press("My hand")
        await owner.command("/score")
    await owner.command("/help")
    await owner.press("My hand")
    await one(owner, "You hold")


async def test_real_16_a_press_on_a_private_message_changes_that_very_one(hall: Hall) -> None:
    await arrange(hall, rich, until="main")
    owner = await owner_of(hall)
    await owner.press("Trade")
    await one(owner, "tap your cards")
    begun = private(owner)[0]
    await owner.press("3 wood")
    await one(owner, "You give 1 wood")
    assert private(owner)[0].id == begun.id


async def test_others_keep_theirs(hall: Hall) -> None:
    first, second, _ = hall.players
    await first.press("My hand")
    await second.press("My hand")
    await second.command("/score")
    assert len(private(first)) == 1
    await hall.world.until(lambda: len(private(second)) == 1, "two private messages of one person")


async def test_a_refusal_beside_a_choice_goes_with_the_next_press_and_the_choice_stays(hall: Hall) -> None:
    await arrange(hall, rich, until="main")
    owner = await owner_of(hall)
    await owner.press("Build")
    menu = private(owner)[-1]
    await owner.press(label("build_road"))
    await hall.bot.sessions.act(hall.game_id, _end)
    await owner.choose(0)
    await owner.until(lambda: len(private(owner)) == 2, "no refusal beside the choice")
    assert private(owner)[0].id == menu.id
    await owner.press("My hand")
    await one(owner, "You hold")


async def test_what_is_too_old_to_be_deleted_hinders_nobody(hall: Hall) -> None:
    owner = await owner_of(hall)
    await owner.press("My hand")
    await one(owner, "You hold")
    hall.world.clock.forward(TOKEN_LIVES + 1)
    await owner.command("/score")
    assert len(private(owner)) == 2
    await owner.press("My hand")
    await hall.world.until(lambda: len(private(owner)) == 2, "the one that could be deleted still stands")


async def test_a_dismissed_choice_is_answered_beside(hall: Hall) -> None:
    """Dismissed on the telephone while the answer is drawn."""
    await arrange(hall, rich, until="main")
    owner = await owner_of(hall)
    await owner.press("Build")
    menu = private(owner)[-1]
    real = hall.bot.studio.places

    async def dismissed(*args: object, **given: object) -> object:
        hall.world.core.people.remove(owner.actor.id, menu.post.channel_id, menu.id)
        return await real(*args, **given)  # type: ignore[arg-type]

    hall.bot.studio.places = dismissed  # type: ignore[assignment,method-assign]
    await owner.press(label("build_road"))
    await owner.until(lambda: [m.files for m in private(owner)] == [["places.png"]], "nothing to choose from")


def _end(table: Seated) -> tuple[EndTurn, int]:
    prompt = next(p for p in table.island.prompts if p.kind == "main")
    return EndTurn(table.island.table.turn.owner), prompt.id
