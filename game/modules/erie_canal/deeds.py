"""What a good player does at the canal."""

from __future__ import annotations

from game.deeds import Deed
from game.modules.erie_canal.told import CanalExchanged, CanalLinked, CanalUsed

DEEDS = (
    Deed("canal_linked", CanalLinked),
    Deed("canal_used", CanalUsed),
    Deed("canal_exchanged", CanalExchanged),
)
