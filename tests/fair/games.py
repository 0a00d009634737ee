"""Games of every sort, played by lot with fair chance, as the files that /fair gives out."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Entry, commitment, legal, submit
from game.engine.log import entry
from game.fair import Source, Terms
from game.fair.record import record, write
from game.families import family
from game.rules import objections
from game.setup import Setup
from tests.invariants.setups import any_setup

PAGE, RUNNER = Path("data/fair.html"), Path("tests/fair/page.mjs")
SYSTEMS: tuple[tuple[str, ...], ...] = (
    (), ("event_cards",), ("cities_and_knights",), ("helpers",), ("volcano",), ("best_friends",), (),
    ("jungle", "harbormaster"), ("specialists", "castles"), ("great_river",),
)  # fmt: skip


def setup_of(number: int) -> Setup:
    """A set-up for each number: all rule systems in turn, every tenth a dice game."""
    if number % 10 == 9:
        return Setup(2 + number // 10 % 3, family="dice", options={"variant": ("basic", "plus")[number // 30 % 2]})
    modules = SYSTEMS[number % len(SYSTEMS)]
    for seed in range(number, number + 400, 4 if modules else 1):
        setup = any_setup(seed, *modules)
        if not objections(setup):
            return setup
    return Setup(4, modules, {"target": 4}, agreed=modules)


def source_of(number: int, setup: Setup) -> Source:
    """A seed, and luck of two people; every tenth game is one from before there were terms."""
    seed = bytes([number % 256, number // 256]) * 16
    luck = (("Anna", f"word {number}"), ("Bořivoj", str(10**18 + number)))
    ground = family(setup.family).ground(setup)
    terms = Terms(str(number), commitment(seed), setup, ground, number % 3, 1 + number % 5, luck)
    return Source(seed, str(number), "" if number % 10 == 3 else terms.written())


def exported(number: int, most: int = 400) -> bytes:
    """The file of a game, finished unless it takes long."""
    setup = setup_of(number)
    source = source_of(number, setup)
    rng, chance = Random(number), source.chance()
    g = family(setup.family).new_game(setup, chance)
    log = [Entry("", [_plain(setup)], chance.drawn)]
    while g.over is None and len(log) < most:
        prompt = rng.choice(g.waiting_for())
        ways = legal(g, prompt.seat) or [prompt.default(g)]
        built = [action for action in ways if action.group in ("build", "card")]
        action, chance = rng.choice(built or ways), source.chance(g)
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
    return write(record(setup, log, source, commitment(source.seed)))


def _plain(setup: Setup) -> Any:
    return json.loads(json.dumps({name: getattr(setup, name) for name in setup.__struct_fields__}))


def by_page(files: Sequence[Path]) -> list[dict[str, Any]]:
    """What the page says about each file."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("the script of the page runs in node, which is not installed (Debian: apt install nodejs)")
    found = subprocess.run([node, RUNNER, PAGE, *files], capture_output=True, text=True, check=True, timeout=600)
    return [json.loads(line) for line in found.stdout.splitlines()]
