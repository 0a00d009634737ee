"""From an action to its effect: ask for what is missing, one argument after the other, then carry it out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from bot import ui
from bot.answer import Answer
from bot.seated import Seated
from bot.sessions import Moved
from bot.speech import Speech
from bot.widgets.form import form
from bot.widgets.places import PLACES, described, ranked
from bot.widgets.purse import purse
from bot.wire import Press, read_args, write_args, write_value
from game.engine import Action, Prompt, Refused, menu
from game.lookout import places as named_places

if TYPE_CHECKING:
    from bot.app import IslandBot

FEW = 5
PAGE = 24


@dataclass(frozen=True)
class Wish:
    """What somebody wants to do: an action of a seat, with the arguments chosen so far."""

    table: Seated
    seat: int
    kind: type[Action]
    prompt: Prompt | None
    args: dict[str, Any]
    ticket: int = 0

    @property
    def complete(self) -> bool:
        return len(self.args) == len(self.kind.argument_names())

    def press(self, verb: str = "do", **changes: Any) -> Press:
        """The same as written on a button."""
        written = write_args(self.table.island.rules, self.kind, self.args)
        prompt = self.prompt.id if self.prompt else 0
        return Press(verb, self.table.id, prompt, self.kind.key, self.ticket, written).with_(**changes)

    def plus(self, value: Any) -> Wish:
        """With one more argument."""
        name = self.kind.argument_names()[len(self.args)]
        return replace(self, args={**self.args, name: value})


def wish_of(table: Seated, seat: int, press: Press) -> Wish:
    """What a press means now; Refused if the question is gone."""
    kind = kind_of(table, press.action)
    seen = table.view(seat)
    prompt = seen.prompt(press.prompt) if press.prompt else None
    if press.prompt and prompt is None:
        raise Refused("stale_button")
    return Wish(table, seat, kind, prompt, read_args(table.island.rules, kind, press.args), press.ticket)


def kind_of(table: Seated, key: str) -> type[Action]:
    kind = table.island.rules.actions.get(key)
    if kind is None:
        raise Refused("not_in_this_game")
    return kind


def prompt_for(table: Seated, seat: int, kind: type[Action]) -> Prompt | None:
    """The open question an action belongs to; None for settings, and where there is none (the rules then say why)."""
    if kind.by == "anyone":
        return None
    return next((prompt for _, k, prompt in menu(table.view(seat), seat) if k is kind), None)


async def proceed(bot: IslandBot, answer: Answer, speech: Speech, wish: Wish) -> None:
    """Carry it out if it is complete, else ask for the next argument."""
    if wish.kind.by != "anyone" and wish.prompt is None:
        raise why_not_now(wish)
    wish = _skip_obvious(wish)
    if wish.complete:
        await carry_out(bot, answer, speech, wish)
        return
    name = wish.kind.argument_names()[len(wish.args)]
    argument = next(a for a in wish.kind.arguments() if a.name == name)
    seen = wish.table.view(wish.seat)
    choices = wish.kind.choices(seen, wish.seat, wish.prompt, wish.args)
    ticketed = replace(wish, ticket=wish.ticket or answer.interaction.id if wish.kind.keeps else 0)
    if choices is None:
        rest = wish.kind.arguments()[len(wish.args) :]
        if len(rest) == 1 and argument.type == "cards":
            await answer.show(purse(speech, seen, wish.seat, wish.prompt, wish.kind, wish.args, ticketed.press(), {}))
        elif not answer.given and not answer.from_form:
            await answer.interaction.response.send_modal(form(speech, ticketed))
        else:
            raise Refused("use_the_button")
        return
    if not choices:
        raise why_nothing(wish)
    if not wish.args and any(a.type == "cards" for a in wish.kind.arguments()):
        await answer.show(_suggestions(speech, ticketed))
    elif argument.type in PLACES:
        await show_places(bot, answer, speech, ticketed, argument.type, list(choices), 0)
    else:
        await answer.show(_choice(speech, ticketed, name, argument.type, list(choices)))


def _skip_obvious(wish: Wish) -> Wish:
    """Arguments that leave no choice are not asked for, except places: people want to see where."""
    while not wish.complete:
        argument = wish.kind.arguments()[len(wish.args)]
        if argument.type in PLACES:
            return wish
        choices = wish.kind.choices(wish.table.view(wish.seat), wish.seat, wish.prompt, wish.args)
        if choices is None or len(choices) != 1 or not wish.args:
            return wish
        wish = wish.plus(choices[0])
    return wish


def _choice(speech: Speech, wish: Wish, name: str, kind: str, choices: list[Any]) -> ui.Sheet:
    """A short closed choice as buttons, a longer one as a select."""
    title = speech.say("choose-title", action=speech.action(wish.kind.key), what=speech.say(f"arg-{name}"))
    if len(choices) <= FEW:
        buttons = [
            ui.button(speech.value(kind, v, wish.kind), wish.plus(v).press(extra="c"), ButtonStyle.primary)
            for v in choices
        ]
        return ui.sheet(ui.words(title), *ui.rows(buttons))
    rules = wish.table.island.rules
    options = [ui.option(speech.value(kind, v, wish.kind), write_value(rules, kind, v)) for v in choices]
    return ui.sheet(ui.words(title), ui.select(speech.say(f"arg-{name}"), wish.press("pick"), options))


def _suggestions(speech: Speech, wish: Wish) -> ui.Sheet:
    """Whole ways to do it, where the last argument is open: one tap for the usual ones."""
    seen, rules = wish.table.view(wish.seat), wish.table.island.rules
    options, known = [], set[str]()
    for action in wish.kind.suggest(seen, wish.seat, wish.prompt):
        args = write_args(rules, wish.kind, {n: getattr(action, n) for n in wish.kind.argument_names()})
        if args not in known and len(options) < ui.MOST_OPTIONS:
            known.add(args)
            options.append(ui.option(speech.deed(action), args))
    title = speech.say("suggestions-title", action=speech.action(wish.kind.key))
    other = ui.button(speech.say("button-other"), wish.press("steps"))
    if not options:
        raise why_nothing(wish)
    return ui.sheet(ui.words(title), ui.select(speech.say("choose"), wish.press("whole"), options), *ui.rows([other]))


async def show_places(
    bot: IslandBot, answer: Answer, speech: Speech, wish: Wish, at: str, numbers: list[int], page: int
) -> None:
    """A picture with the legal places labelled, and a select with the best first."""
    await answer.hold(shows=True)
    seen = wish.table.view(wish.seat)
    best = ranked(seen, wish.seat, at, numbers)
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
    chooser = ui.select(speech.say("place-choose"), wish.press("pick"), options)
    await answer.show(ui.sheet(ui.words(title), gallery, chooser, *ui.rows(turning), files=[file]))


def _place_label(speech: Speech, wish: Wish, at: str, number: int) -> str:
    return speech.say("place-label", at=at, name=wish.table.place(at, number))


def why_not_now(wish: Wish) -> Refused:
    """Whose move it is, in the words of the rules."""
    blank = wish.table.view(wish.seat)
    waited = [p for p in blank.waiting_for() if p.seat != wish.seat]
    mine = any(p.seat == wish.seat for p in blank.waiting_for())
    if waited and not mine:
        return Refused("not_your_turn", seat=waited[0].seat)
    return Refused("choice_pending" if any(_forced(wish.table, p) for p in blank.waiting_for()) else "wrong_phase")


def _forced(table: Seated, prompt: Prompt) -> bool:
    return not table.island.rules.prompts[prompt.kind].turn


def why_nothing(wish: Wish) -> Refused:
    """No way to do it now: the rules' reason against trying it anywhere, or that there is nowhere."""
    seen = wish.table.view(wish.seat)
    names = wish.kind.argument_names()
    tries = wish.kind.domain(seen, wish.seat, wish.prompt, wish.args) or ()
    for value in list(tries)[:1]:
        args = {**wish.args, names[len(wish.args)]: value}
        if len(args) == len(names):
            for problem in wish.kind(wish.seat, **args).problems(seen, wish.prompt):
                return problem if isinstance(problem, Refused) else Refused(problem)
    item = getattr(wish.kind, "item", "")
    price = wish.table.island.rules.prices.get(item)
    if price is not None:
        hand = seen.table.hands[wish.seat]
        short = [max(0, p - h) for p, h in zip(price, hand, strict=True)]
        if any(short):
            return Refused("cannot_pay", missing=wish.table.island.rules.named(short))
    return Refused("nothing_possible")


