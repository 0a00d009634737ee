"""Module: one rule system, with everything it brings along; a subclass in a folder of game/modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from game.engine import Action, Question
from game.hooks import Hooks
from game.setup import Option, Value

if TYPE_CHECKING:
    from game.core.awards import Award


class Nothing(Struct):
    """The state of a module that keeps none."""


Migration = Callable[[dict[str, object]], None]


class Module(Hooks):
    """One rule system; a subclass overrides what it changes."""

    key: ClassVar[str] = ""
    after: ClassVar[tuple[str, ...]] = ()  # whose answers come first where answers are folded or collected
    requires: ClassVar[tuple[str, ...]] = ()
    excludes: ClassVar[tuple[str, ...]] = ()
    by_consent: ClassVar[bool] = False  # played only if everybody at the table has agreed to it
    main: ClassVar[str] = ""  # "expansion" if it carries variants in place of the base game
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]] = ()
    prompts: ClassVar[tuple[type[Question], ...]] = ()
    steps: ClassVar[Mapping[str, Callable[..., object]]] = {}
    replaces: ClassVar[Mapping[str, Callable[..., object]]] = {}  # steps of others it supplies instead
    awards: ClassVar[tuple[Award, ...]] = ()
    migrations: ClassVar[tuple[Migration, ...]] = ()  # each brings a raw state of the version before up to date
    State: ClassVar[type[Struct]] = Nothing

    def idle(self, options: Mapping[str, Value]) -> frozenset[str]:
        """Hooks it has nothing to answer to under these options, so that nobody waits for it."""
        return frozenset()
