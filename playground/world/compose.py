"""What becomes of a request's attachments, embeds and components on their way into a message."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from typing import Any

from playground.wire import Json, Upload
from playground.world.things import Post
from playground.world.world import World

FILE = 13
PLAIN_PICTURE: Json = {"description": None, "spoiler": False}
ONE: Json = {"min_values": 1, "max_values": 1}
DEFAULTS: dict[int, Json] = {
    **dict.fromkeys((3, 5, 6, 7, 8), ONE),
    11: PLAIN_PICTURE,
    FILE: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, outermost first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


def fill(world: World, channel: Json, made: Post, form: Json, uploads: list[Upload]) -> None:
    """Put what a request says into a message, with everything the service adds to it."""
    body = made.body
    before = made.files
    made.files = _attachments(world, channel["id"], before, form, uploads)
    kept = {a["id"] for a in made.files}
    for attachment in before:
        if attachment["id"] not in kept:
            world.shelf.drop(attachment)
    if "content" in form:
        body["content"] = form["content"] or ""
    if "embeds" in form:
        body["embeds"] = [_embed(e, made.files) for e in form["embeds"] or []]
    if "components" in form:
        taken = {c["id"] for c in walk(form["components"] or []) if c.get("id")}
        numbers = (n for n in itertools.count(1) if n not in taken)
        media = _media(world, made.files)
        body["components"] = [_component(c, media, numbers) for c in form["components"] or []]
    used = set(shown_files(body["components"]))
    body["attachments"] = [a for a in made.files if a["id"] not in used]


def shown_files(components: list[Json]) -> Iterator[str]:
    """The ids of the files that components show."""
    for component in walk(components):
        media = [component.get("media"), component.get("file"), *(i.get("media") for i in component.get("items") or [])]
        yield from (m["attachment_id"] for m in media if m and "attachment_id" in m)


def _attachments(world: World, channel_id: str, old: list[Json], form: Json, uploads: list[Upload]) -> list[Json]:
    """The list in the request is complete; without one everything stays and uploads are added."""
    fresh = {u.index: u for u in uploads}
    wishes = form.get("attachments")
    if wishes is None:
        return old + [world.shelf.attach(channel_id, u, {}) for u in uploads]
    kept = {a["id"]: a for a in old}
    out = []
    for wish in wishes:
        id = str(wish["id"])
        if id in fresh:
            out.append(world.shelf.attach(channel_id, fresh.pop(id), wish))
        elif id in kept:
            out.append(kept[id] | {k: wish[k] for k in ("description",) if wish.get(k)})
    return out + [world.shelf.attach(channel_id, u, {}) for u in fresh.values()]


def _embed(embed: Json, attachments: list[Json]) -> Json:
    made = {k: copy.deepcopy(v) for k, v in embed.items() if v is not None}
    made["type"] = "rich"
    for part in ("image", "thumbnail", "author", "footer"):
        if part not in made:
            continue
        key = "url" if part in ("image", "thumbnail") else "icon_url"
        attached = _attached(made[part].get(key), attachments)
        if attached:
            made[part][key] = attached["url"]
            made[part]["proxy_" + key] = attached["url"]
            if part in ("image", "thumbnail"):
                made[part] |= {k: attached[k] for k in ("width", "height", "content_type") if k in attached}
    for field in made.get("fields", []):
        field.setdefault("inline", False)
    return made


def _attached(url: str | None, attachments: list[Json]) -> Json | None:
    """The attachment an `attachment://` address names, or whose own address it is."""
    wanted = ("url", url) if url and not url.startswith("attachment://") else ("filename", (url or "")[13:])
    return next((a for a in attachments if a[wanted[0]] == wanted[1]), None)


def _media(world: World, attachments: list[Json]) -> Any:
    def resolve(media: Json) -> Json:
        attached = _attached(media.get("url"), attachments)
        made: Json = {"id": world.clock.snowflake(), "url": media["url"], "proxy_url": media["url"]}
        if attached:
            made |= {"url": attached["url"], "proxy_url": attached["url"], "attachment_id": attached["id"]}
            made |= {k: attached.get(k) for k in ("content_type", "width", "height", "size")}
        return made | {"placeholder": None, "placeholder_version": None, "flags": 0, "loading_state": 2}

    return resolve


def _component(component: Json, media: Any, numbers: Iterator[int]) -> Json:
    made = _bare(component)
    kind = made["type"]
    made = {**DEFAULTS.get(kind, {}), **made, "id": made.get("id") or next(numbers)}
    if "components" in made:
        made["components"] = [_component(c, media, numbers) for c in made["components"]]
    if "accessory" in made:
        made["accessory"] = _component(made["accessory"], media, numbers)
    if "media" in made:
        made["media"] = media(made["media"])
    if "items" in made:
        made["items"] = [{**PLAIN_PICTURE, **i, "media": media(i["media"])} for i in made["items"]]
    if kind == FILE:
        made["file"] = media(made["file"])
        made["name"] = str(made["file"]["url"]).rpartition("/")[2]
        made["size"] = made["file"].pop("size", 0)
    return made


def _bare(thing: Json) -> Json:
    """A thing without what it does not have."""
    made: Json = {}
    for key, value in thing.items():
        if isinstance(value, dict):
            value = _bare(value)
        elif key in ("options", "items", "default_values") and value:
            value = [_bare(inner) for inner in value]
        if value is not None:
            made[key] = value
    if isinstance(made.get("id"), int) and not isinstance(made.get("type"), int):
        made["id"] = str(made["id"])  # discord.py sends the ids of emojis and default values as numbers
    return made
