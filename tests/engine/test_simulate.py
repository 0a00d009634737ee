"""The simulation as a person runs it."""

from game.setup import Setup
from game.simulate import main, simulate


def test_it_plays_random_games_and_prints_what_they_came_to(capsys):
    assert (
        main(
            [
                "--players",
                "4",
                "--games",
                "3",
                "--modules",
                "base",
                "--seed",
                "1",
                "--options",
                "target=4",
                "undo=false",
            ]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert out.startswith("3 games in ")
    for words in ("games/s", "actions/s", "turns a game", "wins by seat: 1: ", "build_road"):
        assert words in out


def test_a_seed_gives_the_same_games_again():
    setup = Setup(3, (), {"target": 4})
    first, again, other = simulate(setup, 3, 1), simulate(setup, 3, 1), simulate(setup, 3, 2)
    assert (
        (first.actions, first.wins, first.used)
        == (again.actions, again.wins, again.used)
        != (other.actions, other.wins)
    )
    assert first.games == sum(first.wins.values()) == 3


def test_six_play_with_the_extension(capsys):
    assert main(["--players", "6", "--games", "1", "--modules", "five_six", "--options", "target=3", "start=2"]) == 0
    assert "6: " in capsys.readouterr().out


def test_a_set_up_that_cannot_be_played_is_named(capsys):
    assert main(["--players", "5", "--games", "1"]) == 2
    assert "player_count" in capsys.readouterr().err
    assert main(["--modules", "nonsense"]) == 2
    assert main(["--options", "target=99"]) == 2
    assert "bad_option" in capsys.readouterr().err
