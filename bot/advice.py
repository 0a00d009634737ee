"""The adviser: what a good player would do, privately and with reasons; nothing is done unless it is tapped."""

from __future__ import annotations

import random

from discord import ButtonStyle

from bot import signs, ui
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.thinking import advise, thought
from bot.time.seats import tell
from bot.widgets.places import described
from bot.widgets.wish import Wish
from bot.wire import Press, TooLong
from game.advice import Advice, Reason
from game.engine import Question, Refused
from game.look import Text

VERB = "advise"
BOX = 1.2  # seconds of thought: the first words come within two


def register(router: Router) -> None:
    router.verbs[VERB] = ask


def allowed(table: Seated, seat: int) -> bool:
    """Whether this table lets somebody ask: against people only if it has agreed to."""
    chosen = table.option("adviser")
    return chosen == "always" or (chosen == "alone" and not _company(table, seat))


def button(speech: Speech, table: Seated, seat: int) -> list[ui.Item]:
    """The way to the adviser, where it may be asked something."""
    if not allowed(table, seat) or _asked(table, seat) is None:
        return []
    return [ui.button(speech.say("button-advise"), Press(VERB, table.id))]


async def ask(call: Call) -> None:
    """The best moves of the moment; the others hear that the adviser was asked."""
    table, seat = await call.seat()
    if not table.playing:
        raise Refused("not_started")
    if not allowed(table, seat):
        raise Refused("no_adviser", reason="never" if table.option("adviser") == "never" else "alone")
    prompt = _asked(table, seat)
    if prompt is None:
        raise Refused("nothing_asked")
    await call.answer.hold()
    seen = table.family.seen_by(table.island, prompt)
    about = thought(table.meta.family, table.setup(), seen, seat, "sharp", random.getrandbits(64), BOX)
    found = await call.bot.thinkers.run(advise, about)
    await _tell(call, table, seat)
    await call.answer.show(_sheet(call.speech, table, seat, prompt, found))


def _asked(table: Seated, seat: int) -> Question | None:
    if table.game is None or not table.playing:
        return None
    return next((p for p in table.island.waiting_for() if p.seat == seat), None)


def _company(table: Seated, seat: int) -> bool:
    """Whether another person plays at this table."""
    return any(s.user_id is not None for s in table.seats if s.seat != seat)


async def _tell(call: Call, table: Seated, seat: int) -> None:
    """Say it to all, once a turn, where somebody else plays."""
    if not _company(table, seat):
        return

    def change(tx: Transaction, table: Seated) -> Seated:
        asked = [t for t in table.chronicle.told if t.event.key == "advised" and t.turn == table.turn_key]
        return table if any(t.event.args["seat"] == seat for t in asked) else tell(tx, table, "advised", seat=seat)

    await call.bot.sessions.change(table.id, change, interaction_id=call.interaction.id)


def _sheet(speech: Speech, table: Seated, seat: int, prompt: Question, found: list[Advice]) -> ui.Sheet:
    lines, buttons = [speech.say("advice-title")], list[ui.Item]()
    for number, advice in enumerate(found, 1):
        deed = speech.deed(advice.action)
        why = " ".join(_reason(speech, table, seat, reason) for reason in advice.reasons)
        lines.append(speech.say("advice-line", number=number, deed=deed, why=why or speech.say("advice-plain")))
        buttons += _button(speech, table, seat, prompt, advice, number)
    return ui.sheet(ui.words("\n".join(lines)), *ui.rows(buttons))


def _button(speech: Speech, table: Seated, seat: int, prompt: Question, advice: Advice, number: int) -> list[ui.Item]:
    """A move by one tap; one that does not fit on a button is made in its menu."""
    kind = type(advice.action)
    args = {name: getattr(advice.action, name) for name in kind.argument_names()}
    wish = Wish(table, seat, kind, prompt if kind.by != "anyone" else None, args)
    style = ButtonStyle.success if number == 1 else ButtonStyle.secondary
    label = speech.say("advice-do", number=number, deed=speech.deed(advice.action))
    try:
        return [ui.button(label, wish.press(), style, sign=signs.of_action(speech, kind, seat))]
    except TooLong:
        return []


def _reason(speech: Speech, table: Seated, seat: int, reason: Reason) -> str:
    """A reason in words: places by what lies there, people by name."""
    seen, args = table.view(seat), dict[str, object](reason.args)
    for at in ("corner", "hex"):
        if isinstance(number := reason.args.get(at), int):
            args |= {"place": table.label(at, number), "what": described(speech, seen, at, number)}
    if isinstance(other := reason.args.get("other"), int):
        args["other"] = speech.name(other)
    if isinstance(kinds := reason.args.get("kinds"), dict):
        args["kinds"] = speech.words.listed([speech.say(f"card-{kind}") for kind in kinds])
    return speech(Text(f"advice-{reason.key}", args))