async def carry_out(bot: IslandBot, answer: Answer, speech: Speech, wish: Wish) -> Moved:
    """Submit it, say what happened, and go on with what the same person is asked next."""
    await answer.hold()
    action, prompt_id = wish.kind(wish.seat, **wish.args), wish.prompt.id if wish.prompt else None
    moved = await bot.sessions.act(
        wish.table.id,
        lambda table: (action, prompt_id),
        user_id=answer.user,
        interaction_id=wish.ticket or answer.interaction.id,
    )
    await follow_up(bot, answer, speech.at(moved.after), moved, wish.seat)
    return moved


async def follow_up(bot: IslandBot, answer: Answer, speech: Speech, moved: Moved, seat: int) -> None:
    """After an action: the next forced question of the same seat, else what only this seat learns, else nothing."""
    table = moved.after
    if table.playing:
        for prompt in table.view(seat).prompts_of(seat):
            if _forced(table, prompt) and prompt.answer is None and not prompt.optional:
                kinds = table.island.rules.holder_actions.get(prompt.kind, ())
                if len(kinds) == 1:
                    await proceed(bot, answer, speech, Wish(table, seat, kinds[0], prompt, {}))
                    return
    secrets = [e for e in moved.seen_by(seat) if e.only is not None]
    told = [speech.tell(e) for e in (secrets or (moved.seen_by(seat) if answer.inside or answer.waits else []))]
    if told:
        await answer.say("\n".join(told))
    elif answer.inside or answer.waits:
        await answer.say(speech.say("done"))
    else:
        await answer.done()
