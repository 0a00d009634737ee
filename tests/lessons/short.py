"""Short lessons of one idea each, on small positions of their own."""

from __future__ import annotations

from game.dice.building import Build
from game.dice.rolling import EndTurn as EndDice
from game.dice.rolling import Reroll
from game.dice.rolling import Roll as RollDice
from game.lessons import Lesson
from game.modules.base.answering import AnswerOffer
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knights import ActivateKnight, BuildKnight
from game.modules.cities_and_knights.state import FACES, SHIP
from game.modules.event_cards.answers import GiveCard
from game.modules.helpers.roads import Yngvi
from game.modules.helpers.turning import TurnHelper
from game.setup import Setup, Value
from tests.lessons.sample_game import laid
from tests.lessons.writing import Script

CHOSEN: dict[str, Value] = {"seats": "chosen", "start": "1", "pace": "none"}
PRINTED = {**CHOSEN, "island": "beginner", "closing": "first"}
DEALT = {**CHOSEN, "tokens": "random", "reds_apart": False}
CITIES = (
    (0, "-1,0 SE", "-1,0 E"), (1, "-1,1 SE", "0,1 SW"), (2, "-2,2 SE", "-1,2 SW"),
    (2, "1,-2 SE", "2,-2 SW"), (1, "0,1 SE", "1,1 SW"), (0, "1,-1 SE", "1,-1 E"),
)  # fmt: skip
FACE = ("wood", "brick", "grain", "wool", "ore", "gold")
SAILS, GATE = FACES.index(SHIP), len(FACES) - 1


def founding_well() -> Lesson:
    """Two settlements and two roads on an island that others settle too."""
    s = Script(Setup(3, (), DEALT, ("white", "blue", "orange")), ["", "Blanka", "Olga"], 0, *laid())
    s.do(FoundBuilding(0, s.corner("1,-1 NW")), say="first", answers=3)
    s.do(FoundRoad(0, s.edge("1,-1 W")), say="first_road")
    for seat, corner, edge in ((1, "0,0 SE", "1,0 SW"), (2, "-2,0 SE", "-1,0 SW"), (2, "2,-1 S", "2,-1 SW"),
                               (1, "0,1 SE", "1,1 SW")):  # fmt: skip
        s.do(FoundBuilding(seat, s.corner(corner)))
        s.do(FoundRoad(seat, s.edge(edge)))
    s.do(FoundBuilding(0, s.corner("-2,2 NE")), say="second")
    s.do(FoundRoad(0, s.edge("-2,2 E")), say="second_road")
    return s.lesson()


def trading_over_days() -> Lesson:
    """A standing offer is taken while its maker sleeps; an offer waits for an answer."""
    s = Script(Setup(3, (), PRINTED, ("white", "blue", "orange")), ["", "Blanka", "Olga"], 0)
    s.do(Roll(0), 2, 3, say="roll")
    s.do(StandingOffer(0, {"wool": 1}, {"brick": 1}), say="standing", answers=3)
    s.do(EndTurn(0), say="end_turn")
    s.do(Roll(1), 1, 3, say="asleep", pause=True)
    s.do(TakeStanding(1, s.g.settings.standing[-1].id))
    s.do(EndTurn(1))
    s.do(Roll(2), 4, 5, say="morning", pause=True)
    s.do(MakeOffer(2, {"grain": 1}, {"wool": 1}, [0]))
    s.do(AnswerOffer(0, s.offer(), "accept"), say="answer")
    s.do(EndTurn(2))
    return s.lesson()


def event_cards() -> Lesson:
    """Cards in place of the dice, and an event that wants something of everybody."""
    s = Script(Setup(3, ("event_cards",), PRINTED, ("white", "blue", "orange")), ["", "Blanka", "Olga"], 0)
    s.do(Roll(0), "e06r3", say="draw")
    s.do(GiveCard(0, "wood"), say="gift", answers=3)
    for seat, card in ((1, "ore"), (2, "grain")):
        s.do(GiveCard(seat, card))
    s.do(EndTurn(0), say="end_turn")
    s.do(Roll(1), "e05r1", say="next", pause=True)
    s.do(EndTurn(1))
    return s.lesson()


def helpers() -> Lesson:
    """A helper is used, and turned over to help once more."""
    s = Script(Setup(3, ("helpers",), PRINTED, ("blue", "white", "orange")), ["Blanka", "", "Olga"], 1, *[0] * 6)
    s.do(Roll(0), 2, 2)
    s.do(EndTurn(0))
    s.begin()
    s.do(Roll(1), 1, 2, say="roll")
    s.do(Yngvi(1, s.g.rules.topology.find_edge("18-24") or 0, "brick", "ore"), say="use", answers=3)
    s.do(TurnHelper(1), say="turn")
    s.do(EndTurn(1), say="end_turn")
    return s.lesson()


def faces(*names: str) -> list[int]:
    return [FACE.index(name) for name in names]


def dice_game() -> Lesson:
    """Three rolls, then build what the dice pay for."""
    s = Script(Setup(2, (), CHOSEN, ("white", "blue"), (), "dice"), ["", "Blanka"], 0, ["red", "orange"])
    s.do(RollDice(0), *faces("wood", "brick", "ore", "wool", "gold", "ore"), say="roll")
    s.do(Reroll(0, [3, 5, 6]), *faces("grain", "ore", "ore"), say="again", answers=3)
    s.do(Build(0, "R1"), say="road")
    s.do(Build(0, "K1"), say="knight")
    s.do(EndDice(0), say="end_turn")
    return s.lesson()


def cities_and_knights() -> Lesson:
    """Commodities, improvements, knights, barbarians."""
    modules = ("cities_and_knights",)
    s = Script(Setup(3, modules, DEALT, ("white", "blue", "orange")), ["", "Blanka", "Olga"], 0, *laid())
    for seat, corner, edge in CITIES:
        s.do(FoundBuilding(seat, s.corner(corner)))
        s.do(FoundRoad(seat, s.edge(edge)))
    for seat, red, yellow, event in ((0, 2, 3, SAILS), (1, 1, 2, SAILS), (2, 1, 1, SAILS), (0, 6, 6, SAILS),
                                     (1, 1, 2, SAILS), (2, 6, 6, GATE)):  # fmt: skip
        s.do(Roll(seat), red, yellow, event)
        s.do(EndTurn(seat))
    s.begin()
    s.do(Roll(0), 5, 3, GATE, say="roll")
    s.do(Improve(0, "trade"), say="improve", answers=3)
    s.do(BuildKnight(0, s.corner("1,-1 NE")), say="knight")
    s.do(ActivateKnight(0, s.corner("1,-1 NE")), say="activate")
    s.do(EndTurn(0), say="end_turn")
    s.do(Roll(1), 1, 2, SAILS, say="near", pause=True)
    s.do(EndTurn(1))
    s.do(Roll(2), 6, 6, SAILS, say="landing", pause=True)
    s.do(EndTurn(2))
    return s.lesson()
