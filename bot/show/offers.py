"""What became of each offer of a turn, as everybody may know it: by what was told, and by what is still open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.seated import Seated, Told
from game.table import Offer

MADE = ("offered", "called")


@dataclass(frozen=True)
class Story:
    """One offer or call from its making to its end; `made` is the number of the event that told of it."""

    id: int
    maker: int
    give: dict[str, int]
    get: dict[str, int]
    to: tuple[int, ...]
    call: bool
    counters: int
    made: int = 0
    answers: dict[int, str] = field(default_factory=dict)
    accepted: bool = False  # somebody has said yes, even if it was taken back
    offer: Offer | None = None  # while it is open
    trade: Told | None = None  # what it led to

    @property
    def refused(self) -> bool:
        """Everybody who was asked has said no, or has traded something else instead."""
        over = ("decline", "counter")
        return not self.call and bool(self.to) and all(self.answers.get(seat) in over for seat in self.to)

    @property
    def live(self) -> bool:
        """There is still something to say to it."""
        return self.offer is not None and not self.refused

    @property
    def takers(self) -> list[int]:
        return [seat for seat, answer in self.answers.items() if answer == "accept"]

    @property
    def chooses(self) -> bool:
        """Somebody has said yes, and its maker may choose: for that the maker is called once."""
        return self.live and self.accepted


def stories(table: Seated, turn: str) -> dict[int, Story]:
    """All offers and calls of a turn by number, in the order of their making."""
    found: dict[int, Story] = {}
    for told in table.chronicle.told:
        number, event = int(told.event.args.get("offer") or 0), told.event
        if told.turn == turn and event.only is None and (event.key in MADE or number in found):
            found[number] = _on(found.get(number) or _begun(told), told)
    if turn == table.turn_key:
        for offer in table.family.offers(table.view()):
            found[offer.id] = _open(found.get(offer.id), offer)
    return {number: _answered(found, story) for number, story in found.items()}


def _begun(told: Told) -> Story:
    args = told.event.args
    sides, to = (args["give"], args["get"]), tuple(args["to"])
    return Story(
        args["offer"], args["seat"], *sides, to, told.event.key == "called", args.get("counters", 0), told.number
    )


def _on(story: Story, told: Told) -> Story:
    event = told.event
    if event.key == "answered_offer":
        seat, answer = event.args["seat"], event.args["answer"]
        yes = story.accepted or answer == "accept"
        return replace(story, answers={**story.answers, seat: answer}, accepted=yes)
    if event.key == "traded" and event.args.get("by") != "standing":
        return replace(story, trade=told)
    return story


def _open(told: Story | None, offer: Offer) -> Story:
    """As it lies there now; one that was told too long ago is known by that alone."""
    call = offer.closing == "call"
    known = told or Story(offer.id, offer.maker, offer.give, offer.get, (), call, offer.counters)
    return replace(known, to=tuple(offer.to), answers=dict(offer.answers), offer=offer)


def _answered(found: dict[int, Story], story: Story) -> Story:
    """Whoever got their way with other sides has answered."""
    dealt = [s.maker for s in found.values() if s.counters == story.id and s.trade is not None]
    said = {seat: "counter" for seat in dealt if seat not in story.answers}
    return replace(story, answers={**story.answers, **said}) if said else story


def root(told: dict[int, Story], story: Story) -> Story:
    """The offer that began what this one answers."""
    while story.counters in told:
        story = told[story.counters]
    return story


def counters(told: dict[int, Story], story: Story) -> list[Story]:
    """Everything that answers an offer with other sides, and what answers that."""
    return [other for other in told.values() if other.id != story.id and root(told, other).id == story.id]


def apart(table: Seated, told: dict[int, Story]) -> dict[int, Story]:
    """Offers that have a message: those of people, and what answers them. All others stand on the table, or nowhere."""

    def of_people(number: int) -> bool:
        return number in told and not table.is_automatic(told[number].maker)

    return {i: story for i, story in told.items() if of_people(i) or of_people(story.counters)}


def alive(told: dict[int, Story], stories: Iterable[Story]) -> list[Story]:
    """Those that something can still be said to: to themselves, or to what answers them."""
    return [s for s in stories if s.live or any(c.live for c in counters(told, s))]
