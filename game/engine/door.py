"""The one door into the rules, and the loop behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from game.engine.action import Action
from game.engine.chance import Chance
from game.engine.codec import pack, unpack
from game.engine.game import AnyGame
from game.engine.question import Question
from game.engine.refused import Refused
from game.engine.told import TakenBack
from game.engine.undo import Past, Undo, remember

G = TypeVar("G", bound=AnyGame)
_LAST = 1_000


def submit(game: G, action: Action, chance: Chance, prompt_id: int | None = None) -> G:
    """The next game, or Refused with nothing changed. The game given is never touched."""
    action = _well_formed(game, action)
    prompt = admit(game, action, prompt_id)
    if isinstance(action, Undo):
        return _take_back(game, action, chance)
    before = Past(action.seat, pack(game), game.rules.part_number(game))
    g: Any = unpack(before.state, game.rules)
    _carry_out(g, action, g.prompt(prompt.id) if prompt else None, chance)
    remember(g, action, before, game.undo, g.drawn - game.drawn)
    return g  # type: ignore[no-any-return]


def advance(game: G, action: Action, chance: Chance, prompt_id: int | None = None, *, quiet: bool = True) -> G:
    """The same on the game itself, for simulation: no copy, no undo, and the action is taken to be one of `legal`.

    Nothing is told unless asked for. `submit` is the specification: both lead to the same position.
    """
    prompts = game.prompts
    if quiet and len(prompts) == 1:  # nearly always
        prompt = prompts[0]
        if (
            prompt.seat == action.seat
            and prompt.simple
            and _answers[type(action)]
            and (prompt_id is None or prompt_id == prompt.id)
        ):
            game.quiet, game.chance, asked = True, chance, chance.asked
            before = len(asked)
            if game.events:
                game.events = []
            prompts.clear()
            action.apply(game, prompt)
            resume(game)
            game.moves += 1
            if n := len(asked) - before:
                _count(game, asked, n)
            return game
    game.quiet = quiet
    _carry_out(game, action, _now(game, action, prompt_id), chance)
    return game


class _Answers(dict[type[Action], bool]):
    """Whether an action closes the question of its seat, and is nothing anybody else could do."""

    def __missing__(self, kind: type[Action]) -> bool:
        found = self[kind] = kind.by == "holder" and not kind.keeps
        return found


_answers = _Answers()


def begin(game: G, chance: Chance) -> G:
    """Run the first steps of a new game, in place."""
    game.chance = chance
    resume(game)
    if chance.asked:
        _count(game, chance.asked, len(chance.asked))
    return game


def admit(g: AnyGame, action: Action, prompt_id: int | None = None) -> Question | None:
    """The prompt an action happens in, or the weightiest reason against it as Refused."""
    if g.viewer is not None:
        raise ValueError("a view cannot be acted on")
    prompt = _now(g, action, prompt_id)
    reasons = _reasons(g, action, prompt)
    if reasons:
        raise _weightiest(g, reasons)
    return prompt


def why_not(g: AnyGame, action: Action, prompt_id: int | None = None) -> Refused | None:
    """The refusal an action would meet, asked of a game or of a view."""
    try:
        reasons = _reasons(g, action, _now(g, action, prompt_id))
    except Refused as refused:
        return refused
    return _weightiest(g, reasons) if reasons else None


def legal(g: AnyGame, seat: int) -> list[Action]:
    """Everything a seat may do now (settings aside); of open domains a sensible few."""
    if g.over is not None:
        return []
    rules, prompts = g.rules, g.prompts
    if len(prompts) == 1:  # nearly always
        prompt = prompts[0]
        menu = (rules.holder_menus if prompt.seat == seat else rules.other_menus).get(prompt.kind)
        return menu.legal(g, seat, prompt) if menu is not None else []
    found: list[Action] = []
    for prompt in prompts:
        menu = (rules.holder_menus if prompt.seat == seat else rules.other_menus).get(prompt.kind)
        if menu is not None:
            found += menu.legal(g, seat, prompt)
    return found


def menu(g: AnyGame, seat: int) -> Iterator[tuple[str, type[Action], Question]]:
    """The kinds of action that belong to the prompts open now, as (key, action, prompt)."""
    if g.over is not None or seat in g.gone:
        return
    for prompt in g.prompts:
        kinds = g.rules.holder_actions if prompt.seat == seat else g.rules.other_actions
        for kind in kinds.get(prompt.kind, ()):
            yield kind.key, kind, prompt


def suggestions(g: AnyGame, seat: int) -> list[Action]:
    """Settings a seat might change now, Undo included: a sensible few."""
    if g.over is not None or seat in g.gone:
        return []
    return [action for kind in g.rules.anyone_actions for action in kind.suggest(g, seat, None)]


def resume(g: AnyGame) -> None:
    """Carry on until somebody has to decide something."""
    agenda, prompts, rules = g.agenda, g.prompts, g.rules
    while True:
        if g.queued:
            agenda[:0] = g.queued
            g.queued.clear()
        if g.unsettled:
            if g.over is None and not g.held:
                rules.settle(g)
            if g.over is not None:
                prompts.clear()
                agenda.clear()
                return
        if prompts:
            if (len(prompts) == 1 and prompts[0].simple and not g.gone) or _waits(g):
                return
        elif agenda:
            step = agenda[0]
            name, args = step.name, step.args
            ask = rules.phases.get(name)
            if ask is None:
                del agenda[0]
                rules.steps[name](g, **args)
            elif (ask(g, **args) if args else ask(g)).simple and not g.gone:
                return
        else:
            return


def _waits(g: AnyGame) -> bool:
    """Whether an open question holds up the game; what can be answered without asking is answered on the way."""
    blocking = [p for p in g.prompts if not p.optional]
    if not blocking:
        return _next_step(g)
    if (g.gone or len(blocking) > 1 or blocking[0].forces) and _answer_by_itself(g, blocking):
        return False
    if any(prompt.answer is None for prompt in blocking):
        return True
    _open_sealed(g, blocking)
    return False


def _next_step(g: AnyGame) -> bool:
    """Go on beside questions that may stay open; True if there is nothing to go on with."""
    if not g.agenda:
        return True
    step = g.agenda[0]
    if step.name not in g.rules.phases:
        del g.agenda[0]
    g.rules.steps[step.name](g, **step.args)
    return False


def _well_formed(g: AnyGame, action: Action) -> Action:
    """The same action with every argument of its declared type."""
    kind = g.rules.actions.get(getattr(type(action), "key", ""))
    if kind is None or kind is not type(action):
        raise Refused("not_in_this_game")
    try:
        return msgspec.convert(msgspec.to_builtins(action), kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise Refused("bad_input", reason=str(error)) from None


def _now(g: AnyGame, action: Action, prompt_id: int | None) -> Question | None:
    """The prompt this action answers or happens beside, or Refused: game_over, stale_button, or one of three codes."""
    if g.over is not None:
        raise Refused("game_over")
    if not 0 <= action.seat < g.rules.players:
        raise Refused("no_such_seat")
    if action.seat in g.gone:
        raise Refused("not_your_turn")
    if action.by == "anyone":
        return None
    for kinds in (action.during, action.barred_during):
        for prompt in g.prompts:
            if prompt.kind in kinds and (prompt_id is None or prompt.id == prompt_id) and _fits(action, prompt):
                return prompt
    if prompt_id is not None and g.prompt(prompt_id) is None:
        raise Refused("stale_button")
    raise Refused(_which_of_three(g, action))


def _fits(action: Action, prompt: Question) -> bool:
    """Whether the seat is one of those who may do this in the prompt."""
    return action.by == "both" or (action.by == "holder") is (prompt.seat == action.seat)


def _which_of_three(g: AnyGame, action: Action) -> str:
    """Not their turn, an answer is owed first, or the wrong phase (BASE-07, BASE-35, BASE-55)."""
    forced = any(not p.optional and not p.turn for p in g.prompts)
    asked = any(p.seat == action.seat and not p.optional for p in g.prompts)
    reasons: list[str | Refused] = ["choice_pending" if forced else action.wrong_moment(g, action.seat)]
    another_is_asked = not asked and action.by == "holder" and any(p.kind in action.during for p in g.prompts)
    if another_is_asked or (not asked and not g.rules.may_act(g, action)):
        reasons.append("not_your_turn")
    return _weightiest(g, reasons).key


def _reasons(g: AnyGame, action: Action, prompt: Question | None) -> list[str | Refused]:
    """Every reason against an action; one that is raised is the last that could be looked at."""
    reasons: list[str | Refused] = []
    try:
        reasons.extend(action.problems(g, prompt))
    except Refused as refused:
        reasons.append(refused)
    if not reasons and prompt is not None and prompt.kind not in action.during:
        reasons.append("wrong_phase")
    return reasons


def _weightiest(g: AnyGame, reasons: list[str | Refused]) -> Refused:
    ranks = g.rules.ranks
    worst = min(reasons, key=lambda r: ranks.get(r if isinstance(r, str) else r.key, _LAST))
    return Refused(worst) if isinstance(worst, str) else worst


def _carry_out(g: AnyGame, action: Action, prompt: Question | None, chance: Chance) -> None:
    g.chance, g.binding = chance, False
    if g.events:
        g.events = []
    asked = chance.asked
    before = len(asked)
    if prompt is None or prompt.sealed or prompt.seat != action.seat:
        _do(g, action, prompt)
    else:
        if not action.keeps:
            g.prompts.remove(prompt)
        action.apply(g, prompt)
    resume(g)
    g.moves += 1
    if n := len(asked) - before:
        _count(g, asked, n)


def _count(g: AnyGame, asked: list[tuple[str, int]], last: int) -> None:
    """Of what chance was asked the last so many are for this action."""
    g.drawn += last
    lots, purpose = g.lots, asked[-1][0]
    if last == 1 or (last == 2 and asked[-2][0] is purpose):
        lots[purpose] = lots.get(purpose, 0) + last
    else:
        for purpose, _ in asked[-last:]:
            lots[purpose] = lots.get(purpose, 0) + 1


def _do(g: AnyGame, action: Action, prompt: Question | None) -> None:
    if prompt is not None and prompt.seat == action.seat:
        if prompt.sealed:
            prompt.answer = [action.key, msgspec.to_builtins(action)]
            return
        if not action.keeps:
            g.prompts.remove(prompt)
    action.apply(g, prompt)


def _answer_by_itself(g: AnyGame, blocking: list[Question]) -> bool:
    """Answer for seats that left and where only one answer is possible."""
    for prompt in blocking:
        if prompt.answer is None:
            if not prompt.forces and not g.gone:
                continue
            answer = prompt.default(g) if prompt.seat in g.gone else prompt.forced(g)
            if answer is not None:
                _do(g, answer, prompt)
                return True
    return False


def _open_sealed(g: AnyGame, sealed: list[Question]) -> None:
    """All answers are in: resolve them together, in turn order."""
    order = g.from_seat(g.rules.mover(g))
    for key in dict.fromkeys(p.kind for p in sealed):
        mine = sorted((p for p in sealed if p.kind == key), key=lambda p: order.index(p.seat))
        for prompt in mine:
            g.prompts.remove(prompt)
        g.rules.prompts[key].resolve(g, [(p, stored(g, p)) for p in mine])
    g.binding = True


def stored(g: AnyGame, prompt: Question) -> Action:
    """The action lying sealed in a prompt."""
    key, values = prompt.answer or ["", None]
    action: Action = msgspec.convert(values, g.rules.actions[key])
    return action


def _take_back(game: G, action: Undo, chance: Chance) -> G:
    g: Any = unpack(game.undo[-1].state, game.rules)
    g.chance = chance
    then, g.settings = g.settings, unpack(pack(game), game.rules).settings
    g.counter, g.moves, g.undo = game.counter, game.moves + 1, game.undo[:-1]
    g.drawn, g.lots = game.drawn, dict(game.lots)  # an outcome is used once, whatever is taken back
    g.rules.restored(g, then)
    g.tell(TakenBack(seat=action.seat))
    return g  # type: ignore[no-any-return]
