"""Votes: what needs the host or a moderator is also done when more than half of the others want it."""

from __future__ import annotations

from msgspec import structs

from bot.lobby.running import abandoned
from bot.seated import Ballot, Seated
from bot.store import Action as Transaction
from bot.time import seats
from game.engine import Refused


def propose(tx: Transaction, table: Seated, ballot: Ballot, user_id: int, *, at_once: bool) -> Seated:
    """Do it for those who may decide alone; else open a vote, with the voice of the one who asks."""
    if not table.playing:
        raise Refused("not_started" if table.game is None else "game_over")
    if at_once:
        return carry_out(tx, table, ballot, "host")
    if user_id not in voters(table, ballot) and user_id != ballot.user:
        raise Refused("not_your_vote")
    _check(table, ballot)
    if find(table, ballot.key) is None:
        table = seats.agree(tx, table, ballots=(*open_ballots(table), ballot))
    if user_id in voters(table, ballot):
        return cast(tx, table, ballot.key, user_id)
    return seats.tell(tx, table, "vote_opened", **_about(table, ballot))


def cast(tx: Transaction, table: Seated, key: str, user_id: int) -> Seated:
    """One voice for it; with more than half of the others it is done."""
    ballot = find(table, key)
    if ballot is None:
        raise Refused("stale_button")
    if user_id not in voters(table, ballot):
        raise Refused("not_your_vote")
    heard = structs.replace(ballot, voices=tuple(dict.fromkeys((*ballot.voices, user_id))))
    lacking = missing(table, heard)
    if lacking <= 0:
        return carry_out(tx, table, heard, "vote")
    others = [b for b in open_ballots(table) if b.key != key]
    after = seats.agree(tx, table, ballots=(*others, heard))
    return seats.tell(tx, after, "voted", n=lacking, **_about(table, heard))


def carry_out(tx: Transaction, table: Seated, ballot: Ballot, why: str) -> Seated:
    """What was decided, and the vote about it is over."""
    left = tuple(b for b in open_ballots(table) if (b.what, b.seat) != (ballot.what, ballot.seat))
    table = seats.agree(tx, table, ballots=left)
    if ballot.what == "stand_in":
        return seats.stand_in(tx, table, ballot.seat, why)
    if ballot.what == "kick":
        return seats.dismiss(tx, table, ballot.seat)
    if ballot.what == "replace":
        return seats.substitute(tx, table, ballot.seat, ballot.user, ballot.name)
    if ballot.what == "abandon":
        return abandoned(tx, table)
    return seats.pause(tx, table) if ballot.what == "pause" else seats.resume(tx, table)


def open_vote(tx: Transaction, table: Seated, seat: int, prompt: int) -> Seated:
    """The others may vote for a stand-in from now on, until the question is answered."""
    ballot = Ballot("stand_in", seat, prompt)
    after = seats.agree(tx, table, ballots=(*(b for b in open_ballots(table) if b.key != ballot.key), ballot))
    return seats.tell(tx, after, "vote_opened", **_about(table, ballot))


# --- who may vote about what -----------------------------------------------------------------------------------------


def open_ballots(table: Seated) -> list[Ballot]:
    """What is voted on now."""
    return [b for b in table.meta.ballots if table.playing and _stands(table, b)]


def find(table: Seated, key: str) -> Ballot | None:
    return next((b for b in open_ballots(table) if b.key == key), None)


def voters(table: Seated, ballot: Ballot) -> list[int]:
    """The people who play, without the one it is about."""
    return [
        s.user_id
        for s in table.seats
        if s.user_id is not None
        and s.seat != ballot.seat
        and s.seat not in table.island.gone
        and (s.stand_in is None or ballot.what == "resume")
    ]


def missing(table: Seated, ballot: Ballot) -> int:
    """How many voices it still needs."""
    allowed = voters(table, ballot)
    return len(allowed) // 2 + 1 - sum(voice in allowed for voice in ballot.voices)


def _stands(table: Seated, ballot: Ballot) -> bool:
    if ballot.what == "stand_in" and table.is_automatic(ballot.seat):
        return False
    return not ballot.prompt or any(p.id == ballot.prompt for p in table.island.waiting_for())


def _check(table: Seated, ballot: Ballot) -> None:
    """What could never be done is not voted on."""
    if ballot.what == "kick" and table.user_at(ballot.seat) is None:
        raise Refused("nobody_there")
    if ballot.what == "replace" and table.seat_of(ballot.user) is not None:
        raise Refused("already_seated")
    if ballot.what == "pause" and table.paused:
        raise Refused("paused")
    if ballot.what == "resume" and not table.paused:
        raise Refused("not_paused")


def _about(table: Seated, ballot: Ballot) -> dict[str, object]:
    return {"what": ballot.what, "seat": ballot.seat, "name": ballot.name}
