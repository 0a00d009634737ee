"""Which actions there are: the public buttons of a turn, the actions of a group, everything legal."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from bot import signs, ui
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.wish import Wish, why_nothing
from bot.wire import Press
from game.engine import Action, Question, Undo, menu

TURN = "turn"
STYLES = {"roll": ButtonStyle.success, "end_turn": ButtonStyle.danger, "done": ButtonStyle.danger}
GROUP_STYLES = {"build": ButtonStyle.primary, "trade": ButtonStyle.primary, "card": ButtonStyle.primary}


PAGE = 20  # buttons of a menu that has several pages; a message holds 25
UNSAID = ("close_offer", "answer_offer")  # nothing by themselves: their names go on with an offer or a player


def public_buttons(speech: Speech, table: Seated) -> list[ui.Button]:
    """Buttons of the table message. They depend on what everybody knows alone, never on what is in a hand."""
    if table.paused:
        return [_own(speech, table)]  # anything else would be refused
    buttons: list[ui.Button] = []
    groups: list[str] = []
    rules, seen = table.island.rules, table.view()
    mover = rules.mover(table.island)
    for prompt in seen.prompts if not table.is_automatic(mover) else ():
        if prompt.optional or prompt.seat != mover:
            continue
        for kind in rules.holder_actions.get(prompt.kind, ()):
            if not kind.concerns(seen, mover):
                continue
            if kind.group == TURN or not prompt.turn:
                buttons.append(_doing(speech, table, prompt, kind))
            elif kind.group not in groups:
                groups.append(kind.group)
    for group in groups:
        press, style = Press("menu", table.id, action=group), GROUP_STYLES.get(group, ButtonStyle.secondary)
        buttons.append(ui.button(speech.say(f"group-{group}"), press, style, sign=signs.of_group(speech, group)))
    return [*_leading(buttons), *_always(speech, table)]


def _doing(speech: Speech, table: Seated, prompt: Question, kind: type[Action]) -> ui.Button:
    """A button that does one thing; where it means something else than usual it is called so and stands back."""
    again = f"action-{kind.key}-{prompt.kind}"
    usual = not speech.words.has(again)
    style = STYLES.get(kind.key, ButtonStyle.primary) if usual else ButtonStyle.secondary
    label = speech.action(kind.key) if usual else speech.say(again)
    return ui.button(label, _press(table, prompt, kind), style, sign=signs.of_action(speech, kind, prompt.seat))


def _leading(buttons: list[ui.Button]) -> list[ui.Button]:
    """What ends the turn stands last, what is done once more after everything else."""
    return sorted(buttons, key=lambda b: (b.style is ButtonStyle.danger, b.style is ButtonStyle.secondary))


def _always(speech: Speech, table: Seated) -> list[ui.Button]:
    undo = ui.button(speech.say("button-undo"), Press("do", table.id, action=Undo.key))
    return [
        _own(speech, table),
        *([undo] if _undoable(table) else []),
        ui.button(speech.say("button-everything"), Press("menu", table.id)),
    ]


def _own(speech: Speech, table: Seated) -> ui.Button:
    return ui.button(speech.say(table.family.own), Press("hand", table.id), sign=signs.of_group(speech, "hand"))


def _undoable(table: Seated) -> bool:
    """Whether a person can take back what was done last; what empties the stack of undo everybody has seen."""
    seats = [past.seat for past in table.island.undo[-1:]]
    return any(not table.is_automatic(seat) and Undo.available(table.view(seat), seat, None) for seat in seats)


def _press(table: Seated, prompt: Question | None, kind: type[Action]) -> Press:
    return Press("do", table.id, prompt.id if prompt else 0, kind.key)


def actions_of(table: Seated, seat: int, group: str = "") -> Iterator[tuple[type[Action], Question | None]]:
    """Kinds of action a seat can think of now, each once: of one group, or all, settings included."""
    seen = table.view(seat)
    known: dict[str, tuple[type[Action], Question]] = {}
    for key, kind, prompt in menu(seen, seat):
        listed = group in ("", kind.group, kind.also) and kind.concerns(seen, seat)
        if listed and (key not in known or not kind.available(seen, seat, known[key][1])):
            known[key] = (kind, prompt)
    yield from known.values()
    for kind in table.island.rules.anyone_actions:
        if group in ("", kind.group, kind.also):
            yield kind, None


def group_menu(speech: Speech, table: Seated, seat: int, group: str, *beside: ui.Item, page: int = 0) -> ui.Sheet:
    """The actions of a group: those possible now as buttons, page by page, the others in words."""
    seen = table.view(seat)
    possible: list[tuple[type[Action], Question | None]] = []
    others: list[tuple[type[Action], Question | None]] = []
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
    why = [] if group else [*beside, ui.button(speech.say("button-why"), Press("why", table.id))]
    if not buttons:
        lines.append(speech.say("menu-nothing"))
    if others and group:
        lines += _not_now(speech, [Wish(table, seat, kind, prompt, {}) for kind, prompt in others])
    return ui.sheet(ui.words("\n".join(lines)), *ui.rows(_page(speech, table, group, buttons, why, page)))


def _page(
    speech: Speech, table: Seated, group: str, buttons: list[ui.Button], beside: list[ui.Item], page: int
) -> list[ui.Item]:
    """All buttons if they fit beneath each other, else those of one page and the way to the others."""
    if len(buttons) + len(beside) <= 25:
        return [*buttons, *beside]
    last = (len(buttons) - 1) // PAGE
    page = min(page, last)
    turn = [
        ui.button(speech.say(label), Press("menu", table.id, action=group, extra=str(to)), off=not 0 <= to <= last)
        for label, to in (("button-back", page - 1), ("button-more", page + 1))
    ]
    return [*buttons[page * PAGE : (page + 1) * PAGE], *turn, *beside]


def _not_now(speech: Speech, wishes: list[Wish]) -> list[str]:
    """Why what costs something cannot be had now; the rest by name."""
    priced = [wish for wish in wishes if wish.price is not None]
    lines = [
        speech.say("menu-reason", action=speech.action(w.kind.key), reason=speech.pictured.refusal(why_nothing(w)))
        for w in priced
    ]
    rest = [speech.action(wish.kind.key) for wish in wishes if wish.price is None and wish.kind.key not in UNSAID]
    return [*lines, speech.say("menu-not-now", actions=speech.words.listed(rest))] if rest else lines
