"""While you were away: what a person who comes back reads before anything else."""

from __future__ import annotations

from msgspec import structs

from bot.absences import Absence
from bot.clock import SECOND
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Action as Transaction
from bot.time.clocks import with_chronicle
from bot.time.hands import meanwhile
from bot.time.presence import Presence, presence
from game.look import Text


def keep(tx: Transaction, before: Seated, after: Seated) -> Seated:
    """Whoever goes is remembered with how everything stood; whoever is back has been told."""
    if after.game is None:
        return after
    old, now = after.chronicle.absences, dict[str, Absence]()
    for who in after.seats:
        if presence(after, who.seat) in (Presence.STOOD_IN, Presence.AWAY):
            now[str(who.seat)] = old.get(str(who.seat)) or _from_now(tx, after)
    return after if now == old else with_chronicle(tx, after, structs.replace(after.chronicle, absences=now))


def _from_now(tx: Transaction, table: Seated) -> Absence:
    return Absence(tx.now, table.island.table.turn.number, _points(table))


def _points(table: Seated) -> tuple[int, ...]:
    return tuple(sum(table.tally(seat).values()) for seat in range(len(table.seats)))


def welcome_words(speech: Speech, before: Seated, after: Seated, seat: int, user: int) -> str:
    """What somebody missed, and in whose hands their cards were; nothing for one who was not away."""
    absence = before.chronicle.absences.get(str(seat))
    lines = [] if absence is None else _missed(speech.at(after), after, absence)
    return "\n".join([*lines, *meanwhile(speech, after, seat, user)])


def _missed(speech: Speech, table: Seated, absence: Absence) -> list[str]:
    """Who gained what, who built what, and how the points stand."""
    turns = table.island.table.turn.number - absence.turn
    head = speech.say("away-title"), speech.say("away-since", since=f"<t:{absence.since // SECOND}:R>", n=turns)
    points = _points(table)
    return [*head, *(_line(speech, absence, seat, points[seat]) for seat in range(len(table.seats)))]


def _line(speech: Speech, absence: Absence, seat: int, now: int) -> str:
    then = absence.points[seat] if seat < len(absence.points) else 0
    parts = [
        speech.say("away-points", name=speech.player(seat), then=then, now=now, more="yes" if now != then else "no")
    ]
    if cards := absence.gained.get(str(seat)):
        parts.append(speech.say("away-gained", cards=speech.words.cards(cards)))
    if made := absence.made.get(str(seat)):
        things = [speech.say("away-thing", n=n, thing=speech(Text(key))) for key, n in made.items()]
        parts.append(speech.say("away-made", things=", ".join(things)))
    return speech.say("away-line", parts="; ".join(parts))
