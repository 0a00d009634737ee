"""Votes: what is not one's own to decide is done when more than half of the others want it.

Whoever plays is an opponent, the host and moderators included: about somebody else's seat they only propose, and their
own voice does not count. A seat changes hands by its owner's word, by the vote of the others, or, where nobody sits
there or an automatic player stands in, by somebody who keeps the peace and does not play. Who sits down agrees first.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from bot.lobby.running import abandoned
from bot.moves import Unchanged
from bot.names import shown
from bot.seated import Ballot, Seated
from bot.store import Action as Transaction
from bot.time import seats
from bot.time.arriving import arrive
from bot.time.hands import deserted, held
from bot.time.presence import resting
from bot.time.seats import Decision
from game.engine import Refused

SEAT = ("stand_in", "kick", "replace")
ROUNDS = 2  # after which a vote that nobody decided is over


class Asker(NamedTuple):
    """Who wants something done, and what they are here: do they run the table, do they neither play nor ever did?"""

    user: int
    name: str
    runs: bool = False
    referee: bool = False


def propose(tx: Transaction, table: Seated, ballot: Ballot, asker: Asker) -> Seated:
    """Do it for those whose word is enough; else open a vote of the others."""
    if not table.playing:
        raise Refused("not_started" if table.game is None else "game_over")
    ballot = structs.replace(
        ballot,
        about=(table.user_at(ballot.seat) or 0) if ballot.seat >= 0 else 0,
        by=asker.user,
        turn=table.island.table.turn.number,
        agreed=ballot.user == asker.user,
    )
    if resting(table) and ballot.about != asker.user:
        table = arrive(tx, table, asker.user)  # nobody was there, and now somebody is
    _check(table, ballot)
    if word := _word(tx, table, ballot, asker):
        return _settled(tx, table, structs.replace(ballot, word=word, given=asker.name))
    known = find(table, ballot.key)
    if known is not None and known.user == asker.user:
        return sit_down(tx, table, known.key, asker.user)
    if known is None and table.seat_of(asker.user) is None:
        raise Refused("ask_a_player" if ballot.what == "replace" else "not_your_vote")
    if not voters(table, known or ballot):
        raise Refused("nobody_to_vote")
    if known is not None or asker.user in voters(table, ballot):
        return cast(tx, _with(tx, table, known or ballot), ballot.key, asker.user)
    return seats.tell(tx, _with(tx, table, ballot), "vote_opened", **_about(table, ballot))


def _word(tx: Transaction, table: Seated, ballot: Ballot, asker: Asker) -> str:
    """Why somebody may decide this alone; empty if they may not."""
    if ballot.what not in SEAT:
        return "host" if asker.runs else ""
    if ballot.about == asker.user:
        return "own"
    free = ballot.what != "replace" or table.is_automatic(ballot.seat) or _silent(table, ballot.seat)
    if asker.referee and free and ballot.user != asker.user:
        return "moderator"
    people = [s.seat for s in table.seats if s.user_id not in (None, asker.user)]
    plays = table.seat_of(asker.user) is not None
    return "alone" if plays and all(deserted(table, seat, tx.now) for seat in {*people, ballot.seat}) else ""


def cast(tx: Transaction, table: Seated, key: str, user_id: int) -> Seated:
    """One voice for it; that of the person whose seat somebody would take over is enough."""
    ballot = find(table, key)
    if ballot is None:
        raise Refused("stale_button")
    if ballot.about == user_id and ballot.what == "replace":
        return _settled(tx, table, structs.replace(ballot, word="own", given=table.names[ballot.seat]))
    if user_id not in voters(table, ballot):
        raise Refused("not_your_proposal" if user_id == ballot.by else "not_your_vote")
    if user_id in ballot.voices and find(table, key) == ballot and missing(table, ballot) > 0:
        raise Unchanged
    if user_id in ballot.voices:
        raise Refused("already_voted")
    return _settled(tx, table, structs.replace(ballot, voices=(*ballot.voices, user_id)))


def sit_down(tx: Transaction, table: Seated, key: str, user_id: int) -> Seated:
    """The person who was asked to take a seat over wants to."""
    ballot = find(table, key)
    if ballot is None:
        raise Refused("stale_button")
    if ballot.user != user_id:
        raise Refused("not_asked", name=shown(ballot.name))
    if ballot.agreed and not ballot.word and missing(table, ballot) > 0:
        raise Unchanged
    return _settled(tx, table, structs.replace(ballot, agreed=True))


def _settled(tx: Transaction, table: Seated, ballot: Ballot) -> Seated:
    """Carry it out when nothing is missing, else write down how far it is."""
    lacking = 0 if ballot.word else max(0, missing(table, ballot))
    if not lacking and (ballot.what != "replace" or ballot.agreed):
        voted = [table.names[seat] for voice in ballot.voices if (seat := table.seat_of(voice)) is not None]
        by = (ballot.given,) if ballot.word else tuple(voted)
        return carry_out(tx, table, ballot, Decision(ballot.word or "vote", by))
    after = _with(tx, table, ballot)
    if not lacking:
        return seats.tell(tx, after, "seat_offered", **_about(table, ballot))
    return seats.tell(tx, after, "voted", n=lacking, **_about(table, ballot))


def carry_out(tx: Transaction, table: Seated, ballot: Ballot, decision: Decision) -> Seated:
    """What was decided, and the vote about it is over."""
    left = tuple(b for b in open_ballots(table) if (b.what, b.seat) != (ballot.what, ballot.seat))
    table = seats.agree(tx, table, ballots=left)
    if ballot.what == "stand_in":
        return seats.stand_in(tx, table, ballot.seat, decision)
    if ballot.what == "kick":
        return seats.dismiss(tx, table, ballot.seat, decision)
    if ballot.what == "replace":
        return seats.substitute(tx, table, ballot.seat, ballot.user, ballot.name, decision)
    if ballot.what == "abandon":
        return abandoned(tx, table, decision)
    return (seats.pause if ballot.what == "pause" else seats.resume)(tx, table, decision)


def open_vote(tx: Transaction, table: Seated, seat: int, prompt: int) -> Seated:
    """The others may vote for a stand-in from now on, until the question is answered."""
    turn, about = table.island.table.turn.number, table.user_at(seat) or 0
    ballot = Ballot("stand_in", seat, prompt, about=about, turn=turn)
    if not voters(table, ballot):
        return _with(tx, table, ballot)  # a moderator may see that somebody is silent; nobody is told of a vote
    return seats.tell(tx, _with(tx, table, ballot), "vote_opened", **_about(table, ballot))


def _with(tx: Transaction, table: Seated, ballot: Ballot) -> Seated:
    return seats.agree(tx, table, ballots=(*(b for b in open_ballots(table) if b.key != ballot.key), ballot))


# --- who may vote about what -----------------------------------------------------------------------------------------


def open_ballots(table: Seated) -> list[Ballot]:
    """What is voted on now."""
    return [b for b in table.meta.ballots if table.playing and _stands(table, b)]


def find(table: Seated, key: str) -> Ballot | None:
    return next((b for b in open_ballots(table) if b.key == key), None)


def voters(table: Seated, ballot: Ballot) -> list[int]:
    """The people who play; about a seat neither its owner nor the one who proposed it."""
    return [
        s.user_id
        for s in table.seats
        if s.user_id is not None
        and s.seat != ballot.seat
        and s.seat not in table.island.gone
        and (s.stand_in is None or ballot.what == "resume")
        and (ballot.what not in SEAT or s.user_id != ballot.by)
    ]


def missing(table: Seated, ballot: Ballot) -> int:
    """How many voices it still needs."""
    allowed = voters(table, ballot)
    return len(allowed) // 2 + 1 - sum(voice in allowed for voice in ballot.voices)


def _silent(table: Seated, seat: int) -> bool:
    """Reminded in vain so often that the clock has opened a vote."""
    return any(b.seat == seat and b.what == "stand_in" and not b.by for b in open_ballots(table))


def _stands(table: Seated, ballot: Ballot) -> bool:
    """Whether the reason of a vote is still there."""
    if table.island.table.turn.number > ballot.turn + ROUNDS * len(table.seats):
        return False
    if ballot.what in SEAT and (table.user_at(ballot.seat) or 0) != ballot.about:
        return False
    try:
        _check(table, ballot)
    except Refused:
        return False
    return not ballot.prompt or any(p.id == ballot.prompt for p in table.island.waiting_for())


def _check(table: Seated, ballot: Ballot) -> None:
    """What could never be done is not voted on."""
    if ballot.what in SEAT and ballot.seat in table.island.gone:
        raise Refused("nobody_there")
    if ballot.what == "kick" and table.user_at(ballot.seat) is None:
        raise Refused("nobody_there")
    if ballot.what == "stand_in" and (table.is_automatic(ballot.seat) or table.user_at(ballot.seat) is None):
        raise Refused("nobody_there")
    if ballot.what == "replace" and table.seat_of(ballot.user) is not None:
        raise Refused("already_seated")
    if ballot.what == "replace" and held(table, ballot.user) - {ballot.seat}:
        raise Refused("knows_a_hand", name=shown(ballot.name))
    if ballot.what == "pause" and table.paused:
        raise Refused("paused")
    if ballot.what == "resume" and not table.paused:
        raise Refused("not_paused")


def _about(table: Seated, ballot: Ballot) -> dict[str, object]:
    asks = table.seat_of(ballot.by) if ballot.by else None
    seat = shown(table.names[ballot.seat]) if ballot.seat >= 0 else ""
    about = {"what": ballot.what, "seat": seat, "name": shown(ballot.name)}
    return {**about, "why": "silent"} if asks is None else {**about, "why": "asked", "other": shown(table.names[asks])}
