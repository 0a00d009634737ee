"""The turn: whose it is, its phases as steps, and the stages of a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.land import touch
from game.engine import Action, Step

if TYPE_CHECKING:
    from game.table import Island

AFTER = ("income", "after_roll")
STAGES = {  # steps in order (ATX-18); those of a hook's name are left out where nobody answers it
    "turn": ("turn_started", "before_roll", "main", "turn_ended", "between"),
    "roll": ("throw", "throw_told", "roll_event", "roll_omen", "outcome"),
    "seven": ("seven_gifts", "discards", "ask_robber", *AFTER),
    "number": ("produce", "picks", "consolation", "eruption", "flood", *AFTER),
}

PHASES = {name: Step(name) for name in ("before_roll", "main")}


def mover(g: Island) -> int:
    """The seat that acts: the turn owner, or the actor of a part of its own."""
    return g.table.turn.actor


def may_act(g: Island, action: Action) -> bool:
    """The one who acts, and in a turn the others with their offers (BASE-35)."""
    return action.seat == mover(g) or (action.by != "holder" and g.table.turn.part == "turn")


def start_turn(g: Island, seat: int) -> None:
    """The next seat becomes owner; a seat that left is passed over."""
    seat = next_present(g, seat)
    turn = g.table.turn
    turn.number += 1
    begin_part(g, seat, "turn")
    turn.owner = seat
    turn.rolled = turn.closed_trade = False
    turn.red = turn.yellow = 0
    turn.card = ""
    turn.got, turn.dealt = [0] * g.rules.players, [0] * g.rules.players
    g.tell("turn_began", seat=seat, turn=turn.number)
    g.queued += g.rules.stages["turn"]
    g.then("start_turn", seat=(seat + 1) % g.rules.players)


def begin_part(g: Island, seat: int, part: str) -> None:
    """A turn, or a part of somebody else's, begins: "once in a turn" counts anew."""
    turn = g.table.turn
    turn.actor, turn.part = seat, part
    turn.part_number += 1
    g.unsettled = True  # whose turn it is decides who may win
    if turn.new_harbours:
        turn.new_harbours = []
        touch(g)
    g.rules.part_began(g)


def next_present(g: Island, seat: int) -> int:
    return next(s for s in g.from_seat(seat) if s not in g.gone) if g.gone else seat


def before_roll(g: Island) -> None:
    _stay(g, "before_roll")
    g.ask(g.table.turn.owner, "before_roll")


def main(g: Island) -> None:
    """The free part of the turn; in mode split first trading, then building."""
    turn = g.table.turn
    _stay(g, "main")
    if g.rules.option("turn_mode") == "combined":
        g.ask(turn.owner, "main")
    else:
        g.ask(turn.owner, "build" if turn.closed_trade else "trade")


def leave_step(g: Island, name: str) -> None:
    """Take the step off the agenda that keeps a phase open."""
    if not g.agenda or g.agenda[0].name != name:
        raise RuntimeError(f"{name} is not the phase in force")
    g.agenda.pop(0)


def roll_stages(g: Island) -> None:
    g.queued += g.rules.stages["roll"]


def outcome(g: Island) -> None:
    """The number lies: everything that follows from it, one step each (ATX-18)."""
    g.queued += g.rules.stages["seven" if g.table.turn.number_rolled == 7 else "number"]


def nothing(g: Island) -> None:
    """A stage that is empty unless a module replaces it."""


def _stay(g: Island, name: str) -> None:
    g.agenda.insert(0, PHASES[name])
