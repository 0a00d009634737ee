"""Pieces of messages: texts, pictures, buttons, selects, put together as Components V2.

No view is kept in memory: each is stopped before it is sent, and bot/router.py hears every press.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, MediaGalleryItem, SelectOption, ui

from bot.wire import Press
from renderer.paint import Picture

MOST_OPTIONS = 25
MOST_TEXT = 3900
LABEL, OPTION, HINT = 80, 100, 150

Item = ui.Item[Any]


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
    called = [discord.Object(user) for user in call]
    return Sheet(view, list(files), discord.AllowedMentions(everyone=False, roles=False, users=called or False))


def words(text: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(cut(text, MOST_TEXT))


def some_words(text: str) -> ui.TextDisplay[Any] | None:
    """Words, or nothing at all."""
    return words(text) if text.strip() else None


def frame(*items: Item | None, colour: int | None = None) -> ui.Container[Any]:
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def rule() -> ui.Separator[Any]:
    return ui.Separator()


def picture(drawn: Picture, name: str) -> tuple[ui.MediaGallery[Any], discord.File]:
    """A picture with the words that tell the same."""
    file = discord.File(io.BytesIO(drawn.data), name, description=drawn.alt)
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{name}", description=drawn.alt)), file


def button(
    label: str, press: Press | str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False, emoji: str = ""
) -> ui.Button[Any]:
    custom_id = press if isinstance(press, str) else press.custom_id()
    return ui.Button(label=cut(label, LABEL), custom_id=custom_id, style=style, disabled=off, emoji=emoji or None)


def rows(buttons: Sequence[Item]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]


def option(label: str, value: str, hint: str = "", *, chosen: bool = False) -> SelectOption:
    return SelectOption(label=cut(label, OPTION), value=value, description=cut(hint, OPTION) or None, default=chosen)


def select(
    hint: str, press: Press, options: Sequence[SelectOption], *, least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    made: ui.Select[Any] = ui.Select(
        custom_id=press.custom_id(),
        placeholder=cut(hint, HINT),
        options=list(options[:MOST_OPTIONS]),
        min_values=least,
        max_values=min(most, len(options), MOST_OPTIONS),
    )
    return ui.ActionRow(made)


def cut(text: str, longest: int) -> str:
    """At most so many characters."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def kept_picture(name: str) -> ui.MediaGallery[Any]:
    """The picture a message already has, kept where it is."""
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{name}"))
