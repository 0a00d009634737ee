"""Which actions there are: the public buttons of a turn, the actions of a group, everything legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle

from bot import signs, ui
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.wish import Wish, why_nothing
from bot.wire import Press
from game.engine import Action, Prompt, menu

TURN = "turn"
STYLES = {"roll": ButtonStyle.success, "end_turn": ButtonStyle.danger, "done": ButtonStyle.danger}
GROUP_STYLES = {"build": ButtonStyle.primary, "trade": ButtonStyle.primary, "card": ButtonStyle.primary}


def public_buttons(speech: Speech, table: Seated) -> list[Any]:
    """Buttons of the table message. They depend on what everybody knows alone, never on what is in a hand."""
    buttons: list[Any] = []
    groups: list[str] = []
    rules, seen = table.island.rules, table.view()
    prompts = [p for p in seen.prompts if not p.optional and p.seat == rules.mover(table.island)]
    for prompt in prompts:
        for kind in rules.holder_actions.get(prompt.kind, ()):
            if not kind.concerns(seen, prompt.seat):
                continue
            if kind.group == TURN or not rules.prompts[prompt.kind].turn:
                style = STYLES.get(kind.key, ButtonStyle.primary)
                sign = signs.of_action(speech, kind, prompt.seat)
                buttons.append(ui.button(speech.action(kind.key), _press(table, prompt, kind), style, sign=sign))
            elif kind.group not in groups:
                groups.append(kind.group)
    for group in groups:
        press, style = Press("menu", table.id, action=group), GROUP_STYLES.get(group, ButtonStyle.secondary)
        buttons.append(ui.button(speech.say(f"group-{group}"), press, style, sign=signs.of_group(speech, group)))
    return [*_leading(buttons), *_always(speech, table)]


def _leading(buttons: list[Any]) -> list[Any]:
    """What ends the turn stands last."""
    return sorted(buttons, key=lambda b: b.style is ButtonStyle.danger)


def _always(speech: Speech, table: Seated) -> list[Any]:
    return [
        ui.button(speech.say(table.family.own), Press("hand", table.id), sign=signs.of_group(speech, "hand")),
        ui.button(speech.say("button-undo"), Press("do", table.id, action="undo")),
        ui.button(speech.say("button-everything"), Press("menu", table.id)),
    ]


def _press(table: Seated, prompt: Prompt | None, kind: type[Action]) -> Press:
    return Press("do", table.id, prompt.id if prompt else 0, kind.key)


def actions_of(table: Seated, seat: int, group: str = "") -> Iterator[tuple[type[Action], Prompt | None]]:
    """Kinds of action a seat can think of now, each once: of one group, or all, settings included."""
    seen = table.view(seat)
    known = set[str]()
    for key, kind, prompt in menu(seen, seat):
        if key not in known and (not group or kind.group == group) and kind.concerns(seen, seat):
            known.add(key)
            yield kind, prompt
    for kind in table.island.rules.anyone_actions:
        if not group or kind.group == group:
            yield kind, None


def group_menu(speech: Speech, table: Seated, seat: int, group: str) -> ui.Sheet:
    """The actions of a group: those possible now as buttons, the others in words."""
    seen = table.view(seat)
    possible: list[tuple[type[Action], Prompt | None]] = []
    others: list[tuple[type[Action], Prompt | None]] = []
    for kind, prompt in actions_of(table, seat, group):
        (possible if kind.available(seen, seat, prompt) else others).append((kind, prompt))
    buttons = [
        ui.button(
            speech.action(kind.key),
            _press(table, prompt, kind),
            ButtonStyle.primary if prompt else ButtonStyle.secondary,
            sign=signs.of_action(speech, kind, seat),
        )
        for kind, prompt in possible
    ]
    lines = [speech.say("menu-title", group=speech.say(f"group-{group}" if group else "group-all"))]
    if not buttons:
        lines.append(speech.say("menu-nothing"))
    if others and group:
        lines += _not_now(speech, [Wish(table, seat, kind, prompt, {}) for kind, prompt in others])
    return ui.sheet(ui.words("\n".join(lines)), *ui.rows(buttons[:25]))


def _not_now(speech: Speech, wishes: list[Wish]) -> list[str]:
    """Why what costs something cannot be had now; the rest by name."""
    priced = [wish for wish in wishes if wish.price is not None]
    lines = [
        speech.say("menu-reason", action=speech.action(w.kind.key), reason=speech.pictured.refusal(why_nothing(w)))
        for w in priced
    ]
    rest = [speech.action(wish.kind.key) for wish in wishes if wish.price is None]
    return [*lines, speech.say("menu-not-now", actions=speech.words.listed(rest))] if rest else lines
