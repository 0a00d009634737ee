"""Progress cards: drawing, holding four at most, returning one too many (CK-119 to CK-128, CK-186)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Choice
from game.core.land import points_changed
from game.engine import Action, Kind, Problem, Prompt
from game.modules.cities_and_knights.deck import CARDS, FIELDS, HAND_LIMIT, field_of
from game.modules.cities_and_knights.orders import left_to_the_game
from game.modules.cities_and_knights.state import level, of, progress_count
from game.table import Island

# --- drawing ----------------------------------------------------------------------------------------------------------


def draw_progress(g: Island, seat: int, field: str) -> None:
    """The top card of a deck goes to a hand, or face up if it is worth points; an empty deck gives nothing (CK-26)."""
    state = of(g)
    if not len(state.decks[field]):
        g.tell("progress_deck_empty", seat=seat, field=field)
        return
    card = state.decks[field].draw(g.chance)
    if CARDS[card].points:
        state.shown[seat].append(card)
        points_changed(g)
        g.tell("progress_shown", seat=seat, progress=card)
    else:
        state.hands[seat].append(card)
        g.tell("progress_drawn", seat=seat, field=field)
        g.tell("progress_drawn_card", only=(seat,), seat=seat, progress=card)


def choose_deck(g: Island, seat: int) -> None:
    """One draw from a deck of choice, for as long as any has a card (CK-111)."""
    if filled_decks(g) and seat not in g.gone:
        g.ask(seat, "draw_deck")


def filled_decks(g: Island) -> list[str]:
    return [field for field in FIELDS if len(of(g).decks[field])]


class DrawDeck(Action, frozen=True, array_like=True):
    """Draw a progress card from a deck of choice."""

    key: ClassVar[str] = "draw_deck"
    during: ClassVar[tuple[str, ...]] = ("draw_deck",)
    group: ClassVar[str] = "card"
    field: Choice

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        return FIELDS

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        if self.field not in filled_decks(g):
            yield "bad_target"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        draw_progress(g, self.seat, self.field)


class DrawDeckKind(Kind):
    key: ClassVar[str] = "draw_deck"

    def default(self, g: Island, prompt: Prompt) -> Action:
        return DrawDeck(prompt.seat, max(filled_decks(g), key=lambda f: (level(g, prompt.seat, f), -FIELDS.index(f))))

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        decks = filled_decks(g)
        return DrawDeck(prompt.seat, decks[0]) if len(decks) == 1 else None


# --- four at most -----------------------------------------------------------------------------------------------------


def fifth_cards(g: Island) -> None:
    """All but the turn owner return what they hold above four, all at once; the owner has until the turn's end."""
    for seat in g.seats:
        if seat != g.table.turn.owner and seat not in g.gone and progress_count(g, seat) > HAND_LIMIT:
            g.ask(seat, "return_progress")


def put_back(g: Island, seat: int, card: str) -> None:
    """A card goes from a hand face down under its deck (CK-D14)."""
    of(g).hands[seat].remove(card)
    of(g).decks[field_of(card)].put_under(card)


class ReturnProgress(Action, frozen=True, array_like=True):
    """Put one progress card too many back under its deck."""

    key: ClassVar[str] = "return_progress"
    during: ClassVar[tuple[str, ...]] = ("return_progress", "main")
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    card: Choice

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Prompt | None, so_far: dict[str, Any]) -> Sequence[str]:
        hand = of(g).hands[seat]
        return list(dict.fromkeys(hand)) if len(hand) > HAND_LIMIT else []

    def problems(self, g: Island, prompt: Prompt | None) -> Iterator[Problem]:
        hand = of(g).hands[self.seat]
        if self.card not in hand:
            yield "no_such_card"
        if len(hand) <= HAND_LIMIT:
            yield "bad_target"

    def apply(self, g: Island, prompt: Prompt | None) -> None:
        put_back(g, self.seat, self.card)
        g.tell("progress_returned", seat=self.seat, field=field_of(self.card))
        g.tell("progress_returned_card", only=(self.seat,), seat=self.seat, progress=self.card)


class ReturnProgressKind(Kind):
    key: ClassVar[str] = "return_progress"
    sealed: ClassVar[bool] = True

    def default(self, g: Island, prompt: Prompt) -> Action:
        return ReturnProgress(prompt.seat, of(g).hands[prompt.seat][-1])

    def forced(self, g: Island, prompt: Prompt) -> Action | None:
        return self.default(g, prompt) if left_to_the_game(g, prompt.seat, "fifth_card") else None

    def resolve(self, g: Island, answers: list[tuple[Prompt, Any]]) -> None:
        """In turn order; who still holds more than four is asked again."""
        for prompt, action in answers:
            action.apply(g, prompt)
        g.then("fifth_cards")


def must_return(g: Island, seat: int) -> Action | None:
    """What somebody silent gives back before the turn can end: the card received last."""
    hand = of(g).hands[seat]
    return ReturnProgress(seat, hand[-1]) if len(hand) > HAND_LIMIT else None
