"""What a helper is worth to who has it, for automatic players."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.modules.helpers.state import of
from game.table import Island

if TYPE_CHECKING:
    from game.modules.helpers.using import Use


def helper_worth(g: Island, seat: int, helper: str) -> float:
    """In points, by what it could do for this seat as things stand; nothing where there is none yet."""
    use = g.rules.actions.get(f"helper_{helper}")
    return cast("type[Use]", use).worth(g, seat) if helper and use is not None else 0.0


def worth(g: Island, seat: int) -> float:
    """The side does not matter: who has used a helper up takes another, and goes on using that."""
    return helper_worth(g, seat, of(g).hired[seat].name)


def best_of_display(g: Island, seat: int) -> str:
    """The one that would help most; among equals the lowest number."""
    return max(of(g).display, key=lambda helper: helper_worth(g, seat, helper))
