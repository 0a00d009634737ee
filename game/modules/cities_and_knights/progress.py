"""Progress cards: drawing, holding four at most, returning one too many (CK-119 to CK-128, CK-186)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Self

from game.core.land import points_changed
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.cities_and_knights.deck import CARDS, FIELDS, HAND_LIMIT, Field, ProgressCard, field_of
from game.modules.cities_and_knights.orders import left_to_the_game
from game.modules.cities_and_knights.state import level, of, progress_count
from game.modules.cities_and_knights.told import (
    ProgressDeckEmpty,
    ProgressDrawn,
    ProgressDrawnCard,
    ProgressReturned,
    ProgressReturnedCard,
    ProgressShown,
)
from game.table import Island

# --- drawing ----------------------------------------------------------------------------------------------------------


def draw_progress(g: Island, seat: int, field: str) -> None:
    """The top card of a deck goes to a hand, or face up if it is worth points; an empty deck gives nothing (CK-26)."""
    state = of(g)
    if not len(state.decks[field]):
        g.tell(ProgressDeckEmpty(seat=seat, field=field))
        return
    card = state.decks[field].draw(g.chance, "progress_card")
    if CARDS[card].points:
        state.shown[seat].append(card)
        points_changed(g)
        g.tell(ProgressShown(seat=seat, progress=card))
    else:
        state.hands[seat].append(card)
        g.tell(ProgressDrawn(seat=seat, field=field))
        g.tell(ProgressDrawnCard(seat=seat, progress=card))


def choose_deck(g: Island, seat: int) -> None:
    """One draw from a deck of choice, for as long as any has a card (CK-111)."""
    if filled_decks(g) and seat not in g.gone:
        g.ask(seat, DrawDeckQuestion())


def filled_decks(g: Island) -> list[str]:
    return [field for field in FIELDS if len(of(g).decks[field])]


class DrawDeck(Action, frozen=True, array_like=True):
    """Draw a progress card from a deck of choice."""

    key: ClassVar[str] = "draw_deck"
    during: ClassVar[tuple[str, ...]] = ("draw_deck",)
    group: ClassVar[str] = "card"
    field: Field

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return FIELDS

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.field not in filled_decks(g):
            yield "bad_target"

    def apply(self, g: Island, prompt: Question | None) -> None:
        draw_progress(g, self.seat, self.field)


class DrawDeckQuestion(Question, tag="draw_deck"):
    def default(self, g: Island) -> Action:
        return DrawDeck(self.seat, max(filled_decks(g), key=lambda f: (level(g, self.seat, f), -FIELDS.index(f))))

    def forced(self, g: Island) -> Action | None:
        decks = filled_decks(g)
        return DrawDeck(self.seat, decks[0]) if len(decks) == 1 else None


# --- four at most -----------------------------------------------------------------------------------------------------


def fifth_cards(g: Island) -> None:
    """All but the turn owner return what they hold above four, all at once; the owner has until the turn's end."""
    for seat in g.seats:
        if seat != g.table.turn.owner and seat not in g.gone and progress_count(g, seat) > HAND_LIMIT:
            g.ask(seat, ReturnProgressQuestion())


def put_back(g: Island, seat: int, card: str) -> None:
    """A card goes from a hand face down under its deck (CK-D14)."""
    of(g).hands[seat].remove(card)
    of(g).decks[field_of(card)].put_under(card)


class CardTooMany(Need):
    """More progress cards than may be kept."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if not self.met(g, seat):
            yield "bad_target"

    def met(self, g: Island, seat: int) -> bool:
        return len(of(g).hands[seat]) > HAND_LIMIT


class ReturnProgress(Action, frozen=True, array_like=True):
    """Put one progress card too many back under its deck."""

    key: ClassVar[str] = "return_progress"
    during: ClassVar[tuple[str, ...]] = ("return_progress", "main")
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    needs: ClassVar[tuple[Need, ...]] = (CardTooMany(),)
    exact: ClassVar[bool] = True
    card: ProgressCard

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        return progress_count(g, seat) > HAND_LIMIT

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return list(dict.fromkeys(of(g).hands[seat]))

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question) -> Iterable[Action]:
        """In the own turn nothing is given back as long as it might be played."""
        return () if prompt.turn else cls.suggest(g, seat, prompt)

    def against(self, g: Island) -> Iterator[Problem]:
        if self.card not in of(g).hands[self.seat]:
            yield "no_such_card"

    def apply(self, g: Island, prompt: Question | None) -> None:
        put_back(g, self.seat, self.card)
        g.tell(ProgressReturned(seat=self.seat, field=field_of(self.card)))
        g.tell(ProgressReturnedCard(seat=self.seat, progress=self.card))


class ReturnProgressQuestion(Question, tag="return_progress"):
    sealed: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        return ReturnProgress(self.seat, of(g).hands[self.seat][-1])

    def forced(self, g: Island) -> Action | None:
        return self.default(g) if left_to_the_game(g, self.seat, "fifth_card") else None

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, Action]]) -> None:
        """In turn order; who still holds more than four is asked again."""
        for prompt, action in answers:
            action.apply(g, prompt)
        g.then("fifth_cards")


def must_return(g: Island, seat: int) -> Action | None:
    """What somebody silent gives back before the turn can end: the card received last."""
    hand = of(g).hands[seat]
    return ReturnProgress(seat, hand[-1]) if len(hand) > HAND_LIMIT else None
