"""Whoever plays is an opponent: host, moderator, owner, outsider and former player try every door to another's seat."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui

from bot.app import IslandBot
from bot.commands.paths import paths
from bot.history import story
from bot.seated import Seated
from bot.speech import speech_of
from bot.store import Action as Transaction
from bot.time.seats import agree
from playground.kit import Playground
from tests.bot.conftest import PATIENCE, quick
from tests.bot.doors import COMMANDS, NO_DOORS, NO_PRESSES, OWN, Scene, presses
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import NAMES
from tests.bot.worlds.twins import Twins, twins
from tests.bot.worlds.world import laid

ROLES = ("host", "moderator", "owner", "outsider", "former player")


class House:
    """A game in which somebody has secrets and is to move, and everybody who might want to look or to meddle."""

    def __init__(self, hall: Hall, victim: Player, people: dict[str, Player], scene: Scene) -> None:
        self.hall, self.victim, self.people, self.scene = hall, victim, people, scene
        self.secrets: dict[str, list[bytes]] = {}  # by role: what the two parties of a theft know, they may
        self.forged: dict[str, Any] = {}

    async def learn_secrets(self) -> None:
        """What only the victim sees: the picture of the hand, its words, the lines of the private log."""
        await self.victim.command("/hand")
        hand, table = self.victim.actor.last, await self.hall.table()
        speech = speech_of("en", table)
        events = [e for e in await story(self.hall.bot, table, self.scene.seat) if e.only]
        for role, person in self.people.items():
            seat = table.seat_of(int(person.actor.id))
            heard = {speech.tell(e) for e in await story(self.hall.bot, table, -1 if seat is None else seat)}
            told = [speech.tell(e) for e in events if seat not in (e.only or ())]
            lines = [line.encode() for line in told if line not in heard]  # some are the same to whomever they are told
            self.secrets[role] = [hand.data(), *(alt.encode() for alt in hand.alt), *filter(None, lines)]
        assert len(self.secrets["outsider"]) > 2, "nothing private has happened"

    async def forge(self) -> None:
        """Buttons that say whatever a forger likes, under a message of the bot."""
        found = list(presses(self.scene).items())
        for start in range(0, len(found), 25):
            view = ui.LayoutView(timeout=None)
            for i in range(start, min(start + 25, len(found)), 5):
                part = found[i : i + 5]
                view.add_item(ui.ActionRow(*(ui.Button(label=name, custom_id=p.custom_id()) for name, p in part)))
            view.stop()
            channel = self.hall.bot.get_partial_messageable(int(self.hall.world.channel.id))
            sent = await channel.send(view=view)
            self.forged |= dict.fromkeys((name for name, _ in found[start : start + 25]), str(sent.id))

    # --- trying ------------------------------------------------------------------------------------------------------

    async def type(self, person: Player, line: str, given: dict[str, str]) -> None:
        named = {"THEIRS": self.scene.name, "ALT": self.scene.alt}
        await person.actor.slash(f"/{line}", **{key: named.get(value, value) for key, value in given.items()})

    async def press(self, person: Player, name: str) -> None:
        message = next(m for m in person.actor.messages if m.id == self.forged[name])
        await person.actor.click(name, on=message)

    async def attempt(self, role: str, door: str, act: Any) -> None:
        """Try it; afterwards nothing was seen and nothing was moved."""
        person, before = self.people[role], await self.hall.table()
        seen, lines = self.sight(person), await self.moves()
        await act
        person.actor.form = None
        await self.hall.settle()
        after = await self.hall.table()
        what = f"{role}: {door}"
        assert after.user_at(self.scene.seat) == self.scene.user, f"{what} changed hands"
        assert not after.is_automatic(self.scene.seat), f"{what} put an automatic player there"
        assert await self.moves() == lines, f"{what} moved for somebody else"
        assert after.meta.plans.get(str(self.scene.seat)) == before.meta.plans.get(str(self.scene.seat)), what
        new = {key: data for key, data in self.sight(person).items() if seen.get(key) != data}
        for secret in self.secrets[role]:
            assert not any(secret in data for data in new.values()), f"{what} saw {secret[:60]!r}"
        await self.tidy()

    def sight(self, person: Player) -> dict[str, bytes]:
        """Everything somebody sees: messages, private ones too, and what is attached to them."""
        found: dict[str, bytes] = {}
        for message in person.actor.messages:
            found[message.id] = json.dumps(message.raw, ensure_ascii=False).encode()
            found |= {f"{message.id}/{name}": message.data(name) for name in message.files}
        return found

    async def moves(self) -> int:
        """How many moves the seat has made."""
        log = await self.hall.bot.store.log.read(self.hall.game_id)
        return sum(line.seat == self.scene.seat for line in log)

    async def tidy(self) -> None:
        """Votes that an attempt opened are closed again, so that the next begins afresh."""

        def clean(tx: Transaction, table: Seated) -> Seated:
            return agree(tx, table, ballots=(), paused=False, plans={})

        await self.hall.bot.sessions.change(self.hall.game_id, clean)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with Playground(strict=False, patience=PATIENCE) as world:
        bot: IslandBot = await world.start(IslandBot(quick(tmp_path_factory.mktemp("doors"))))
        hall = Hall(world, bot, NAMES[:5])
        await hall.open()
        pair, seat = _with_secrets()
        await bot.sessions.change(hall.game_id, lambda tx, table: laid(tx, table, pair, pair.courses[0]))
        await hall.settle()
        victim = hall.at(await hall.table(), seat)
        others = [p for p in hall.players if p not in (victim, hall.host)]
        people = dict(zip(ROLES, (hall.host, *others[:2], Player(world, "Zoe"), others[2]), strict=True))
        world.add_role("Moderators", people["moderator"].actor)
        world.grant("Moderators", discord.Permissions(manage_messages=True).value)
        object.__setattr__(bot.settings, "owner_id", int(people["owner"].actor.id))
        await _give_up(hall, people["former player"])
        scene = Scene(
            hall.game_id,
            seat,
            int(victim.actor.id),
            victim.name,
            (await hall.table()).island.waiting_for()[0].id,
            Player(world, "Alt").actor,
        )
        made = House(hall, victim, people, scene)
        await made.learn_secrets()
        await made.forge()
        yield made


def _with_secrets() -> tuple[Twins, int]:
    """A game in which somebody who is not the host is to move, and knows something that others do not."""
    for seed in range(40):
        pair = twins("five_six", seed)
        game, told = pair.courses[0].game, pair.courses[0].told
        seat = game.waiting_for()[0].seat
        if game.table.people[seat] and any(e.only and seat in e.only for _, events in told for e in events):
            return pair, seat
    raise AssertionError("nobody has a secret")


async def _give_up(hall: Hall, person: Player) -> None:
    """Somebody gives their seat to another by their own word."""
    await person.command("/hand")
    eva = Player(hall.world, "Gustav")
    await person.command("/game replace", player=person.name, person=eva.actor)
    await hall.settle()
    await eva.press(f"Gustav: sit down for {person.name}")
    await hall.settle()
    hall.players.append(eva)


pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("doors")]


@pytest.mark.parametrize("role", ROLES)
async def test_no_command_opens_another_seat(house: House, role: str) -> None:
    for line, tries in COMMANDS.items():
        for given in tries:
            await house.attempt(role, f"/{line} {given}", house.type(house.people[role], line, given))


@pytest.mark.parametrize("role", ROLES)
async def test_no_forged_button_opens_another_seat(house: House, role: str) -> None:
    for name in presses(house.scene):
        await house.attempt(role, name, house.press(house.people[role], name))


@pytest.mark.parametrize("role", ROLES)
async def test_a_proposal_alone_changes_nothing_even_if_the_friend_agrees(house: House, role: str) -> None:
    alt = Player(house.hall.world, "Alt")

    async def swap() -> None:
        await house.type(house.people[role], "game replace", {"player": "THEIRS", "person": "ALT"})
        await house.hall.settle()
        await house.press(alt, "sit down")
        await house.press(house.people[role], "vote for a change of hands")

    await house.attempt(role, "a friend sits down", swap())


async def test_old_private_messages_of_a_former_player_open_nothing(house: House) -> None:
    former = house.people["former player"]
    old = [m for m in former.actor.messages if m.ephemeral]
    for message in old:
        for button in message.buttons:
            await house.attempt("former player", str(button), former.actor.click(button, on=message))
    assert old, "there was no private message to try"


async def test_suggestions_while_typing_know_nothing_of_others(house: House) -> None:
    for role in ROLES:
        for line, option in (("/trade offer", "give"), ("/play", "what"), ("/build", "at"), ("/do", "what")):
            try:
                found = await house.people[role].actor.complete(line, **{option: ""})
            except AssertionError:
                continue  # no suggestions at all
            text = json.dumps(found, ensure_ascii=False).encode()
            assert not any(secret in text for secret in house.secrets[role]), f"{role}: {line}"


async def test_every_command_and_every_verb_is_in_the_table(house: House) -> None:
    def walk(commands: list[Any], before: str = "") -> list[str]:
        inner = [walk(c.commands, f"{before}{c.name} ") for c in commands if isinstance(c, app_commands.Group)]
        plain = [f"{before}{c.name}" for c in commands if isinstance(c, app_commands.Command)]
        return plain + [name for part in inner for name in part]

    derived = {path.command for path in paths().values()}  # each acts for the seat of the one who types it
    typed = {name for name in walk(house.hall.bot.tree.get_commands()) if not name.startswith(OWN)}
    assert typed - derived - set(COMMANDS) - set(NO_DOORS) == set()
    pressed = {press.verb for press in presses(house.scene).values()}
    assert set(house.hall.bot.router.verbs) - pressed - set(NO_PRESSES) == set()
