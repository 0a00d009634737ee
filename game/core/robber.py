"""The robber: where it may go, and whom it robs."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import hand_size
from game.core.land import buildings_at, deserts, ground_memo, is_hex, live_hexes
from game.core.told import NobodyToRob, RobberHome, RobberMoved, RobberStays
from game.engine import Problem
from game.table import Island


def send_robber(g: Island, seat: int, cause: str) -> None:
    """Queue the whole move: place, theft, and what follows."""
    g.then("robber", seat=seat, cause=cause)


def ask_robber(g: Island) -> None:
    """On a 7 the owner moves it, unless something holds it."""
    if list(g.rules.robber_bound(g)):
        g.tell(RobberStays(hex=g.table.robber, why="asleep"))
    else:
        send_robber(g, g.table.turn.owner, "seven")


def home_of(g: Island) -> int:
    """Where "to the desert" leads: a robber on a desert stays there, any other goes where it began (ATX-13)."""
    t = g.table
    return g.rules.robber_home(g, t.robber if t.robber in deserts(g) else t.home)


def send_home(g: Island) -> None:
    """It goes home and robs nobody, unless it is there already or something holds it (ATX-16)."""
    home = home_of(g)
    if home != g.table.robber and not list(g.rules.robber_bound(g)):
        origin, g.table.robber = g.table.robber, home
        g.tell(RobberHome(hex=home, origin=origin))


def legal_hexes(g: Island) -> tuple[int, ...]:
    """Where it may go; remembered where no rule system has anything against a hex."""
    there, ground = g.table.robber, ground_memo(g)
    known: dict[int, tuple[int, ...]] = ground.get("beside_robber") or ground.setdefault("beside_robber", {})
    hexes = known.get(there)
    if hexes is None:
        hexes = known[there] = tuple([hex for hex in live_hexes(g) if hex != there])
    if "bars_robber" in g.rules.silent:
        return hexes
    return tuple([hex for hex in hexes if not g.rules.bars_robber(g, hex)])


def hex_problems(g: Island, hex: int) -> Iterator[Problem]:
    """Why the robber cannot go to a hex (BASE-48)."""
    if not is_hex(g, hex):
        yield "not_on_board"
        return
    if hex == g.table.robber:
        yield "must_move"
    yield from g.rules.bars_robber(g, hex)


def put_robber(g: Island, seat: int, hex: int) -> None:
    origin, g.table.robber = g.table.robber, hex
    if not g.quiet:
        g.tell(RobberMoved(seat=seat, hex=hex, origin=origin))


def candidates(g: Island, seat: int, hex: int) -> list[int]:
    """Opponents with a building at the hex and a card to lose, in turn order (BASE-49, BASE-D6)."""
    there = {b.seat for _, b in buildings_at(g, hex)} - {seat} if hex >= 0 else set()
    return [s for s in g.from_seat(seat) if s in there and s not in g.gone and hand_size(g, s)] if there else []


def rob_nobody(g: Island) -> None:
    """Nobody beside the robber has a card to lose."""
    g.tell(NobodyToRob(hex=g.table.robber))


def robber_settled(g: Island, seat: int, cause: str, victims: list[int]) -> None:
    g.rules.robber_settled(g, seat, g.table.robber, cause, tuple(victims))
