"""What somebody misses, and what a picture marks as new: counted from what everybody may know."""

from __future__ import annotations

from bot.absences import Absence
from bot.lookup import link
from bot.show.news import _spot, news
from bot.speech import speech_of
from bot.wire import read_press
from game.core.told import Built, RobberMoved, StolenCard
from game.engine import Event
from game.engine.fact import Fact
from game.modules.base.told import Picked


def event(fact: Fact, *, only: tuple[int, ...] | None = None) -> Event:
    """A fact as it is told, to all or to some."""
    args = {name: getattr(fact, name) for name in fact.__struct_fields__}
    return Event(fact.key, args, only)


AWAY = Absence(0, 1, (2, 2))
CITY = event(Built(seat=1, item="city", place=5, how="paid"))
ROBBER = event(RobberMoved(seat=0, hex=4, origin=9))


def test_what_was_built_and_gained_is_counted_and_what_only_moved_is_not() -> None:
    got = event(Picked(seat=0, cards={"ore": 2}, why="invention"))
    after = AWAY.adding([CITY, CITY, ROBBER, got, got])
    assert {seat: sum(things.values()) for seat, things in after.made.items()} == {"1": 2}
    assert after.gained == {"0": {"ore": 4}}


def test_what_only_some_may_know_is_not_counted() -> None:
    hidden = event(Picked(seat=0, cards={"ore": 2}, why="invention"), only=(0,))
    assert AWAY.adding([hidden]) == AWAY


def test_a_picture_marks_places_that_are_there() -> None:
    assert (spot := _spot(CITY)) is not None and (spot.at, spot.place) == ("corner", 5)
    assert (moved := _spot(ROBBER)) is not None and (moved.place, moved.origin) == (4, 9)
    assert _spot(event(RobberMoved(seat=0, hex=-1))) is None
    assert _spot(event(StolenCard(seat=0, victim=1, card="ore"))) is None


def test_the_robber_is_new_once_however_often_it_was_sent() -> None:
    [robber] = news([ROBBER, event(RobberMoved(seat=1, hex=7, origin=4))], lambda at, place: f"{at} {place}")
    assert robber.seat == -1 and robber.count == 1 and robber.places == ("hex 7",)


def test_the_way_to_the_almanac_needs_no_table() -> None:
    button = link(speech_of("en"), "refused-no_piece_left", None)
    assert button is not None
    press = read_press(button.custom_id)
    assert press is not None and press.verb == "almanac" and press.game == 0
