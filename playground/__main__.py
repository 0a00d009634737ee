"""Run a playground on its own: `python -m playground --port 8123 --state var/playground.sqlite3`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from playground.core import TOKEN
from playground.law.openapi import Validator, document_path
from playground.law.tokens import RealToken
from playground.server import NotLoopback, Server


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser("python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--expose", action="store_true", help="allow a host that others can reach")
    parser.add_argument("--state", type=Path, help="SQLite file that keeps the world; without it the world is lost")
    parser.add_argument("--token", default=TOKEN, help="what the bot must present; never a real token")
    parser.add_argument("--free", action="store_true", help="rate limits so large that nobody meets them")
    parser.add_argument("--strict", action="store_true", help="report what the OpenAPI document would not allow")
    return parser.parse_args()


async def serve(given: argparse.Namespace) -> None:
    """Serve until somebody presses Ctrl-C."""
    document = document_path() if given.strict else None
    server = Server(
        given.port,
        host=given.host,
        expose=given.expose,
        state=given.state,
        token=given.token,
        free=given.free,
        validator=Validator(document) if document else None,
    )
    async with server:
        print(f"Playground: {server.address}   token for the bot: {server.token}", flush=True)
        try:
            await asyncio.Event().wait()
        finally:
            for violation in server.core.validator.violations if server.core.validator else []:
                print(violation, file=sys.stderr)


def main() -> None:
    """Run, and say in words what was wrong with the command line."""
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(arguments()))
    except (NotLoopback, RealToken, OSError) as wrong:
        sys.exit(f"playground: {wrong}")


if __name__ == "__main__":
    main()
