"""Rules: modules composed. The only place where hooks combine and where systems meet."""

from __future__ import annotations

from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from typing import Any

import msgspec

from game.board import plan_of, topology
from game.board.terrain import RESOURCE_OF
from game.catalogue import IMPLIED, combos, find
from game.combine import combined
from game.core.awards import ENDINGS, MOVES, settle
from game.core.cards import counted, purse
from game.core.land import ADDED_REASONS
from game.core.reach import bits_of
from game.core.turn import STAGES, TOLD, may_act, mover, nothing
from game.engine import Action, AnyGame, Refused, Step, Undo
from game.engine.codec import make_state_type
from game.engine.menus import menus
from game.engine.ruleset import by_kind, phases
from game.hooks import HOOKS, Hooks
from game.module import Module
from game.setup import Option, Setup, Stock, Value
from game.table import Island, Settings, Table

ENGINE_CODES = ("game_over", "no_such_seat", "bad_input", "stale_button")
_composed: dict[bytes, Rules] = {}
_MOST = 512


def compose(setup: Setup) -> Rules:
    """The rules of a set-up, shared by all its games; Refused with the reason if they do not go together."""
    key = msgspec.msgpack.encode(setup, order="deterministic")
    if key not in _composed:
        if len(_composed) >= _MOST:
            _composed.clear()
        _composed[key] = Rules(setup)
    return _composed[key]


def objections(setup: Setup) -> list[Refused]:
    """Every reason why a set-up cannot be played, for the lobby."""
    try:
        chosen = _chosen(setup)
    except Refused as refused:
        return [refused]
    return _once(_objections(setup, chosen))


def _once(reasons: list[Refused]) -> list[Refused]:
    """Each fact from one side only, and nothing that follows from a stronger reason."""
    kept: list[Refused] = []
    known = set[tuple[str, frozenset[str]]]()
    blamed = {str(r.details.get("module")) for r in reasons if r.key != "needs_module"}
    wrong_number = any(r.key == "player_count" for r in reasons)
    for reason in reasons:
        about = (reason.key, frozenset(str(v) for k, v in reason.details.items() if k in ("module", "other", "option")))
        follows = reason.key == "needs_module" and reason.details["module"] in blamed
        if about not in known and not follows and not (wrong_number and reason.key == "players_3_4_only"):
            kept.append(reason)
        known.add(about)
    return kept


