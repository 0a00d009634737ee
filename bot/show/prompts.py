"""The message that asks others than the one whose turn it is: who is missing, and a button for the private choice."""

from __future__ import annotations

from discord import ButtonStyle

from bot import ui
from bot.seated import Seated
from bot.show.message import Standing, plain
from bot.show.table import asked
from bot.speech import Speech
from bot.wire import Press
from game.engine import Question


def prompt_messages(speech: Speech, table: Seated) -> list[Standing]:
    """One message per kind of question that is open to others."""
    mover = table.island.rules.mover(table.island)
    asked: dict[str, list[Question]] = {}
    for prompt in table.view().prompts:
        if not prompt.optional:
            asked.setdefault(prompt.kind, []).append(prompt)
    return [
        _message(speech, table, kind, prompts)
        for kind, prompts in asked.items()
        if any(p.seat != mover and p.answer is None for p in prompts)
    ]


def _message(speech: Speech, table: Seated, kind: str, prompts: list[Question]) -> Standing:
    missing = [p for p in prompts if p.answer is None]
    mover = table.island.rules.mover(table.island)
    others = [p.seat for p in missing if p.seat != mover and not table.is_automatic(p.seat)]
    call = tuple(user for seat in others if (user := table.user_at(seat)) is not None)

    def page() -> ui.Sheet:
        lines = []
        for prompt in prompts:
            user = table.user_at(prompt.seat)
            waits = prompt.answer is None
            who = f"<@{user}>" if user and waits else speech.player(prompt.seat)
            lines.append(asked(speech, who, prompt) if waits else speech.say("prompt-answered", name=who))
        press = Press("answer", table.id, action=kind)
        button = ui.button(speech.say("button-choose"), press, ButtonStyle.primary)
        return ui.sheet(
            ui.words("\n".join(lines)), *ui.rows([button, *_taking_back(speech, table, missing)]), call=call
        )

    return plain("prompt", f"{table.turn_key}/{kind}", page, call)


def _taking_back(speech: Speech, table: Seated, missing: list[Question]) -> list[ui.Button]:
    """What whoever has caused a question can do about it while it waits, such as withdrawing a gift."""
    kinds = [kind for kind in table.island.rules.actions.values() if kind.by == "others" and not kind.argument_names()]
    return [
        ui.button(speech.action(kind.key), Press("do", table.id, prompt.id, kind.key))
        for prompt in missing
        for kind in kinds
        if prompt.kind in kind.during
    ]
