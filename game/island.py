"""The island and all its rule systems as a family of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from game.automa import drive
from game.automa.levels import LEVELS
from game.board.fairness import fairness
from game.board.parts import Harbour
from game.board.parts import Island as Land
from game.catalogue import IMPLIED, catalogue
from game.core.awards import tally_of
from game.core.building import price_of
from game.create import new_game
from game.engine import Action, Chance, Entry, Prompt, Refused, Undo
from game.family import AnyGame, Family
from game.look import Hand, Look, Summary
from game.lookout import hand, look
from game.rules import Rules, compose, objections
from game.setup import Option, Setup
from game.summary import summarise
from game.table import Island, Offer


class IslandFamily(Family):
    key = "island"
    laid = trades = True
    levels = LEVELS

    @cached_property
    def actions(self) -> tuple[type[Action], ...]:  # type: ignore[override]
        """Those of every game first; a key that several systems have once."""
        kinds: dict[str, type[Action]] = {Undo.key: Undo}
        for module in sorted(catalogue().values(), key=lambda m: m.key not in IMPLIED):
            for kind in module.actions:
                kinds.setdefault(kind.key, kind)
        return tuple(kinds.values())

    def options(self, modules: Sequence[str]) -> list[Option]:
        chosen = [m for key, m in catalogue().items() if key in IMPLIED or key in modules]
        barred = {key for m in chosen for key in m.excludes}
        return [option for m in chosen if m.key not in barred for option in m.options]

    def objections(self, setup: Setup) -> list[Refused]:
        return objections(setup)

    def compose(self, setup: Setup) -> Rules:
        return compose(setup)

    def new_game(self, setup: Setup, chance: Chance) -> Island:
        return new_game(setup, chance)

    def evenness(self, g: Island) -> int | None:
        """A printed island is what it is."""
        if g.rules.plan.printed_island:
            return None
        t = g.table
        harbours = [Harbour(h.edge, h.kind) for h in t.harbours]
        robber = None if t.robber < 0 else t.robber
        land = Land(t.layout, list(t.terrain), list(t.tokens), harbours, robber, list(t.printed))
        return fairness(g.rules.topology, land, g.rules.players).score

    def systems(self, modules: Sequence[str]) -> tuple[str, ...]:
        return tuple(modules)

    def look(self, seen: AnyGame, names: Sequence[str]) -> Look:
        return look(seen, list(names))

    def held(self, seen: AnyGame, seat: int, names: Sequence[str]) -> Hand:
        return hand(seen, seat, names[seat])

    def tally(self, g: AnyGame, seat: int) -> dict[str, int]:
        return tally_of(g, seat)

    def target(self, g: Island) -> int:
        return g.table.target

    def offers(self, g: Island) -> list[Offer]:
        return g.table.offers

    def place(self, g: Island, at: str, number: int) -> str:
        """On maps some corners have a name besides."""
        site = g.rules.topology.sites.get(number) if at == "corner" else None
        return f"{site.name} ({self.label(g, at, number)})" if site is not None else self.label(g, at, number)

    def label(self, g: Island, at: str, number: int) -> str:
        topology = g.rules.topology
        return {"hex": topology.hex_names, "corner": topology.corner_names, "edge": topology.edge_names}[at][number]

    def price(self, g: Island, seat: int, item: str) -> list[int] | None:
        return price_of(g, seat, item) if item in g.rules.prices else None

    def seen_by(self, g: AnyGame, prompt: Prompt) -> Island:
        return drive.seen_by(g, prompt)

    def standing_orders(self, g: AnyGame, seat: int) -> list[Action]:
        return drive.standing_orders(g, seat)

    def summarise(self, setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
        return summarise(setup, entries, names)


FAMILY = IslandFamily()
