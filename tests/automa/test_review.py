"""The look back: chances that add up, from games played again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.automa.levels import LEVELS
from game.engine import Chance, Entry, replay, submit, why_not
from game.engine.log import entry, logged
from game.fair.record import record, write
from game.fair.source import Source
from game.families import family
from game.review import __main__ as command
from game.review.calibration import BINS, Bin, Sample, calibration, plotted, rising
from game.review.chances import STRAIGHT, Fit, Judge, Position, Weights, judge, kept, mended
from game.review.fit import CHECKED, MIXED, fit, loss, play, table_of
from game.review.moments import Moment, outlook
from game.review.story import Review, review
from game.review.walk import Course, walk
from game.setup import Setup
from game.words import speaking
from renderer.course import course_png

HOUSE = family("island")
JUDGE = judge(["gentle"])


@cache
def played(modules: tuple[str, ...] = (), seed: int = 5, players: int = 3) -> tuple[Setup, list[Entry]]:
    """A whole game of gentle players as a log."""
    setup, rng = Setup(players, modules), Random(seed)
    chance = Chance(Random(seed).randrange)
    g = HOUSE.new_game(setup, chance)
    log = [Entry("", [msgspec.to_builtins(setup)], list(chance.drawn))]
    while g.over is None:
        prompt = g.waiting_for()[0]
        action = LEVELS["gentle"].choose(HOUSE.seen_by(g, prompt), prompt.seat, rng)
        chance = Chance(Random(rng.random()).randrange)
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
    return setup, log


@cache
def course(modules: tuple[str, ...] = ()) -> Course:
    return walk(*played(modules), JUDGE)


@cache
def looked_back() -> Review:
    return review(*played())


def test_chances_are_shares_of_one_at_every_moment() -> None:
    for step in course().steps:
        assert sum(step.chances) == pytest.approx(1.0) and min(step.chances) >= 0.0
    assert course().steps[-1].chances[course().winners[0]] == 1.0


@pytest.mark.parametrize("modules", [(), ("event_cards",)], ids=str)
def test_luck_and_decisions_add_up_to_the_change_in_chances(modules: tuple[str, ...]) -> None:
    found = course(modules)
    for seat in range(3):
        whole = found.steps[-1].chances[seat] - found.first[seat]
        assert sum(found.parts(seat).values()) == pytest.approx(whole)


def test_dice_move_nobodys_decisions() -> None:
    dice = [step for step in course().steps if step.key == "roll"]
    assert dice and {step.cause for step in dice} == {"dice"}


def test_a_moment_says_what_was_left_lying() -> None:
    moments = course().moments
    assert moments and all(m.cost >= 0 for m in moments)
    assert any(m.cost > 0.02 for m in moments), "gentle players leave something lying"
    assert all(m.best <= 1.0 + 1e-9 for m in moments)


def test_what_would_have_been_better_is_never_what_was_done() -> None:
    (_, log), costly = played(), [m for m in course().moments if m.cost > 0.015]
    assert costly
    for moment in costly:
        done = log[moment.number]
        assert (moment.action.key, moment.action.values) != (done.key, done.values), moment


def test_a_better_way_is_told_whole_and_can_be_gone() -> None:
    """A trade at the bank is no advice without what it is for."""
    (setup, log), ways = played(), [m for m in course().moments if m.cost > 0.02 and m.then]
    assert any(m.action.key == "bank_trade" for m in ways)
    for moment in ways[:4]:
        g = replay(HOUSE.starter(setup), log[: moment.number])
        for line in (moment.action, *moment.then):
            action = logged(g.rules, line)
            assert why_not(g, action) is None, (moment.turn, line.key)
            g = submit(g, action, Chance(Random(1).randrange))


def test_the_same_done_otherwise_is_a_choice_and_ending_is_told_only_alone() -> None:
    way = Moment(0, 5, 9, 0.3, 0.0, 0.4, Entry("move_robber", [0, 3], []), ("move_robber", "end_turn"))
    assert way.choice and way.instead == ("move_robber",)
    idle = Moment(0, 5, 9, 0.3, 0.0, 0.4, Entry("build_road", [0, 3], []), ("end_turn",))
    assert not idle.choice and idle.instead == ("end_turn",)


def test_whoever_settles_first_is_not_ahead_for_that() -> None:
    setup, log = played()
    g = HOUSE.new_game(setup, Chance.replaying(log[0].drawn))
    even = outlook(JUDGE, g)
    action = logged(g.rules, log[1])
    g = submit(g, action, Chance.replaying(log[1].drawn))
    assert JUDGE.chances(g)[action.seat] > 0.5, "as if the others never got anything"
    assert abs(outlook(JUDGE, g)[action.seat] - even[action.seat]) < 0.2
    assert sum(outlook(JUDGE, g)) == pytest.approx(1)


def test_cards_are_counted_as_the_log_has_them() -> None:
    found = course()
    heard = [e for step in {s.number: s for s in found.steps}.values() for e in step.events]
    for seat, mine in enumerate(found.counts):
        produced = [sum(e.args["cards"].values()) for e in heard if e.key == "produced" and e.args["seat"] == seat]
        assert sum(mine.produced) == sum(produced)
        assert sum(mine.robbed) == sum(e.key == "stolen" and e.args["victim"] == seat for e in heard)


def test_the_winner_of_a_finished_game_is_certain_and_an_even_beginning_is_even() -> None:
    setup, log = played()
    g = HOUSE.new_game(setup, Chance.replaying(log[0].drawn))
    assert all(chance == pytest.approx(1 / 3, abs=0.02) for chance in JUDGE.chances(g))


def test_a_lead_is_worth_what_players_of_that_level_make_of_it() -> None:
    setup, log = played()
    g = HOUSE.new_game(setup, Chance.replaying(log[0].drawn))
    g = submit(g, logged(g.rules, log[1]), Chance.replaying(log[1].drawn))
    timid, bold = (Judge((Fit(Weights(steep, 0.0, 0.0), games),)) for steep, games in ((0.1, 20), (1.0, 30)))
    both = Judge((*timid.fits, *bold.fits))
    low, mean, high = (each.chances(g)[logged(g.rules, log[1]).seat] for each in (timid, both, bold))
    assert low < mean < high and mean == pytest.approx((low + high) / 2) and both.games == 50


def test_people_count_as_between_the_levels_and_the_sharp_as_steady() -> None:
    fits = kept().levels
    assert judge(["steady", "sharp"]).fits == (fits["steady"],) * 4 and judge(["cautious"]) == judge(["gentle"])
    assert set(judge([None]).fits) == {fits["gentle"], fits["steady"]} and judge() == judge([None])
    assert Counter(judge(["gentle", None]).fits) == {fits["gentle"]: 3, fits["steady"]: 1}


def test_a_fit_is_less_surprised_and_bins_hold_every_position() -> None:
    games = [play(n, "gentle") for n in (0, 3)]
    samples = [sample for game in games for sample in game]
    start = Weights(0.0, 0.0, 0.0)
    assert loss(samples, fit(samples, start)) < loss(samples, start)
    bins = calibration(games, start, STRAIGHT)
    assert len(bins) == BINS and sum(b.n for b in bins) == sum(len(s.position.strengths) for s in samples)


def test_the_check_has_tables_of_each_level_and_of_both_and_asks_what_a_look_back_says() -> None:
    tables = [table_of(n, MIXED) for n in range(CHECKED, CHECKED + 48)]
    assert {frozenset(levels) for _, levels in tables} == {
        frozenset(["gentle"]), frozenset(["steady"]), frozenset(["gentle", "steady"])
    }  # fmt: skip
    assert {setup.modules for setup, _ in tables} == set(kept().sets) and {s.players for s, _ in tables} == {3, 4}
    seen = Position((3.0, 1.0, 2.0), 0.5, 0)
    low, high, both = (judge(levels).of(seen) for levels in (["gentle"], ["steady"], ["gentle", "steady"]))
    assert both == pytest.approx([(a + b) / 2 for a, b in zip(low, high, strict=True)]) and sum(both) == pytest.approx(
        1
    )


def boastful(games: int, seed: int) -> list[list[Sample]]:
    """Games of two whose first is said to be the stronger by far too much: half as much would be true."""
    rng = Random(seed)

    def sample() -> Sample:
        strength = rng.uniform(-4, 4)
        return Sample(Position((strength, 0.0), 0.5, -1), int(rng.random() >= 1 / (1 + exp(-strength / 2))))

    return [[sample() for _ in range(80)] for _ in range(games)]


def test_a_curve_that_only_rises_mends_what_was_said_too_boldly() -> None:
    weights = Weights(1.0, 0.0, 0.0)
    curves = rising(boastful(60, 1), weights)
    assert all(a < b and c <= d for (a, c), (b, d) in pairwise(curves[0])) and len(curves[0]) > 8
    assert curves[1] == STRAIGHT[1], "of what was never seen nothing is changed"
    other = boastful(60, 2)
    before, after = (calibration(other, weights, c) for c in (STRAIGHT, curves))
    off, still = (max(abs(b.said - b.won) for b in bins) for bins in (before, after))
    assert still < off / 2 and not any(b.true for b in before) and sum(b.true for b in after) >= BINS - 2
    assert plotted(before).count("#c22") == BINS and plotted(after).count("#c22") <= 2


def test_a_bin_is_true_within_five_points_or_within_its_interval() -> None:
    assert Bin(500, 0.85, 0.81, 0.80, 0.82).true and Bin(9, 0.85, 0.70, 0.40, 0.95).true and Bin(0, 0.0, 0.0).true
    assert not Bin(500, 0.85, 0.75, 0.72, 0.78).true


def test_mended_chances_still_add_up_and_keep_their_order() -> None:
    bold = ((0.0, 0.0), (0.5, 0.4), (0.9, 0.8), (1.0, 1.0))
    found = mended((0.7, 0.2, 0.1, 0.0), bold)
    assert sum(found) == pytest.approx(1) and list(found) == sorted(found, reverse=True)
    assert list(mended((1.0, 0.0), bold)) == [1.0, 0.0] and list(mended((0.3, 0.7), STRAIGHT[0])) == pytest.approx(
        [0.3, 0.7]
    )


def test_the_picture_shows_every_player_in_words_too() -> None:
    drawn = course_png(looked_back().look(["Ada", "Bo", "Cy"], ["red", "blue", "white"]), speaking("en"))
    assert all(name in drawn.alt for name in ("Ada", "Bo", "Cy")) and len(drawn.data) < 120_000


def test_the_command_line_reads_a_file_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup, log = played()
    file, html = tmp_path / "game.jsonl", tmp_path / "page.html"
    file.write_bytes(write(record(setup, log, Source(bytes(32), "7"), "")))
    assert command.main([str(file), "--html", str(html)]) == 0
    page = html.read_text("utf-8")
    assert "dice" in capsys.readouterr().out and page.count("<polyline") == 9
    assert "your best moment" in page and page.count('class="island"') >= 3
    file.write_text("nothing of ours")
    assert command.main([str(file)]) == 2 and "no game" in capsys.readouterr().err
