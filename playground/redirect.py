"""Pointing discord.py at a playground."""

from __future__ import annotations

import os

from playground.law.tokens import refuse_real

ADDRESS, TOKEN = "PLAYGROUND_ADDRESS", "PLAYGROUND_TOKEN"


def redirect(address: str, token: str) -> None:
    """Make every discord.py client of this process talk to the playground at `address`.

    Call it before `login()`. A token that looks real is refused: it must never be sent here.
    """
    import yarl
    from discord.asset import Asset
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    refuse_real(token)
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = f"{address}/cdn"


def environment(address: str, token: str) -> dict[str, str]:
    """The variables that tell a process of its own where the playground is."""
    return {ADDRESS: address, TOKEN: refuse_real(token)}


def from_environment() -> str:
    """Redirect to the playground the environment names; returns the token to log in with."""
    redirect(os.environ[ADDRESS], os.environ[TOKEN])
    return os.environ[TOKEN]
