"""Looks of real games, played at random under every rule system: all within the canvas, all drawn by name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.catalogue import IMPLIED, catalogue
from game.create import new_game
from game.engine import Chance, legal, submit, view
from game.engine.view import SPECTATOR
from game.look import Hand, Look
from game.lookout import hand, look
from game.rules import objections
from game.setup import Setup
from game.table import Island
from game.words import speaking
from renderer import alt_text, board_png, render_text, table_png
from renderer.drawer import PIECES, known
from renderer.hand import hand_alt, hand_scene
from renderer.table import table_scene
from renderer.terrain import terrain_inks
from tests.invariants.setups import company_of
from tests.renderer.test_board import check_board
from tests.renderer.test_scene import check_bounds, check_rows

NAMES = ["Anežka", "Břetislav", "Žofie", "Maximilián Dlouhojmenný", "Ľudmila", "Zbyšek"]
WORDS = speaking("cs")
SHAPES = ("glow", "number", "border", "road")  # sprites that are forms rather than pictures


def setups() -> list[Setup]:
    """The base game, each rule system alone, and each with all others that go with it, for as many as they take."""
    keys = [key for key in catalogue() if key not in (*IMPLIED, "five_six")]
    found = [Setup(3), Setup(4), Setup(5, ("five_six",))]
    found += [agreed(4 if playable(agreed(4, *company_of(key))) else 3, *company_of(key)) for key in keys]
    found += [fullest(agreed(4, *first, key), keys) for key in keys for first in ((), ("cities_and_knights",))]
    found += [fullest(agreed(6, "five_six", *first), keys) for first in ((), ("corsica",), ("new_york",))]
    return list({(setup.players, frozenset(setup.modules)): setup for setup in found if playable(setup)}.values())


def fullest(setup: Setup, keys: list[str]) -> Setup:
    """The setup with every rule system added that still goes with it."""
    for key in keys:
        wider = agreed(setup.players, *setup.modules, key)
        setup = wider if key not in setup.modules and playable(wider) else setup
    return setup


def agreed(players: int, *modules: str) -> Setup:
    """A table where everybody agrees to everything."""
    return Setup(players, modules, agreed=modules)


def playable(setup: Setup) -> bool:
    return not objections(setup)


def games(setup: Setup, seed: int, moves: int = 120, every: int = 30) -> Iterator[Island]:
    """Every so many moves the game as it stands."""
    rng = Random(seed)
    g = new_game(setup, Chance(Random(seed).randrange))
    for n in range(moves):
        if g.over is not None:
            break
        seat = rng.choice(g.waiting_for()).seat
        g = submit(g, rng.choice(legal(g, seat)), Chance(Random(seed * 997 + n).randrange))
        if n % every == 0:
            yield g
    yield g


def check_known(table: Look) -> None:
    """No sprite of a game is left to the neutral marker."""
    for mark in table.marks:
        assert mark.sprite in PIECES or known(mark.sprite) or mark.sprite in SHAPES, mark
    icons = [chip.icon for row in table.rows for chip in row.chips] + [chip.icon for chip in table.chips]
    icons += [icon for row in table.rows for icon in row.awards] + [award.icon for award in table.awards]
    icons += [track.icon for track in table.tracks] + [one.icon for row in table.rows for one in row.grid]
    icons += [card.sprite for row in table.cards for card in row.cards]
    icons += [face.icon for face in table.dice.extra] if table.dice else []
    assert not [icon for icon in icons if not known(icon)]
    assert {tile.terrain for tile in table.ground.tiles} <= set(terrain_inks())


def check_hand(held: Hand) -> None:
    check_bounds(hand_scene(held, WORDS))
    assert len(hand_alt(held, WORDS)) <= 1024
    sprites = {card.sprite for row in held.others for card in row.cards} | {card.sprite for card in held.cards}
    assert not [name for name in sprites if not known(name)]


def test_event_cards_are_shown_instead_of_dice() -> None:
    tables = [look(view(g, SPECTATOR), NAMES) for g in games(Setup(4, ("event_cards",)), seed=3)]
    thrown = [table.dice for table in tables if table.dice]
    assert thrown and all(dice.card == "event" for dice in thrown)


def check_game(states: Iterator[Island]) -> None:
    for g in states:
        table = look(view(g, SPECTATOR), NAMES)
        scene = table_scene(table, WORDS)
        check_bounds(scene)
        check_rows(scene)
        check_board(table, WORDS)
        check_known(table)
        assert len(alt_text(table, WORDS)) <= 1024
        assert render_text(table, WORDS)
        seat = g.table.turn.actor
        check_hand(hand(view(g, seat), seat, NAMES[seat]))
    assert len(board_png(table, WORDS).data) <= 82_000
    assert len(table_png(table, WORDS).data) <= 120_000


def named(setup: Setup) -> str:
    return f"{setup.players}-{'-'.join(setup.modules) or 'base'}"


@pytest.mark.parametrize("setup", setups(), ids=named)
def test_a_random_game_is_drawn_within_bounds_by_name_and_in_few_kilobytes(setup: Setup) -> None:
    check_game(games(setup, seed=11))


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=named)
def test_so_is_a_long_one(setup: Setup) -> None:
    check_game(games(setup, seed=12, moves=1500, every=50))
