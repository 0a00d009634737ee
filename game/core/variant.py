"""Variant: a rule change that says by data whom it goes with; lobbies take their reasons from it (ATX-01 to ATX-08)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec import structs

from game.board import Plan
from game.engine import Problem, Refused
from game.module import Module
from game.setup import Setup


class Variant(Module):
    """A module that goes with most others; what it does not go with is a table of reasons."""

    seats: ClassVar[range] = range(3, 5)
    claims: ClassVar[Mapping[str, str]] = {}  # what only one system may have, and the refusal if two want it
    unfit: ClassVar[Mapping[str, str]] = {}  # systems, or options as "key=value", and the refusal each gets

    def refuses(self, setup: Setup) -> Iterator[Problem]:
        if setup.players not in self.seats:
            yield Refused("players_3_4_only", module=self.key)
        for other in setup.modules:
            if other in self.unfit:
                yield Refused(self.unfit[other], module=self.key, other=other)
        for key, value in setup.options.items():
            if (code := self.unfit.get(f"{key}={value}")) is not None:
                yield Refused(code, module=self.key, option=key)
        yield from self._rivals(setup)

    def _rivals(self, setup: Setup) -> Iterator[Problem]:
        from game.catalogue import find  # which imports the variants

        for other in setup.modules:
            rival = find(other)
            if isinstance(rival, Variant) and other != self.key:
                for claim in sorted(self.claims.keys() & rival.claims.keys())[:1]:
                    yield Refused(self.claims[claim], module=self.key, other=other)


def instead_of_the_desert(plan: Plan, terrain: str) -> Plan:
    """The plan with another terrain dealt where the desert would lie."""
    pool = {terrain if kind == "desert" else kind: count for kind, count in plan.terrain.items()}
    return structs.replace(plan, terrain=pool, bare=[*plan.bare, terrain])
