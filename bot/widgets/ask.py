"""From an action to its effect: ask for what is missing, one argument after the other, then carry it out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import signs, ui
from bot.answer import Answer
from bot.arguments import type_of
from bot.lessons.course import proposed
from bot.seated import Seated
from bot.sessions import Moved
from bot.speech import Speech
from bot.time.returning import welcome_words
from bot.trading.composer import composer
from bot.trading.ways import COMPOSED, begun
from bot.widgets.form import form
from bot.widgets.places import described, ranked
from bot.widgets.purse import purse
from bot.widgets.wish import Wish, forced, why_not_now, why_nothing
from bot.wire import write_args, write_value
from game.engine import Question, Refused
from game.lookout import places as named_places

if TYPE_CHECKING:
    from bot.app import IslandBot

FEW = 5
BEST = 3  # places that have a button of their own
PAGE = MOST_BUTTONS = 24


async def proceed(bot: IslandBot, answer: Answer, speech: Speech, wish: Wish) -> None:
    """Carry it out if it is complete, else ask for the next argument."""
    if wish.table.paused:
        raise Refused("paused")
    if wish.kind.by != "anyone" and wish.prompt is None:
        raise why_not_now(wish)
    if wish.kind in COMPOSED and not wish.complete:
        await answer.show(composer(speech, begun(wish, answer.interaction.id)))
        return
    if not wish.args and (page := bot.router.pages.get(wish.kind.key)) is not None:
        await answer.show(await page(bot, speech, wish.table, wish.seat))
        return
    wish = _skip_obvious(wish)
    if wish.complete:
        if (question := bot.unclosed.before(speech, wish)) is not None:
            await answer.show(question)
        else:
            await carry_out(bot, answer, speech, wish)
        return
    argument, choices = wish.next, wish.choices()
    ticketed = replace(wish, ticket=(wish.ticket or answer.interaction.id) if wish.kind.keeps else 0)
    ways = wish.ways() if wish.needs_no_more else []
    if len(ways) == 1:
        await carry_out(bot, answer, speech, replace(wish, args=ways[0]))
    elif choices is None and ways:
        await answer.show(_suggestions(speech, ticketed))
    elif choices is None:
        await _ask_open(answer, speech, ticketed)
    elif not choices:
        raise why_nothing(wish)
    elif not wish.args and any(type_of(a.type).by_card for a in wish.kind.arguments()):
        await answer.show(_suggestions(speech, ticketed))
    elif type_of(argument.type).on_board:
        await show_places(bot, answer, speech, ticketed, 0)
    else:
        await answer.show(_choice(speech, ticketed, choices))


async def step_by_step(answer: Answer, speech: Speech, wish: Wish) -> None:
    """The first argument of several, where none of the usual ways will do."""
    if choices := wish.choices():
        await answer.show(_choice(speech, wish, choices))
    else:
        await _ask_open(answer, speech, wish)


async def _ask_open(answer: Answer, speech: Speech, wish: Wish) -> None:
    """An open argument: cards by taps if nothing else is missing or it is known which, else everything in one form."""
    last = len(wish.args) + 1 == len(wish.kind.argument_names())
    if type_of(wish.next.type).by_card and (last or wish.pool is not None):
        await answer.show(purse(speech, wish, {}))
    elif answer.given or answer.from_form:
        raise Refused("use_the_button")
    else:
        await answer.ask(form(speech, wish))


def _skip_obvious(wish: Wish) -> Wish:
    """Arguments that leave no choice are not asked for, except places: people want to see where."""
    while not wish.complete:
        if type_of(wish.next.type).on_board or not wish.args:
            return wish
        choices = wish.choices()
        if choices is None or len(choices) != 1:
            return wish
        wish = wish.plus(choices[0])
    return wish


def _choice(speech: Speech, wish: Wish, choices: list[object]) -> ui.Sheet:
    """A short closed choice as buttons, a longer one as a select."""
    kind, question = wish.next.type, speech.say(f"arg-{wish.next.name}", of="ask", action=wish.kind.key)
    title = speech.say("choose-title", action=speech.action(wish.kind.key), what=question)
    title = "\n".join(filter(None, (title, speech.secret(wish.prompt))))
    others = wish.elsewhere()
    if len(choices) <= FEW or others:
        buttons = [
            ui.button(
                speech.value(kind, v, wish.kind, wish.seat),
                asked.plus(v).press(extra="c"),
                ButtonStyle.primary,
                sign=signs.of_value(speech, kind, v),
            )
            for asked, v in [*((wish, v) for v in choices), *others][:MOST_BUTTONS]
        ]
        return ui.sheet(ui.words(title), *ui.rows(buttons))
    rules = wish.table.island.rules
    options = [
        ui.option(
            speech.value(kind, v, wish.kind, wish.seat),
            write_value(rules, kind, v),
            sign=signs.of_value(speech, kind, v),
        )
        for v in choices
    ]
    return ui.sheet(ui.words(title), *ui.selects(question, wish.press("pick"), options))


def _suggestions(speech: Speech, wish: Wish) -> ui.Sheet:
    """Whole ways to do it, where the last argument is open: one tap for the usual ones."""
    rules = wish.seen.rules
    ways = wish.ways(ui.MOST_OPTIONS)
    named = [(speech.deed(replace(wish, args=way).action), way) for way in ways]
    title = speech.say("suggestions-title", action=speech.action(wish.kind.key))
    other = ui.button(speech.say("button-other"), wish.press("steps"))
    if not ways:
        raise why_nothing(wish)
    if len(ways) <= FEW:
        buttons = [
            ui.button(label, replace(wish, args=way).press(extra="w"), ButtonStyle.primary) for label, way in named
        ]
        return ui.sheet(ui.words(title), *ui.rows(buttons), *ui.rows([other]))
    options = [ui.option(label, write_args(rules, wish.kind, way)) for label, way in named]
    return ui.sheet(ui.words(title), ui.select(speech.say("choose"), wish.press("whole"), options), *ui.rows([other]))


async def show_places(bot: IslandBot, answer: Answer, speech: Speech, wish: Wish, page: int) -> None:
    """A picture with the legal places labelled, the best as buttons, and a select with all of them."""
    await answer.hold(shows=True)
    seen, at = wish.seen, wish.next.type
    written = [getattr(action, wish.next.name) for action in proposed(wish.table, wish.seat, wish.kind)]
    best = ranked(seen, wish.seat, at, wish.choices() or [])
    best.sort(key=lambda place: place not in written)
    drawn = await bot.studio.places(wish.table, speech, named_places(wish.table.view(), at, best))
    gallery, file = ui.picture(drawn, "places.png")
    part = best[page * PAGE : (page + 1) * PAGE]
    options = [ui.option(_place_label(speech, wish, at, n), str(n), described(speech, seen, at, n)) for n in part]
    title = speech.say("place-title", action=speech.action(wish.kind.key), n=len(best))
    turning = []
    if len(best) > PAGE:
        last = (len(best) - 1) // PAGE
        turning = [
            ui.button(speech.say("button-back"), wish.press("page", extra=str(page - 1)), off=page == 0),
            ui.button(speech.say("button-more"), wish.press("page", extra=str(page + 1)), off=page == last),
        ]
    quick = [ui.button(_place_label(speech, wish, at, n), wish.plus(n).press(extra="b")) for n in part[:BEST]]
    chooser = ui.select(speech.say("place-choose"), wish.press("pick"), options)
    await answer.show(ui.sheet(ui.words(title), gallery, *ui.rows(quick), chooser, *ui.rows(turning), files=[file]))


def _place_label(speech: Speech, wish: Wish, at: str, number: int) -> str:
    return speech.say("place-label", at=at, name=wish.table.label(at, number))


async def carry_out(bot: IslandBot, answer: Answer, speech: Speech, wish: Wish) -> Moved:
    """Submit it, say what happened, and go on with what the same person is asked next."""
    moved = await submitted(bot, answer, wish)
    await follow_up(bot, answer, speech.at(moved.after), moved, wish.seat)
    if str(wish.seat) in moved.before.chronicle.absences and answer.user == moved.after.user_at(wish.seat):
        await answer.whisper(welcome_words(speech, moved.before, moved.after, wish.seat, answer.user))
    return moved


async def submitted(bot: IslandBot, answer: Answer, wish: Wish) -> Moved:
    """Carry it out; what came of it is still to be said."""
    await answer.hold()
    action, prompt_id = wish.action, wish.prompt_id
    moved = await bot.sessions.act(
        wish.table.id,
        lambda table: (action, prompt_id),
        user_id=answer.user,
        interaction_id=wish.ticket or answer.interaction.id,
    )
    answer.effective = True
    return moved


async def ask_about(bot: IslandBot, answer: Answer, speech: Speech, table: Seated, seat: int, prompt: Question) -> None:
    """Open the private choice of a question: its only possible answer kind at once, else the kinds to choose from."""
    kinds = table.island.rules.holder_actions.get(prompt.kind, ())
    wishes = [Wish(table, seat, kind, prompt, {}) for kind in kinds]
    possible = [w for w in wishes if w.kind.available(w.seen, seat, prompt)] or wishes
    if len(possible) == 1:
        await proceed(bot, answer, speech, possible[0])
        return
    buttons = [
        ui.button(speech.action(w.kind.key), w.press(), ButtonStyle.primary, sign=signs.of_action(speech, w.kind, seat))
        for w in possible
    ]
    await answer.show(ui.sheet(ui.words(speech.say("choose-answer")), *ui.rows(buttons)))


async def follow_up(bot: IslandBot, answer: Answer, speech: Speech, moved: Moved, seat: int) -> None:
    """After an action: the next forced question of the same seat, else what only this seat learns, else nothing."""
    table = moved.after
    if table.playing:
        for prompt in table.view(seat).prompts_of(seat):
            if forced(table, prompt) and prompt.answer is None and not prompt.optional:
                await ask_about(bot, answer, speech, table, seat, prompt)
                return
    secrets = [e for e in moved.seen_by(seat) if e.only is not None]
    told = [speech.tell(e) for e in (secrets or (moved.seen_by(seat) if answer.inside or answer.waits else []))]
    if told:
        await answer.say("\n".join(told))
    elif answer.inside or answer.waits:
        await answer.say(speech.say("done"))
    else:
        await answer.done()
