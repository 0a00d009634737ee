"""Who plays a seat while its person is away, and whether anybody plays at all."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from bot.moves import packed_action, packed_draws
from bot.names import clean, distinct, shown
from bot.seated import Ballot, Change, Seated, packed, saved
from bot.store import Action as Transaction
from bot.store import Seat
from bot.time.hands import moment, noted, spells
from game.engine import Chance, Event, Refused, submit
from game.engine.log import entry

INSTEAD = "steady"


class Decision(NamedTuple):
    """Why something is done, and the names of those who wanted it."""

    why: str  # own, vote, moderator, alone, host, time_up
    by: tuple[str, ...] = ()


OWN, TIME_UP = Decision("own"), Decision("time_up")


def stand_in(tx: Transaction, table: Seated, seat: int, decision: Decision) -> Seated:
    """An automatic player sits in for a person until they return, in the style the table chose; one line says so."""
    person = table.user_at(seat)
    if person is None or table.is_automatic(seat):
        raise Refused("nobody_there")
    after = _with_seat(tx, table, structs.replace(table.seats[seat], stand_in=str(table.option("stand_in"))))
    after = _handed(tx, after, Change(seat, tx.now, 0, "", person, table.names[seat], decision.why, decision.by))
    return tell(tx, after, "stand_in", seat=shown(table.names[seat]), **told(decision))


def return_to(tx: Transaction, table: Seated, seat: int) -> Seated:
    """The person plays again."""
    if table.seats[seat].stand_in is None:
        raise Refused("nobody_stands_in")
    since = next((c.at for c in reversed(table.meta.changes) if c.seat == seat and not c.user), None)
    after = _with_seat(tx, table, structs.replace(table.seats[seat], stand_in=None))
    after = _handed(tx, after, Change(seat, tx.now, table.user_at(seat) or 0, table.names[seat], 0, "", "back"))
    if since is None:
        return tell(tx, after, "came_back", seat=seat)
    return tell(tx, after, "came_back_after", seat=shown(table.names[seat]), since=moment(since))


def dismiss(tx: Transaction, table: Seated, seat: int, decision: Decision) -> Seated:
    """Somebody is asked to leave; an automatic player takes the seat until a substitute comes."""
    person = table.user_at(seat)
    if person is None:
        raise Refused("nobody_there")
    after = _without_plans(tx, _with_seat(tx, table, Seat(seat, automatic=INSTEAD)), seat)
    after = _handed(tx, after, Change(seat, tx.now, 0, "", person, table.names[seat], decision.why, decision.by))
    return tell(tx, after, "dismissed", seat=shown(table.names[seat]), **told(decision))


def substitute(tx: Transaction, table: Seated, seat: int, user_id: int, name: str, decision: Decision) -> Seated:
    """Somebody else takes a seat over for good, in the middle of a game."""
    old, since = table.names[seat], next((s.since for s in reversed(spells(table, seat))), 0)
    others = tuple(n for i, n in enumerate(table.names) if i != seat)
    new = distinct(clean(name), others)
    names = tuple(new if i == seat else n for i, n in enumerate(table.names))
    after = _without_plans(tx, agree(tx, table, names=names), seat)
    after = _with_seat(tx, after, Seat(seat, user_id))
    before = table.user_at(seat) or 0
    after = _handed(tx, after, Change(seat, tx.now, user_id, new, before, old, decision.why, decision.by))
    if user_id in [s.user for s in spells(table, seat)]:
        return tell(tx, after, "seat_back", name=shown(new), old=shown(old), since=moment(since), **told(decision))
    return tell(tx, after, "seat_taken", name=shown(new), old=shown(old), **told(decision))


def pause(tx: Transaction, table: Seated, decision: Decision) -> Seated:
    """Nobody plays and nothing is due until the game goes on."""
    if table.paused:
        raise Refused("paused")
    return tell(tx, agree(tx, table, paused=True), "paused", **told(decision))


def resume(tx: Transaction, table: Seated, decision: Decision) -> Seated:
    """The game goes on, every wait begins anew."""
    if not table.paused:
        raise Refused("not_paused")
    return tell(tx, agree(tx, table, paused=False), "resumed", **told(decision))


def told(decision: Decision) -> dict[str, object]:
    """A decision as an event carries it: names, for a seat may be called otherwise when it is read."""
    return {"why": decision.why, "by": ", ".join(map(shown, decision.by))}


# --- writing ---------------------------------------------------------------------------------------------------------


def agree(tx: Transaction, table: Seated, **changes: object) -> Seated:
    """Write down something the table has agreed on."""
    meta = structs.replace(table.meta, **changes)
    tx.save(meta=packed(meta))
    return table.after(table.record.version, meta=meta, record={"meta": packed(meta)})


def tell(tx: Transaction, table: Seated, key: str, **args: object) -> Seated:
    """A line of the table message, though no part of the rules."""
    chronicle = table.chronicle.adding(table.turn_key, [Event(key, args)])
    tx.save(history=packed(chronicle))
    return table.after(table.record.version, chronicle=chronicle)


def _with_seat(tx: Transaction, table: Seated, seat: Seat) -> Seated:
    seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
    tx.seats(list(seats))
    return table.after(table.record.version, seats=seats)


def _handed(tx: Transaction, table: Seated, change: Change) -> Seated:
    """Write a change of hands down; votes about that seat are over, what its person has offered is not."""
    left = tuple(b for b in table.meta.ballots if b.seat != change.seat or _offered(table, b))
    return agree(tx, table, changes=noted(table, change), ballots=left)


def _offered(table: Seated, ballot: Ballot) -> bool:
    return ballot.word == OWN.why and ballot.about == table.user_at(ballot.seat)


def _without_plans(tx: Transaction, table: Seated, seat: int) -> Seated:
    """Neither what its person has set for themselves stays, nor what others have set about them in private."""
    table = _without_orders(tx, table, seat)
    plans = {s: plans for s, plans in table.meta.plans.items() if s != str(seat)}
    muted = {s: tuple(o for o in others if o != seat) for s, others in table.meta.muted.items() if s != str(seat)}
    return agree(tx, table, plans=plans, muted=muted)


def _without_orders(tx: Transaction, table: Seated, seat: int) -> Seated:
    """What stands in the game is taken back by actions of the game, so that its log still tells everything."""
    game, told = table.island, list[Event]()
    for kind in game.rules.anyone_actions:
        for action in list(kind.taken_back(game, seat)):
            game = submit(game, action, Chance.replaying(()))
            line = entry(action, [])
            tx.log(seat, packed_action(line.key, line.values), packed_draws(line.drawn))
            told += game.events
    if game is table.island:
        return table
    chronicle = table.chronicle.adding(table.turn_key, told)
    tx.save(snapshot=saved(game), history=packed(chronicle))
    return table.after(table.record.version, game=game, chronicle=chronicle)
