"""The log: what was done and what chance gave; enough to play a game again and to prove its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct

from game.engine.action import Action
from game.engine.chance import Chance
from game.engine.door import submit
from game.engine.game import AnyGame
from game.engine.refused import Refused

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

G = TypeVar("G", bound=AnyGame)
EDITION = "@"


class Entry(Struct, frozen=True, array_like=True):
    """One line: the action's key and values, and the outcomes it used. The first line (key "") is the set-up.

    The key of an action that has meant something else before is followed by its edition, such as `make_offer@2`.
    """

    key: str
    values: list[Any]
    drawn: list[int]


class ReplayDiffers(Exception):
    """A replay or a proof does not give what the log says; `at` is the line."""

    def __init__(self, at: int, what: str) -> None:
        super().__init__(f"line {at}: {what}")
        self.at = at


def entry(action: Action, drawn: list[int]) -> Entry:
    key = action.key if action.edition == 1 else f"{action.key}{EDITION}{action.edition}"
    return Entry(key, msgspec.to_builtins(action), list(drawn))


def key_of(line: str) -> str:
    """The action that the key of a line names."""
    return line.partition(EDITION)[0]


def logged(rules: Ruleset, line: Entry) -> Action:
    """The action of a line, whatever edition wrote it."""
    key, _, edition = line.key.partition(EDITION)
    kind, values = rules.actions.get(key), line.values
    if kind is not None and int(edition or 1) < kind.edition:
        values = kind.older(rules, values)
    return read_action(rules.actions, key, values)


def read_action(actions: dict[str, type[Action]], key: str, values: list[object]) -> Action:
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
    chance_for: Callable[[G | None], Chance] | None = None,
) -> G:
    """Play a log again; `start` makes the game from the outcomes of the first line."""
    game: G | None = None
    for at, line in enumerate(entries):
        chance = chance_for(game) if chance_for else Chance.replaying(line.drawn)
        try:
            if game is None:
                game = start(chance)
            else:
                game = submit(game, logged(game.rules, line), chance)
        except (LookupError, Refused) as error:
            raise ReplayDiffers(at, str(error)) from error
        if chance.drawn != line.drawn:
            raise ReplayDiffers(at, f"chance gave {chance.drawn}, the log says {line.drawn}")
        if each:
            each(game)
    if game is None:
        raise ReplayDiffers(0, "the log is empty")
    return game