class Rules(Hooks):
    """A module made of modules: every hook asks those that answer it."""

    family = "island"

    def __init__(self, setup: Setup) -> None:
        chosen = _chosen(setup)
        if reasons := _objections(setup, chosen):
            raise reasons[0]
        self.modules = _in_order(chosen)
        self.setup = msgspec.structs.replace(setup, modules=tuple(m.key for m in self.modules))
        self.players = setup.players
        self.main = next((m.main for m in self.modules if m.main), "base")
        self.chosen = {o.key: setup.options.get(o.key, o.default) for m in self.modules for o in m.options}
        self.split = self.chosen["turn_mode"] == "split"  # first trading, then building
        self._combine_hooks()
        self._gather()
        self._stock(self.supplies(self.setup, Stock()))
        self._list_actions()
        self.target = self._target()
        self.plan = self.board_plan(self.setup, plan_of("base"))
        self.topology = topology(self.plan.layout)
        self.bits = bits_of(self.topology)
        self.resource_of = {terrain: self.index[kind] for terrain, kind in RESOURCE_OF.items()}

    def option(self, key: str) -> Value:
        return self.chosen[key]

    def number(self, key: str) -> int:
        return int(self.chosen[key])

    def flag(self, key: str) -> bool:
        return self.chosen[key] is True

    def has(self, key: str) -> bool:
        """For lobbies and words; rules never ask this."""
        return any(m.key == key for m in self.modules)

    def cards(self, named: dict[str, int]) -> list[int]:
        """Counts by kind from counts by name; unknown names are refused."""
        counts = [0] * len(self.kinds)
        for name, count in named.items():
            if name not in self.index or count < 0:
                raise Refused("bad_count")
            counts[self.index[name]] = count
        return counts

    def named(self, counts: Iterable[int]) -> dict[str, int]:
        """The other way round, without zeros."""
        return {self.kinds[i]: n for i, n in enumerate(counts) if n}

    # --- the engine's questions ------------------------------------------------------------------------------------

    settle = staticmethod(settle)

    purse = staticmethod(purse)

    mover = staticmethod(mover)
    may_act = staticmethod(may_act)

    def hide(self, g: Island, seat: int) -> None:
        self.hides(g, seat)

    def part_number(self, g: Island) -> int:
        return g.table.turn.part_number

    def undo_problem(self, g: AnyGame) -> str | None:
        return None if self.flag("undo") else "not_in_this_game"

    def migrate(self, saved: dict[str, int], state: dict[str, Any]) -> dict[str, Any]:
        if unknown := set(saved) ^ set(self.versions):
            raise KeyError(f"other modules than this game's: {sorted(unknown)}")
        for module in self.modules:
            for migration in module.migrations[saved[module.key] :]:
                migration(state)
        return state

    # --- composing -------------------------------------------------------------------------------------------------

    def _combine_hooks(self) -> None:
        silent, alone = set[str](), set[str]()
        idle = {m.key: m.idle(self.chosen) for m in self.modules}
        for name in HOOKS:
            answers = [
                getattr(m, name)
                for m in self.modules
                if getattr(type(m), name) is not getattr(Hooks, name) and name not in idle[m.key]
            ]
            setattr(self, name, combined(getattr(Hooks, name), answers))
            if not answers:
                silent.add(name)
            elif len(answers) == 1:
                alone.add(name)
        self.silent, self.alone = frozenset(silent), frozenset(alone)
        chosen = self.chosen
        self.plain_dice = (
            "preset_dice" in silent and chosen["dice"] != "balanced" and not chosen["no_seven_rounds"]
        )  # two dice are thrown, whatever they show
        self.steady_hexes = "limits" in silent  # what hexes bring depends on the board alone
        self.by_points = self.silent >= ENDINGS  # a game ends when the one whose turn it is has the target
        self.plain_places = self.silent >= ADDED_REASONS and "cuts" in alone  # nothing but pieces decides about places

    def _gather(self) -> None:
        everything: list[type[Action]] = [Undo, *(a for m in self.modules for a in m.actions)]
        self.actions = {a.key: a for a in everything}
        self.prompts = {k.kind: k for m in self.modules for k in m.prompts}
        self.steps = {n: s for m in self.modules for n, s in m.steps.items()}
        self.steps |= {n: s for m in self.modules for n, s in m.replaces.items()}
        self.phases = phases(self.steps)
        self.awards = tuple(a for m in self.modules for a in m.awards)
        self.award_keys = frozenset(a.key for a in self.awards)
        self.moved_by = {move: frozenset(a.key for a in self.awards if move in a.moved_by) for move in MOVES}
        self.versions = {m.key: len(m.migrations) for m in self.modules}
        self.ranks = {c: i for i, c in enumerate(ENGINE_CODES + self.refusal_order(()))}
        self.state_type = make_state_type(
            Table, Settings, {m.key: m.State for m in self.modules}, self.prompts.values()
        )
        answered = {name: self._answered(steps) for name, steps in STAGES.items()}
        self.stages = {name: tuple(map(Step, steps)) for name, steps in answered.items()}
        self.turns = [
            (*self.stages["turn"], Step("start_turn", {"seat": (seat + 1) % self.players}))
            for seat in range(self.players)
        ]  # by owner: the stages of a turn, and that of the next seat
        self.plain_turns = answered["turn"][0] == "before_roll"  # nothing comes before the first question
        self.marked_parts = "part_began" not in self.silent
        self.plain_roll = self.plain_dice and not any(
            map(self._does, (*answered["roll"][1:-1], *answered["number"][1:]))
        )  # dice are thrown, and unless it is a seven hexes pay
        self.runs = {
            n: tuple((i, self.steps[s]) for i, s in enumerate(steps) if self._does(s)) for n, steps in answered.items()
        }

    def _list_actions(self) -> None:
        listed = [a for a in self.actions.values() if a.in_play(self)]
        self.holder_actions = by_kind(listed, ("holder", "both"))
        self.other_actions = by_kind(listed, ("others", "both"))
        self.anyone_actions = tuple(a for a in listed if a.by == "anyone")
        self.holder_menus, self.other_menus = menus(self, self.holder_actions), menus(self, self.other_actions)

    def _does(self, step: str) -> bool:
        """Whether a stage does more than tell, so that a simulation has to run it."""
        return step not in TOLD or TOLD[step] not in self.silent

    def _answered(self, steps: tuple[str, ...]) -> list[str]:
        return [s for s in steps if s not in self.silent and self.steps[s] is not nothing]

    def _stock(self, stock: Stock) -> None:
        order = {"resource": 0, "commodity": 1, "token": 2}
        self.stock = stock
        self.kinds = tuple(sorted(stock.kinds, key=lambda k: order[stock.kinds[k].category]))
        self.index = {kind: i for i, kind in enumerate(self.kinds)}
        self.categories = tuple(stock.kinds[k].category for k in self.kinds)
        self.card_kinds = sum(c != "token" for c in self.categories)  # kinds that count as cards come first
        self.resource_kinds = sum(c == "resource" for c in self.categories)
        self.tradable = tuple(
            k for k in self.kinds if stock.kinds[k].category != "token" or stock.kinds[k].traded
        )  # what players may exchange with each other
        self.prices = {item: tuple(self.cards(price)) for item, price in stock.prices.items()}
        self.needs = {i: tuple((k, n) for k, n in enumerate(p) if n) for i, p in self.prices.items()}
        self.counted = counted(max(map(max, self.prices.values())))

    def _target(self) -> int:
        host = self.number("target")
        return (host or self.main_target(self.setup, 10)) + self.extra_points(self.setup, self.main)


