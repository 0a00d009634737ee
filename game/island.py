"""The island and all its rule systems as a family of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from random import Random

from msgspec import json, to_builtins

from game.advice import Advice
from game.automa import drive
from game.automa.advice import advise
from game.automa.levels import LEVELS
from game.board.fairness import fairness
from game.board.parts import Harbour
from game.board.parts import Island as Land
from game.catalogue import IMPLIED, catalogue
from game.core.awards import tally_of
from game.core.building import price_of
from game.core.land import chances_of, chances_on, live_hexes, numbers, shores_at
from game.create import new_game
from game.engine import Action, AnyGame, Chance, Entry, Question, Refused, Undo
from game.family import Family
from game.look import Hand, Look, Summary, Text
from game.lookout import hand, look
from game.rules import Rules, compose, objections
from game.setup import Option, Setup
from game.sights import sight
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

    def ground(self, setup: Setup) -> str:
        """The plan of the island as a hash: options that do not shape the island leave it alone."""
        plan = to_builtins(compose(setup).plan, str_keys=True)
        return sha256(json.encode(plan, order="sorted")).hexdigest()

    def by_lot(self, setup: Setup) -> bool:
        return not compose(setup).plan.printed_island

    def evenness(self, g: Island) -> int | None:
        """A printed island is what it is."""
        if g.rules.plan.printed_island:
            return None
        t = g.table
        harbours = [Harbour(h.edge, h.kind) for h in t.harbours]
        robber = None if t.robber < 0 else t.robber
        land = Land(t.layout, list(t.terrain), list(t.tokens), harbours, robber, list(t.printed))
        by_hex = [chances_of(g, h) for h in range(len(t.terrain))]
        return fairness(g.rules.topology, land, g.rules.players, chances=by_hex, beside=_beside(g)).score

    def systems(self, modules: Sequence[str]) -> tuple[str, ...]:
        return tuple(modules)

    def look(self, seen: AnyGame, names: Sequence[str]) -> Look:
        return look(seen, list(names))

    def held(self, seen: AnyGame, seat: int, names: Sequence[str]) -> Hand:
        return hand(seen, seat, names[seat])

    def tally(self, g: AnyGame, seat: int) -> dict[str, int]:
        return tally_of(g, seat)

    def goal(self, setup: Setup) -> int:
        return compose(setup).target

    def target(self, g: Island) -> int:
        return g.table.target

    def offers(self, g: Island) -> list[Offer]:
        return g.table.offers

    def place(self, g: Island, at: str, number: int) -> Text:
        return sight(g, at, number, self.label(g, at, number))

    def label(self, g: Island, at: str, number: int) -> str:
        topology = g.rules.topology
        return {"hex": topology.hex_names, "corner": topology.corner_names, "edge": topology.edge_names}[at][number]

    def price(self, g: Island, seat: int, item: str) -> list[int] | None:
        in_cards = item in g.rules.prices and not g.rules.wild(g, seat, item)  # else tokens may pay parts of it
        return price_of(g, item) if in_cards else None

    def prices(self, g: Island, seat: int) -> dict[str, tuple[Mapping[str, int], bool]]:
        hand, found = g.table.hands[seat], {item: price_of(g, item) for item in g.rules.prices}
        return {
            item: (g.rules.named(price), all(n <= held for n, held in zip(price, hand, strict=True)))
            for item, price in found.items()
        }

    def seen_by(self, g: AnyGame, prompt: Question) -> Island:
        return drive.seen_by(g, prompt)

    def advise(self, seen: AnyGame, prompt: Question, rng: Random, stop: Callable[[], bool]) -> list[Advice]:
        return advise(seen, prompt, rng, stop)

    def standing_orders(self, g: AnyGame, seat: int) -> list[Action]:
        return drive.standing_orders(g, seat)

    def summarise(self, setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
        return summarise(setup, entries, names)


def _beside(g: Island) -> list[int]:
    """Chances of each corner on places off the coast and on hexes with several numbers that make no resource."""
    waters = [h for h in live_hexes(g) if g.table.terrain[h] not in g.rules.resource_of and len(numbers(g, h)) > 1]
    hexes = [[h for h in around if h in waters] for around in g.rules.topology.corner_hexes]
    off_coast = [sum(chances_on(shore.numbers) for shore in shores_at(g, c)) for c in g.rules.topology.corners]
    return [sum((chances_of(g, h) for h in around), more) for around, more in zip(hexes, off_coast, strict=True)]


FAMILY = IslandFamily()
