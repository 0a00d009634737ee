"""A message without its pictures: where files are forbidden or too large, their words stand in for them."""

from __future__ import annotations

from discord import ui

from bot.ui import Sheet, cut

MOST_TEXT = 4000  # characters of all texts of a message


def without_pictures(page: Sheet) -> None:
    """Put what a picture says into words, as far as there is room for them."""
    page.files.clear()
    texts = [item.content for item in page.view.walk_children() if isinstance(item, ui.TextDisplay)]
    room = MOST_TEXT - sum(map(len, texts))
    for gallery in [item for item in page.view.walk_children() if isinstance(item, ui.MediaGallery)]:
        said = cut("\n".join(filter(None, (item.description for item in gallery.items))), max(room, 0))
        room -= len(said)
        _replace(page.view, gallery, ui.TextDisplay(said) if said else None)


def _replace(view: ui.LayoutView, old: ui.Item[ui.LayoutView], new: ui.Item[ui.LayoutView] | None) -> None:
    """Another item in the same place, or none."""
    parent = old.parent if isinstance(old.parent, ui.Container) else view
    items = [new if item is old else item for item in parent.children]
    parent.clear_items()
    for item in items:
        if item is not None:
            parent.add_item(item)
