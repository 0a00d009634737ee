"""The small door for programs that bring a bot: start a playground beside it and point discord.py there."""

from __future__ import annotations

from pathlib import Path

from playground.server import Server


async def serve(
    port: int = 8123,
    state_path: Path | str | None = None,
    *,
    bot_name: str | None = None,
    first: dict[str, dict[str, str]] | None = None,
) -> Server:
    """Start a playground in this process; `first` are commands for newcomers with what to call them, by language.

    The server has `.address` (the page), `.token` (for `client.start`), `.redirect()` (before `login`) and `.stop()`.
    """
    state = Path(state_path) if state_path else None
    server = Server(port, state=state, bot_name=bot_name)
    server.core.world.first = first or {}
    return await server.start()
