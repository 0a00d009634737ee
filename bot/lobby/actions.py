"""What people do in a lobby: sit down, stand up, bring automatic players, choose, start."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from bot.lobby.beginning import begin
from bot.lobby.fitting import colours_for, fitting
from bot.lobby.luck import LONGEST
from bot.names import clean, distinct
from bot.seated import Luck, Meta, Seated, packed
from bot.sessions import Sessions
from bot.speech import spoken
from bot.store import Action as Transaction
from bot.store import Seat
from bot.tongues import House, at_table, public
from game.catalogue import by_consent, catalogue
from game.engine import Refused
from game.families import USUAL, family
from game.setup import Value

MOST = 6
SEED = 32
GROUND = 12  # enough to tell islands apart
AUTOMATIC_NAMES = ("Ada", "Bodo", "Cora", "Dag", "Edda", "Finn", "Greta", "Hugo")


class Lobby:
    """The lobby of one game, changed by one person's wish."""

    def __init__(self, sessions: Sessions, game_id: int, interaction_id: int | None = None) -> None:
        self._sessions, self._game, self._interaction = sessions, game_id, interaction_id

    async def _change(self, change: Callable[[Transaction, Seated], Seated]) -> Seated:
        def checked(tx: Transaction, table: Seated) -> Seated:
            if not table.in_lobby:
                raise Refused("already_started")
            after: Seated = change(tx, table)
            return after

        _, after = await self._sessions.change(self._game, checked, interaction_id=self._interaction)
        return after

    async def join(self, user_id: int, name: str, colour: str = "", tongue: str = "") -> Seated:
        """Take a seat, or change the colour of the one already taken; the table speaks as most of its people read."""

        def change(tx: Transaction, table: Seated) -> Seated:
            seat = table.seat_of(user_id)
            if colour and colour in [c for i, c in enumerate(table.meta.colours) if i != seat]:
                raise Refused("colour_taken")
            if colour and colour not in colours_for(table) and (seat is None or colour != table.meta.colours[seat]):
                raise Refused("unknown_colour", text=colour[:20])
            if seat is not None:
                if not colour:
                    raise Refused("already_joined")
                return _recoloured(tx, table, seat, colour)
            joined = _seated(tx, table, Seat(len(table.seats), user_id), clean(name), colour, tongue)
            return self._lucky(tx, joined, user_id)

        return await self._change(change)

    async def add_automatic(self, user_id: int, level: str) -> Seated:
        """One more automatic player, for somebody who sits here or opened the table."""

        def change(tx: Transaction, table: Seated) -> Seated:
            if table.seat_of(user_id) is None and user_id != table.record.host_id:
                raise Refused("not_seated")
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
            return agreed(tx, table, family=key, modules=(), options=kept)

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
            return agreed(tx, table, modules=keys, options=kept, consents=consents)

        return await self._change(change)

    async def take_over(self, old: Meta) -> Seated:
        """The rule systems and options of an earlier game, as far as they are still known."""

        def change(tx: Transaction, table: Seated) -> Seated:
            modules = tuple(key for key in old.modules if key in catalogue())
            known = {o.key: o for o in family(old.family).options(modules)}
            options = {k: v for k, v in old.options.items() if k in known and known[k].allows(v)}
            told = {"family": old.family, "modules": modules, "options": options}
            return agreed(tx, table, **told, consents=(table.record.host_id,), last=0)

        return await self._change(change)

    async def choose_option(self, key: str, value: Value) -> Seated:
        """Set one option; its default is not written down."""

        def change(tx: Transaction, table: Seated) -> Seated:
            option = next((o for o in table.family.options(table.meta.modules) if o.key == key), None)
            if option is None or not option.allows(value):
                raise Refused("bad_option", option=key)
            others = {k: v for k, v in table.meta.options.items() if k != key}
            return agreed(tx, table, options=others if value == option.default else {**others, key: value})

        return await self._change(change)

    async def speak(self, language: str) -> Seated:
        """Which language this table speaks, whatever its people read."""
        if not spoken(language):
            raise Refused("bad_option", option="language")
        return await self._change(lambda tx, table: agreed(tx, table, chosen=language, ready=table.meta.ready))

    async def read(self, user_id: int, tongue: str) -> Seated:
        """Somebody who sits here reads another language from now on."""

        def change(tx: Transaction, table: Seated) -> Seated:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            tongues = tuple(tongue if i == seat else known for i, known in enumerate(_tongues(table)))
            return agreed(tx, table, tongues=tongues, ready=table.meta.ready)

        return await self._change(change)

    async def agree(self, user_id: int) -> Seated:
        """Consent to what is played only if everybody does."""

        def change(tx: Transaction, table: Seated) -> Seated:
            if table.seat_of(user_id) is None:
                raise Refused("not_seated")
            consents = tuple(dict.fromkeys((*table.meta.consents, user_id)))
            return self._lucky(tx, agreed(tx, table, consents=consents), user_id)

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
                    return agreed(tx, table, votes=votes)
            return agreed(tx, table, votes=(), rerolls=table.meta.rerolls + 1, grounds=())

        return await self._change(change)

    async def start(self, user_id: int, seed: bytes) -> Seated:
        """Begin the game that was agreed on: the host does, or everybody who sits here together."""

        def change(tx: Transaction, table: Seated) -> Seated:
            host, people = table.record.host_id, {s.user_id for s in table.seats if s.user_id}
            if user_id not in (host, *people):
                raise Refused("not_seated")
            if reasons := table.family.objections(table.setup()):
                raise reasons[0]
            ready = tuple(dict.fromkeys((*table.meta.ready, user_id)))
            if user_id != host and people - {*ready}:
                return self._lucky(tx, agreed(tx, table, ready=ready), user_id)
            return begin(tx, self._lucky(tx, table, user_id), seed)

        return await self._change(change)

    async def add_luck(self, user_id: int, word: str = "") -> Seated:
        """Put a word of one's own into the dice, or this very press; a later word replaces an earlier one."""

        def change(tx: Transaction, table: Seated) -> Seated:
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not_seated")
            text = clean(word, LONGEST) if word.strip() else ""
            if not text:
                return self._lucky(tx, table, user_id, again=True)
            others = tuple(luck for luck in table.meta.luck if luck.user != user_id)
            mine = Luck(user_id, table.names[seat], text, typed=True)
            return agreed(tx, table, luck=(*others, mine), ready=table.meta.ready)

        return await self._change(change)

    def _lucky(self, tx: Transaction, table: Seated, user_id: int, *, again: bool = False) -> Seated:
        """The press by which somebody joins, agrees or starts goes into the dice, unless they have added something.

        Nobody is last by rule: who runs the bot can add luck before the others do, and so show that none was chosen.
        """
        seat, luck = table.seat_of(user_id), table.meta.luck
        kept = tuple(added for added in luck if added.user != user_id)
        if self._interaction is None or (kept != luck and not again):
            return table
        name = table.names[seat] if seat is not None else ""
        mine = Luck(user_id, name, str(self._interaction))
        return agreed(tx, table, luck=(*kept, mine), ready=table.meta.ready)


