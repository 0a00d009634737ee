"""Pictures a message keeps while it is edited.

Discord finds `attachment://name` among the files of the same request only: what is uploaded with it, or listed with
both its id and its name. Files that components show are not among a message's attachments; the media say their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.ui import Sheet

if TYPE_CHECKING:
    from discord.types.message import Attachment as Listed


class Kept(discord.Attachment):
    """A file that stays where it is: no more is said of it than an edit needs."""

    def __init__(self, id: int, filename: str, description: str | None) -> None:
        self.id, self.filename, self.description = id, filename, description

    def to_dict(self) -> Listed:
        said: Any = {"id": self.id, "filename": self.filename}
        return said | {"description": self.description} if self.description else said  # type: ignore[no-any-return]


def pictures_of(message: discord.Message) -> list[Kept]:
    """The pictures a message shows, as Discord tells them in its answer to a post, an edit or a question."""
    return list(_pictures(message.components))


def _pictures(components: Sequence[object]) -> Iterator[Kept]:
    for part in components:
        for item in part.items if isinstance(part, discord.MediaGalleryComponent) else ():
            if item.media.attachment_id is not None:
                name = PurePosixPath(urlsplit(item.media.url).path).name
                yield Kept(item.media.attachment_id, name, item.description)
        yield from _pictures(getattr(part, "children", ()))


def keep(page: Sheet, known: Sequence[Kept]) -> list[Kept]:
    """Let a page show pictures its message has, described as before, and none it has not; returns those to list."""
    by_name = {kept.filename: kept for kept in known}
    used: list[Kept] = []
    for gallery in [item for item in page.view.walk_children() if isinstance(item, ui.MediaGallery)]:
        found = [by_name.get(item.media.url.removeprefix("attachment://")) for item in gallery.items]
        for item, kept in zip(list(gallery.items), found, strict=True):
            item.description = kept.description if kept else None
        used += [kept for kept in found if kept]
        if not all(found):
            _take_out(page.view, gallery)
    return used


def _take_out(view: ui.LayoutView, gallery: ui.Item[ui.LayoutView]) -> None:
    parent = gallery.parent
    if not isinstance(parent, ui.Container):
        view.remove_item(gallery)
        return
    parent.remove_item(gallery)
    if not parent.children:
        view.remove_item(parent)
