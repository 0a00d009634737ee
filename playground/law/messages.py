"""Rules for a message as a whole."""

from __future__ import annotations

import re
from collections.abc import Collection

from playground.law.components import check_components
from playground.law.embeds import check_embeds
from playground.law.emojis import check_emojis
from playground.law.form import Mistakes
from playground.wire import Json, Refusal, Upload
from playground.world.media import UNSAFE
from playground.world.things import COMPONENTS_V2, Post

CONTENT, FILES, FILE_SIZE, REQUEST_SIZE, ALT_TEXT = 2000, 10, 10 * 2**20, 25 * 2**20, 1024
NOT_HERE = ("poll", "sticker_ids")
NONCE = re.compile(r".{0,25}", re.DOTALL)


def check_message(form: Json, uploads: list[Upload], old: Post | None = None, *, emojis: Collection[str] = ()) -> None:
    """Refuse a message, or what an edit would make of one, that the real service would refuse."""
    _check_sizes(uploads)
    mistakes = Mistakes()
    for name in NOT_HERE:
        if form.get(name):
            mistakes.add([name], "PLAYGROUND_HAS_NONE", f"The playground has no {name.partition('_')[0]}s.")
    mistakes.text(["content"], form.get("content"), 0, CONTENT)
    if form.get("embeds"):
        check_embeds(form["embeds"], mistakes)
    names = _check_files(form, uploads, old, mistakes)
    v2 = _check_version(form, old, mistakes)
    if form.get("components"):
        check_components(form["components"], v2, names, mistakes)
        check_emojis(form["components"], emojis, mistakes)
    _check_mentions(form.get("allowed_mentions") or {}, mistakes)
    if form.get("nonce") is not None and not NONCE.fullmatch(str(form["nonce"])):
        mistakes.add(["nonce"], "NONCE_TYPE_STRING_TOO_LONG", "Must be 25 or fewer in length.")
    mistakes.done()
    if _is_empty(form, uploads, old):
        raise Refusal(400, 50006, "Cannot send an empty message")


def _check_sizes(uploads: list[Upload]) -> None:
    too_large = any(len(u.data) > FILE_SIZE for u in uploads)
    if too_large or sum(len(u.data) for u in uploads) > REQUEST_SIZE:
        raise Refusal(413, 40005, "Request entity too large")


def _check_files(form: Json, uploads: list[Upload], old: Post | None, mistakes: Mistakes) -> set[str]:
    """Every listed attachment exists; returns the names that may be shown.

    Those are the names in the request: of what is uploaded, and of what is kept if both id and name are listed.
    """
    fresh = {u.index: u.filename for u in uploads}
    kept = {a["id"]: a["filename"] for a in old.files} if old else {}
    wishes = form.get("attachments")
    names = {UNSAFE.sub("_", n) for n in fresh.values()}
    count = len(fresh) + len(kept)
    if wishes is not None:
        count = len(wishes)
        for number, wish in enumerate(wishes):
            id = str(wish.get("id"))
            mistakes.text(["attachments", number, "description"], wish.get("description"), 0, ALT_TEXT)
            if id not in fresh and id not in kept:
                mistakes.add(["attachments", number, "id"], "ATTACHMENT_NOT_FOUND", "No such file in the request.")
            name = wish.get("filename")
            if name and (id in fresh or name == kept.get(id)):
                names.add(UNSAFE.sub("_", str(name)))
    if count > FILES:
        mistakes.add(["attachments"], "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {FILES} in length.")
    return names


def _check_version(form: Json, old: Post | None, mistakes: Mistakes) -> bool:
    """Components V2 or classic, never both, and no way back."""
    was = bool(old and old.body["flags"] & COMPONENTS_V2)
    v2 = was or bool((form.get("flags") or 0) & COMPONENTS_V2)
    if not v2:
        return False
    left: Json = {}
    if old is not None and not was:
        left = {k: old.body[k] for k in ("content", "embeds") if k not in form}
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if form.get(name) or left.get(name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            mistakes.add([name], code, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    return True


def _check_mentions(allowed: Json, mistakes: Mistakes) -> None:
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        mistakes.length(["allowed_mentions", kind], allowed.get(kind), 0, 100)
        if kind in parse and allowed.get(kind):
            message = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
            mistakes.add(["allowed_mentions"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _is_empty(form: Json, uploads: list[Upload], old: Post | None) -> bool:
    def has(name: str) -> bool:
        value = form[name] if name in form else (old.body.get(name) if old else None)
        return bool(value.strip() if isinstance(value, str) else value)

    parts = ("content", "embeds", "components", "attachments", "sticker_ids", "poll", "sticker_items")
    kept = bool(old and old.files and "attachments" not in form)
    return not uploads and not kept and not any(has(name) for name in parts)
