"""One clock per turn: how long somebody has been waited for.

The clock of the one whose turn it is covers the whole turn or placement; it stops while the table waits for others, is
paused or rests, and while its owner is away. Somebody asked in another's turn has a clock from that moment on. What
others do, taking back, or the same answer once more never winds a clock back; coming back begins a fresh one.
"""

from __future__ import annotations

from msgspec import structs

from bot.clock import DAY, HOUR
from bot.seated import Chronicle, Clock, Seated, packed
from bot.settings import Pace
from bot.store import Action as Transaction
from bot.store import Person
from bot.time.polite import awake_after, awake_from, letter_from
from bot.time.presence import Presence, presence
from bot.time.waiting import asked
from game.engine import Question

SLOW = DAY  # from this limit on only waking hours count
RAREST = 7 * DAY
AWHILE = HOUR // 2  # after which nobody is still looking
REMEMBERED = 4  # answers from which we know how long somebody usually takes
UNKNOWN = -1


def keep(tx: Transaction, before: Seated, after: Seated) -> Seated:
    """Start, stop and drop clocks, whatever has changed."""
    if after.game is None:
        return after
    after = _remembered(tx, before, after)
    found = {str(seat): _ticked(before, after, seat, tx.now) for seat in range(len(after.seats))}
    return with_clocks(tx, after, {seat: clock for seat, clock in found.items() if clock is not None})


def _remembered(tx: Transaction, before: Seated, after: Seated) -> Seated:
    """How long it took until those who have just answered did: whoever comes in the evening is not called at noon."""
    if before.game is None or after.island.moves == before.island.moves:
        return after
    waits = dict(after.chronicle.waits)
    for seat in range(len(after.seats)):
        clock, here = clock_of(before, seat), presence(after, seat) is Presence.HERE
        if clock is None or clock.about or str(seat) in after.chronicle.silent:
            continue  # whoever sat there anyway shows nothing of when they look in
        if here and _answered(before, after, seat):
            took = tx.now - clock.since + sum(end - begin for begin, end in clock.spent)
            waits[str(seat)] = (*waits.get(str(seat), ()), took)[-REMEMBERED:]
    if waits == after.chronicle.waits:
        return after
    return with_chronicle(tx, after, structs.replace(after.chronicle, waits=waits))


def _answered(before: Seated, after: Seated, seat: int) -> bool:
    """Is a seat asked nothing any more, or something else, in another turn?"""
    now, then = asked(after, seat), asked(before, seat)
    return then is not None and (now is None or before.turn_key != after.turn_key)


def with_clocks(tx: Transaction, table: Seated, clocks: dict[str, Clock]) -> Seated:
    """Write down how the clocks stand."""
    if clocks == table.chronicle.clocks:
        return table
    return with_chronicle(tx, table, structs.replace(table.chronicle, clocks=clocks))


def with_chronicle(tx: Transaction, table: Seated, chronicle: Chronicle) -> Seated:
    tx.save(history=packed(chronicle))
    return table.after(table.record.version, chronicle=chronicle)


def clock_of(table: Seated, seat: int) -> Clock | None:
    """The clock that runs for a seat now."""
    clock = table.chronicle.clocks.get(str(seat))
    return clock if clock is not None and clock.since else None


def reminded(tx: Transaction, table: Seated, seat: int) -> Seated:
    """One reminder more was sent."""
    clocks = dict(table.chronicle.clocks)
    clock = clocks[str(seat)]
    clocks[str(seat)] = structs.replace(clock, reminders=clock.reminders + 1, first=clock.first or tx.now, last=tx.now)
    return with_clocks(tx, table, clocks)


def reminder_key(table: Seated, seat: int) -> str | None:
    """The name of the newest reminder of a seat; None once its question was answered."""
    question, clock = asked(table, seat), clock_of(table, seat)
    return None if question is None or clock is None else f"{seat}/{question.id}/{clock.reminders}"


def _ticked(before: Seated, after: Seated, seat: int, now: int) -> Clock | None:
    question = asked(after, seat)
    runs = question is not None and presence(after, seat) is Presence.HERE
    old = None if _newly_here(before, after, seat) else after.chronicle.clocks.get(str(seat))
    if after.playing and seat == after.island.rules.mover(after.island):
        span = after.turn_key
    elif question is not None:
        span = f"{after.turn_key}/{question.id}"
    else:
        return None
    if old is None or old.span != span:
        away, about = _asked_while_away(before, seat), now - after.chronicle.heard.get(str(seat), 0) < AWHILE
        return Clock(span, now, usual=_usual(after, seat), uncalled=away, about=about) if runs else None
    if _heard(before, question, seat) and str(seat) not in after.chronicle.silent:
        old = structs.replace(old, heard_at=now, heard=old.reminders, uncalled=False)
    if bool(old.since) == runs:
        return old
    return (
        structs.replace(old, since=now) if runs else structs.replace(old, since=0, spent=(*old.spent, (old.since, now)))
    )


