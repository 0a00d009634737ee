"""Questions: what the game waits on, each kind a type of its own that says everything about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from msgspec import Struct

if TYPE_CHECKING:
    from game.engine.action import Action
    from game.engine.game import AnyGame


class _Tag:
    """Stands for the tag of a class until msgspec has set it, and is replaced by it when first asked."""

    def __get__(self, question: object, cls: type[Question]) -> str:
        cls.kind = str(cls.__struct_config__.tag)
        return cls.kind


class Question(Struct, kw_only=True, tag_field="kind", omit_defaults=True):
    """A question to one seat: plain data, so it survives a restart; its id is in every button.

    A `turn` question is a phase its player acts in freely (and may end); any other is a forced step that stops
    everything else. Answers to a `sealed` one are stored, may be changed, and are resolved together when the last
    one is in. A subclass names its kind as `tag` and has what it asks about as fields; a rule system that answers
    differently for the silent brings a subclass with the same tag.
    """

    kind: ClassVar[str] = ""
    turn: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    optional: ClassVar[bool] = False  # may stay open while the game goes on
    entrusted: ClassVar[bool] = False  # people may have the default answer it at once, for good
    orders: ClassVar[tuple[str, ...]] = ()  # what else than the default people may have answered for good
    by_resource: ClassVar[bool] = False  # whether such an order may be resources, the dearest first
    declined: ClassVar[bool] = False  # the default says no, and does so for somebody on vacation
    forces: ClassVar[bool] = False  # whether `forced` is worth asking
    simple: ClassVar[bool] = True  # none of these: it waits for its seat, that is all

    id: int = 0
    seat: int = 0
    answer: list[Any] | None = None  # to a sealed one: stored, may be changed until the last one is in
    secret: Any = None  # what only this seat may see

    def __init_subclass__(cls) -> None:
        cls.kind = cast("str", _Tag())
        cls.forces = cls.forced is not Question.forced
        cls.simple = not (cls.forces or cls.sealed or cls.optional)

    @property
    def args(self) -> dict[str, Any]:
        """What it asks about, by name, for words."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name not in _COMMON}

    def default(self, g: AnyGame) -> Action:
        """The fair action for somebody who does not answer; public facts and the own hand only, no chance."""
        raise LookupError(f"question {self.kind} has no default")

    def ordered(self, g: AnyGame, order: str) -> Action:
        """The answer by a standing order: one of `orders`, or resources with commas between; else the default."""
        return self.default(g)

    def offhand(self, g: AnyGame) -> Action:
        """What somebody who knows the game answers without thinking it over (automatic players)."""
        return self.default(g)

    def patience(self, g: AnyGame) -> int:
        """Seconds after which the default answers for somebody silent; 0: as long as it takes."""
        return 0

    def forced(self, g: AnyGame) -> Action | None:
        """The only possible answer, if public facts leave just one."""
        return None

    @classmethod
    def resolve(cls, g: AnyGame, answers: list[tuple[Self, Any]]) -> None:
        """Carry out the answers to a sealed question, given in turn order."""


_COMMON = frozenset(Question.__struct_fields__)
