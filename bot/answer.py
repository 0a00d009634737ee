"""Answering one interaction: acknowledged at once, then in private words; never twice, never not at all."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar, cast

import discord
from discord import Interaction, InteractionType, ui

from bot.ui import MOST_TEXT, Item, Sheet, rows, sent, sheet, words

if TYPE_CHECKING:
    from bot.app import IslandBot

T = TypeVar("T")
NO_MESSAGE = 10008


class Answer:
    """What one person gets for one command, click or form."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._bot = cast("IslandBot", interaction.client)
        self._shown: set[int] = set()
        self._aside = False
        self._thinking = False
        message = interaction.message
        self.inside = message is not None and message.flags.ephemeral
        """Pressed on a private message, which can then be changed in place."""
        self.effective = False
        """It has had its effect: whatever fails now fails in telling."""

    @classmethod
    def to(cls, interaction: Interaction) -> Answer:
        """The one answer of an interaction, wherever it is asked for."""
        known: Answer = interaction.extras.setdefault("answer", cls(interaction))
        return known

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

    async def _first(self, answer: Awaitable[T]) -> T:
        """Acknowledge; how long that took is counted."""
        taken = await answer
        self._bot.ages.acknowledged(self.interaction)
        return taken

    async def hold(self, *, shows: bool = False) -> None:
        """Acknowledge now; `shows` when something private will follow for certain."""
        if self.given:
            return
        component = self.interaction.type is not InteractionType.application_command and self.interaction.message
        quietly = bool(component and (self.inside or not shows))
        if not (quietly and await self._hold_quietly()):
            self._bot.promises.made(self.interaction, waits=True)
            self._thinking = True
            await self._first(self.interaction.response.defer(ephemeral=True, thinking=True))

    async def _hold_quietly(self) -> bool:
        """Acknowledge on the message it was pressed on; False if that was taken away since."""
        self._bot.promises.made(self.interaction, waits=False)
        try:
            await self._first(self.interaction.response.defer())
        except discord.NotFound as error:
            if error.code != NO_MESSAGE:
                raise
            self.inside = False
            return False
        return True

    async def ask(self, form: ui.Modal) -> None:
        """A form to fill in; it must be the first answer."""
        await self._first(self.interaction.response.send_modal(form))

    async def show(self, page: Sheet, *others: Sheet) -> None:
        """Something for this person's eyes only, in place of the private message it was pressed on or of the last."""
        await sent(page, lambda: self._show(page))
        for other in others:
            await self._add(other)
        await self._bot.privates.clear(self.interaction, self._shown, aside=self._aside)

    async def _show(self, page: Sheet) -> None:
        interaction, files = self.interaction, page.files
        if not self.given and self.inside:
            await self._first(interaction.response.edit_message(view=page.view, attachments=files))
            self._stands(interaction.message)
        elif not self.given:
            told = interaction.response.send_message(
                view=page.view, files=files, ephemeral=True, allowed_mentions=page.mentions
            )
            self._stands((await self._first(told)).resource)
        elif self._thinking or self.inside:
            await self._change(page)
        else:
            await self._add(page)

    async def _change(self, page: Sheet) -> None:
        """The promised message, or the one it was pressed on, if that has not been dismissed."""
        try:
            self._stands(await self.interaction.edit_original_response(view=page.view, attachments=page.files))
            self._thinking = False
        except discord.NotFound as error:
            if error.code != NO_MESSAGE:
                raise
            self._thinking = self.inside = False
            for file in page.files:
                file.reset()
            await self._add(page)

    async def _add(self, page: Sheet) -> None:
        """One more private message."""
        quiet = discord.AllowedMentions.none()
        added = await self.interaction.followup.send(
            view=page.view, files=page.files, ephemeral=True, allowed_mentions=quiet, wait=True
        )
        self._stands(added, first=False)

    def _stands(self, message: object, *, first: bool = True) -> None:
        if isinstance(message, discord.Message):
            self._shown.add(message.id)
            self._bot.privates.stands(self.interaction, message.id, first=first, aside=self._aside)

    async def say(self, text: str) -> None:
        """Private words."""
        await self.show(sheet(words(text)))

    async def say_all(self, text: str) -> None:
        """Private words of any length: as many messages as they need, broken between lines."""
        await self.show(*(sheet(words(page)) for page in _pages(text)))

    async def whisper(self, text: str, *buttons: Item) -> None:
        """Private words beside the message it was pressed on and whatever is being chosen, which stay as they are."""
        self._aside = True
        page = sheet(words(text), *rows(buttons))
        if not self.given and not self.inside:
            await self.show(page)
            return
        await self.hold()
        if self._thinking:
            await self.show(page)
            return
        await self._add(page)
        await self._bot.privates.clear(self.interaction, self._shown, aside=True)

    def missed(self, error: BaseException) -> None:
        """Discord took no answer any more, or could not be reached."""
        self._bot.ages.failed(self.interaction, error)

    async def done(self) -> None:
        """Nothing to say: what happened is seen in the channel."""
        if not self.given:
            await self.hold()
        if self._thinking:
            self._thinking = False
            try:
                await self.interaction.delete_original_response()
            except discord.NotFound as error:  # taken away by an attempt whose answer was lost, or by the person
                if error.code != NO_MESSAGE:
                    raise


def _pages(text: str) -> list[str]:
    pages = [""]
    for line in text.split("\n"):
        if len(pages[-1]) + len(line) >= MOST_TEXT:
            pages.append("")
        pages[-1] += f"{line}\n"
    return [page for page in pages if page.strip()] or [text]
