"""The turn: whose it is, with how many dice, how it is scored, and when the game is over."""

from __future__ import annotations

from game.dice.points import end, points_of
from game.dice.questions import BuildingPhase, FirstRoll
from game.dice.table import DiceGame, Throw
from game.dice.told import FinalScore, TurnScored
from game.engine.game import Result
from game.engine.told import TurnBegan, TurnEnded


def start_turn(g: DiceGame, seat: int) -> None:
    """A turn begins with a roll of all dice."""
    turn = g.table.turn
    turn.number += 1
    turn.part_number += 1
    turn.owner = turn.actor = seat
    g.table.sheets[seat].throw = Throw(dice_in(g, turn.number))
    g.tell(TurnBegan(seat=seat, turn=turn.number))
    g.ask(seat, FirstRoll())


def start_all(g: DiceGame) -> None:
    """Where turns are independent everybody has one at once; the starting player is shown first (DICE-O1)."""
    for seat in reversed(g.from_seat(g.table.first)):
        start_turn(g, seat)


def dice_in(g: DiceGame, number: int) -> int:
    """How many dice the n-th turn of the whole game has (DICE-05, DICE-43)."""
    first = g.rules.side.first_dice
    return first[number - 1] if number <= len(first) else g.rules.box.dice


def go_on(g: DiceGame, seat: int) -> None:
    """After a build or a changed die: more of it, or the end of the turn when no die is left (DICE-55)."""
    if g.over is not None:
        return
    if g.table.sheets[seat].throw.free:
        g.ask(seat, BuildingPhase())
    else:
        end_turn(g, seat)


def end_turn(g: DiceGame, seat: int) -> None:
    """Score the turn, then the next one begins; dice that are left are lost (DICE-15)."""
    sheet, side = g.table.sheets[seat], g.rules.side
    if side.turns:
        built = sheet.throw.built
        points = sum(side.symbols[symbol].points for symbol in built) if built else side.empty_turn
        sheet.boxes.append(points)
        g.tell(TurnScored(seat=seat, points=points, box=len(sheet.boxes), built=bool(built)))
    else:
        g.tell(TurnEnded(seat=seat))
    sheet.turns += 1
    sheet.throw = Throw()
    next_turn(g, seat)


def next_turn(g: DiceGame, seat: int) -> None:
    """The turn after one of this seat: the next player's, or the own next one where turns are independent."""
    if g.rules.flag("independent"):
        if has_turns(g, seat):
            start_turn(g, seat)
        if g.prompts:
            _show(g, seat)
        else:
            finish(g)
        return
    following = next((s for s in g.from_seat((seat + 1) % g.rules.players) if has_turns(g, s)), None)
    if following is None:
        finish(g)
    else:
        start_turn(g, following)


def has_turns(g: DiceGame, seat: int) -> bool:
    limit = g.rules.side.turns
    return seat not in g.gone and (not limit or g.table.sheets[seat].turns < limit)


def _show(g: DiceGame, seat: int) -> None:
    """Of those who play at once the next one after this seat is shown first."""
    waiting = {p.seat for p in g.prompts}
    order = g.from_seat((seat + 1) % g.rules.players)
    g.table.turn.owner = g.table.turn.actor = next((s for s in order if s in waiting), seat)


def finish(g: DiceGame) -> None:
    """The game is over: the highest score of those who stayed wins, equal ones together (DICE-37)."""
    present = [seat for seat in g.seats if seat not in g.gone]
    scores = {seat: points_of(g, seat) for seat in present}
    if g.rules.side.turns:
        for seat, points in scores.items():
            g.tell(FinalScore(seat=seat, points=points))
    best = max(scores.values(), default=0)
    end(g, Result(tuple(seat for seat in present if scores[seat] == best)))