def new_meta(at: House, tongue: str, name: str, options: dict[str, Value] | None = None, key: str = USUAL) -> Meta:
    """The beginning of a lobby with its host, who reads a language; of the usual options those its family has."""
    known = {o.key: o for o in family(key).options(())}
    kept = {k: v for k, v in (options or {}).items() if k in known and known[k].allows(v)}
    return Meta(
        public(at, (tongue,)), (), kept, (clean(name),), ("",), family=key, chosen=at.chosen, usual=at.usual,
        tongues=(tongue,),
    )  # fmt: skip


def _seated(tx: Transaction, table: Seated, seat: Seat, name: str, colour: str, tongue: str = "") -> Seated:
    if len(table.seats) >= MOST:
        raise Refused("table_full", n=MOST)
    name = distinct(name, table.meta.names)
    meta, seats = table.meta, (*table.seats, seat)
    return _sitting(tx, table, seats, (*meta.names, name), (*meta.colours, colour), (*_tongues(table), tongue))


def _without(tx: Transaction, table: Seated, seat: int) -> Seated:
    if not 0 <= seat < len(table.seats):
        raise Refused("not_seated")
    keep = [i for i in range(len(table.seats)) if i != seat]
    seats = tuple(structs.replace(table.seats[i], seat=n) for n, i in enumerate(keep))
    known = (table.meta.names, table.meta.colours, _tongues(table))
    names, colours, tongues = (tuple(values[i] for i in keep) for values in known)
    left = table.seats[seat].user_id
    luck = tuple(added for added in table.meta.luck if added.user != left)
    return agreed(tx, _sitting(tx, table, seats, names, colours, tongues), luck=luck)


def _tongues(table: Seated) -> tuple[str, ...]:
    """What each of those seated reads; "" where nobody asked."""
    return (*table.meta.tongues, *[""] * len(table.seats))[: len(table.seats)]


def _recoloured(tx: Transaction, table: Seated, seat: int, colour: str) -> Seated:
    colours = tuple(colour if i == seat else c for i, c in enumerate(table.meta.colours))
    return _sitting(tx, table, table.seats, table.meta.names, colours, _tongues(table))


def _sitting(
    tx: Transaction, table: Seated, seats: tuple[Seat, ...], names: tuple[str, ...], colours: tuple[str, ...],
    tongues: tuple[str, ...],
) -> Seated:  # fmt: skip
    tx.seats(seats)
    return agreed(tx, table.after(table.record.version, seats=seats), names=names, colours=colours, tongues=tongues)


def agreed(tx: Transaction, table: Seated, **changes: object) -> Seated:
    """What the lobby has agreed on now, in the language that suits it; an island nobody has looked at is counted."""
    meta = structs.replace(
        table.meta, by_purpose=True, **({"ready": ()} | changes)
    )  # who was ready was so for what it was
    meta = structs.replace(meta, language=at_table(meta))
    meta = _looked(table.after(table.record.version, meta=meta))
    tx.save(meta=packed(meta))
    return table.after(table.record.version, meta=meta, record={"meta": packed(meta)})


def _looked(table: Seated) -> Meta:
    meta, setup = table.meta, fitting(table)
    if setup is None:
        return meta
    ground = table.family.ground(setup)[:GROUND]
    if not ground or ground in meta.grounds:
        return meta
    return structs.replace(meta, looked=meta.looked + 1, grounds=(*meta.grounds, ground))
