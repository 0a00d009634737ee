"""What people do in a lobby: sit down, stand up, bring automatic players, choose, start."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec import structs

from bot.names import clean, distinct
from bot.seated import Meta, Seated, packed, saved
from bot.sessions import Sessions, packed_action, packed_draws
from bot.store import Action as Transaction
from bot.store import Seat, Status
from game.catalogue import by_consent, catalogue
from game.engine import FairChance, Refused, commitment
from game.families import USUAL, family
from game.setup import Value

MOST = 6
SEED = 32
AUTOMATIC_NAMES = ("Ada", "Bodo", "Cora", "Dag", "Edda", "Finn", "Greta", "Hugo")


class Lobby:
    """The lobby of one game, changed by one person's wish."""

    def __init__(self, sessions: Sessions, game_id: int, interaction_id: int | None = None) -> None:
        self._sessions, self._game, self._interaction = sessions, game_id, interaction_id

    async def _change(self, change: Any) -> Seated:
        def checked(tx: Transaction, table: Seated) -> Seated:
            if not table.in_lobby:
                raise Refused("already_started")
            after: Seated = change(tx, table)
            return after

        _, after = await self._sessions.change(self._game, checked, interaction_id=self._interaction)
        return after

    async def join(self, user_id: int, name: str, colour: str = "") -> Seated:
        """Take a seat, or change the colour of the one already taken."""

        def change(tx: Transaction, table: Seated) -> Seated:
            seat = table.seat_of(user_id)
            if colour and colour in [c for i, c in enumerate(table.meta.colours) if i != seat]:
                raise Refused("colour_taken")
            if seat is not None:
                if not colour:
                    raise Refused("already_joined")
                return _recoloured(tx, table, seat, colour)
            return _seated(tx, table, Seat(len(table.seats), user_id), clean(name), colour)

        return await self._change(change)

    async def add_automatic(self, level: str) -> Seated:
        """One more automatic player."""

        def change(tx: Transaction, table: Seated) -> Seated:
            if level not in table.family.levels:
                raise Refused("bad_option", option="level")
            name = next(n for n in AUTOMATIC_NAMES if n not in table.meta.names)
            return _seated(tx, table, Seat(len(table.seats), automatic=level), name, "")

        return await self._change(change)

    async def leave(self, user_id: int) -> Seated:
        """Give up the own seat."""

        def change(tx: Transaction, table: Seated) -> Seated:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            return _without(tx, table, seat)

        return await self._change(change)

    async def remove(self, seat: int) -> Seated:
        """Take somebody, or an automatic player, out again."""
        return await self._change(lambda tx, table: _without(tx, table, seat))

    async def choose_family(self, key: str) -> Seated:
        """Which family of games is played; rule systems and options that only another one knows are gone."""

        def change(tx: Transaction, table: Seated) -> Seated:
            known = {o.key: o for o in family(key).options(())}
            kept = {k: v for k, v in table.meta.options.items() if k in known and known[k].allows(v)}
            return _agreed(tx, table, family=key, modules=(), options=kept)

        return await self._change(change)

    async def choose_modules(self, keys: tuple[str, ...]) -> Seated:
        """Which rule systems are played; options of systems that are out go with them."""

        def change(tx: Transaction, table: Seated) -> Seated:
            unknown = [key for key in keys if key not in catalogue()]
            if unknown:
                raise Refused("unknown_module", module=unknown[0])
            if table.meta.family != USUAL:
                raise Refused("not_in_this_game")
            known = {o.key for o in table.family.options(keys)}
            kept = {k: v for k, v in table.meta.options.items() if k in known}
            same = by_consent(keys) == by_consent(table.meta.modules)
            consents = table.meta.consents if same else (table.record.host_id,)  # who proposes agrees
            return _agreed(tx, table, modules=keys, options=kept, consents=consents)

        return await self._change(change)

    async def choose_option(self, key: str, value: Value) -> Seated:
        """Set one option; its default is not written down."""

        def change(tx: Transaction, table: Seated) -> Seated:
            option = next((o for o in table.family.options(table.meta.modules) if o.key == key), None)
            if option is None or not option.allows(value):
                raise Refused("bad_option", option=key)
            others = {k: v for k, v in table.meta.options.items() if k != key}
            return _agreed(tx, table, options=others if value == option.default else {**others, key: value})

        return await self._change(change)

    async def agree(self, user_id: int) -> Seated:
        """Consent to what is played only if everybody does."""

        def change(tx: Transaction, table: Seated) -> Seated:
            if table.seat_of(user_id) is None:
                raise Refused("not_seated")
            return _agreed(tx, table, consents=tuple(dict.fromkeys((*table.meta.consents, user_id))))

        return await self._change(change)

    async def reroll(self, user_id: int) -> Seated:
        """Another island: at once for the host, else when more than half of the people want it."""

        def change(tx: Transaction, table: Seated) -> Seated:
            votes = tuple(dict.fromkeys((*table.meta.votes, user_id)))
            people = [s.user_id for s in table.seats if s.user_id]
            if user_id != table.record.host_id:
                if user_id not in people:
                    raise Refused("not_seated")
                if len(votes) * 2 <= len(people):
                    return _agreed(tx, table, votes=votes)
            seed = secrets.token_bytes(SEED)
            tx.seal(seed)
            return _agreed(tx, table, votes=(), rerolls=table.meta.rerolls + 1, promise=commitment(seed))

        return await self._change(change)

    async def start(self, user_id: int, seed: bytes) -> Seated:
        """Begin the game that was agreed on."""

        def change(tx: Transaction, table: Seated) -> Seated:
            if table.seat_of(user_id) is None and user_id != table.record.host_id:
                raise Refused("not_seated")
            if reasons := table.family.objections(table.setup()):
                raise reasons[0]
            return begin(tx, table, seed)

        return await self._change(change)