def _chosen(setup: Setup) -> dict[str, Module]:
    """The modules of a set-up with those they bring along."""
    chosen: dict[str, Module] = {}
    for key in setup.modules:
        module = find(key)
        if module is None:
            raise Refused("unknown_module", module=key)
        chosen[key] = module
    barred = {key for m in chosen.values() for key in m.excludes}
    for key in IMPLIED:
        module = find(key)
        if module is not None and key not in barred:
            chosen.setdefault(key, module)
    return chosen | {combo.key: combo for combo in combos(chosen)}


def _objections(setup: Setup, chosen: dict[str, Module]) -> list[Refused]:
    full = msgspec.structs.replace(setup, modules=tuple(chosen))
    reasons: list[Refused] = []
    replaced: dict[str, str] = {}
    counts = frozenset[int]()
    for module in _in_order(chosen):
        counts = module.player_counts(full, counts)
    if setup.players not in counts:
        reasons.append(Refused("player_count", players=setup.players, fewest=min(counts), most=max(counts)))
    for module in chosen.values():
        reasons += [Refused("needs_module", module=module.key, needs=r) for r in module.requires if r not in chosen]
        reasons += [Refused("excludes_module", module=module.key, other=x) for x in module.excludes if x in chosen]
        if module.by_consent and module.key not in setup.agreed:
            reasons.append(Refused("not_agreed", module=module.key))
        reasons += [r if isinstance(r, Refused) else Refused(r, module=module.key) for r in module.refuses(full)]
        for step in module.replaces:
            if step in replaced:
                reasons.append(Refused("excludes_module", module=module.key, other=replaced[step]))
            replaced[step] = module.key
    return reasons + _bad_options(setup, [o for m in chosen.values() for o in m.options])


def _bad_options(setup: Setup, options: list[Option]) -> list[Refused]:
    known = {o.key: o for o in options}
    return [
        Refused("bad_option", option=key)
        for key, value in setup.options.items()
        if key not in known or not known[key].allows(value)
    ]


def _in_order(chosen: dict[str, Module]) -> list[Module]:
    graph = {
        key: [a for a in (*m.after, *(() if key in IMPLIED else IMPLIED)) if a in chosen]
        for key, m in sorted(chosen.items())
    }
    try:
        return [chosen[key] for key in TopologicalSorter(graph).static_order()]
    except CycleError as error:
        raise Refused("circular_modules", modules=", ".join(error.args[1])) from None
