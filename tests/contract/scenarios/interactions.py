"""What somebody presses, types or sends, and what may be answered: privately, later, with a form, or too late."""

from __future__ import annotations

from typing import Any

from tests.contract.scenarios.shapes import EPHEMERAL, V2, button, gallery, menu, page, row, text
from tests.contract.stage import COMMAND, Stage

MESSAGE, THINKING, LATER, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9
QUARTER = 15 * 60


async def a_private_answer_and_its_follow_ups(stage: Stage) -> None:
    told = await stage.heard("slash", COMMAND)
    stage.same("its kind", told["type"], 2)
    private = {"flags": EPHEMERAL | V2, "components": [text("only you")]}
    given = stage.fine("answering", await stage.answer(told, MESSAGE, private))
    stage.same("it is private", given["resource"]["message"]["flags"] & EPHEMERAL, EPHEMERAL)
    stage.refused("answering twice", await stage.answer(told, MESSAGE, private), 400, 40060)
    hook = _hook(stage, told)
    changed = {"components": [text("changed")]}
    stage.fine("changing it", await stage.ask("PATCH", f"{hook}/messages/@original", changed))
    more = stage.fine("following up", await stage.ask("POST", f"{hook}?wait=true", private))
    stage.same("that is private too", more["flags"] & EPHEMERAL, EPHEMERAL)
    stage.fine("taking that away", await stage.ask("DELETE", f"{hook}/messages/{more['id']}"), 204)
    stage.fine("taking the first away", await stage.ask("DELETE", f"{hook}/messages/@original"), 204)
    gone = await stage.ask("PATCH", f"{hook}/messages/@original", changed)
    stage.refused("changing what is gone", gone, 404, 10008)


async def thinking_first(stage: Stage) -> None:
    told = await stage.heard("slash", COMMAND)
    given = stage.fine("promising", await stage.answer(told, THINKING, {"flags": EPHEMERAL}))
    stage.same("it is being thought about", given["interaction"]["response_message_loading"], True)
    stage.same("privately", given["interaction"]["response_message_ephemeral"], True)
    body = {"flags": V2, "components": [gallery("a.png")], "attachments": [{"id": 0, "filename": "a.png"}]}
    path = f"{_hook(stage, told)}/messages/@original"
    shown = stage.fine("a picture in its place", await stage.ask("PATCH", path, body, ["a.png"]))
    stage.same("privacy stays", shown["flags"] & EPHEMERAL, EPHEMERAL)


async def a_press_changes_its_message(stage: Stage) -> None:
    stage.fine("posting", await stage.post(page(text("before"), row(button("Go")))))
    told = await stage.heard("press", "Go")
    stage.same("what was pressed", (told["type"], told["data"]["custom_id"]), (3, "go"))
    given = stage.fine("changing", await stage.answer(told, UPDATE, {"components": [text("after")], "flags": V2}))
    stage.same("the text", given["resource"]["message"]["components"][0]["content"], "after")


async def a_press_answered_later(stage: Stage) -> None:
    stage.fine("posting", await stage.post(page(text("before"), row(button("Later", "later")))))
    told = await stage.heard("press", "Later")
    stage.fine("later", await stage.answer(told, LATER))
    path = f"{_hook(stage, told)}/messages/@original"
    shown = stage.fine("changing", await stage.ask("PATCH", path, {"components": [text("after")], "flags": V2}))
    stage.same("the first answer is the message pressed on", shown["id"], told["message"]["id"])
    private = {"flags": EPHEMERAL | V2, "components": [text("beside")]}
    stage.fine("beside it", await stage.ask("POST", f"{_hook(stage, told)}?wait=true", private))


async def a_choice_opens_a_form(stage: Stage) -> None:
    stage.fine("posting", await stage.post(page(row(menu()))))
    told = await stage.heard("choose", "menu", "Option 1")
    stage.same("what was chosen", told["data"]["values"], ["v1"])
    field = {"type": 18, "label": "Words", "component": {"type": 4, "custom_id": "words", "style": 1}}
    stage.refused("a title of 46", await stage.answer(told, FORM, _form("t" * 46, field)), 400, 50035)
    stage.fine("a form", await stage.answer(told, FORM, _form("t" * 45, field)))
    filled = await stage.heard("fill", "words", "some words")
    stage.same("its kind", filled["type"], 5)
    inside = filled["data"]["components"][0]["component"]
    stage.same("what was filled in", (inside["custom_id"], inside["value"]), ("words", "some words"))
    stage.refused("a form for a form", await stage.answer(filled, FORM, _form("no", field)), 400, 50035)
    stage.fine("words", await stage.answer(filled, MESSAGE, {"content": "thanks", "flags": EPHEMERAL}))


async def completions(stage: Stage) -> None:
    told = await stage.heard("type", COMMAND, "wo")
    stage.same("its kind", told["type"], 4)
    [option] = told["data"]["options"]
    stage.same("what is being typed", (option["name"], option["value"], option["focused"]), ("text", "wo", True))
    many = [{"name": f"choice {i}", "value": f"{i}"} for i in range(26)]
    stage.refused("26", await stage.answer(told, CHOICES, {"choices": many}), 400, 50035)
    stage.fine("25", await stage.answer(told, CHOICES, {"choices": many[:25]}))


async def an_answer_that_comes_too_late(stage: Stage) -> None:
    told = await stage.heard("slash", COMMAND)
    await stage.wait(4)
    stage.refused("after four seconds", await stage.answer(told, MESSAGE, {"content": "x"}), 404, 10062)


async def the_end_after_a_quarter_of_an_hour(stage: Stage) -> None:
    told = await stage.heard("slash", COMMAND)
    stage.fine("answering", await stage.answer(told, MESSAGE, {"content": "x", "flags": EPHEMERAL}))
    await stage.wait(QUARTER + 5)
    for what, method, path in (("changing", "PATCH", "/messages/@original"), ("following up", "POST", "")):
        stage.refused(what, await stage.ask(method, _hook(stage, told) + path, {"content": "y"}), 401, 50027)


def _hook(stage: Stage, told: Any) -> str:
    return f"/webhooks/{stage.where.application}/{told['token']}"


def _form(title: str, *fields: Any) -> Any:
    return {"custom_id": "form", "title": title, "components": list(fields)}


SCENARIOS = (
    a_private_answer_and_its_follow_ups, thinking_first, a_press_changes_its_message, a_press_answered_later,
    a_choice_opens_a_form, completions, an_answer_that_comes_too_late, the_end_after_a_quarter_of_an_hour,
)  # fmt: skip
