"""Loopback only, no real tokens, no visitors from other sites."""

from __future__ import annotations

import asyncio
import sys

import aiohttp
import pytest

from playground import embed
from playground.kit import Playground
from playground.law.tokens import RealToken, looks_real
from playground.redirect import redirect
from playground.server import NotLoopback, Server

REAL_LOOKING = "M" + "T" * 25 + ".GhIjKl." + "abcDEF012345_-" * 3


def test_tokens_of_the_real_shape_are_known() -> None:
    assert looks_real(REAL_LOOKING) and looks_real(f"Bot {REAL_LOOKING}")
    assert not looks_real("playground") and not looks_real("a.b.c")


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "::", "example.org"])
def test_an_address_others_can_reach_is_refused_without_the_flag(host: str) -> None:
    with pytest.raises(NotLoopback, match="--expose"):
        Server(host=host)


async def test_with_the_flag_it_listens_everywhere() -> None:
    async with Server(host="0.0.0.0", expose=True) as server:
        address = f"http://127.0.0.1:{server.port}/page/api/users"
        async with aiohttp.ClientSession() as session, session.get(address) as said:
            assert said.status == 200


def test_a_real_token_is_never_taken_and_never_repeated() -> None:
    for attempt in (lambda: Server(token=REAL_LOOKING), lambda: redirect("http://127.0.0.1:1", REAL_LOOKING)):
        with pytest.raises(RealToken) as refused:
            attempt()
        assert REAL_LOOKING not in str(refused.value)


async def test_a_real_token_in_a_request_is_refused_and_not_logged(
    world: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"{world.server.address}/api/v10/users/@me"
    headers = {"Authorization": f"Bot {REAL_LOOKING}"}
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as said:
        assert said.status == 401
    assert "refused" in caplog.text and REAL_LOOKING not in caplog.text


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}])
async def test_other_sites_are_turned_away(world: Playground, headers: dict[str, str]) -> None:
    url = f"{world.server.address}/page/api/users"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as said:
        assert said.status == 403


async def test_its_own_page_is_let_in(world: Playground) -> None:
    headers = {"Origin": world.server.address}
    url = f"{world.server.address}/page/api/users"
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as said:
        assert said.status == 200


async def test_uploaded_pages_and_drawings_cannot_run_scripts(world: Playground) -> None:
    nasty = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    said = world.user("Anna").say("", files={"x.svg": nasty, "y.html": b"<script>alert(1)</script>"})
    async with aiohttp.ClientSession() as session:
        for attachment in said.raw["attachments"]:
            async with session.get(attachment["url"]) as answer:
                assert answer.headers["Content-Disposition"] == "attachment"
                assert answer.headers["Content-Security-Policy"] == "sandbox"
                assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_name_with_markup_is_drawn_as_text(world: Playground) -> None:
    nasty = world.user("<script>")
    url = f"{world.server.address}/cdn/people/{nasty.id}.svg"
    async with aiohttp.ClientSession() as session, session.get(url) as said:
        assert "<script" not in await said.text() and "&lt;" in await said.text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--host", "0.0.0.0"], "--expose"), (["--token", REAL_LOOKING], "real bot token")],
)
async def test_the_command_line_says_what_is_wrong(arguments: list[str], words: str) -> None:
    command = (sys.executable, "-m", "playground", "--port", "0", *arguments)
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert process.returncode == 1 and words in said.decode() and REAL_LOOKING not in said.decode()


async def test_the_command_line_serves_until_it_is_stopped() -> None:
    command = (sys.executable, "-m", "playground", "--port", "0")
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 10)).decode()
    address = line.split()[1]
    async with aiohttp.ClientSession() as session, session.get(f"{address}/page/api/users") as said:
        assert len((await said.json())["users"]) == 6
    process.terminate()
    await process.wait()


async def test_the_embedded_door_gives_address_token_and_redirect() -> None:
    server = await embed.serve(0)
    try:
        assert server.address.startswith("http://127.0.0.1:") and server.token
        server.redirect()
        from discord.http import Route

        assert f"{server.address}/api/v10" == Route.BASE
    finally:
        await server.stop()