def begin(tx: Transaction, table: Seated, seed: bytes) -> Seated:
    """The first position, the first line of the log, everybody at the seat the lot gave them."""
    setup = table.setup()
    chance = FairChance(seed, str(table.id))
    game = table.family.new_game(setup, chance)
    people = game.table.people
    seats = tuple(structs.replace(table.seats[person], seat=seat) for seat, person in enumerate(people))
    names = tuple(table.meta.names[person] for person in people)
    meta = structs.replace(table.meta, setup=setup, names=names, colours=tuple(game.table.colours), votes=())
    record = {"status": Status.ACTIVE.value, "meta": packed(meta)}
    after = table.after(table.record.version, meta=meta, seats=seats, game=game, record=record)
    after = after.after(table.record.version, chronicle=after.chronicle.adding(after.turn_key, game.events))
    tx.save(snapshot=saved(game), meta=packed(meta), history=packed(after.chronicle), status=Status.ACTIVE)
    tx.seats(seats)
    tx.log(None, packed_action("", [msgspec.to_builtins(setup)]), packed_draws(chance.drawn))
    return after


def new_meta(language: str, name: str, options: dict[str, Value] | None = None, key: str = USUAL) -> Meta:
    """The beginning of a lobby with its host; of the usual options those its family has."""
    known = {o.key: o for o in family(key).options(())}
    kept = {k: v for k, v in (options or {}).items() if k in known and known[k].allows(v)}
    return Meta(language, (), kept, (clean(name),), ("",), family=key)


def _seated(tx: Transaction, table: Seated, seat: Seat, name: str, colour: str) -> Seated:
    if len(table.seats) >= MOST:
        raise Refused("table_full", n=MOST)
    name = distinct(name, table.meta.names)
    return _sitting(tx, table, (*table.seats, seat), (*table.meta.names, name), (*table.meta.colours, colour))


def _without(tx: Transaction, table: Seated, seat: int) -> Seated:
    if not 0 <= seat < len(table.seats):
        raise Refused("not_seated")
    keep = [i for i in range(len(table.seats)) if i != seat]
    seats = tuple(structs.replace(table.seats[i], seat=n) for n, i in enumerate(keep))
    names, colours = (tuple(values[i] for i in keep) for values in (table.meta.names, table.meta.colours))
    return _sitting(tx, table, seats, names, colours)


def _recoloured(tx: Transaction, table: Seated, seat: int, colour: str) -> Seated:
    colours = tuple(colour if i == seat else c for i, c in enumerate(table.meta.colours))
    return _sitting(tx, table, table.seats, table.meta.names, colours)


def _sitting(
    tx: Transaction, table: Seated, seats: tuple[Seat, ...], names: tuple[str, ...], colours: tuple[str, ...]
) -> Seated:
    tx.seats(seats)
    return _agreed(tx, table.after(table.record.version, seats=seats), names=names, colours=colours)


def _agreed(tx: Transaction, table: Seated, **changes: Any) -> Seated:
    meta = structs.replace(table.meta, **changes)
    tx.save(meta=packed(meta))
    return table.after(table.record.version, meta=meta, record={"meta": packed(meta)})
