"""The log: what was done and what chance gave; enough to play a game again and to prove its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from game.engine.action import Action
from game.engine.chance import Chance, FairChance, commitment
from game.engine.door import submit
from game.engine.game import Game
from game.engine.refused import Refused

G = TypeVar("G", bound=Game[Any, Any, Any])


class Entry(Struct, frozen=True, array_like=True):
    """One line: the action's key and values, and the outcomes it used. The first line (key "") is the set-up."""

    key: str
    values: list[Any]
    drawn: list[int]


class ReplayDiffers(Exception):
    """A replay or a proof does not give what the log says; `at` is the line."""

    def __init__(self, at: int, what: str) -> None:
        super().__init__(f"line {at}: {what}")
        self.at = at


def entry(action: Action, drawn: list[int]) -> Entry:
    return Entry(action.key, msgspec.to_builtins(action), list(drawn))


def read_action(actions: dict[str, type[Action]], key: str, values: list[Any]) -> Action:
    """An action from outside (log, button, command), every argument checked for its type."""
    kind = actions.get(key)
    if kind is None:
        raise Refused("not_in_this_game")
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise Refused("bad_input", reason=str(error)) from None


def replay(
    start: Callable[[Chance], G],
    entries: Iterable[Entry],
    *,
    each: Callable[[G], None] | None = None,
    chance_for: Callable[[G | None, Entry], Chance] | None = None,
) -> G:
    """Play a log again; `start` makes the game from the outcomes of the first line."""
    game: G | None = None
    for at, line in enumerate(entries):
        chance = chance_for(game, line) if chance_for else Chance.replaying(line.drawn)
        try:
            if game is None:
                game = start(chance)
            else:
                game = submit(game, read_action(game.rules.actions, line.key, line.values), chance)
        except (LookupError, Refused) as error:
            raise ReplayDiffers(at, str(error)) from error
        if chance.drawn != line.drawn:
            raise ReplayDiffers(at, f"chance gave {chance.drawn}, the log says {line.drawn}")
        if each:
            each(game)
    if game is None:
        raise ReplayDiffers(0, "the log is empty")
    return game


def verify(start: Callable[[Chance], G], entries: Iterable[Entry], seed: bytes, promised: str, game_id: str) -> G:
    """Prove that every outcome of a log came from the seed whose hash was promised; ReplayDiffers if not."""
    if commitment(seed) != promised:
        raise ReplayDiffers(0, "the seed is not the one promised")
    return replay(
        start, entries, chance_for=lambda game, line: FairChance(seed, game_id, game.drawn if game is not None else 0)
    )
