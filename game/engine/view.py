"""What a seat may see: a game of its own with everything hidden taken out."""

from __future__ import annotations

from typing import TypeVar

from game.engine.codec import pack, unpack
from game.engine.game import Game, RulesT

TableT = TypeVar("TableT")
SettingsT = TypeVar("SettingsT")
SPECTATOR = -1


def view(g: Game[TableT, SettingsT, RulesT], seat: int = SPECTATOR) -> Game[TableT, SettingsT, RulesT]:
    """All that bot, renderer and automatic players hold: every question can be asked of it, no action submitted."""
    seen = unpack(pack(g), g.rules)
    seen.viewer = seat
    for prompt in seen.prompts:
        if prompt.seat != seat:
            prompt.secret = None
            if prompt.answer is not None:
                prompt.answer = []  # that an answer is in is public, what it says is not
    g.rules.hide(seen, seat)
    if g.undo and g.undo[-1].seat == seat:
        seen.undo = (type(g.undo[-1])(seat, b""),)  # that something can be taken back, not what
    return seen
