"""The expansion stays in its folder."""

from pathlib import Path

import pytest

GAME = Path("game")
OWN = GAME / "modules" / "cities_and_knights"
COMBOS = GAME / "modules" / "combos"
NAMES = ("cities_and_knights", "cities_knights", "citiesandknights", "cities & knights", "barbarian")


def others() -> list[Path]:
    return [p for p in GAME.rglob("*.py") if OWN not in p.parents and COMBOS not in p.parents]


@pytest.mark.parametrize("name", NAMES)
def test_no_line_of_the_rules_outside_its_folder_names_it(name):
    lines = [
        f"{path}:{number}: {line}"
        for path in others()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if name in line.lower()
    ]
    assert lines == []


def test_no_file_is_longer_than_it_should_be():
    long = [(p.name, n) for p in OWN.rglob("*.py") if (n := len(p.read_text("utf-8").splitlines())) > 300]
    assert long == []
