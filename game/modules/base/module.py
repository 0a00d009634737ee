"""The base game as a module: module zero, with no privileges."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import msgspec

from game.board import Plan, plan_of
from game.board.options import IslandOptions, shape
from game.core import robber, turn
from game.core.awards import Award, points_of
from game.core.land import buildings_at
from game.core.memory import uncounted
from game.core.production import produce
from game.core.roads import road_length, roads_on_board
from game.engine import Action, Chance, Problem, Question, Refused
from game.look import Hand
from game.lookout import Looking
from game.module import Migration, Module
from game.modules.base import (
    answering,
    building,
    discarding,
    founding,
    offers,
    picking,
    robbing,
    rolling,
    settings,
    standing,
)
from game.modules.base.bank import BankTrade, harbour_rates
from game.modules.base.closing import as_before
from game.modules.base.lapse import OfferQuestion, part_ways
from game.modules.base.looks import add_look, add_resources
from game.modules.base.options import CODES, OPTIONS
from game.modules.base.secrets import hide_hands, imagine_hands
from game.setup import CardKind, Option, Setup, Stock, Value
from game.table import Cards, Island, Settings, Site

RESOURCES = ("wood", "brick", "wool", "grain", "ore")
IN_BANK, UNLIMITED = 19, 9_999
COLOURS = ("red", "blue", "orange", "white")
SAFE_POINTS = 3
PRICES = {
    "road": {"wood": 1, "brick": 1},
    "settlement": {"wood": 1, "brick": 1, "wool": 1, "grain": 1},
    "city": {"grain": 2, "ore": 3},
}


class Base(Module):
    """19 hexes, five resources, roads, settlements, cities, the robber, trade, the longest road."""

    key: ClassVar[str] = "base"
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    actions: ClassVar[tuple[type[Action], ...]] = (
        founding.FoundBuilding, founding.FoundRoad, rolling.Roll, rolling.EndTurn, rolling.ToBuilding,
        building.BuildRoad, building.BuildSettlement, building.BuildCity, building.PlaceFree, building.GiveUp,
        discarding.Discard, robbing.MoveRobber, robbing.Steal, picking.Pick, BankTrade,
        offers.MakeOffer, offers.Call, answering.AnswerOffer, answering.CloseOffer, answering.WithdrawOffer,
        standing.StandingOffer, standing.WithdrawStanding, standing.TakeStanding,
        settings.Embargo, settings.DeclineAll, settings.StoreDiscard, settings.Leave,
    )  # fmt: skip
    prompts: ClassVar[tuple[type[Question], ...]] = (
        founding.FoundBuildingQuestion, founding.FoundRoadQuestion, rolling.BeforeRoll, rolling.Main,
        rolling.TradePhase, rolling.BuildPhase, discarding.DiscardQuestion, robbing.Robber,
        robbing.StealQuestion, building.FreeRoad, OfferQuestion, picking.PickInTurn, picking.PickTogether,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., object]]] = {
        "board_laid": rolling.stage("board_laid"),
        "found_all": founding.found_all,
        "found": founding.found,
        "found_road": founding.found_road,
        "founded": founding.founded,
        "founding_done": founding.founding_done,
        "start_turn": turn.start_turn,
        "turn_started": rolling.stage("turn_started"),
        "before_roll": rolling.before_roll,
        "throw": rolling.throw,
        "throw_told": rolling.throw_told,
        "roll_event": rolling.stage("roll_event"),
        "roll_omen": rolling.stage("roll_omen"),
        "outcome": turn.outcome,
        "seven_gifts": rolling.stage("seven_gifts"),
        "discards": discarding.discards,
        "ask_robber": robber.ask_robber,
        "robber": robbing.ask_where,
        "steal": robbing.ask_whom,
        "robber_settled": robber.robber_settled,
        "produce": produce,
        "picks": picking.ask_picks,
        "pick_in_turn": picking.pick_in_turn,
        "consolation": rolling.stage("consolation"),
        "eruption": rolling.stage("eruption"),
        "flood": rolling.stage("flood"),
        "income": rolling.stage("income"),
        "main": rolling.main,
        "free_roads": building.free_roads,
        "turn_ended": rolling.stage("turn_ended"),
        "between": turn.nothing,
    }
    migrations: ClassVar[tuple[Migration, ...]] = (as_before, uncounted)
    awards: ClassVar[tuple[Award, ...]] = (
        Award("longest_road", 2, 5, road_length, bound=roads_on_board, moved_by=("road", "building"), raised_by="road"),
    )

    # --- before the game ---------------------------------------------------------------------------------------------

    def refuses(self, setup: Setup) -> Iterator[Problem]:
        colours = [c for c in setup.colours if c]
        if len(set(colours)) != len(colours):
            yield "colour_taken"
        allowed = COLOURS if setup.players <= len(COLOURS) else (*COLOURS, "green", "brown")
        beginner_without_red = setup.players == 3 and setup.options.get("island") == "beginner"
        fitting = [c for c in allowed if not (beginner_without_red and c == "red")]
        yield from (Refused("colour_not_here", colour=c) for c in colours if c not in fitting)
        start = str(setup.options.get("start", "lot"))
        if start.isdigit() and int(start) > setup.players:
            yield "bad_option"

    def player_counts(self, setup: Setup, counts: frozenset[int]) -> frozenset[int]:
        return counts | {3, 4}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return CODES

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        count = IN_BANK if setup.options.get("bank_limited", True) else UNLIMITED
        stock.kinds = {kind: CardKind("resource", count) for kind in RESOURCES}
        stock.pieces = {"road": 15, "settlement": 5, "city": 4}
        stock.prices = dict(PRICES)
        beginner_without_red = setup.players == 3 and setup.options.get("island") == "beginner"
        stock.colours = COLOURS[1:] if beginner_without_red else COLOURS
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        if setup.options.get("island") == "beginner":
            plan = plan_of("beginner")
            plan.starts = "beginner"
            return plan
        return shape(plan, island_options(setup))

    def idle(self, options: Mapping[str, Value]) -> frozenset[str]:
        unanswered = set[str]() if options["friendly_robber"] else {"bars_robber"}
        if options["trade"] == "none" or not options["standing_offers"]:
            unanswered |= {"turn_started", "turn_ended"}
        return frozenset(unanswered)

    # --- the game ----------------------------------------------------------------------------------------------------

    def turn_started(self, g: Island) -> None:
        standing.expire_at_start(g)

    def turn_ended(self, g: Island) -> None:
        standing.expire_at_end(g)

    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        kind = g.rules.resource_of.get(g.table.terrain[site.hex])
        if kind is not None:
            cards[kind] += site.size
        return cards

    def bars_robber(self, g: Island, hex: int) -> tuple[Problem, ...]:
        """Friendly robber: not next to an opponent with fewer than three visible points (BASE-O4)."""
        others = {b.seat for _, b in buildings_at(g, hex)} - {g.table.turn.actor}
        poor = any(points_of(g, seat, hidden=False) < SAFE_POINTS for seat in others)
        return ("bad_target",) if poor else ()

    def may_spare(self, g: Island, hex: int) -> bool:
        return g.rules.flag("steal_optional")

    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        return min(n, harbour_rates(g, seat)[kind])

    def cuts(self, g: Island, seat: int, corner: int) -> tuple[Problem, ...]:
        building = g.table.buildings.get(corner)
        return ("not_connected",) if building is not None and building.seat != seat else ()

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        left, stock = g.table.pieces[seat], g.rules.stock.pieces
        tally["settlements"] = stock["settlement"] - left["settlement"]
        tally["cities"] = 2 * (stock["city"] - left["city"])
        for award in g.rules.awards:
            if g.table.awards.get(award.key) == seat:
                tally[award.key] = award.points

    def restored(self, g: Island, then: Settings) -> None:
        for a, b in g.settings.embargoes:
            part_ways(g, a, b)
        settings.decline_open(g, set(g.settings.decline_all).difference(then.decline_all))

    # --- what is seen ------------------------------------------------------------------------------------------------

    def hides(self, g: Island, seat: int) -> None:
        hide_hands(g, seat)

    def imagines(self, g: Island, chance: Chance) -> None:
        imagine_hands(g, chance)

    def look(self, g: Island, looking: Looking) -> None:
        add_look(g, looking)

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        return add_resources(g, seat, hand)


def island_options(setup: Setup) -> IslandOptions:
    """The host's choices about the island, as the board understands them."""
    names = IslandOptions.__struct_fields__
    return msgspec.convert({k: v for k, v in setup.options.items() if k in names}, IslandOptions)
