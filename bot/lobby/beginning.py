"""From a lobby to a game: the terms are written down, the lots are drawn, everybody sits."""

from __future__ import annotations

import msgspec
from msgspec import structs

from bot.chance import chance_for
from bot.moves import packed_action, packed_draws
from bot.seated import Seated, packed, saved
from bot.store import Action as Transaction
from bot.store import Status
from game.fair import Source, Terms


def begin(tx: Transaction, table: Seated, seed: bytes) -> Seated:
    """The first position, the first line of the log, everybody at the seat the lot gave them."""
    setup = table.setup()
    terms = terms_of(table).written() if table.meta.by_purpose else ""
    chance = chance_for(table, Source(seed, str(table.id), terms))
    game = table.family.new_game(setup, chance)
    people = game.table.people
    seats = tuple(structs.replace(table.seats[person], seat=seat) for seat, person in enumerate(people))
    names = tuple(table.meta.names[person] for person in people)
    tongues = tuple(table.meta.tongues[person] for person in people) if table.meta.tongues else ()
    fixed = {"setup": setup, "names": names, "colours": tuple(game.table.colours), "tongues": tongues, "terms": terms}
    meta = structs.replace(table.meta, votes=(), **fixed)
    record = {"status": Status.ACTIVE.value, "meta": packed(meta)}
    after = table.after(table.record.version, meta=meta, seats=seats, game=game, record=record)
    after = after.after(table.record.version, chronicle=after.chronicle.adding(after.turn_key, game.events))
    tx.save(snapshot=saved(game), meta=packed(meta), history=packed(after.chronicle), status=Status.ACTIVE)
    tx.seats(seats)
    tx.log(None, packed_action("", [msgspec.to_builtins(setup)]), packed_draws(chance.drawn))
    return after


def terms_of(table: Seated) -> Terms:
    """What the dice would depend on if the game began now."""
    meta, setup = table.meta, table.setup()
    luck = tuple((added.name, added.text) for added in meta.luck)
    return Terms(str(table.id), meta.promise, setup, table.family.ground(setup), meta.rerolls, meta.looked, luck)
