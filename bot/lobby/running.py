"""Running a game: who may, and what needs a second thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.lobby.opening import open_rematch
from bot.messages.unshown import reason
from bot.names import clean
from bot.router import Call, Router, Verb
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.store import Status
from bot.time.hands import held
from bot.time.seats import Decision, tell, told
from bot.widgets.wish import kind_of
from bot.wire import Press
from game.engine import Refused

if TYPE_CHECKING:
    from discord import Interaction

    from bot.app import IslandBot


def register(router: Router) -> None:
    """Answer for what is asked twice, and for a rematch."""
    router.verbs |= {"sure": confirmed, "rematch": rematch}


def may_run(interaction: Interaction[IslandBot], table: Seated) -> bool:
    """The host, moderators of the channel, and whoever runs the bot."""
    owner = interaction.client.settings.owner_id
    return interaction.user.id in (table.record.host_id, owner) or interaction.permissions.manage_messages


def keeps_peace(interaction: Interaction[IslandBot], table: Seated) -> bool:
    """The same people, as long as they neither play nor ever did in this game: nobody is judge at their own table."""
    return may_run(interaction, table) and not held(table, interaction.user.id)


def sure(speech: Speech, what: str, table: Seated, extra: str = "", **about: str) -> ui.Sheet:
    """A question before something that cannot be taken back."""
    press = Press("sure", table.id, action=what, extra=extra)
    yes = ui.button(speech.say(f"sure-{what}-yes", **about), press, ButtonStyle.danger)
    return ui.sheet(ui.words(speech.say(f"sure-{what}", **about)), *ui.rows([yes]))


async def confirmed(call: Call) -> None:
    """Yes, really."""
    act = CONFIRMED.get(call.press.action)
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
    decision = Decision("host", (clean(call.interaction.user.display_name),))
    await call.bot.sessions.change(
        table.id, lambda tx, now: abandoned(tx, now, decision), interaction_id=call.interaction.id
    )
    await call.answer.say(call.speech.say("game-abandoned"))


CONFIRMED: dict[str, Verb] = {"leave": _leave, "abandon": _abandon}  # whoever asks before something more adds to it


def abandoned(tx: Transaction, table: Seated, decision: Decision | None = None) -> Seated:
    """The end without a winner; in a game that has begun a line says by whose decision."""
    if table.game is not None and decision is not None:
        table = tell(tx, table, "abandoned", **told(decision))
    tx.save(status=Status.ABANDONED)
    return table.after(table.record.version, record={"status": Status.ABANDONED.value})


async def rematch(call: Call) -> None:
    """The same table once more."""
    await call.answer.hold()
    table = await open_rematch(call.interaction, call.press.game)
    if why := await call.bot.deliverer.unshown.outcome(table.id):
        await call.answer.whisper(reason(call.speech, table, why))
    await call.answer.done()
