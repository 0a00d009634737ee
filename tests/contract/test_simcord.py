"""The same scenarios on a fake Discord by other people: one misconception does not pass both."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from discord.http import Route

from tests.contract.run import House
from tests.contract.scenarios import SCENARIOS, application, boards, interactions, messages, places
from tests.contract.stage import Where
from tests.contract.wire import DOT, Said

simcord = pytest.importorskip("simcord", reason="simcord is a development dependency")


class ThroughClient:
    """Requests through the client that simcord has taken over; it has no wire of its own."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def ask(self, method: str, path: str, body: Any = None, files: Sequence[str] = ()) -> Said:
        given: dict[str, Any] = {"json": body} if body is not None and not files else {}
        if files:
            sent = [discord.File(io.BytesIO(DOT), name) for name in files]
            parts = [{"name": f"files[{i}]", "value": f.fp, "filename": f.filename} for i, f in enumerate(sent)]
            given = {"form": [{"name": "payload_json", "value": json.dumps(body)}, *parts], "files": sent}
        try:
            said = await self._client.http.request(Route(method, path.partition("?")[0]), **given)
        except discord.HTTPException as error:
            return Said(error.status, {"code": error.code, "message": error.text})
        except Exception as error:
            return Said(501, {"message": f"simcord cannot follow: {error!r}"})
        return Said(204 if said in (None, "") else 201 if _makes(method, path) else 200, said)


def _makes(method: str, path: str) -> bool:
    """discord.py does not tell 200 from 201: taken as what Discord documents."""
    made = path.endswith(("/threads", "/emojis")) or (path.startswith("/guilds/") and path.endswith("/channels"))
    return method == "POST" and made


EVERY = [s.__name__ for area in (messages, places, boards, application) for s in area.SCENARIOS]
DIFFERENT_THERE: dict[str, set[str]] = {  # what simcord 3.2.1 does not know of
    # that nonces are recognised
    "a_repeated_nonce": {"a nonce over 25", "it is the same message"},
    "a_nonce_whose_message_was_deleted": {"posting again"},
    # that components keep their files to themselves
    "a_picture_in_a_component": {"files of components are no attachments"},
    "pictures_are_kept_or_replaced": {"keeping a picture by id alone", "keeping a picture by nothing alone"},
    # that archived threads are closed, and that writing opens them
    "an_archived_thread": {"editing in it", "deleting in it", "writing wakes it", "editing again"},
    "a_thread_falls_asleep_by_itself": {"edits are no activity"},
    "threads_of_all_kinds": {"a second one"},
    # that forums hold posts alone, whose first message is theirs, and announcements threads of a kind of their own
    "a_post_in_a_forum": {
        "writing beside the posts",
        "its first message has its id",
        "the first message does not count",
        "reading the first message",
    },
    "a_post_falls_asleep_by_itself": {"editing its first message"},
    "a_thread_below_an_announcement": {
        "its kind",
        "editing while archived",
        "writing wakes it",
        "private threads are for text channels alone",
    },
    # some refusals, and who is called
    "mentions_and_silence": {"who is called then"},
    "permissions_one_by_one": {"without: sending files"},
    "limits_of_text": {"nothing at all"},
    "direct_messages": {"to itself"},
    "emojis": {"a name of one letter", "one that is gone on a button"},
    # versions of commands, and the gateway, which it has not
    "commands_with_localisations": {"the shape of an answer"},
    "the_days_connections": {"asking"},
}


@pytest.mark.parametrize("name", EVERY)
async def test_simcord_follows_or_it_is_known_where_not(name: str) -> None:
    client = discord.Client(intents=discord.Intents(guilds=True))
    async with simcord.run(client, check_errors=False) as env:
        guild = env.create_guild()
        room = guild.create_text_channel("contract")
        assert client.user is not None

        async def pass_time(seconds: float) -> None:
            await env.advance_time(seconds)

        me = str(client.user.id)
        where = Where(str(guild.id), str(room.id), str(client.application_id), me)
        result = await House(ThroughClient(client), where, pass_time).run(name)
    found = {difference.what for difference in result.differences}
    assert found == DIFFERENT_THERE.get(name, set()), str(result)


def test_interactions_are_all_that_simcord_is_not_asked() -> None:
    """It has no gateway to hear them on; tests/playground/test_two_servers.py compares them in its own way."""
    assert set(SCENARIOS) - set(EVERY) == {scenario.__name__ for scenario in interactions.SCENARIOS}
