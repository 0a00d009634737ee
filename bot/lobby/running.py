"""Running a game: who may, and what needs a second thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from bot import ui
from bot.lobby.opening import open_rematch
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.store import Status
from bot.widgets.wish import kind_of
from bot.wire import Press
from game.engine import Refused

if TYPE_CHECKING:
    from discord import Interaction


def register(router: Router) -> None:
    """Answer for what is asked twice, and for a rematch."""
    router.verbs |= {"sure": confirmed, "rematch": rematch}


def may_run(interaction: Interaction[Any], table: Seated) -> bool:
    """The host, moderators of the channel, and whoever runs the bot."""
    owner = interaction.client.settings.owner_id
    return interaction.user.id in (table.record.host_id, owner) or interaction.permissions.manage_messages


def sure(speech: Speech, what: str, table: Seated) -> ui.Sheet:
    """A question before something that cannot be taken back."""
    yes = ui.button(speech.say(f"sure-{what}-yes"), Press("sure", table.id, action=what), ButtonStyle.danger)
    return ui.sheet(ui.words(speech.say(f"sure-{what}")), *ui.rows([yes]))


async def confirmed(call: Call) -> None:
    """Yes, really."""
    act = {"leave": _leave, "abandon": _abandon}.get(call.press.action)
    if act is None:
        raise Refused("stale_button")
    await call.answer.hold()
    await act(call)


async def _leave(call: Call) -> None:
    table, seat = await call.seat()
    kind = kind_of(table, "leave")
    await call.bot.sessions.act(
        table.id, lambda now: (kind(seat), None), user_id=call.user, interaction_id=call.interaction.id
    )
    await call.answer.say(call.speech.say("lobby-left"))


async def _abandon(call: Call) -> None:
    table = await call.table()
    if not may_run(call.interaction, table):
        raise Refused("only_host", name=f"<@{table.record.host_id}>")
    if table.record.status not in (Status.LOBBY, Status.ACTIVE):
        raise Refused("game_over")
    await call.bot.sessions.change(table.id, abandoned, interaction_id=call.interaction.id)
    await call.answer.say(call.speech.say("game-abandoned"))


def abandoned(tx: Transaction, table: Seated) -> Seated:
    tx.save(status=Status.ABANDONED)
    return table.after(table.record.version, record={"status": Status.ABANDONED.value})


async def rematch(call: Call) -> None:
    """The same table once more."""
    await call.answer.hold()
    await open_rematch(call.interaction, call.press.game)
    await call.answer.done()
