"""The programme of matches: every row has a seed of its own and can be played; the table says what was not."""

from game.automa.programme import BEGIN, END, PROGRAMME, Result, Row, into, line, plotted, read, table, timed, write
from game.rules import objections


def test_every_match_can_be_played_and_has_a_seed_of_its_own():
    assert all(not objections(row.setup()) for row in PROGRAMME)
    assert len({row.seed for row in PROGRAMME}) == len({row.key for row in PROGRAMME}) == len(PROGRAMME)


def test_a_row_says_how_often_somebody_won_or_that_it_was_not_played():
    row = Row("sharp", "steady", (), 100, 9, box=1.0)
    assert "not played" in line(row, None)
    assert "| 50 % | 40 % to 60 % | 25 | 9 | 1 s |" in line(row, Result(50, 100, 0, {}))


def test_the_table_replaces_the_one_before_and_nothing_else(tmp_path):
    page = into(f"before\n{BEGIN}\nold\n{END}\nafter\n", table({}))
    assert page.startswith("before\n") and page.endswith("\nafter\n") and "old" not in page
    assert into(page, table({})) == page
    found = {PROGRAMME[0].key: Result(3, 7, 0, {"sharp": 0.1})}
    write(found, tmp_path / "results.json")
    assert read(tmp_path / "results.json") == found and read(tmp_path / "none.json") == {}


def test_strength_is_plotted_against_the_time_to_think():
    rows = [row for row in PROGRAMME if row.modules == () and (row.a, row.b) == ("sharp", "steady")]
    found = {row.key: Result(n, 120, 0, {}) for n, row in enumerate(rows, 40)}
    assert [seconds for seconds, _ in timed(found)] == [0.05, 0.15, 1.0]
    assert plotted(found).count("<circle") == 3 and plotted({}).count("<circle") == 0
