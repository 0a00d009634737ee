"""Actions: declared once, and legality, menus, autocomplete and commands follow from the declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from game.engine.game import Game, Prompt
from game.engine.refused import Refused

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

Problem: TypeAlias = "str | Refused"
"""Why not: a refusal code, or a Refused that also carries arguments for the words."""


class Arg(NamedTuple):
    """Marks a field's type: hex, corner, corners, edge, cards, card, seat, seats, number, option, text."""

    type: str


class Argument(NamedTuple):
    """One argument of an action as menus and commands need it."""

    name: str
    type: str
    optional: bool


class Action(Struct, frozen=True, array_like=True):
    """Something a seat does; the fields after `seat` are its arguments, in the order they are chosen."""

    key: ClassVar[str]
    during: ClassVar[tuple[str, ...]] = ()  # kinds of prompts it may happen in
    barred_during: ClassVar[tuple[str, ...]] = ()  # kinds it can never happen in, but says itself why
    by: ClassVar[str] = "holder"  # holder of the prompt, "others", "both", or "anyone" (a setting: no prompt needed)
    keeps: ClassVar[bool] = False  # the prompt stays open
    final: ClassVar[bool] = False  # cannot be taken back even if no chance was used
    group: ClassVar[str] = ""  # where commands list it
    listed: ClassVar[bool] = True  # shown in menus; False for what nobody should do by accident

    seat: int

    @classmethod
    def domain(
        cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None, so_far: dict[str, Any]
    ) -> Iterable[Any] | None:
        """Every value worth trying for the next argument; None where the domain is open (cards, text)."""
        return None

    def problems(self, g: Game[Any, Any, Any], prompt: Prompt | None) -> Iterator[Problem]:
        """Every reason against it; none means it is legal."""
        return iter(())

    def apply(self, g: Game[Any, Any, Any], prompt: Prompt | None) -> None:
        """Carry it out; it is legal when this is called."""

    @classmethod
    def choices(
        cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None, so_far: dict[str, Any]
    ) -> Sequence[Any] | None:
        """The legal values of the next argument (the first not in `so_far`); None where the domain is open."""
        values = cls.domain(g, seat, prompt, so_far)
        if values is None:
            return None
        names = cls.argument_names()
        name = names[len(so_far)]
        if len(so_far) == len(names) - 1:
            return [v for v in values if cls.is_legal(g, seat, prompt, {**so_far, name: v})]
        return [v for v in values if cls.choices(g, seat, prompt, {**so_far, name: v}) != []]

    @classmethod
    def suggest(cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None) -> Iterable[Action]:
        """Legal ways to do it: all of them where every domain is closed, else a sensible few."""
        names = cls.__struct_fields__
        if len(names) == 1:
            action = cls(seat)
            return (action,) if next(action.problems(g, prompt), None) is None else ()
        if len(names) == 2:
            make: Any = cls
            return [make(seat, value) for value in cls.choices(g, seat, prompt, {}) or ()]
        return cls._spread(g, seat, prompt, {})

    @classmethod
    def available(cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None) -> bool:
        """Whether a menu should show it now."""
        return next(iter(cls.suggest(g, seat, prompt)), None) is not None

    @classmethod
    def concerns(cls, g: Game[Any, Any, Any], seat: int) -> bool:
        """Whether it is worth mentioning to a seat at all, by what everybody knows."""
        return True

    @classmethod
    def untimely(cls, g: Game[Any, Any, Any], seat: int) -> str:
        """The code for one who is asked something else than what this belongs to."""
        return "wrong_phase"

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        """Whether menus need to ask for it at all under these options."""
        return cls.listed

    @classmethod
    def _spread(
        cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None, so_far: dict[str, Any]
    ) -> Iterator[Action]:
        names = cls.argument_names()
        if len(so_far) == len(names):
            if cls.is_legal(g, seat, prompt, so_far):
                yield cls(seat, **so_far)
            return
        for value in cls.choices(g, seat, prompt, so_far) or ():
            chosen = {**so_far, names[len(so_far)]: value}
            if len(chosen) == len(names):
                yield cls(seat, **chosen)
            else:
                yield from cls._spread(g, seat, prompt, chosen)

    @classmethod
    def is_legal(cls, g: Game[Any, Any, Any], seat: int, prompt: Prompt | None, args: dict[str, Any]) -> bool:
        return next(cls(seat, **args).problems(g, prompt), None) is None

    @classmethod
    def argument_names(cls) -> tuple[str, ...]:
        return cls.__struct_fields__[1:]

    @classmethod
    def arguments(cls) -> tuple[Argument, ...]:
        """The arguments with their types, for widgets and commands."""
        return _arguments(cls)


@cache
def _arguments(cls: type[Action]) -> tuple[Argument, ...]:
    hints = get_type_hints(cls, include_extras=True)
    optional = {f.name: f.default is not NODEFAULT or f.default_factory is not NODEFAULT for f in fields(cls)}
    return tuple(Argument(name, _arg_type(hints[name]), optional[name]) for name in cls.argument_names())


def _arg_type(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        for mark in get_args(hint)[1:]:
            if isinstance(mark, Arg):
                return mark.type
    for inner in get_args(hint):  # Optional[Annotated[...]]
        if found := _arg_type(inner):
            return found
    return ""
