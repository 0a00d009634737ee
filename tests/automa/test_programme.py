"""The programme of matches: every row has a seed of its own and can be played; the table says what was not."""

from PIL import Image, ImageColor

from bench.strength import BAR, at, plot
from game.automa import done
from game.automa.programme import MARKS, PROGRAMME, Result, Row, into, line, play_all, read, table, timed, write
from game.contest import interval
from game.rules import objections


def test_every_match_can_be_played_and_has_a_seed_of_its_own():
    assert all(not objections(row.setup()) for row in PROGRAMME)
    assert len({row.seed for row in PROGRAMME}) == len({row.key for row in PROGRAMME}) == len(PROGRAMME)


def test_a_row_says_how_often_somebody_won_or_that_it_was_not_played():
    row = Row("sharp", "steady", (), 100, 9, box=1.0)
    assert "not played" in line(row, None)
    assert "| 50 % | 40 % to 60 % | 25 | 9 | 1 s |" in line(row, Result(50, 100))


def test_the_table_replaces_the_one_before_and_nothing_else(tmp_path):
    page = into(f"before\n{MARKS[0]}\nold\n{MARKS[1]}\nafter\n", table({}), MARKS)
    assert page.startswith("before\n") and page.endswith("\nafter\n") and "old" not in page
    assert into(page, table({}), MARKS) == page and into("no marks", table({}), MARKS) == "no marks"
    found = {PROGRAMME[0].key: Result(3, 7, 0, {"sharp": 0.1})}
    write(found, tmp_path / "results.json")
    assert read(tmp_path / "results.json") == found and read(tmp_path / "none.json") == {}


def test_auto_3_strength_is_read_by_the_time_to_think():
    rows = [row for row in PROGRAMME if row.modules == () and (row.a, row.b) == ("sharp", "steady")]
    found = {row.key: Result(n, 120) for n, row in enumerate(rows, 40)}
    assert [seconds for seconds, _ in timed(found)] == [0.05, 0.15, 1.0]


def test_a_match_broken_off_says_so_and_is_gone_on_with(tmp_path):
    """Every game is written down as it ends, with the deeds and times of both levels; none is played twice."""
    row = Row("gentle", "cautious", (), 3, 8)
    results, page, told = tmp_path / "matches.json", tmp_path / "matches.md", []
    page.write_text(f"{MARKS[0]}\n{MARKS[1]}\n{done.MARKS[0]}\n{done.MARKS[1]}\n")
    write({row.key: Result(1, 2, 0, {"gentle": 0.1, "cautious": 0.2})}, results)
    assert "2 of 3, broken off" in line(row, read(results)[row.key])
    play_all(1, told.append, (8,), results, page, [row, Row("gentle", "gentle", (), 3, 9)])
    (found,) = read(results).values()
    assert found.games == 3 and found.seats == {"gentle": 1, "cautious": 3}
    assert found.longest["gentle"] > 0 and 0.06 < found.usual["gentle"] < 0.08
    assert found.deeds["road_built"]["gentle"] > 0 and "| 3 |" in told[0]
    assert "| 3 |" in page.read_text() and "| base | road_built |" in page.read_text()


def test_what_levels_did_is_told_by_system_with_what_a_good_player_avoids():
    rows = [Row("steady", "gentle", (), 8, 1), Row("steady", "gentle", ("castles",), 8, 2)]
    did = {"road_built": {"steady": 6, "gentle": 3}, "castle_built": {"steady": 1, "gentle": 0}}
    made = done.deeds_table({row.key: Result(1, 2, seats={"steady": 2, "gentle": 6}, deeds=did) for row in rows}, rows)
    assert "| base | road_built | 0.50 | 3.00 |  |" in made and "| castles | castle_built | 0.00 | 0.50 |  |" in made
    assert "| castles | road_built" not in made and "| base | discarded (seldom is better) | 0.00 |" in made


def test_the_plot_of_strength_shows_every_time_that_was_played(tmp_path):
    """Each point is drawn where its share stands, with a bar as long as its interval."""
    path = tmp_path / "strength.png"
    plot([(0.05, Result(30, 120)), (1.0, Result(60, 120))], path)
    with Image.open(path) as image:
        for seconds, share in ((0.05, 0.25), (1.0, 0.5)):
            x, y = at(seconds, share)
            assert image.getpixel((round(x), round(y))) == ImageColor.getrgb(BAR)
            low, high = interval(round(120 * share), 120)
            inside, outside = at(seconds, high - 0.01), at(seconds, high + 0.02)
            assert image.getpixel((round(inside[0]), round(inside[1]))) == ImageColor.getrgb(BAR)
            assert image.getpixel((round(outside[0]), round(outside[1]))) != ImageColor.getrgb(BAR)
            assert low < share < high
        x, y = at(0.15, 0.35)
        assert image.getpixel((round(x), round(y))) != ImageColor.getrgb(BAR), "a time that was not played is not drawn"
