"""Real tokens have no business here."""

from __future__ import annotations

import re

REAL = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")


class RealToken(ValueError):
    """Somebody was about to hand a real bot token to the playground."""


def looks_real(token: str) -> bool:
    """Has this the shape of a token of the real service?"""
    return REAL.fullmatch(token.strip().removeprefix("Bot ")) is not None


def refuse_real(token: str) -> str:
    """The token, or an error that says what is wrong with it (and never repeats it)."""
    if looks_real(token):
        raise RealToken("This looks like a real bot token. The playground needs none; keep it secret.")
    return token
