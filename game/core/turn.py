"""The turn: whose it is, its phases as steps, and the stages of a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.land import touch
from game.engine import Action, Question
from game.engine.told import TurnBegan

if TYPE_CHECKING:
    from game.table import Island

STAGES = {  # steps in order (ATX-18); those of a hook's name are left out where nobody answers it
    "turn": ("turn_started", "before_roll", "main", "turn_ended", "between"),
    "roll": ("throw", "throw_told", "roll_event", "roll_omen", "outcome"),
    "seven": ("seven_gifts", "discards", "ask_robber", "income"),
    "number": ("produce", "picks", "consolation", "eruption", "flood", "income"),
}

TOLD = {"throw_told": "thrown"}  # stages that only tell, unless somebody answers the hook
SEVEN = 7


def mover(g: Island) -> int:
    """The seat that acts: the turn owner, or the actor of a part of its own."""
    return g.table.turn.actor


def may_act(g: Island, action: Action) -> bool:
    """The one who acts, and in a turn the others with their offers (BASE-35)."""
    return action.seat == mover(g) or (action.by != "holder" and g.table.turn.part == "turn")


def start_turn(g: Island, seat: int) -> object:
    """The next seat becomes owner; a seat that left is passed over."""
    turn, rules, players = g.table.turn, g.rules, g.rules.players
    if g.gone:
        seat = next_present(g, seat)
    turn.number += 1
    begin_part(g, seat, "turn")
    turn.owner = seat
    turn.rolled = turn.closed_trade = False
    turn.red = turn.yellow = 0
    turn.card = ""
    turn.got, turn.dealt = [0] * players, [0] * players
    stages = rules.turns[seat]
    if g.quiet and rules.plain_turns and not g.held:
        if g.unsettled:
            rules.settle(g)
        if g.over is None:
            g.agenda[:0] = stages
            return rules.phases["before_roll"](g)
    else:
        g.tell(TurnBegan(seat=seat, turn=turn.number))
        g.queued += stages
    return None


def begin_part(g: Island, seat: int, part: str) -> None:
    """A turn, or a part of somebody else's, begins: "once in a turn" counts anew."""
    turn = g.table.turn
    turn.actor, turn.part = seat, part
    turn.part_number += 1
    if turn.new_harbours:
        turn.new_harbours = []
        if g.rules.split:
            touch(g)  # harbours reached in the part before serve now
        else:
            g.table.version += 1
    if not g.memo.get("calm"):
        g.unsettled = True  # whose turn it is decides who may win
    if g.rules.marked_parts:
        g.rules.part_began(g)


def next_present(g: Island, seat: int) -> int:
    return next(s for s in g.from_seat(seat) if s not in g.gone) if g.gone else seat


def leave_step(g: Island, name: str) -> None:
    """Take the step off the agenda that keeps a phase open."""
    agenda = g.agenda
    if not agenda or agenda[0].name != name:
        raise RuntimeError(f"{name} is not the phase in force")
    del agenda[0]


def roll_stages(g: Island) -> None:
    """The dice and what they bring; at once where that is all there is to it."""
    if g.quiet and g.rules.plain_roll:
        turn = g.table.turn
        turn.red, turn.yellow = dice = g.chance.dice("dice")
        if sum(dice) != SEVEN:
            g.rules.steps["produce"](g)
        else:
            run(g, "seven")
    else:
        run(g, "roll")


def outcome(g: Island) -> None:
    """The number lies: everything that follows from it, one step each (ATX-18)."""
    turn = g.table.turn
    run(g, "seven" if turn.red + turn.yellow == SEVEN else "number")


def run(g: Island, name: str) -> None:
    """Stages in order, one step each; in a simulation at once for as long as none asks, queues or changes anything."""
    if not g.quiet:
        g.queued += g.rules.stages[name]
        return
    for at, stage in g.rules.runs[name]:
        if g.queued or g.unsettled or g.prompts:
            g.queued += g.rules.stages[name][at:]
            return
        stage(g)


def go_on(g: Island, step: str, **args: Any) -> None:
    """The last thing an action or step does: queue a step, or in a simulation take it at once if nothing is between."""
    if g.quiet and not (g.queued or g.unsettled or g.prompts):
        g.rules.steps[step](g, **args)
    else:
        g.then(step, **args)


def nothing(g: Island) -> None:
    """A stage that is empty unless a module replaces it."""


def ask_owner(g: Island, kind: str) -> Question:
    """Ask the owner of the turn what to do in a phase: in short what `g.ask` does."""
    g.counter = number = g.counter + 1
    question = g.rules.prompts[kind](id=number, seat=g.table.turn.owner)
    g.prompts.append(question)
    return question
