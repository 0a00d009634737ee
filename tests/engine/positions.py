"""One position of every sort: each kind of prompt open, a game that is over, a larger table."""

from __future__ import annotations

from functools import cache

from game.modules.base.building import BuildRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.base.standing import StandingOffer
from game.modules.development.playing import PlayRoadBuilding
from game.modules.five_six.phases import SpecialSignal
from game.table import Island
from tests.kit import (
    act,
    card,
    copy,
    edge,
    end,
    founding,
    give,
    hex,
    hold,
    island,
    line,
    roll,
    settle,
    settlement,
    turn_of,
)


@cache
def positions() -> dict[str, Island]:
    """By name; never changed by anybody."""
    found = founding(4)
    g = turn_of(island(), 0)
    settlement(g, 0, "0,0 S")
    settlement(g, 1, "2,0 N")
    settlement(g, 2, "2,0 SE")
    line(g, 0, "0,0 N", "0,0 NE")
    hold(g, 0, wood=4, brick=2, wool=2, grain=3, ore=3)
    hold(g, 1, ore=9)
    hold(g, 2, wool=2)
    card(g, 0, "road_building", "knight", "monopoly", "invention")
    discard = roll(g, 7)
    seven = turn_of(copy(g), 0)
    hold(seven, 0, wood=1)
    hold(seven, 1, ore=1)
    robber = roll(seven, 7)
    main = act(roll(g, 12), StandingOffer(2, {"wool": 1}, {"ore": 1}, 3))
    traded = act(main, MakeOffer(0, {"wood": 1}, {"ore": 1}), MakeOffer(1, {"ore": 1}, {"wood": 2}))
    over = island(target=3)
    settlement(over, 0, "0,0 N", "0,0 S", "0,-2 N")
    larger = act(island(6, turn=1), SpecialSignal(3, "build"))
    give(larger, 3, wood=2, brick=2, wool=2, grain=2, ore=2)
    return {
        "founding": found,
        "before_roll": g,
        "discard": discard,
        "robber": robber,
        "steal": act(robber, MoveRobber(0, hex(robber, "2,0"))),
        "main": main,
        "offers": traded,
        "split": roll(turn_of(island(turn_mode="split"), 0), 12),
        "free_road": act(main, PlayRoadBuilding(0)),
        "over": settle(over),
        "special_build": end(larger),
        "special_wish": end(island(6, turn=1, signal_window=30)),
        "paired": end(island(6, turn=1, paired_turns=True)),
        "built": act(main, BuildRoad(0, edge(main, "0,0 NW"))),
    }
