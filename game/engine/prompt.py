"""Kinds of prompts: what a module says about the questions it asks."""

from __future__ import annotations

from typing import Any, ClassVar

from game.engine.action import Action
from game.engine.game import Game, Prompt


class Kind:
    """One kind of question.

    A `turn` kind is a phase its player acts in freely (and may end); any other is a forced step that stops everything
    else. Answers to a `sealed` kind are stored, may be changed, and are resolved together when the last one is in.
    """

    key: ClassVar[str]
    turn: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    entrusted: ClassVar[bool] = False  # people may have the default answer it at once, for good
    declined: ClassVar[bool] = False  # the default says no, and does so for somebody on vacation
    forces: ClassVar[bool] = False  # whether `forced` is worth asking

    def __init_subclass__(cls) -> None:
        cls.forces = cls.forced is not Kind.forced

    def default(self, g: Game[Any, Any, Any], prompt: Prompt) -> Action:
        """The fair action for somebody who does not answer; public facts and the own hand only, no chance."""
        raise LookupError(f"prompt kind {self.key} has no default")

    def offhand(self, g: Game[Any, Any, Any], prompt: Prompt) -> Action:
        """What somebody who knows the game answers without thinking it over (automatic players)."""
        return self.default(g, prompt)

    def patience(self, g: Game[Any, Any, Any]) -> int:
        """Seconds after which the default answers for somebody silent; 0: as long as it takes."""
        return 0

    def forced(self, g: Game[Any, Any, Any], prompt: Prompt) -> Action | None:
        """The only possible answer, if public facts leave just one."""
        return None

    def resolve(self, g: Game[Any, Any, Any], answers: list[tuple[Prompt, Action]]) -> None:
        """Carry out the answers to a sealed kind, given in turn order."""
