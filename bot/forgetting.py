"""Everything kept about one person: gathered into one file, or forgotten everywhere.

Columns are the store's (store/keeping.py); here are the packed documents of games, which hold names and votes. A person
who is forgotten becomes a player without a name: what the others did and won stays as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import msgspec

from bot.names import shown
from bot.store import Game, Seat, Stale, Status, Store
from game.fair.source import NOBODYS, without_luck

NAMELESS = "?"
INSTEAD = "steady"  # who plays on for somebody in the middle of a game
NAMED = ("name", "names", "old", "given", "by", "player", "seat", "other")  # where names stand in documents
VOICES = ("votes", "consents", "voices", "ready", "moderators")  # lists of people
OF_SEATS = ("plans", "away", "gone", "holidays", "muted")  # what the person of a seat has said, by seat
TRIES = 5


async def gathered(store: Store, user_id: int) -> dict[str, object]:
    """What is kept about somebody, for people and machines to read."""
    rows = await store.keeping.of_person(user_id)
    seats = {(game_id, seat) for game_id, seat in rows["seats"]}
    games = [_described(game, seats, user_id) for game in await store.keeping.games_of(user_id)]
    return {
        "user": str(user_id),
        "settings": [msgspec.json.decode(settings) for (settings,) in rows["settings"]],
        "games": games,
        "actions": [
            {"game": game, "number": seq, "seat": seat, "action": msgspec.msgpack.decode(action), "at": at}
            for game, seq, seat, action, at in rows["actions"]
        ],
        "results": [
            {"game": game, "finished_at": at, "points": points, "rank": rank}
            for game, at, points, rank in rows["results"]
        ],
        "departures": [{"game": game, "at": at} for game, at in rows["departures"]],
        "letters": [{"kind": kind, "at": at} for kind, at in rows["letters"]],
    }


def _described(game: Game, seats: set[tuple[int, int]], user_id: int) -> dict[str, object]:
    document = msgspec.msgpack.decode(game.meta)
    names, luck = document.get("names", []), document.get("luck", [])
    mine = [seat for seat in range(len(names)) if (game.id, seat) in seats]
    place = {"server": str(game.guild_id), "channel": str(game.channel_id)}
    when = {"created_at": game.created_at, "started_at": game.started_at, "ended_at": game.ended_at}
    own = {"names": [names[s] for s in mine], "luck": [each["text"] for each in luck if each.get("user") == user_id]}
    said = {
        key: {seat: document[key][str(seat)] for seat in mine if str(seat) in document.get(key, {})} for key in OF_SEATS
    }
    return {"game": game.id, **place, "status": game.status, **when, "seats": mine, **own, **said}


def as_file(found: dict[str, object]) -> bytes:
    """The same as a document."""
    return json.dumps(found, ensure_ascii=False, indent=1, default=repr).encode()


# --- forgetting -------------------------------------------------------------------------------------------------------


async def forget(store: Store, user_id: int) -> list[int]:
    """Take somebody out of everything; the numbers of the games that were changed by it."""
    changed, after = list[int](), 0
    while games := await store.keeping.all_games(after):
        after = games[-1].id
        changed += [game.id for game in games if await _gone_from(store, game, user_id)]
    await store.keeping.forget(user_id)
    return changed


async def _gone_from(store: Store, game: Game, user_id: int) -> bool:
    """The same for one game, in which others may be playing just now."""
    for left in reversed(range(TRIES)):
        try:
            return await _without(store, game, user_id)
        except Stale:
            if not left:
                raise
        game = await store.games.load(game.id)
    raise AssertionError("unreachable")


async def _without(store: Store, game: Game, user_id: int) -> bool:
    """One game without a person; whoever plays there still sees an automatic player instead."""
    seats = await store.games.seats(game.id)
    names = _names(game, seats, user_id)
    meta = _agreed(game, seats, user_id, names)
    history = rewritten(game.history, user_id, names) if game.history else None
    sits = any(seat.user_id == user_id for seat in seats)
    if not sits and game.host_id != user_id and meta == game.meta and history == game.history:
        return False
    live = game.status in (Status.LOBBY, Status.ACTIVE)
    left = [Seat(s.seat, None, INSTEAD if live else s.automatic) if s.user_id == user_id else s for s in seats]
    people = [seat.user_id for seat in left if seat.user_id]
    async with store.action(game.id, game.version) as tx:
        host = game.host_id if game.host_id != user_id else (people[0] if people else 0)
        tx.save(meta=meta, history=history, host_id=host)
        tx.seats(left)
        if live and not people:
            tx.save(status=Status.ABANDONED)
        elif game.status == Status.ACTIVE:
            tx.arm("automatic", tx.now)
        if live:
            tx.post("show", b"", channel_id=game.channel_id, key=f"game-{game.id}")
        if not store.share.has(game.guild_id):
            tx.tell_owner(game.guild_id)
    return True


def _names(game: Game, seats: Sequence[Seat], user_id: int) -> set[str]:
    """What somebody is or was called in a game: where they sit or sat, might have sat, or added luck."""
    document = msgspec.msgpack.decode(game.meta)
    names = document.get("names", [])
    found = {names[s.seat] for s in seats if s.user_id == user_id and s.seat < len(names)}
    found |= {change["old"] for change in document.get("changes", []) if change.get("old_user") == user_id}
    for key in ("changes", "ballots", "luck"):
        found |= {each["name"] for each in document.get(key, []) if each.get("user") == user_id}
    return {name for name in found if name and name != NAMELESS}


def _agreed(game: Game, seats: Sequence[Seat], user_id: int, names: set[str]) -> bytes:
    """What the table has agreed on, without what only this person has said; no outcome of the dice changes by it."""
    document = msgspec.msgpack.decode(game.meta)
    luck, mine = document.get("luck", []), {str(seat.seat) for seat in seats if seat.user_id == user_id}
    places = {n for n, added in enumerate(luck) if added.get("user") == user_id}
    if terms := document.get("terms"):
        nobodys = {"user": 0, "name": NOBODYS[0], "text": NOBODYS[1]}
        document["terms"] = without_luck(terms, places)
        document["luck"] = [nobodys if n in places else added for n, added in enumerate(luck)]
    elif luck:
        document["luck"] = [added for n, added in enumerate(luck) if n not in places]
    if ballots := document.get("ballots"):
        document["ballots"] = [ballot for ballot in ballots if ballot.get("user") != user_id]
    for key in OF_SEATS:
        if document.get(key):
            document[key] = {seat: said for seat, said in document[key].items() if seat not in mine}
    changed = msgspec.msgpack.encode(document)
    return rewritten(game.meta if document == msgspec.msgpack.decode(game.meta) else changed, user_id, names)


def rewritten(document: bytes, user_id: int, names: set[str]) -> bytes:
    """A packed document without somebody's number and names; the very same if it has neither."""
    before = msgspec.msgpack.decode(document)
    after = _walked(before, user_id, names | {shown(name) for name in names}, "")
    return document if after == before else msgspec.msgpack.encode(after)


def _walked(value: object, user_id: int, names: set[str], key: str) -> object:
    if isinstance(value, dict):
        return {k: _walked(v, user_id, names, str(k)) for k, v in value.items()}
    if isinstance(value, list):
        kept = [v for v in value if v != user_id] if key in VOICES else value
        return [_walked(v, user_id, names, key) for v in kept]
    if isinstance(value, int) and not isinstance(value, bool) and value == user_id:
        return 0
    if isinstance(value, str) and key in NAMED and names:
        return NAMELESS if value in names else _unlisted(value, names)
    return value


def _unlisted(value: str, names: set[str]) -> str:
    """Names in a row, one of them taken out."""
    some = "|".join(map(re.escape, sorted(names)))
    return re.sub(rf"(^|, )(?:{some})(?=, |$)", rf"\g<1>{NAMELESS}", value)
