"""Drawing tokens, and paying with them (BF-05, BF-33 to BF-38)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Problem
from game.modules.best_friends.state import FACTS, Held, mark, marks, of
from game.modules.best_friends.told import FavourDrawn, FavoursEarned, FavoursRenewed, GuildUsed
from game.table import Island


def left_to_draw(g: Island) -> int:
    """Tokens of the pool, and those of the mat that would renew it."""
    state = of(g)
    return len(state.pool) + sum(state.mat.values())


def draw(g: Island, seat: int) -> str:
    """One token by lot; an empty pool is renewed from the mat first (BF-D7)."""
    state = of(g)
    if not state.pool:
        state.pool.mixed = {guild: n for guild, n in state.mat.items() if n}
        state.mat = {}
        g.tell(FavoursRenewed(n=len(state.pool)))
    guild = state.pool.draw(g.chance, "favour")
    state.tokens[seat].append(Held(guild, g.table.turn.part_number))
    return guild


def earn(g: Island, seat: int, n: int, why: str) -> None:
    """Draw as many tokens as are left; who left the game gets nothing (BASE-D20)."""
    n = min(n, left_to_draw(g))
    if seat in g.gone or not n:
        return
    drawn = [draw(g, seat) for _ in range(n)]
    g.tell(FavoursEarned(seat=seat, n=n, why=why))
    for guild in drawn:
        g.tell(FavourDrawn(seat=seat, guild=guild))


def usable(g: Island, seat: int, guild: str) -> int:
    """Tokens of a guild that were not drawn in this very part (BF-35)."""
    part = g.table.turn.part_number
    return sum(held.guild == guild and held.part != part for held in of(g).tokens[seat])


def price_problems(g: Island, seat: int, guild: str) -> Iterator[Problem]:
    """Why a seat cannot pay a guild now."""
    price = FACTS.guilds[guild].price
    if marks(g).guild:
        yield "guild_action_done"
    elif sum(held.guild == guild for held in of(g).tokens[seat]) < price:
        yield "not_enough_tokens"
    elif usable(g, seat, guild) < price:
        yield "token_too_new"


def spend(g: Island, seat: int, guild: str) -> None:
    """The price goes face up to the guild's place on the mat."""
    state, part = of(g), g.table.turn.part_number
    price = FACTS.guilds[guild].price
    paid = [held for held in state.tokens[seat] if held.guild == guild and held.part != part][:price]
    for held in paid:
        state.tokens[seat].remove(held)
    state.mat[guild] = state.mat.get(guild, 0) + price
    mark(g).guild = True
    g.tell(GuildUsed(seat=seat, guild=guild))
