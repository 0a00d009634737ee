"""Answering one interaction: acknowledged at once, then in private words; never twice, never not at all."""

from __future__ import annotations

import logging

import discord
from discord import Interaction, InteractionType

from bot.ui import MOST_TEXT, Sheet, sent, sheet, words

log = logging.getLogger(__name__)


class Answer:
    """What one person gets for one command, click or form."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._thinking = False
        message = interaction.message
        self.inside = message is not None and message.flags.ephemeral
        """Pressed on a private message, which can then be changed in place."""
        self.effective = False
        """It has had its effect: whatever fails now fails in telling."""

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def given(self) -> bool:
        return self.interaction.response.is_done()

    @property
    def waits(self) -> bool:
        """The person has been promised a private answer."""
        return self._thinking

    @property
    def from_form(self) -> bool:
        """A form was sent; another form cannot follow at once."""
        return self.interaction.type is InteractionType.modal_submit

    async def hold(self, *, shows: bool = False) -> None:
        """Acknowledge now; `shows` when something private will follow for certain."""
        if self.given:
            return
        component = self.interaction.type is not InteractionType.application_command and self.interaction.message
        if component and (self.inside or not shows):
            await self.interaction.response.defer()
        else:
            self._thinking = True
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def show(self, page: Sheet) -> None:
        """Something for this person's eyes only; in place of the private message it was pressed on."""
        await sent(page, lambda: self._show(page))

    async def _show(self, page: Sheet) -> None:
        interaction, files = self.interaction, page.files
        if not self.given and self.inside:
            await interaction.response.edit_message(view=page.view, attachments=files)
        elif not self.given:
            await interaction.response.send_message(
                view=page.view, files=files, ephemeral=True, allowed_mentions=page.mentions
            )
        elif self._thinking or self.inside:
            await interaction.edit_original_response(view=page.view, attachments=files)
            self._thinking = False
        else:
            await interaction.followup.send(
                view=page.view, files=files, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )

    async def say(self, text: str) -> None:
        """Private words."""
        await self.show(sheet(words(text)))

    async def say_all(self, text: str) -> None:
        """Private words of any length: as many messages as they need, broken between lines."""
        first, *others = _pages(text)
        await self.say(first)
        for page in others:
            await self.interaction.followup.send(view=sheet(words(page)).view, ephemeral=True)

    async def whisper(self, text: str) -> None:
        """Private words beside the message it was pressed on, which stays as it is."""
        if not self.given and not self.inside:
            await self.say(text)
            return
        await self.hold()
        if self._thinking:
            await self.say(text)
        else:
            await self.interaction.followup.send(view=sheet(words(text)).view, ephemeral=True)

    async def done(self) -> None:
        """Nothing to say: what happened is seen in the channel."""
        if not self.given:
            await self.hold()
        if self._thinking:
            self._thinking = False
            await self.interaction.delete_original_response()


def _pages(text: str) -> list[str]:
    pages = [""]
    for line in text.split("\n"):
        if len(pages[-1]) + len(line) >= MOST_TEXT:
            pages.append("")
        pages[-1] += f"{line}\n"
    return [page for page in pages if page.strip()] or [text]
