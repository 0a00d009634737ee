"""The third die: three faces move the barbarian ship, three open a gate to the progress cards (CK-20 to CK-27)."""

from __future__ import annotations

from game.modules.cities_and_knights.state import FACES, LANDING, SHIP, level, of
from game.modules.cities_and_knights.told import EventDie, GateClosed, ShipSailed
from game.table import Island


def throw_event_die(g: Island) -> None:
    state = of(g)
    state.event = FACES[g.chance.below(len(FACES), "event_die")]
    g.tell(EventDie(face=state.event))


def follow_event_die(g: Island) -> None:
    """What the third die brings, before anybody earns anything (CK-21)."""
    if of(g).event == SHIP:
        sail(g)
    else:
        open_gate(g, of(g).event)


def sail(g: Island) -> None:
    """The ship comes a square nearer; on the last one the attack follows at once (CK-22)."""
    state = of(g)
    state.ship += 1
    if state.ship >= LANDING:
        g.then("barbarians_land")
    else:
        g.tell(ShipSailed(left=LANDING - state.ship))


def open_gate(g: Island, field: str) -> None:
    """Everybody whose level lets them draws one card, in turn order (CK-23, CK-24)."""
    red = g.table.turn.red
    entitled = [s for s in g.from_seat(g.table.turn.owner) if draws(level(g, s, field), red) and s not in g.gone]
    for seat in entitled:
        g.then("draw_progress", seat=seat, field=field)
    if entitled:
        g.then("fifth_cards")
    else:
        g.tell(GateClosed(field=field, red=red))


def draws(level: int, red: int) -> bool:
    """Whether a level draws with this red die: 1 and 2 at level 1, one more with each level (CK-D3)."""
    return level >= 1 and red <= level + 1
