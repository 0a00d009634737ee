"""Application commands: bulk sync, and one at a time."""

from __future__ import annotations

from playground.law.commands import check_command, check_set
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal

routes = Routes()
GLOBAL = "/applications/{application}/commands"
GUILD = "/applications/{application}/guilds/{guild}/commands"


@routes.get(GLOBAL)
@routes.get(GUILD)
def listing(call: Call) -> Answer:
    """Every command of a scope."""
    return call.core.world.commands[_scope(call)]


@routes.put(GLOBAL)
@routes.put(GUILD)
def overwrite(call: Call) -> Answer:
    """Replace every command of a scope; those that stay keep their id."""
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise Refusal(400, 50035, "Invalid Form Body")
    check_set(call.body)
    world = call.core.world
    known = {(c["name"], c["type"]): c for c in world.commands[scope]}
    _count_new(call, scope, sum((c["name"], c.get("type") or 1) not in known for c in call.body))
    made = [_command(call, scope, c, known.get((c["name"], c.get("type") or 1))) for c in call.body]
    _keep(call, scope, made)
    return made


@routes.post(GLOBAL)
@routes.post(GUILD)
def create(call: Call) -> Answer:
    """Add one command, or replace the one of that name."""
    scope, form = _scope(call), call.form
    check_command(form)
    commands = call.core.world.commands[scope]
    old = next((c for c in commands if (c["name"], c["type"]) == (form["name"], form.get("type") or 1)), None)
    _count_new(call, scope, 0 if old else 1)
    made = _command(call, scope, form, old)
    _keep(call, scope, [c for c in commands if c is not old] + [made])
    return (200 if old else 201), made


@routes.get(GLOBAL + "/{command}")
@routes.get(GUILD + "/{command}")
def one(call: Call) -> Answer:
    """One command."""
    return _find(call)


@routes.patch(GLOBAL + "/{command}")
@routes.patch(GUILD + "/{command}")
def change(call: Call) -> Answer:
    """Change one command."""
    old = _find(call)
    form = {**old, **call.form}
    check_command(form)
    made = _command(call, _scope(call), form, old)
    commands = call.core.world.commands[_scope(call)]
    _keep(call, _scope(call), [made if c is old else c for c in commands])
    return made


@routes.delete(GLOBAL + "/{command}")
@routes.delete(GUILD + "/{command}")
def remove(call: Call) -> Answer:
    """Remove one command."""
    old = _find(call)
    _keep(call, _scope(call), [c for c in call.core.world.commands[_scope(call)] if c is not old])
    return None


def _scope(call: Call) -> str | None:
    world = call.core.world
    if call.parts["application"] != world.bot_id:
        raise Refusal(403, 20012, "You are not authorized to perform this action on this application")
    guild_id = call.parts.get("guild")
    if guild_id is not None and not (guild_id in world.guilds and world.in_guild(guild_id, world.bot_id)):
        raise Refusal(403, 50001, "Missing Access")
    return guild_id


def _find(call: Call) -> Json:
    for command in call.core.world.commands[_scope(call)]:
        if command["id"] == call.parts["command"]:
            return command
    raise Refusal(404, 10063, "Unknown application command")


def _count_new(call: Call, scope: str | None, count: int) -> None:
    if not call.core.limits.create_commands(scope or "global", count):
        raise Refusal(400, 30034, "Max number of daily application command creates has been reached (200)")


def _keep(call: Call, scope: str | None, commands: list[Json]) -> None:
    call.core.world.keep_commands(scope, commands)
    call.core.world.announce("COMMANDS_UPDATE", {})


def _command(call: Call, scope: str | None, form: Json, old: Json | None) -> Json:
    world = call.core.world
    needed = form.get("default_member_permissions")
    made: Json = {
        "id": old["id"] if old else world.clock.snowflake(),
        "application_id": world.bot_id,
        "version": world.clock.snowflake(),
        "type": form.get("type") or 1,
        "name": form["name"],
        "name_localizations": form.get("name_localizations"),
        "description": form.get("description") or "",
        "description_localizations": form.get("description_localizations"),
        "default_member_permissions": None if needed is None else str(needed),
        "dm_permission": form.get("dm_permission", True),
        "contexts": form.get("contexts"),
        "integration_types": form.get("integration_types") or [0],
        "nsfw": bool(form.get("nsfw")),
    }
    if form.get("options"):
        made["options"] = [_option(o) for o in form["options"]]
    if scope:
        made["guild_id"] = scope
    if old and all(old.get(k) == v for k, v in made.items() if k != "version"):
        made["version"] = old["version"]
    return made


def _option(option: Json) -> Json:
    made = {k: v for k, v in option.items() if v is not None}
    if "options" in made:
        made["options"] = [_option(o) for o in made["options"]]
    return made
