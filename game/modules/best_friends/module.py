"""Best friends as a module."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from game.core.deck import Deck
from game.core.land import buildings_at, deserts, is_edge
from game.core.variant import Variant
from game.engine import Action, Chance, Problem, Question
from game.look import Hand
from game.lookout import Looking
from game.module import Migration
from game.modules.best_friends import changing, exchange, gifts, links
from game.modules.best_friends.guilds import USES
from game.modules.best_friends.looks import add_look, add_tokens
from game.modules.best_friends.networks import close, forget
from game.modules.best_friends.state import FACTS, GUILDS, State, of, own_names, pool_for
from game.modules.best_friends.tokens import earn
from game.modules.best_friends.views import hide_tokens, imagine_tokens
from game.modules.best_friends.worth import tokens_worth
from game.modules.fixed_boards import FIXED_BOARDS
from game.setup import Setup
from game.table import Island

CODES = (
    "guild_action_done", "token_too_new", "pool_empty", "no_island_token", "gift_done", "already_offered",
    "recipient_ahead", "not_tradable",
)  # fmt: skip
HARMLESS = ("seven", "knight")  # why the robber moves, where sparing everybody earns a token
SINKING = "sinking"


class BestFriends(Variant):
    """Favours for a harmless robber, a gift, a road to a neighbour; five guilds that take them."""

    key: ClassVar[str] = "best_friends"
    seats: ClassVar[range] = range(3, 7)
    requires: ClassVar[tuple[str, ...]] = ("development",)
    unfit: ClassVar[Mapping[str, str]] = FIXED_BOARDS
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (
        *USES, gifts.GiveGift, gifts.AnswerGift, gifts.WithdrawGift, changing.ChangeAgain, changing.StopChanging,
        exchange.ExchangeToken, exchange.PutBack, links.ServeFirst,
    )  # fmt: skip
    prompts: ClassVar[tuple[type[Question], ...]] = (
        gifts.Gift, changing.SecondChange, exchange.PutBackQuestion, links.LinkOrder,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {
        "ask_change": changing.ask_change,
        "reward_links": links.reward_links,
    }

    migrations: ClassVar[tuple[Migration, ...]] = (own_names,)

    # --- before the game ---------------------------------------------------------------------------------------------

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """Before what concerns single cards and places."""
        at = codes.index("no_such_card") if "no_such_card" in codes else len(codes)
        return (*codes[:at], *CODES, *codes[at:])

    def main_target(self, setup: Setup, points: int) -> int:
        return FACTS.target

    def prepare(self, g: Island) -> None:
        state = of(g)
        state.pool = Deck(pool_for(g.rules.players))
        state.tokens = [[] for _ in g.seats]
        state.island_tokens = [0] * g.rules.players

    # --- earning -----------------------------------------------------------------------------------------------------

    def founding_done(self, g: Island) -> None:
        """Whoever meets already is linked, without a reward (BF-04)."""
        close(g)

    def may_spare(self, g: Island, hex: int) -> bool:
        return hex in deserts(g)

    def robber_settled(self, g: Island, seat: int, hex: int, cause: str, victims: tuple[int, ...]) -> None:
        """Nobody was hurt: no building there, or a desert and nothing taken (BF-10 to BF-15)."""
        if cause in HARMLESS and hex >= 0 and not victims and (hex in deserts(g) or not buildings_at(g, hex)):
            earn(g, seat, 1, "robber")

    def placed(self, g: Island, seat: int, item: str, place: int, how: str) -> None:
        """A road may link networks, a building may cut them; neither counts before all is founded."""
        if how == "found":
            return
        if item == "road":
            links.judge_road(g, seat, place)
        elif item == "settlement":
            close(g)

    def lost(self, g: Island, seat: int, corner: int, old: str, new: str, cause: str) -> None:
        if not new:
            forget(g, corner)
            if cause != SINKING:
                close(g)

    def road_removed(self, g: Island, seat: int, edge: int) -> None:
        if is_edge(g, edge):
            close(g)

    def hex_lost(self, g: Island, hex: int) -> None:
        """What sinks goes in one go: networks are looked at when all of it is gone."""
        close(g)

    # --- the rest ----------------------------------------------------------------------------------------------------

    def bars_trading(self, g: Island, thing: str) -> tuple[Problem, ...]:
        return ("not_tradable",) if thing in GUILDS else ()

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        tally["island_tokens"] = of(g).island_tokens[seat]

    def left(self, g: Island, seat: int) -> None:
        gifts.forget_giver(g, seat)

    def hides(self, g: Island, seat: int) -> None:
        hide_tokens(g, seat)

    def imagines(self, g: Island, chance: Chance) -> None:
        imagine_tokens(g, chance)

    def look(self, g: Island, looking: Looking) -> None:
        add_look(g, looking)

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        return add_tokens(g, seat, hand)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + tokens_worth(g, seat)
