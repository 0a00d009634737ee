"""Logs: structured, readable, and without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot.logs import about, set_up

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWsABC"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:], root.level = before, level


def test_a_json_line_carries_message_surroundings_and_extras(stream: io.StringIO) -> None:
    set_up("info", "json", stream=stream)
    with about(game=12):
        logging.getLogger("bot.turn").info("%s rolled", "Anna", extra={"seat": 2, "who": {"name": "A\nB"}})
    logging.getLogger("bot.turn").debug("not shown")
    [line] = stream.getvalue().splitlines()
    found = json.loads(line)
    assert found.pop("at").endswith("+00:00")
    assert found == {
        "level": "info",
        "logger": "bot.turn",
        "message": "Anna rolled",
        "game": 12,
        "seat": 2,
        "who": {"name": "A\nB"},
    }


def test_surroundings_end_with_their_block(stream: io.StringIO) -> None:
    set_up("info", "json", stream=stream)
    with about(game=1), about(user=2):
        pass
    logging.info("outside")
    assert "game" not in json.loads(stream.getvalue())


def test_text_is_one_readable_line_and_a_name_cannot_forge_another(stream: io.StringIO) -> None:
    set_up("info", "text", stream=stream)
    logging.getLogger("bot").warning("joined: %s", "Eve\n12:00:00 info bot: token accepted", extra={"seat": 1})
    first, second = stream.getvalue().splitlines()
    assert " warning bot: joined: Eve" in first
    assert second.startswith("    ")


@pytest.mark.parametrize("style", ["json", "text"])
def test_no_secret_reaches_the_log(stream: io.StringIO, style: str) -> None:
    set_up("debug", "json" if style == "json" else "text", secrets=["s3cr3t-value"], stream=stream)
    log = logging.getLogger("bot")
    log.info("logging in with %s", TOKEN)
    log.info("Authorization: Bot %s", TOKEN)
    log.info("the value is s3cr3t-value here", extra={"note": "also s3cr3t-value"})
    log.info("game sealed seed=hunter2 and {'client_secret': 'hunter2'}")
    log.info("facts", extra={"seed": b"hunter2", "game_seed_hex": "hunter2", "deep": {"password": "hunter2"}})
    log.info("raw", extra={"payload": b"hunter2", "many": [f"token={TOKEN}"]})
    log.info("POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/callback")
    log.info("opening postgresql://island:hunter2@db/island")
    try:
        raise RuntimeError(f"improper token={TOKEN} password: hunter2")
    except RuntimeError:
        log.exception("failed")
    written = stream.getvalue()
    assert len([line for line in written.splitlines() if "bot" in line]) >= 9
    for secret in (TOKEN, TOKEN[:20], "s3cr3t-value", "hunter2", "aW50ZXJhY3Rpb24"):
        assert secret not in written
    assert "RuntimeError" in written


def test_drivers_do_not_write_their_parameters(stream: io.StringIO) -> None:
    set_up("debug", "json", stream=stream)
    logging.getLogger("aiosqlite").debug("executing %s", b"a whole game")
    logging.getLogger("sqlalchemy.engine").info("INSERT")
    assert stream.getvalue() == ""
