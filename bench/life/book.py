"""What is written down while people live: from what stands in Discord, and from every change of a table."""

from __future__ import annotations

from dataclasses import dataclass, field

from bench.life.people import Life
from bot.clock import HOUR, MINUTE, Clock
from bot.seated import Seated
from bot.store import Action as Transaction
from bot.time.presence import Presence, presence
from playground.kit import MessageView, Playground
from playground.world.world import Event

REMINDS = ("waits for you", "still waiting for you")
LIMIT, REPEAT = 24 * HOUR, 8 * HOUR  # of the pace of a day
GRACE = 10 * MINUTE
SOON = 5 * MINUTE  # in which a stand-in has moved and the reminder is gone


@dataclass
class Wait:
    """For how long a table has waited for somebody in one turn, and when they were first called and reminded."""

    turn: str
    stretches: list[tuple[int, int]] = field(default_factory=list)
    since: int = 0
    reminded: int = 0


@dataclass
class Sitting:
    """One person at one table."""

    user: int
    life: Life
    seat: int = -1
    turns: int = 0  # of their own, that began while they were there
    pings: int = 0
    in_quiet: int = 0
    calls: list[tuple[int, str, str]] = field(default_factory=list)  # each ping: when, in which turn, what it said
    called: int = 0  # since when a ping waits for a move
    delays: list[float] = field(default_factory=list)  # hours from ping to move
    left_behind: int = 0  # private messages
    taps_back: list[int] = field(default_factory=list)
    wait: Wait | None = None


@dataclass
class Page:
    """One table."""

    game: int
    channel: str
    people: dict[int, Sitting]
    messages: int = 0
    turns: int = 0
    turn: str = ""
    alone: int = 0  # actions while nobody was present
    inside: int = 0  # turns taken within the limit
    beyond: float = 0.0  # hours waited beyond it
    moves: list[int] = field(default_factory=list)
    over: bool = False
    dead_ends: list[str] = field(default_factory=list)


class Book:
    """All tables; listens to the playground and watches the bot's changes."""

    def __init__(self, world: Playground, clock: Clock) -> None:
        self.world, self.clock = world, clock
        self.pages: dict[int, Page] = {}
        self.reminders: dict[str, tuple[Page, Sitting]] = {}  # that stand, by message
        self.left_standing = 0
        self._stale: dict[str, int] = {}  # reminders whose person is not waited for any more, and since when
        self.called: list[Sitting] = []
        """Who was pinged since somebody looked here."""
        world.core.world.listeners.append(self.hear)

    # --- what stands in Discord --------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if event.post is None or event.post.reader is not None:
            return
        if event.name == "MESSAGE_DELETE":
            self.reminders.pop(event.post.id, None)
        if event.name != "MESSAGE_CREATE":
            return
        page = next((p for p in self.pages.values() if p.channel == event.channel_id), None)
        if page is not None:
            page.messages += 1
        text = MessageView(self.world.core.world, event.post).text
        for user in event.post.pings:
            self._ping(int(user), page, text, event.post.id if any(words in text for words in REMINDS) else None)

    def _ping(self, user: int, page: Page | None, text: str, reminder: str | None) -> None:
        pages = [page] if page is not None else list(self.pages.values())
        found = next(((p, p.people[user]) for p in pages if user in p.people), None)
        if found is None:
            return
        page, who = found
        now = self.clock.now()
        who.pings += 1
        who.calls.append((now, page.turn, text))
        who.in_quiet += who.life.quiet(now)
        who.called = who.called or now
        self.called.append(who)
        if reminder is not None:
            self.reminders[reminder] = (page, who)
            if who.wait is not None:
                who.wait.reminded = who.wait.reminded or now

    def look_for_reminders(self, tables: dict[int, Seated]) -> None:
        """Those that stand though nobody waits for that person any more."""
        now = self.clock.now()
        for message, (page, who) in list(self.reminders.items()):
            table = tables[page.game]
            waits = table.playing and any(p.seat == who.seat for p in table.island.waiting_for())
            if waits and presence(table, who.seat) is Presence.HERE:
                self._stale.pop(message, None)
            elif now - self._stale.setdefault(message, now) > SOON:
                self.left_standing += 1
                del self.reminders[message]

    # --- what happens at the tables ----------------------------------------------------------------------------------

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        page = self.pages.get(after.id)
        if page is None or after.game is None:
            return
        page.over = not after.playing
        if before.game is not None and after.island.moves > before.island.moves:
            page.moves.append(tx.now)
            page.alone += not _anybody(before) and not _anybody(after)
        if before.game is None or _turn(after) != _turn(before):
            self._begins(page, after)
        for who in page.people.values():
            who.seat = seat if (seat := after.seat_of(who.user)) is not None else who.seat
            self._wait(tx.now, page, who, before, after)

    def _begins(self, page: Page, table: Seated) -> None:
        """One more turn, whoever's it is."""
        page.turns, page.turn = page.turns + 1, _turn(table)
        turn = table.island.table.turn
        owner = turn.owner if turn.number else turn.actor
        for who in page.people.values():
            mine = table.seat_of(who.user) == owner
            who.turns += mine and presence(table, owner) is Presence.HERE

    def _wait(self, now: int, page: Page, who: Sitting, before: Seated, after: Seated) -> None:
        taken = before.game is not None and _taken(before, after, who.seat)
        if taken and who.wait is not None:
            self._judge(now, page, who, who.wait)
        waits = after.playing and presence(after, who.seat) is Presence.HERE
        waits = waits and any(p.seat == who.seat for p in after.island.waiting_for())
        turn = f"{after.turn_key}" if after.playing else ""
        if who.wait is not None and (who.wait.turn != turn or taken or not after.playing):
            who.wait = None
        if waits and who.wait is None:
            who.wait = Wait(turn)
        if who.wait is None:
            return
        if waits and not who.wait.since:
            who.wait.since = now
        elif not waits and who.wait.since:
            who.wait.stretches.append((who.wait.since, now))
            who.wait.since = 0

    def _judge(self, now: int, page: Page, who: Sitting, wait: Wait) -> None:
        """Somebody's time is up: was it, and was it before?"""
        stretches = [*wait.stretches, *([(wait.since, now)] if wait.since else [])]
        awake = sum(who.life.waking(*stretch) for stretch in stretches)
        page.inside += awake < LIMIT - GRACE
        late = min(awake - LIMIT, now - max(s[0] for s in stretches) - LIMIT)
        if wait.reminded:
            late = min(late, now - wait.reminded - REPEAT)
        page.beyond += max(0, late - GRACE) / HOUR


def _turn(table: Seated) -> str:
    """Which turn it is; each placement of the founding is one."""
    number = table.island.table.turn.number
    return str(number) if number else table.turn_key


def _anybody(table: Seated) -> bool:
    """Is a person here? Asked of the seats themselves."""
    return any(s.user_id is not None and s.stand_in is None and str(s.seat) not in table.meta.away for s in table.seats)


def _taken(before: Seated, after: Seated, seat: int) -> bool:
    """Was something decided for somebody because their time was up?"""
    told = [t.event for t in after.chronicle.since(before.chronicle.next)]
    return any(
        (e.key == "stand_in" and e.args.get("why") == "time_up" and _names(after, e.args["seat"], seat))
        or (e.key == "moved_for" and e.args["seat"] == seat)
        for e in told
    )


def _names(table: Seated, name: str, seat: int) -> bool:
    return table.names[seat] == name
