"""What belongs to the application: emojis, commands with localisations, the day's connections."""

from __future__ import annotations

import base64

from tests.contract.scenarios.shapes import button, page, row, text
from tests.contract.stage import Stage
from tests.contract.wire import DOT

INVALID = (400, 50035)


async def emojis(stage: Stage) -> None:
    path = f"/applications/{stage.where.application}/emojis"
    picture = f"data:image/png;base64,{base64.b64encode(DOT).decode()}"
    made = stage.fine("uploading", await stage.ask("POST", path, {"name": "contract_dot", "image": picture}), 201)
    try:
        listed = stage.fine("listing", await stage.ask("GET", path))["items"]
        stage.same("it is listed", [e["name"] for e in listed if e["id"] == made["id"]], ["contract_dot"])
        sign = {"id": made["id"], "name": "contract_dot"}
        shown = stage.fine("on a button", await stage.post(page(row(button(emoji=sign)))))
        stage.same("the button has it", shown["components"][0]["components"][0]["emoji"]["id"], made["id"])
        stage.fine("in a text", await stage.post(page(text(f"<:contract_dot:{made['id']}>"))))
        bad = {"name": "a", "image": picture}
        stage.refused("a name of one letter", await stage.ask("POST", path, bad), *INVALID)
    finally:
        stage.fine("taking it away", await stage.ask("DELETE", f"{path}/{made['id']}"), 204)
    unknown = await stage.post(page(row(button(emoji=sign))))
    stage.refused("one that is gone on a button", unknown, *INVALID)


async def commands_with_localisations(stage: Stage) -> None:
    path = f"/applications/{stage.where.application}/guilds/{stage.where.guild}/commands"
    before = stage.fine("looking", await stage.ask("GET", path))
    command = {"name": "probe", "description": "A probe", "name_localizations": {"cs": "sonda"}, "type": 1}
    try:
        [made] = stage.fine("registering", await stage.ask("PUT", path, [command]))
        again = stage.fine("registering the same again", await stage.ask("PUT", path, [command]))
        stage.same("the same command has the same version", again[0]["version"], made["version"])
        other = stage.fine("another text", await stage.ask("PUT", path, [command | {"description": "Another"}]))
        stage.same("the same id", other[0]["id"], made["id"])
        stage.same("another version", other[0]["version"] != made["version"], True)
        read = stage.fine("reading", await stage.ask("GET", f"{path}?with_localizations=true"))
        stage.same("the Czech name", read[0]["name_localizations"], {"cs": "sonda"})
        stage.refused("a name in capitals", await stage.ask("PUT", path, [command | {"name": "Probe"}]), *INVALID)
        stage.refused("101 letters", await stage.ask("PUT", path, [command | {"description": "d" * 101}]), *INVALID)
        slovak = command | {"name_localizations": {"sk": "sonda"}}
        stage.refused("a language Discord does not have", await stage.ask("PUT", path, [slovak]), *INVALID)
    finally:
        keys = ("name", "description", "type", "options")
        kept = [{key: c[key] for key in keys if key in c} for c in before]
        stage.fine("putting back", await stage.ask("PUT", path, kept))


async def the_days_connections(stage: Stage) -> None:
    told = stage.fine("asking", await stage.ask("GET", "/gateway/bot"))
    limit = told["session_start_limit"]
    stage.same("what is told", sorted(limit), ["max_concurrency", "remaining", "reset_after", "total"])
    stage.same("at least a thousand a day", limit["total"] >= 1000, True)


SCENARIOS = (emojis, commands_with_localisations, the_days_connections)
