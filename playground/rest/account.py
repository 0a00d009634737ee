"""Who the bot is, who others are, where the gateway is, and the application's emojis."""

from __future__ import annotations

import base64
import binascii
import io
import re

from PIL import Image, UnidentifiedImageError

from playground.gateway.hub import CONCURRENCY, IDENTIFIES_A_DAY
from playground.law.form import Mistakes
from playground.rest.routes import Routes
from playground.wire import Answer, Call, Json, Refusal
from playground.world import places

routes = Routes()
DESCRIPTION = 400
EMOJI_BYTES, MOST_EMOJIS = 256 * 1024, 2000
DATA_URI = re.compile(r"data:image/(png|jpeg|jpg|gif|webp|avif);base64,(.+)", re.DOTALL)
NAME = re.compile(r"\w{2,32}")


@routes.get("/users/@me")
def me(call: Call) -> Answer:
    """The bot's own user."""
    return {**call.core.world.bot.user, **PRIVATE}


PRIVATE: Json = {"mfa_enabled": True, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}


@routes.patch("/users/@me")
def rename(call: Call) -> Answer:
    """Give the bot another name."""
    world = call.core.world
    name = call.form.get("username")
    if name:
        mistakes = Mistakes()
        mistakes.text(["username"], name, 2, 32)
        mistakes.done()
        world.bot.user["username"] = name
        world.keep_person(world.bot)
        world.announce("USER_UPDATE", world.bot.user)
    return {**world.bot.user, **PRIVATE}


@routes.get("/users/{user}")
def user(call: Call) -> Answer:
    """Somebody by id."""
    return call.core.world.person(call.parts["user"]).user


@routes.post("/users/@me/channels")
def open_direct(call: Call) -> Answer:
    """The direct channel with somebody."""
    recipient = str(call.form.get("recipient_id"))
    if recipient == call.core.world.bot_id:
        raise Refusal(400, 50007, "Cannot send messages to this user")
    return places.direct(call.core.world, recipient)


@routes.get("/users/@me/guilds")
def my_guilds(call: Call) -> Answer:
    """The servers the bot is in."""
    world = call.core.world
    mine = [g for g in world.guilds.values() if world.in_guild(g["id"], world.bot_id)]
    keys = ("id", "name", "icon", "banner", "features")
    return [{**{k: g[k] for k in keys}, "owner": False, "permissions": "0"} for g in mine]


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
def application(call: Call) -> Answer:
    """The application the bot belongs to."""
    world = call.core.world
    owner = next((p.user for p in world.people.values() if not p.user["bot"]), world.bot.user)
    return {
        "id": world.bot_id,
        "name": world.bot.name,
        "description": world.description,
        "icon": None,
        "type": None,
        "bot": world.bot.user,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@routes.patch("/applications/@me")
def describe_application(call: Call) -> Answer:
    """Change what the application says about itself."""
    world = call.core.world
    if "description" in call.form:
        mistakes = Mistakes()
        mistakes.text(["description"], call.form["description"] or "", 0, DESCRIPTION)
        mistakes.done()
        world.keep_bot(world.bot_id, call.form["description"] or "")
    return application(call)


@routes.get("/gateway")
def gateway(call: Call) -> Answer:
    """Where the gateway is."""
    return {"url": call.core.hub.url}


@routes.get("/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """Where the gateway is and how many shards it would like."""
    hub = call.core.hub
    limit = {"total": IDENTIFIES_A_DAY, "remaining": IDENTIFIES_A_DAY - hub.identifies}
    limit |= {"reset_after": hub.reset_after, "max_concurrency": CONCURRENCY}
    return {"url": hub.url, "shards": hub.shards, "session_start_limit": limit}


@routes.get("/applications/{application}/emojis")
def emojis(call: Call) -> Answer:
    """The application's emojis."""
    return {"items": list(call.core.world.emojis.values())}


@routes.post("/applications/{application}/emojis")
def add_emoji(call: Call) -> Answer:
    """Upload an emoji of the application."""
    world = call.core.world
    name, data = _name(call), _picture(call)
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refusal(400, 30008, "Maximum number of emojis reached")
    emoji: Json = {"id": world.clock.snowflake(), "name": name, "roles": [], "user": world.bot.user}
    emoji |= {"require_colons": True, "managed": False, "animated": False, "available": True}
    world.shelf.put(f"emojis/{emoji['id']}.png", "image/png", data)
    world.keep_emoji(emoji)
    return 201, emoji


@routes.get("/applications/{application}/emojis/{emoji}")
def emoji(call: Call) -> Answer:
    """One emoji of the application."""
    found = call.core.world.emojis.get(call.parts["emoji"])
    if found is None:
        raise Refusal(404, 10014, "Unknown Emoji")
    return found


@routes.patch("/applications/{application}/emojis/{emoji}")
def rename_emoji(call: Call) -> Answer:
    """Give an emoji another name."""
    found = emoji(call)
    assert isinstance(found, dict)
    found["name"] = _name(call)
    call.core.world.keep_emoji(found)
    return found


@routes.delete("/applications/{application}/emojis/{emoji}")
def drop_emoji(call: Call) -> Answer:
    """Remove an emoji of the application."""
    emoji(call)
    call.core.world.drop_emoji(call.parts["emoji"])
    return None


def _name(call: Call) -> str:
    name = str(call.form.get("name") or "")
    if not NAME.fullmatch(name):
        mistakes = Mistakes()
        mistakes.add(["name"], "BASE_TYPE_BAD_LENGTH", "2 to 32 letters, digits or underscores.")
        mistakes.done()
    return name


def _picture(call: Call) -> bytes:
    """The uploaded picture as PNG of at most 128 pixels, as the service keeps it."""
    mistakes = Mistakes()
    match = DATA_URI.fullmatch(str(call.form.get("image") or ""))
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
        with Image.open(io.BytesIO(data)) as picture:
            out = io.BytesIO()
            picture.thumbnail((128, 128))
            picture.save(out, "PNG")
    except (binascii.Error, UnidentifiedImageError, OSError):
        mistakes.add(["image"], "IMAGE_INVALID", "Invalid image data")
        mistakes.done()
    if len(data) > EMOJI_BYTES:
        mistakes.add(["image"], "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        mistakes.done()
    return out.getvalue()
