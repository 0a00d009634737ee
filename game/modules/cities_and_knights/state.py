"""What this expansion keeps, and small questions about it."""

from __future__ import annotations

from msgspec import Struct

from game.core.deck import Deck
from game.core.land import sited_memo
from game.core.reach import SIZES
from game.modules.cities_and_knights.deck import FIELDS
from game.table import Island

SHIP = "ship"
FACES = (SHIP, SHIP, SHIP, *FIELDS)  # of the event die (CK-D1)
LANDING = 7  # the ship's track has a start and so many squares (CK-D2)
COMMODITY = {"trade": "cloth", "politics": "coin", "science": "paper"}  # what a field is paid in
SECOND_CARD = {"wood": "paper", "wool": "cloth", "ore": "coin"}  # what a city gives in place of a second resource
ABILITY_LEVEL, METROPOLIS_LEVEL, TOP_LEVEL = 3, 4, 5


class Knight(Struct, array_like=True):
    """A knight on a corner; the marks are numbers of the parts of the game in which something was last done to it."""

    seat: int
    strength: int
    active: bool = False
    activated: int = 0
    acted: int = 0
    promoted: int = 0


class Driven(Struct, array_like=True):
    """A knight driven from its corner that has not yet found another."""

    corner: int
    knight: Knight


class State(Struct):
    """All of it; the lower part belongs to the turn in progress.

    `unseen` counts, in views only, the hidden cards of each hand by field.
    """

    ship: int = 0
    attacks: int = 0
    decks: dict[str, Deck] = {}
    hands: list[list[str]] = []  # progress cards, in the order they came
    shown: list[list[str]] = []  # cards worth points, lying open
    unseen: list[dict[str, int]] = []
    levels: list[dict[str, int]] = []
    metropolises: dict[str, int] = {}  # corner by field
    defenders: list[int] = []
    walls: list[int] = []
    knights: dict[int, Knight] = {}
    driven: Driven | None = None
    merchant: int = -1
    merchant_owner: int = -1

    event: str = ""  # what the event die shows
    announced: list[int] = []  # corners of the knights that defend
    in_play: list[str] = []  # cards whose effect is not finished yet
    dice: tuple[int, int] | None = None  # set by the Alchemist
    crane: bool = False
    fleets: list[str] = []  # kinds the bank takes two for one this turn
    harbour: bool = False  # a Commercial harbour is running
    exchanged: list[int] = []  # who has exchanged with it
    offering: str = ""  # the resource offered, unseen
    void: list[int] = []  # who had no commodity to give for it


def of(g: Island) -> State:
    return g.ext["cities_and_knights"]  # type: ignore[return-value]


def level(g: Island, seat: int, field: str) -> int:
    return of(g).levels[seat][field]


def cities(g: Island, seat: int) -> list[int]:
    """Corners of the standing cities of a seat; one laid over counts as a settlement (CK-108)."""
    key, sited = ("cities", seat), sited_memo(g)
    if key not in sited:
        mine = (c for c, b in g.table.buildings.items() if b.seat == seat and b.size >= SIZES["city"])
        sited[key] = sorted(mine)
    found: list[int] = sited[key]
    return found


def plain_cities(g: Island, seat: int) -> list[int]:
    """Standing cities that carry no metropolis."""
    taken = of(g).metropolises.values()
    return [c for c in cities(g, seat) if c not in taken]


def laid_over(g: Island, seat: int) -> list[int]:
    """Corners of cities of a seat that lie on their side."""
    sited = sited_memo(g)
    if "laid_over" not in sited:
        sited["laid_over"] = [c for c, b in g.table.buildings.items() if b.kind == "city" and b.size < SIZES["city"]]
    lying: list[int] = sited["laid_over"]
    return [c for c in lying if g.table.buildings[c].seat == seat] if lying else lying


def metropolis_owner(g: Island, field: str) -> int:
    """The seat that has a field's metropolis, or -1."""
    corner = of(g).metropolises.get(field)
    return -1 if corner is None else g.table.buildings[corner].seat


def progress_count(g: Island, seat: int) -> int:
    """Progress cards a seat holds unseen; in a view also those whose kind is hidden."""
    state = of(g)
    return len(state.hands[seat]) + (sum(state.unseen[seat].values()) if state.unseen else 0)


def present(g: Island, seat: int) -> list[int]:
    """The opponents of a seat that have not left, in turn order."""
    return [s for s in g.from_seat(seat)[1:] if s not in g.gone]
