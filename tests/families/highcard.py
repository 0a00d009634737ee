"""A toy family without a board: everybody plays a card in turn, the highest takes the trick, most tricks win.

It stands for any game of cards: hands are hidden, what was played lies open. Everything it needs is in this file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Annotated, ClassVar, NamedTuple, TypeAlias

from msgspec import Struct, field

from game.engine import Action, Arg, Chance, Entry, Game, Problem, Question, Refused, Step, Undo, begin, legal, replay
from game.engine.fact import Fact
from game.engine.game import Result
from game.engine.told import TurnBegan, Won
from game.family import Family
from game.look import CardFace, CardRow, Chip, Ground, Hand, Look, PointsOf, Row, Summary, Text
from game.plain import PlainRules, Settings
from game.setup import ADVISER, TIME, Option, Setup, switch

KEY = "highcard"
HAND = 3  # cards each
DECK = tuple(range(2, 15))
COLOURS = ("red", "blue", "orange", "white")
OPTIONS = (*TIME, ADVISER, switch("undo", True, "HIGH-1"))
WORDS = """
family-highcard = High card
    .help = Whoever plays the highest card takes the trick.
module-highcard = High card
    .help = Three cards each; the highest takes the trick.
prompt-play = Play a card.
action-play_card = Play a card
    .help = Lay one of your cards open.
