"""Cities & Knights as a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from game.board import Plan, plan_of
from game.core.walls import PRICE, WALL, drop_wall, walled_limit
from game.engine import Action, Chance, Problem, Question, Refused
from game.look import Hand
from game.lookout import Looking
from game.module import Module
from game.modules.base.picking import request_picks
from game.modules.cities_and_knights import (
    barbarians,
    cards,
    event_die,
    improvements,
    knight_actions,
    knights,
    looks,
    orders,
    progress,
    views,
    walls,
    worth,
)
from game.modules.cities_and_knights.cards import play, science, turncoats
from game.modules.cities_and_knights.codes import rank
from game.modules.cities_and_knights.deck import CARDS, FIELDS, HAND_LIMIT, full_deck
from game.modules.cities_and_knights.state import (
    ABILITY_LEVEL,
    COMMODITY,
    SECOND_CARD,
    State,
    laid_over,
    of,
)
from game.setup import CardKind, Option, Setup, Stock
from game.table import Cards, Island, Site, Wish

TARGET = 13
COMMODITIES_IN_BANK, UNLIMITED = 12, 9_999
TWO_FOR_ONE = 2
PLAYERS = frozenset({3, 4})
BEGINNER = "ck_beginner"
UNFIT = (
    "five_six", "helpers", "best_friends", "corsica", "new_york", "erie_canal", "atlantis", "jungle", "city_walls",
    "castles",
)  # fmt: skip


class CitiesAndKnights(Module):
    """Commodities, improvements, metropolises, knights, barbarians, 54 progress cards; 13 points win."""

    key: ClassVar[str] = "cities_and_knights"
    after: ClassVar[tuple[str, ...]] = ("base",)
    excludes: ClassVar[tuple[str, ...]] = ("development",)
    main: ClassVar[str] = "expansion"
    State: ClassVar[type[Struct]] = State
    options: ClassVar[tuple[Option, ...]] = (
        Option("defence", "all", ("all", "chosen"), rule="CK-115"),
        Option("layout", "variable", ("variable", BEGINNER), rule="CK-D5"),
    )
    actions: ClassVar[tuple[type[Action], ...]] = (
        walls.BuildWall, knights.BuildKnight, knights.ActivateKnight, knights.PromoteKnight,
        knight_actions.MoveKnight, knight_actions.Displace, knight_actions.Chase, knight_actions.Retreat,
        improvements.Improve, orders.LeaveToGame, barbarians.Defend, barbarians.HoldBack, barbarians.LoseCity,
        progress.DrawDeck, progress.ReturnProgress, *cards.ACTIONS,
    )  # fmt: skip
    prompts: ClassVar[tuple[type[Question], ...]] = (
        barbarians.DefendQuestion, barbarians.LoseCityQuestion, knight_actions.RetreatQuestion,
        progress.DrawDeckQuestion, progress.ReturnProgressQuestion, *cards.PROMPTS,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {
        "barbarians_land": barbarians.barbarians_land,
        "muster": barbarians.muster,
        "barbarians_attack": barbarians.barbarians_attack,
        "barbarians_leave": barbarians.barbarians_leave,
        "choose_deck": progress.choose_deck,
        "draw_progress": progress.draw_progress,
        "fifth_cards": progress.fifth_cards,
        "progress_done": play.progress_done,
        "retreat": knight_actions.retreat,
        "welcome_deserter": turncoats.welcome_deserter,
        "rebuild": turncoats.rebuild,
        "smith_again": science.smith_again,
    }

    # --- before the game ---------------------------------------------------------------------------------------------

    def refuses(self, setup: Setup) -> Iterator[Problem]:
        yield from (Refused("not_with_cities_knights", module=other) for other in UNFIT if setup.has(other))
        if setup.options.get("turn_mode", "combined") != "combined":
            yield Refused("bad_option", option="turn_mode")
        if setup.options.get("island", "variable") != "variable":
            yield Refused("bad_option", option="island")

    def player_counts(self, setup: Setup, counts: frozenset[int]) -> frozenset[int]:
        return counts & PLAYERS

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return rank(codes)

    def main_target(self, setup: Setup, points: int) -> int:
        return TARGET

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        count = COMMODITIES_IN_BANK if setup.options.get("bank_limited", True) else UNLIMITED
        stock.kinds |= {kind: CardKind("commodity", count) for kind in ("coin", "paper", "cloth")}
        stock.prices |= knights.PRICES | {WALL: PRICE}
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        return plan_of(BEGINNER) if setup.options.get("layout") == BEGINNER else plan

    def prepare(self, g: Island) -> None:
        state = of(g)
        state.decks = {field: full_deck(field) for field in FIELDS}
        state.hands = [[] for _ in g.seats]
        state.shown = [[] for _ in g.seats]
        state.levels = [dict.fromkeys(FIELDS, 0) for _ in g.seats]
        state.defenders = [0] * g.rules.players

    def founding_order(self, g: Island, rounds: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
        """The second building is a city (CK-12)."""
        return [(seat, "city" if round == 2 else building, round) for seat, building, round in rounds]

    # --- the turn ----------------------------------------------------------------------------------------------------

    def turn_started(self, g: Island) -> None:
        of(g).event = ""

    def bars_end(self, g: Island) -> Iterator[Problem]:
        if len(of(g).hands[g.table.turn.owner]) > HAND_LIMIT:
            yield "hand_over_limit"

    def before_ending(self, g: Island, seat: int) -> Action | None:
        return progress.must_return(g, seat)

    def turn_ended(self, g: Island) -> None:
        """What lasted for the turn lapses (CK-19)."""
        state = of(g)
        state.dice, state.crane, state.harbour = None, False, False
        state.fleets, state.exchanged, state.void = [], [], []

    # --- the roll ----------------------------------------------------------------------------------------------------

    def preset_dice(self, g: Island) -> tuple[int, int] | None:
        return of(g).dice

    def thrown(self, g: Island) -> None:
        event_die.throw_event_die(g)

    def roll_omen(self, g: Island) -> None:
        event_die.follow_event_die(g)

    def hand_limit(self, g: Island, seat: int, limit: int) -> int:
        return walled_limit(g, of(g).walls, seat, limit)

    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        """A city beside forest, pasture or mountains earns a commodity for its second resource (CK-29)."""
        resource = g.rules.resource_of.get(g.table.terrain[site.hex])
        if resource is not None and site.size > 1 and (second := SECOND_CARD.get(g.rules.kinds[resource])):
            cards[resource] -= 1
            cards[g.rules.index[second]] += 1
        return cards

    def consolation(self, g: Island) -> None:
        """The Aqueduct: a resource for those who got nothing (CK-33)."""
        got, levels = g.table.turn.got, of(g).levels
        due = [int(levels[seat]["science"] >= ABILITY_LEVEL and not got[seat]) for seat in g.seats]
        if any(due):
            request_picks(g, due, "aqueduct", fewer=True, eager=True)
            orders.answer_picks(g)

    def robber_bound(self, g: Island) -> Iterator[Problem]:
        if not of(g).attacks:
            yield "robber_asleep"

    # --- trade and building ------------------------------------------------------------------------------------------

    def rate(self, g: Island, seat: int, kind: str, n: int) -> int:
        """The Guild, the merchant and a fleet give two for one (CK-46, CK-169, CK-176)."""
        state = of(g)
        if kind in COMMODITY.values():
            best = state.levels[seat]["trade"] >= ABILITY_LEVEL
        else:
            hex = state.merchant if state.merchant_owner == seat else -1
            best = hex >= 0 and g.rules.resource_of[g.table.terrain[hex]] == g.rules.index[kind]
        return min(n, TWO_FOR_ONE) if best or (kind in state.fleets and seat == g.table.turn.owner) else n

    def bars_trading(self, g: Island, thing: str) -> Iterator[Problem]:
        """Progress cards and points never change hands by trade (CK-47)."""
        if thing in CARDS or thing == "defender":
            yield "not_tradable"

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Iterator[Problem]:
        """A city laid over is stood up before another is built (CK-109)."""
        if item == "city" and how != "found" and (lying := laid_over(g, seat)) and place not in lying:
            yield "restore_first"

    def cuts(self, g: Island, seat: int, corner: int) -> tuple[Problem, ...]:
        knight = of(g).knights.get(corner)
        return ("blocked",) if knight is not None and knight.seat != seat else ()

    def occupies(self, g: Island, corner: int) -> bool:
        return corner in of(g).knights

    # --- loss, points ------------------------------------------------------------------------------------------------

    def protects(self, g: Island, corner: int, cause: str) -> bool:
        return corner in of(g).metropolises.values()

    def lost(self, g: Island, seat: int, corner: int, old: str, new: str, cause: str) -> None:
        drop_wall(g, of(g).walls, seat, corner)

    def army(self, g: Island, seat: int) -> int:
        return sum(knight.strength for knight in of(g).knights.values() if knight.seat == seat)

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        """All are public (CK-05); a city laid over counts as a settlement."""
        state, buildings = of(g), g.table.buildings
        if lying := len(laid_over(g, seat)):
            tally["cities"] -= 2 * lying
            tally["settlements"] += lying
        tally["metropolises"] = 2 * sum(buildings[corner].seat == seat for corner in state.metropolises.values())
        tally["defender"] = state.defenders[seat]
        tally["merchant"] = int(state.merchant_owner == seat)
        tally["shown_cards"] = len(state.shown[seat])

    # --- what is seen ------------------------------------------------------------------------------------------------

    def hides(self, g: Island, seat: int) -> None:
        views.hide_cards(g, seat)
        orders.hide_orders(g, seat)

    def imagines(self, g: Island, chance: Chance) -> None:
        views.imagine_cards(g, chance)

    def look(self, g: Island, looking: Looking) -> None:
        looks.add_look(g, looking)

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        return looks.add_cards(g, seat, hand)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + worth.worth(g, seat)

    def wishes(self, g: Island, seat: int) -> list[Wish]:
        return worth.wishes(g, seat)