def _usual(table: Seated, seat: int) -> int:
    waits = table.chronicle.waits.get(str(seat), ())
    return max(waits) if len(waits) == REMEMBERED else UNKNOWN


def _heard(before: Seated, question: Question | None, seat: int) -> bool:
    """Has somebody answered what they were asked, so that they have just been looking?"""
    then = asked(before, seat) if before.game is not None else None
    return then is not None and (question is None or question.id != then.id)


def _asked_while_away(before: Seated, seat: int) -> bool:
    return before.game is not None and presence(before, seat) is Presence.AWAY and asked(before, seat) is not None


def _newly_here(before: Seated, after: Seated, seat: int) -> bool:
    """Back from a stand-in, or somebody else than before."""
    if before.game is None:
        return True
    stood_in = presence(before, seat) in (Presence.STOOD_IN, Presence.AUTOMATIC)
    return (stood_in and presence(after, seat) is Presence.HERE) or before.user_at(seat) != after.user_at(seat)


# --- when something is due -------------------------------------------------------------------------------------------


def moment_after(clock: Clock, person: Person, pace: Pace, amount: int) -> int:
    """When somebody will have been waited for so long; at slow paces in their waking hours, but never twice as long."""
    if pace.limit < SLOW:
        return clock.since + amount - sum(end - begin for begin, end in clock.spent)
    left = amount
    for begin, end in clock.spent:
        reached = awake_after(person, begin, left)
        if reached <= end:
            return reached
        left -= _awake(person, begin, end)
    return min(awake_after(person, clock.since, left), clock.since + 2 * amount)


def limit_of(clock: Clock, person: Person, pace: Pace, now: int) -> int:
    """When the time of somebody is up: never before a reminder could be read, and no later for having answered."""
    limit = moment_after(clock, person, pace, pace.limit)
    if pace.limit < SLOW or person.reminders == "off":
        return limit
    by_letter, unheard = letter_from(person, clock.since), structs.replace(clock, heard_at=0)
    first = clock.first or max(now, awake_from(person, next_reminder(unheard, person, pace)))
    return max(limit, (first if by_letter is None else by_letter) + pace.repeat)


def next_reminder(clock: Clock, person: Person, pace: Pace, *, rarely: bool = False) -> int:
    """When the next reminder is due: towards a limit at an even pace, where nothing else happens ever more rarely.

    Whoever has just answered knows that it is on them: they are left in peace for as long as after a first call.
    """
    number = rung(clock, person)
    if number < 0:
        return awake_from(person, clock.since)
    latest = pace.limit - pace.repeat
    wait = max(pace.first, min(_habit(clock, pace, rarely=rarely), latest))
    gap = step = min(pace.repeat, (pace.limit - wait) // 2)
    for n in range(number):
        gap = min(RAREST, 3 * pace.first * 2**n) if rarely else step
        wait += gap
    due = moment_after(clock, person, pace, wait)
    if clock.reminders > clock.heard:
        due = max(due, clock.last + (gap if number else pace.first))
    if clock.heard_at:
        due = max(due, min(clock.heard_at + pace.first, moment_after(clock, person, pace, latest)))
    return due


def _habit(clock: Clock, pace: Pace, *, rarely: bool) -> int:
    """How long somebody is left in peace; at a pace of minutes nobody's habit is waited for.

    Of whom too little is known may well be somebody who looks in once a day: a reminder at noon would be one too many.
    """
    if pace.limit < DAY or (rarely and clock.usual == UNKNOWN):
        return 0
    return DAY if clock.usual == UNKNOWN else clock.usual * 6 // 5


def rung(clock: Clock, person: Person) -> int:
    """How many reminders came since they last answered; below zero while somebody cannot know that it is on them.

    They slept or were on vacation when they were asked, or others took long to answer in the middle of their turn.
    """
    kept_waiting = bool(clock.spent) and clock.since - clock.spent[-1][1] >= AWHILE
    unaware = clock.uncalled or kept_waiting or awake_from(person, clock.since) > clock.since
    return clock.reminders - clock.heard - (unaware and clock.since > clock.heard_at)


def _awake(person: Person, begin: int, end: int) -> int:
    """How much of a span of time lies in somebody's waking hours."""
    low, high = 0, end - begin
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if awake_after(person, begin, middle) <= end else (low, middle - 1)
    return low
