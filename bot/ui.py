"""Pieces of messages: texts, pictures, buttons, selects, put together as Components V2.

No view is kept in memory: each is stopped before it is sent, and bot/router.py hears every press.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

import discord
from discord import ButtonStyle, MediaGalleryItem, PartialEmoji, SelectOption, ui

from bot.wire import Press
from renderer.paint import Picture

MOST_OPTIONS = 25
MOST_TEXT = 3900
MOST_COMPONENTS = 40  # of a message, nested ones too
LABEL, OPTION, HINT = 80, 100, 150

T = TypeVar("T")
Item = ui.Item[ui.LayoutView]
Button = ui.Button[ui.LayoutView]
Sign = PartialEmoji | None  # an icon before a label


class Sheet(NamedTuple):
    """A message ready to be sent: its items and its pictures."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions = discord.AllowedMentions.none()


def sheet(*items: Item | None, files: Iterable[discord.File] = (), call: Sequence[int] = ()) -> Sheet:
    """Items from top to bottom; `call` names the people who are pinged."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        if item is not None:
            view.add_item(item)
    view.stop()
    return Sheet(view, list(files), mentioning(call))


def mentioning(call: Sequence[int]) -> discord.AllowedMentions:
    """These people are pinged by their names in a message, and nobody else."""
    called = [discord.Object(user) for user in call]
    return discord.AllowedMentions(everyone=False, roles=False, users=called or False)


async def sent(page: Sheet, send: Callable[[], Awaitable[T]]) -> T:
    """Send a page; once more without icons if Discord does not know its own emojis, which happens."""
    try:
        return await send()
    except discord.HTTPException as error:
        if error.status != 400 or "emoji" not in error.text.lower():
            raise
        _without_icons(page)
        return await send()


async def post(room: discord.abc.Messageable, page: Sheet, nonce: str) -> discord.Message:
    """Post a page in a channel; Discord recognises it by its nonce if it comes twice."""
    return await sent(
        page, lambda: room.send(view=page.view, files=page.files, allowed_mentions=page.mentions, nonce=nonce)
    )


def _without_icons(page: Sheet) -> None:
    for item in page.view.walk_children():
        if isinstance(item, ui.Button):
            item.emoji = None
        elif isinstance(item, ui.Select):
            for choice in item.options:
                choice.emoji = None
    for file in page.files:
        file.reset()


def words(text: str) -> ui.TextDisplay[ui.LayoutView]:
    return ui.TextDisplay(cut(text, MOST_TEXT))


def some_words(text: str) -> ui.TextDisplay[ui.LayoutView] | None:
    """Words, or nothing at all."""
    return words(text) if text.strip() else None


def frame(*items: Item | None, colour: int | None = None) -> ui.Container[ui.LayoutView]:
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def rule() -> ui.Separator[ui.LayoutView]:
    return ui.Separator()


def picture(drawn: Picture, name: str) -> tuple[ui.MediaGallery[ui.LayoutView], discord.File]:
    """A picture with the words that tell the same."""
    file = discord.File(io.BytesIO(drawn.data), name, description=drawn.alt)
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{name}", description=drawn.alt)), file


def document(data: bytes, name: str) -> tuple[ui.File[ui.LayoutView], discord.File]:
    """A file to download."""
    return ui.File(f"attachment://{name}"), discord.File(io.BytesIO(data), name)


def button(
    label: str, press: Press | str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False, sign: Sign = None
) -> ui.Button[ui.LayoutView]:
    custom_id = press if isinstance(press, str) else press.custom_id()
    return ui.Button(label=cut(label, LABEL), custom_id=custom_id, style=style, disabled=off, emoji=sign)


def rows(buttons: Sequence[Item]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]


def option(label: str, value: str, hint: str = "", *, chosen: bool = False, sign: Sign = None) -> SelectOption:
    return SelectOption(
        label=cut(label, OPTION), value=value, description=cut(hint, OPTION) or None, default=chosen, emoji=sign
    )


def select(
    hint: str, press: Press, options: Sequence[SelectOption], *, least: int = 1, most: int = 1
) -> ui.ActionRow[ui.LayoutView]:
    assert len(options) <= MOST_OPTIONS, "what does not fit would be left out in silence"
    made: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=press.custom_id(),
        placeholder=cut(hint, HINT),
        options=list(options),
        min_values=least,
        max_values=min(most, len(options)),
    )
    return ui.ActionRow(made)


def selects(hint: str, press: Press, options: Sequence[SelectOption]) -> list[ui.ActionRow[ui.LayoutView]]:
    """One choice among any number of options: a select holds 25, so the rest goes into further ones."""
    starts = range(0, len(options), MOST_OPTIONS)
    return [select(hint, press.with_(extra=f"{press.extra}{i or ''}"), options[i : i + MOST_OPTIONS]) for i in starts]


def cut(text: str, longest: int) -> str:
    """At most so many characters."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def kept_picture(name: str) -> ui.MediaGallery[ui.LayoutView]:
    """The picture a message already has, kept where it is."""
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{name}"))