arg-number = card
event-card_played = { $seat } plays the { $n }.
event-trick_taken = { $seat } takes the trick.
look-highcard = High card, trick { $turn }.
look-open = On the table
look-hand = Your cards
look-high = { $n }
look-in-hand = { $n } cards
points-tricks = Tricks
refused-not_held = You do not hold that card.
"""


class Turn(Struct):
    number: int = 0
    owner: int = 0
    actor: int = 0
    part: str = "turn"
    part_number: int = 0


class Table(Struct):
    hands: list[list[int]]
    turn: Turn = field(default_factory=Turn)
    open: dict[int, int] = {}  # card by seat, in the order they were played
    tricks: list[int] = []
    people: list[int] = []
    colours: list[str] = []


HighCard: TypeAlias = "Game[Table, Settings, Rules]"


class CardPlayed(Fact):
    seat: int
    n: int
    topic = "game"


class TrickTaken(Fact):
    seat: int
    topic = "game"


class Play(Question, tag="play"):
    turn: ClassVar[bool] = True

    def default(self, g: HighCard) -> Action:
        return PlayCard(self.seat, min(g.table.hands[self.seat]))


class PlayCard(Action, frozen=True, array_like=True):
    """Lay one of the own cards open."""

    key: ClassVar[str] = "play_card"
    during: ClassVar[tuple[str, ...]] = ("play",)
    group: ClassVar[str] = "turn"
    number: Annotated[int, Arg("number")]

    @classmethod
    def domain(cls, g: HighCard, seat: int, prompt: Question | None, so_far: dict[str, object]) -> Iterable[int]:
        return g.table.hands[seat]

    def against(self, g: HighCard) -> Iterator[Problem]:
        if self.number not in g.table.hands[self.seat]:
            yield "not_held"

    def apply(self, g: HighCard, prompt: Question | None) -> None:
        g.table.hands[self.seat].remove(self.number)
        g.table.open[self.seat] = self.number
        g.tell(CardPlayed(seat=self.seat, n=self.number))
        g.then("next_card", seat=(self.seat + 1) % g.rules.players)


def next_card(g: HighCard, seat: int) -> None:
    """The next one plays, or the trick is taken and its winner leads; no cards left, the game is over."""
    table = g.table
    if len(table.open) == g.rules.players:
        seat = max(table.open, key=table.open.__getitem__)
        table.tricks[seat] += 1
        g.tell(TrickTaken(seat=seat))
        table.open = {}
    if not any(table.hands):
        most = max(table.tricks)
        g.over = Result(tuple(s for s in g.seats if table.tricks[s] == most))
        g.tell(Won(winners=list(g.over.winners), why="points", points=most))
        return
    table.turn.number += 1
    table.turn.part_number += 1
    table.turn.owner = table.turn.actor = seat
    g.tell(TurnBegan(seat=seat, turn=table.turn.number))
    g.ask(seat, Play())


class Rules(
    PlainRules,
    family=KEY,
    does=(Undo, PlayCard),
    asks=(Play,),
    table=Table,
    steps={"next_card": next_card},
    codes=("game_over", "no_such_seat", "bad_input", "stale_button", "not_your_turn", "wrong_phase", "not_held"),
):
    """Hands are seen by their owners alone."""

    def hide(self, g: HighCard, seat: int) -> None:
        g.table.hands = [hand if at == seat else [0] * len(hand) for at, hand in enumerate(g.table.hands)]


class Level(NamedTuple):
    name: str

    def choose(self, seen: HighCard, seat: int, rng: Random, stop: Callable[[], bool]) -> Action:
        return rng.choice([action for action in legal(seen, seat) if isinstance(action, PlayCard)])


class HighCardFamily(Family):
    key = KEY
    levels = {name: Level(name) for name in ("gentle", "steady", "sharp", "cautious")}
    actions = (Undo, PlayCard)

    def options(self, modules: Sequence[str]) -> list[Option]:
        return list(OPTIONS)

    def objections(self, setup: Setup) -> list[Refused]:
        if 2 <= setup.players <= len(COLOURS):
            return []
        return [Refused("bad_player_count", players=setup.players, fewest=2, most=len(COLOURS))]

    def compose(self, setup: Setup) -> Rules:
        chosen = {option.key: setup.options.get(option.key, option.default) for option in OPTIONS}
        return Rules(Setup(setup.players, (), chosen, setup.colours, family=KEY))

    def new_game(self, setup: Setup, chance: Chance) -> HighCard:
        rules = self.compose(setup)
        deck, people = list(DECK), list(range(rules.players))
        chance.shuffle(deck, "deck")
        hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in people]
        table = Table(hands, tricks=[0] * len(people), people=people, colours=list(COLOURS[: len(people)]))
        g: HighCard = Game(rules, table, Settings(), {})
        g.agenda = [Step("next_card", {"seat": 0})]
        return begin(g, chance)

    def look(self, seen: HighCard, names: Sequence[str]) -> Look:
        table = seen.table
        lying = tuple(_face(card, seat) for seat, card in table.open.items())
        return Look(
            Ground(KEY),
            tuple(_row(seen, seat, names[seat]) for seat in seen.seats),
            cards=(CardRow(Text("look-open"), lying),),
            turn=table.turn.number,
            title=Text("look-highcard", {"turn": table.turn.number}),
        )

    def held(self, seen: HighCard, seat: int, names: Sequence[str]) -> Hand:
        cards = tuple(_face(card, -1) for card in sorted(seen.table.hands[seat]))
        return Hand(seat, names[seat], seen.table.colours[seat], (), (CardRow(Text("look-hand"), cards),))

    def tally(self, g: HighCard, seat: int) -> dict[str, int]:
        return {"tricks": g.table.tricks[seat]}

    def summarise(self, setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
        g = replay(self.starter(setup), entries)
        tricks = g.table.tricks
        points = tuple(
            PointsOf(seat, names[seat], g.table.colours[seat], ((Text("points-tricks"), tricks[seat]),), tricks[seat])
            for seat in g.seats
        )
        return Summary(points, (), (), tuple((n,) for n in tricks), g.table.turn.number)


def _face(card: int, seat: int) -> CardFace:
    return CardFace("cards", Text("look-high", {"n": card}), seat=seat)


def _row(g: HighCard, seat: int, name: str) -> Row:
    left = len(g.table.hands[seat])
    held = Chip("cards", str(left), Text("look-in-hand", {"n": left}))
    playing = g.over is None and seat == g.table.turn.actor
    return Row(seat, name, g.table.colours[seat], g.table.tricks[seat], (held,), turn=playing)


FAMILY = HighCardFamily()
