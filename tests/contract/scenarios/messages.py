"""Messages: posted, edited, their pictures kept or replaced, who is called, nonces, limits."""

from __future__ import annotations

from typing import Any

from tests.contract.scenarios.shapes import NOBODY, SILENT, button, gallery, menu, page, row, text
from tests.contract.stage import Stage

INVALID = (400, 50035)


async def posting_editing_and_deleting(stage: Stage) -> None:
    made = stage.fine("posting", await stage.post(page(text("one"), row(button()))))
    path = f"{stage.room}/messages/{made['id']}"
    stage.same("the author", made["author"]["id"], stage.where.me)
    stage.same("the text", made["components"][0]["content"], "one")
    changed = stage.fine("editing", await stage.ask("PATCH", path, page(text("two"))))
    stage.same("components are replaced whole", [c["type"] for c in changed["components"]], [10])
    stage.same("it is edited", changed["edited_timestamp"] is not None, True)
    read = stage.fine("reading", await stage.ask("GET", path))
    stage.same("own messages can be read without the intent", read["components"][0]["content"], "two")
    stage.fine("deleting", await stage.ask("DELETE", path), 204)
    stage.refused("editing what is deleted", await stage.ask("PATCH", path, page(text("three"))), 404, 10008)
    stage.refused("deleting it twice", await stage.ask("DELETE", path), 404, 10008)


async def a_picture_in_a_component(stage: Stage) -> None:
    listed = [{"id": 0, "filename": "a.png", "description": "what it shows"}]
    made = stage.fine("posting", await stage.post(page(gallery("a.png"), attachments=listed), ["a.png"]))
    stage.same("files of components are no attachments", made["attachments"], [])
    [item] = made["components"][0]["items"]
    stage.same("the item says its description", item["description"], "what it shows")
    stage.same("the media says its id", isinstance(item["media"].get("attachment_id"), str), True)


async def pictures_are_kept_or_replaced(stage: Stage) -> None:
    made = stage.fine("posting", await stage.post(page(gallery("a.png")), ["a.png"]))
    path, kept = f"{stage.room}/messages/{made['id']}", _id(made)
    for what, less in (
        ("nothing", {}),
        ("an empty list", {"attachments": []}),
        ("id", {"attachments": [{"id": kept}]}),
    ):
        said = await stage.ask("PATCH", path, page(gallery("a.png"), **less))
        stage.refused(f"keeping a picture by {what} alone", said, *INVALID)
    both = {"attachments": [{"id": kept, "filename": "a.png"}]}
    changed = stage.fine("by id and name", await stage.ask("PATCH", path, page(text("x"), gallery("a.png"), **both)))
    stage.same("it is the same file", changed["components"][1]["items"][0]["media"].get("attachment_id"), kept)
    fresh = {"attachments": [{"id": 0, "filename": "b.png"}]}
    changed = stage.fine("replacing", await stage.ask("PATCH", path, page(gallery("b.png"), **fresh), ["b.png"]))
    stage.same("it is another file", _id(changed) != kept, True)


async def mentions_and_silence(stage: Stage) -> None:
    call = {"allowed_mentions": {"parse": [], "users": [stage.where.me]}}
    loud = stage.fine("calling one", await stage.post(page(text(f"<@{stage.where.me}>")) | call))
    stage.same("who is called", [user["id"] for user in loud["mentions"]], [stage.where.me])
    quiet = stage.fine("calling nobody", await stage.post(page(text(f"<@{stage.where.me}>"))))
    stage.same("who is called then", quiet["mentions"], [])
    silent = stage.fine("silently", await stage.post({"content": "psst", "flags": SILENT, "allowed_mentions": NOBODY}))
    stage.same("the flag stays", silent["flags"] & SILENT, SILENT)


async def a_repeated_nonce(stage: Stage) -> None:
    body = {"content": "once", "nonce": _nonce(stage, 1), "enforce_nonce": True}
    first = stage.fine("posting", await stage.post(body))
    again = stage.fine("posting again", await stage.post(body))
    stage.same("it is the same message", again["id"], first["id"])
    other = stage.fine("another nonce", await stage.post(body | {"nonce": _nonce(stage, 2)}))
    stage.same("another message", other["id"] != first["id"], True)
    stage.refused("a nonce over 25", await stage.post(body | {"nonce": "n" * 26}), *INVALID)


async def a_nonce_whose_message_was_deleted(stage: Stage) -> None:
    body = {"content": "once", "nonce": _nonce(stage, 3), "enforce_nonce": True}
    first = stage.fine("posting", await stage.post(body))
    stage.fine("deleting", await stage.ask("DELETE", f"{stage.room}/messages/{first['id']}"), 204)
    stage.refused("posting again", await stage.post(body), 404, 10008)


async def limits_of_text(stage: Stage) -> None:
    stage.fine("2,000 characters", await stage.post({"content": "x" * 2000}))
    stage.refused("2,001", await stage.post({"content": "x" * 2001}), *INVALID)
    stage.fine("4,000 in components", await stage.post(page(text("x" * 4000))))
    stage.refused("4,001", await stage.post(page(text("x" * 4001))), *INVALID)
    stage.refused("4,001 in two", await stage.post(page(text("x" * 4000), text("y"))), *INVALID)
    stage.refused("nothing at all", await stage.post({"content": ""}), 400, 50006)
    alt = gallery("a.png", "d" * 1024)
    stage.fine("a description of 1,024", await stage.post(page(alt), ["a.png"]))
    stage.refused("of 1,025", await stage.post(page(gallery("a.png", "d" * 1025)), ["a.png"]), *INVALID)


async def limits_of_components(stage: Stage) -> None:
    stage.fine("40 components", await stage.post(page(*(text("x") for _ in range(40)))))
    stage.refused("41", await stage.post(page(*(text("x") for _ in range(41)))), *INVALID)
    five = [button(custom_id=f"b{i}") for i in range(5)]
    stage.fine("five buttons in a row", await stage.post(page(row(*five))))
    stage.refused("six", await stage.post(page(row(*five, button(custom_id="b6")))), *INVALID)
    stage.refused("an id twice", await stage.post(page(row(button(), button()))), *INVALID)
    stage.fine("a label of 80", await stage.post(page(row(button("l" * 80)))))
    stage.refused("of 81", await stage.post(page(row(button("l" * 81)))), *INVALID)
    stage.refused("a custom id of 101", await stage.post(page(row(button(custom_id="c" * 101)))), *INVALID)
    stage.fine("25 options", await stage.post(page(row(menu(25)))))
    stage.refused("26", await stage.post(page(row(menu(26)))), *INVALID)
    stage.refused(
        "components of the new kind without the flag", await stage.post({"components": [text("x")]}), *INVALID
    )
    stage.refused("text beside them", await stage.post(page(text("x")) | {"content": "y"}), *INVALID)
    stage.refused("a picture nobody sent", await stage.post(page(gallery("none.png"))), *INVALID)


def _id(message: Any) -> str:
    return str(message["components"][0]["items"][0]["media"].get("attachment_id"))


def _nonce(stage: Stage, number: int) -> str:
    return f"{stage.channel[-12:]}-{number}"


SCENARIOS = (
    posting_editing_and_deleting, a_picture_in_a_component, pictures_are_kept_or_replaced, mentions_and_silence,
    a_repeated_nonce, a_nonce_whose_message_was_deleted, limits_of_text, limits_of_components,
)  # fmt: skip
