"""What stands in a channel for one person's eyes: the newest only, so that a phone still shows the table above it.

A refusal takes the place of an earlier refusal, and leaves alone what is being chosen.

A private message can be deleted for a quarter of an hour, by the token of the press that made or last changed it. What
is older than that Discord itself takes away when the person's program is next opened.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass

import aiohttp
import discord
from discord import Interaction

from bot.clock import MINUTE, Clock

log = logging.getLogger(__name__)

LIFETIME = 14 * MINUTE  # of a token, with a minute to spare
REMEMBERED = 2_000
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(frozen=True)
class Private:
    """A private message, and how to take it away."""

    message_id: int
    interaction: Interaction
    first: bool  # the first answer to its interaction, else one that followed
    aside: bool  # words beside something else, such as a refusal
    until: int

    async def delete(self) -> None:
        if self.first:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message_id)


class Privates:
    """All that stand, by person and channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._standing: OrderedDict[tuple[int, int | None], dict[int, Private]] = OrderedDict()

    def stands(self, interaction: Interaction, message_id: int, *, first: bool, aside: bool) -> None:
        """A private message was posted or changed; from now on this interaction's token is the one to use."""
        where = _place(interaction)
        private = Private(message_id, interaction, first, aside, self._clock.now() + LIFETIME)
        self._standing.setdefault(where, {})[message_id] = private
        self._standing.move_to_end(where)
        while len(self._standing) > REMEMBERED:
            self._standing.popitem(last=False)

    async def clear(self, interaction: Interaction, besides: Collection[int], *, aside: bool) -> None:
        """Take away what the person got for earlier presses in this channel; for words aside only other such words."""
        here = self._standing.get(_place(interaction), {})
        earlier = [p for p in here.values() if p.message_id not in besides and p.interaction.id < interaction.id]
        old = [p for p in earlier if p.aside or not aside]
        if aside and any(p.aside and p.interaction.id > interaction.id for p in here.values()):
            old += [here[mine] for mine in besides if mine in here]  # said later than what was pressed later
        for private in old:
            here.pop(private.message_id, None)
        for private in old:
            if private.until > self._clock.now():
                await _delete(private)


async def _delete(private: Private) -> None:
    try:
        await private.delete()
    except TROUBLE as error:  # dismissed by the person, or its token has expired: nothing is lost
        log.debug("a private message stays: %s", error)


def _place(interaction: Interaction) -> tuple[int, int | None]:
    return interaction.user.id, interaction.channel_id
