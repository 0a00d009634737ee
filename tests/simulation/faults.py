"""What goes wrong, drawn by lot."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from tests.simulation.disk import Disk
from tests.simulation.loop import VirtualLoop
from tests.simulation.stage import Machine, Stage

MESSAGES = "/messages"
ANSWERS = "/callback"
LONG = 130.0  # seconds of an outage that must be noticed


class Faults:
    """Everything that can be broken, with how often it is."""

    def __init__(self, loop: VirtualLoop, stage: Stage, machines: list[Machine], disk: Disk) -> None:
        self.loop, self.lot = loop, loop.lot
        self.stage, self.machines, self.disk = stage, machines, disk
        self.count = Counter[str]()
        self.until = 0.0
        """When the last of them will be over."""
        self.lived_twice: list[tuple[int, int]] = []
        """From when till when, in milliseconds, since the clock was put back."""
        self.long_outage: Callable[[], None] = lambda: None
        self._kinds: list[tuple[int, Callable[[], float | None]]] = [
            (12, self.killed), (2, self.stopped), (10, self.statement_fails), (4, self.locked), (3, self.disk_full),
            (2, self.database_gone), (8, self.answer_of_database_lost), (12, self.server_error), (6, self.rate_limited),
            (8, self.slow), (10, self.hung_up_before), (12, self.hung_up_after), (3, self.network_gone),
            (5, self.gateway_dropped), (2, self.gateway_half_open), (3, self.gateway_closed), (3, self.reconnect_asked),
            (3, self.session_invalid), (8, self.interaction_twice), (5, self.interactions_reversed),
            (6, self.interaction_late), (4, self.clock_jumps),
        ]  # fmt: skip

    def strike(self) -> str:
        """One more; its name."""
        weights = [weight for weight, _ in self._kinds]
        [(_, fault)] = self.lot.choices(self._kinds, weights)
        if (lasts := fault()) is None:
            return self.strike()  # something like that is on its way already
        self.until = max(self.until, self.loop.time() + lasts)
        self.count[fault.__name__] += 1
        return fault.__name__

    def calm(self) -> None:
        """Nothing new is begun; what is on its way may still strike."""
        self.stage.faults._hold = 0

    def sum_up(self) -> None:
        """What was meant to strike and did not is not counted."""
        faults, disk = self.stage.faults, self.disk
        doomed = [machine.process.steps_left for machine in self.machines]
        armed = (*doomed, disk.break_at is not None, self.stage.late, faults._repeat)
        self.count["not met"] -= sum(map(bool, armed)) + len(faults._rest) + disk.lose_answer

    @property
    def total(self) -> int:
        return self.count.total()

    # the process

    def _machine(self) -> Machine:
        """One of them."""
        return self.machines[0] if len(self.machines) == 1 else self.lot.choice(self.machines)

    def killed(self) -> float | None:
        process = self._machine().process
        if process.steps_left is not None or process.dead:
            return None
        process.steps_left = self.lot.choice((1, 10, 60, 400)) + self.lot.randrange(40)
        return 20.0

    def stopped(self) -> float:
        self._machine().process.stop.set()
        return 25.0

    # the database

    def statement_fails(self) -> float | None:
        if self.disk.break_at is not None:
            return None
        self.disk.break_at = self.lot.randrange(12)
        return 1.0

    def locked(self) -> float:
        lasts = self.lot.choice((0.5, 2.0, 6.0, 14.0))
        self.disk.locked = self.loop.time() + lasts
        return lasts

    def disk_full(self) -> float:
        lasts = self.lot.choice((1.0, 5.0, 30.0))
        self.disk.full = self.loop.time() + lasts
        return lasts

    def database_gone(self) -> float:
        lasts = self.lot.choice((0.5, 5.0, 20.0, LONG))
        self.disk.gone = max(self.disk.gone, self.loop.time() + lasts)
        if lasts == LONG:
            self.long_outage()
        return lasts

    def answer_of_database_lost(self) -> float:
        self.disk.lose_answer += 1
        return 1.0

    # Discord's answers

    def _where(self) -> str:
        return self.lot.choice(("", "", MESSAGES, ANSWERS))

    def server_error(self) -> float:
        self.stage.faults.fail(self.lot.choice((500, 502, 503)), self._where())
        return 1.0

    def rate_limited(self) -> float:
        wait = self.lot.choice((0.2, 2.0, 20.0, 75.0))
        self.stage.faults.fail(429, self.lot.choice((MESSAGES, "/webhooks")), retry_after=wait)
        return wait

    def slow(self) -> float:
        wait = self.lot.choice((0.5, 2.0, 4.0, 20.0))
        self.stage.faults.slow(wait, self._where())
        return wait

    def hung_up_before(self) -> float:
        self.stage.faults.hang_up(self._where())
        return 1.0

    def hung_up_after(self) -> float:
        self.stage.faults.hang_up(self._where(), after_work=True)
        return 1.0

    def network_gone(self) -> float:
        lasts = self.lot.choice((1.0, 5.0, 40.0))
        self.stage.exchange.cut = self.loop.time() + lasts
        self.stage.faults.drop_gateway()
        return lasts + 10.0

    # the gateway

    def gateway_dropped(self) -> float:
        self.stage.faults.drop_gateway()
        return 5.0

    def gateway_half_open(self) -> float:
        self.stage.faults.half_open_gateway()
        return 110.0

    def gateway_closed(self) -> float:
        closing = self.stage.faults.close_gateway(self.lot.choice((4000, 4009, 1011)))
        self._closing = asyncio.ensure_future(closing)
        return 5.0

    def reconnect_asked(self) -> float:
        self.stage.faults.ask_to_reconnect()
        return 5.0

    def session_invalid(self) -> float:
        self.stage.faults.invalidate_sessions(resumable=self.lot.random() < 0.5)
        return 10.0

    def interaction_twice(self) -> float | None:
        if self.stage.faults._repeat:
            return None
        self.stage.faults.deliver_twice()
        return 1.0

    def interactions_reversed(self) -> float | None:
        if self.stage.faults._hold:
            return None
        self.stage.faults.deliver_reversed()
        return 5.0

    def interaction_late(self) -> float | None:
        if self.stage.late:
            return None
        self.stage.late = self.lot.choice((1.0, 2.5, 3.5, 8.0))
        return 10.0

    # the clock

    def clock_jumps(self) -> float:
        by = self.lot.choice((-300.0, -30.0, -2.0, 2.0, 30.0, 3600.0))
        if by < 0:
            now = round(self.loop.wall() * 1000)
            self.lived_twice.append((now + round(by * 1000), now))
        self.loop.ahead += by
        self.stage.clock.forward(-by)  # Discord has a clock of its own
        return 1.0
