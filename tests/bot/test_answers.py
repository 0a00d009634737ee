"""Answers whose way to Discord fails: what happened stands, and only a bug is called one."""

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.answer import Answer
from bot.errors import explain
from bot.speech import speech_of


def pressed(*, closed: bool = False) -> Any:
    """An interaction that nobody has answered yet, of a bot that is running or has just ended."""
    bot = Mock()
    bot.is_closed.return_value = closed
    bot.store.interactions.find = AsyncMock(return_value=None)
    bot.privates.clear = AsyncMock()
    response = SimpleNamespace(is_done=lambda: False, defer=AsyncMock(), send_message=AsyncMock())
    kind = discord.InteractionType.application_command
    return Mock(client=bot, response=response, type=kind, id=1, message=None, delete_original_response=AsyncMock())


@pytest.mark.parametrize(("closed", "bugs"), [(True, 0), (False, 1)])
async def test_a_press_that_meets_the_end_of_the_bot_is_no_bug(
    closed: bool, bugs: int, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = pressed(closed=closed)
    with caplog.at_level(logging.ERROR, "bot.errors"):
        await explain(Answer(interaction), speech_of("en"), RuntimeError("Session is closed"))
    assert len(caplog.records) == bugs
    assert interaction.response.send_message.await_count == bugs  # the apology, where somebody can still read it
    outcome = interaction.client.figures.interactions.labels.call_args.args[1]
    assert outcome == ("ending" if closed else "failed")


@pytest.mark.parametrize(("code", "passes"), [(10008, True), (10015, False)])
async def test_a_promise_that_is_gone_already_needs_no_taking_back(code: int, passes: bool) -> None:
    interaction = pressed()
    gone = discord.NotFound(Mock(status=404, reason="Not Found"), {"code": code, "message": "Unknown"})
    interaction.delete_original_response.side_effect = gone
    answer = Answer(interaction)
    if passes:
        await answer.done()
    else:
        with pytest.raises(discord.NotFound):
            await answer.done()
    interaction.delete_original_response.assert_awaited_once()


@pytest.mark.parametrize(("code", "passes"), [(10008, True), (10062, False)])
async def test_a_press_on_a_message_taken_away_meanwhile_is_acknowledged_beside_it(code: int, passes: bool) -> None:
    """A reminder goes when its question is answered, perhaps while somebody's press on it is on its way."""
    interaction = pressed()
    interaction.type, interaction.message = discord.InteractionType.component, Mock(flags=Mock(ephemeral=False))
    gone = discord.NotFound(Mock(status=404, reason="Not Found"), {"code": code, "message": "Unknown"})
    interaction.response.defer.side_effect = [gone, None]
    answer = Answer(interaction)
    if passes:
        await answer.hold()
        assert answer.waits and interaction.response.defer.await_args.kwargs == {"ephemeral": True, "thinking": True}
    else:
        with pytest.raises(discord.NotFound):
            await answer.hold()
