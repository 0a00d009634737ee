"""Answers to interactions and their follow-ups."""

from __future__ import annotations

from playground.rest.routes import Routes
from playground.wire import Answer, Call, Refusal
from playground.world import messages

routes = Routes(open=True)
HOOK = "/webhooks/{application}/{token}"


@routes.post("/interactions/{interaction}/{token}/callback")
def answer(call: Call) -> Answer:
    """The first answer, within three seconds."""
    receipt = call.core.desk.answer(call.parts["interaction"], call.parts["token"], call.form, call.uploads)
    return receipt if call.flag("with_response") else None


@routes.post(HOOK)
def follow_up(call: Call) -> Answer:
    """One more message."""
    _ours(call)
    return call.core.desk.follow_up(call.parts["token"], call.form, call.uploads).body


@routes.get(HOOK + "/messages/{message}")
def read(call: Call) -> Answer:
    """A message of this interaction."""
    _ours(call)
    return call.core.desk.message(call.parts["token"], call.parts["message"]).body


@routes.patch(HOOK + "/messages/{message}")
def edit(call: Call) -> Answer:
    """Change a message of this interaction."""
    _ours(call)
    return call.core.desk.edit(call.parts["token"], call.parts["message"], call.form, call.uploads).body


@routes.delete(HOOK + "/messages/{message}")
def delete(call: Call) -> Answer:
    """Remove a message of this interaction."""
    _ours(call)
    messages.delete(call.core.world, call.core.desk.message(call.parts["token"], call.parts["message"]))
    return None


def _ours(call: Call) -> None:
    if call.parts["application"] != call.core.world.bot_id:
        raise Refusal(404, 10015, "Unknown Webhook")
