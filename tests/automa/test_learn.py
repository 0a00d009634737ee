"""Learning what things are worth: the arithmetic, that it finds what is there, and that it can be repeated."""

from argparse import Namespace
from math import exp, log
from random import Random

import pytest
from msgspec import json

from game.automa.appraise import appraise
from game.automa.learn import WIDEST, accept, foreseen, lesson, outcome, trial, written
from game.automa.outcomes import FIELDS, Position, chances, fitted, inverted, loss, nudged, positions, shown
from game.automa.taste import LEARNED, SHARP, STEADY, Learned, learned
from game.setup import Setup
from tests.automa.test_hidden import positions as along_a_game

SHORT = Setup(3, (), {"target": 4, "seats": "chosen"})
SOON = 3  # columns that tell how soon somebody's turn is, of four


def made_up(rng, truth):
    """A position of four seats of which one wins by the weights given."""
    seats = [[rng.gauss(0, 1) for _ in truth] for _ in range(4)]
    likely = chances(Position(seats, 0), truth)
    return Position(seats, rng.choices(range(4), likely)[0])


def test_the_inverse_undoes_a_matrix_of_which_half_is_given():
    rng = Random(3)
    half = [[rng.uniform(-1, 1) + 6 * (i == j) if j <= i else 99.0 for j in range(6)] for i in range(6)]
    whole = [[half[max(i, j)][min(i, j)] for j in range(6)] for i in range(6)]
    inverse = inverted(half)
    for i in range(6):
        for j in range(6):
            product = sum(whole[i][k] * inverse[k][j] for k in range(6))
            assert product == pytest.approx(float(i == j), abs=1e-9)


def test_weights_that_decide_games_are_found_again():
    rng, truth = Random(4), [0.9, -0.5, 0.0]
    found = [made_up(rng, truth) for _ in range(1_500)]
    weights = fitted(found, [0.0] * 3, [0.0] * 3)
    assert weights == pytest.approx(truth, abs=0.12)
    assert loss(found, weights) < loss(found, [0.9, 0.0, 0.0]) < log(4)
    assert fitted(found, [0.3] * 3, [1e9] * 3) == pytest.approx([0.3] * 3, abs=1e-3), "a stiff prior stays"


def test_auto_5_a_lesson_moves_what_decides_and_foresees_games_kept_apart_better():
    rng, race = Random(5), 1 + FIELDS.index("race")
    truth = [1.0] + [0.0] * (len(FIELDS) + SOON)
    truth[race] = 0.5
    games = [[made_up(rng, truth) for _ in range(6)] for _ in range(60)]
    found = lesson(games, SHARP)
    assert max(found.moves, key=lambda field: abs(found.moves[field])) == "race"
    assert 0.15 < found.moves["race"] <= WIDEST and found.taste.race == pytest.approx(
        SHARP.race * exp(found.moves["race"])
    )
    assert found.after < found.before < found.by_chance == pytest.approx(log(4))


def test_slopes_tell_what_a_weight_does_to_the_appraisal():
    tastes = [nudged(STEADY, field) for field in FIELDS]
    g, _ = next(along_a_game(11))
    rows = shown(g, STEADY, tastes)
    for seat, row in enumerate(rows):
        assert row[0] == appraise(g, seat, STEADY) and len(row) == 1 + len(FIELDS) + SOON
        much = appraise(g, seat, nudged(nudged(STEADY, "leader"), "leader"))
        assert (much - row[0]) / 0.04 == pytest.approx(row[1 + FIELDS.index("leader")], rel=0.1)
    assert sorted(tuple(row[-SOON:]) for row in rows) == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0)]


def test_the_same_seed_gives_the_same_positions_with_the_winner_of_their_game():
    once, again = (positions(SHORT, SHARP, 3, 1) for _ in range(2))
    assert once == again and once and len({p.winner for p in once}) == 1
    assert once != positions(SHORT, SHARP, 4, 1)


def test_a_trial_is_a_match_of_one_taste_among_another():
    games = [trial(SHORT, SHARP, STEADY, number) for number in range(3)]
    assert any(won for won, _ in games) == any(ahead > 0 for _, ahead in games)
    said = outcome([(True, 2.0), (False, -1.0), (False, 0.0), (False, -2.0)], 4)
    assert said.startswith("1 of 4 games (") and "-0.25 ± 0.85 points" in said


def test_a_taste_is_accepted_by_a_match_whose_figures_stand_in_its_file(tmp_path, monkeypatch):
    path = tmp_path / "taste.json"
    path.write_bytes(LEARNED.read_bytes())
    monkeypatch.setattr("game.automa.learn.MATCH", 3)
    assert accept(SHORT, Namespace(accept=path, centre="steady", jobs=1)) in (0, 1)
    file = json.decode(path.read_bytes(), type=Learned)
    assert " of 3 games (" in file.accepted and "seed 601" in file.accepted
    assert learned(path).race == SHARP.race


def test_what_was_learned_is_written_with_where_it_comes_from_and_read_again(tmp_path):
    rng = Random(6)
    truth = [1.0] + [0.0] * (len(FIELDS) + SOON)
    found = lesson([[made_up(rng, truth)] for _ in range(40)], SHARP)
    path = tmp_path / "taste.json"
    path.write_bytes(written(found.taste, f"12 games, seed 3: {foreseen(found)}"))
    assert learned(path).race == pytest.approx(found.taste.race, abs=1e-3)
    assert learned(path).accept == SHARP.accept
    text = path.read_text()
    assert "12 games, seed 3" in text and "by chance" in text and len(text) < 4_000
