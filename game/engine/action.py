"""Actions: declared once, and legality, menus, autocomplete and commands follow from the declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    TypeAlias,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from game.engine.game import AnyGame
from game.engine.need import Need, Problem

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

SoFar: TypeAlias = dict[str, Any]
"""The arguments chosen up to now, by name."""
Asked: TypeAlias = Any
"""The question an action belongs to: an answer names the type it knows, a setting belongs to none."""


class Arg(NamedTuple):
    """Marks a field's type by name; of an option, all values it may ever have."""

    type: str
    values: tuple[str, ...] = ()


class Argument(NamedTuple):
    """One argument of an action as menus and commands need it."""

    name: str
    type: str
    optional: bool
    values: tuple[str, ...] = ()


class Pool(NamedTuple):
    """What a set of cards is put together from: how many there are of each kind, and how many it takes."""

    cards: Mapping[str, int]
    least: int
    most: int
    gained: bool = False  # they come into the hand, so what would be good to have is put first


class Action(Struct, frozen=True, array_like=True):
    """Something a seat does; the fields after `seat` are its arguments, in the order they are chosen."""

    key: ClassVar[str]
    during: ClassVar[tuple[str, ...]] = ()  # kinds of prompts it may happen in
    barred_during: ClassVar[tuple[str, ...]] = ()  # kinds it can never happen in, but says itself why
    by: ClassVar[str] = "holder"  # holder of the prompt, "others", "both", or "anyone" (a setting: no prompt needed)
    keeps: ClassVar[bool] = False  # the prompt stays open
    final: ClassVar[bool] = False  # cannot be taken back even if no chance was used
    group: ClassVar[str] = ""  # where menus and commands list it
    also: ClassVar[str] = ""  # another group where people would look for it first
    edition: ClassVar[int] = 1  # of its meaning; what lines of a log from before meant is said by `older`
    listed: ClassVar[bool] = True  # shown in menus; False for what nobody should do by accident
    needs: ClassVar[tuple[Need, ...]] = ()  # what its seat cannot do without, whatever the arguments
    exact: ClassVar[bool] = False  # every value of the domain is legal once the needs are met

    seat: int

    @classmethod
    def domain(cls, g: AnyGame, seat: int, prompt: Asked, so_far: SoFar) -> Iterable[Any] | None:
        """Every value worth trying for the next argument; None where the domain is open (cards, text)."""
        return None

    def problems(self, g: AnyGame, prompt: Asked) -> Iterator[Problem]:
        """Every reason against it; none means it is legal."""
        for need in self.needs:
            yield from need.problems(g, self.seat)
        yield from self.against(g)

    def against(self, g: AnyGame) -> Iterator[Problem]:
        """Reasons that are no need."""
        return iter(())

    def apply(self, g: AnyGame, prompt: Asked) -> None:
        """Carry it out; it is legal when this is called."""

    def repeats(self, g: AnyGame) -> bool:
        """Whether it only says once more what stands already: then nothing happens and nothing is written down."""
        return False

    @classmethod
    def taken_back(cls, g: AnyGame, seat: int) -> Iterator[Action]:
        """What undoes everything a seat has set by it: whoever sits down there next begins with nothing set."""
        yield from ()

    @classmethod
    def older(cls, rules: Ruleset, values: list[object]) -> list[object]:
        """Values from a log of the edition before, as they are said today."""
        return values

    @classmethod
    def choices(cls, g: AnyGame, seat: int, prompt: Asked, so_far: SoFar) -> Sequence[Any] | None:
        """The legal values of the next argument (the first not in `so_far`); None where the domain is open."""
        if not cls.needs_met(g, seat):
            return ()
        values = cls.domain(g, seat, prompt, so_far)
        if values is None:
            return None
        if cls.exact:
            return values if isinstance(values, Sequence) else list(values)
        names = cls.argument_names()
        name = names[len(so_far)]
        if len(so_far) == len(names) - 1:
            return [v for v in values if cls.is_legal(g, seat, prompt, {**so_far, name: v})]
        return [v for v in values if (left := cls.choices(g, seat, prompt, {**so_far, name: v})) is None or left]

    @classmethod
    def suggest(cls, g: AnyGame, seat: int, prompt: Asked) -> Iterable[Action]:
        """Legal ways to do it: all of them where every domain is closed, else a sensible few."""
        return cls.ways(g, seat, prompt) if cls.needs_met(g, seat) else ()

    @classmethod
    def ways(cls, g: AnyGame, seat: int, prompt: Asked) -> Iterable[Action]:
        """The same once the needs are known to be met."""
        names, make = cls.__struct_fields__, cast("Any", cls)
        if len(names) == 1:
            action = cls(seat)
            return (action,) if action._unopposed(g, prompt) else ()
        if len(names) > 2:
            return cls._spread(g, seat, prompt, {})
        if cls.choices.__func__ is not Action.choices.__func__:  # type: ignore[attr-defined]
            return [make(seat, value) for value in cls.choices(g, seat, prompt, {}) or ()]
        every: list[Action] = [make(seat, value) for value in cls.domain(g, seat, prompt, {}) or ()]
        return every if cls.exact else [action for action in every if action._unopposed(g, prompt)]

    def _unopposed(self, g: AnyGame, prompt: object) -> bool:
        """Whether it is legal once the needs are known to be met."""
        asks_needs = type(self).problems is not Action.problems
        reasons = self.problems(g, prompt) if asks_needs else self.against(g)
        return next(reasons, None) is None

    @classmethod
    def offhand(cls, g: AnyGame, seat: int, prompt: Asked) -> Iterable[Action]:
        """Ways that somebody who knows the game would choose from without thinking it over (automatic players)."""
        return cls.suggest(g, seat, prompt)

    @classmethod
    def needs_met(cls, g: AnyGame, seat: int) -> bool:
        return all(need.met(g, seat) for need in cls.needs)

    @classmethod
    def unopposed(cls) -> bool:
        """Whether nothing but its needs and the open question decides about it."""
        plain: Any = Action
        own = cls.problems, cls.against, cls.ways.__func__  # type: ignore[attr-defined]
        return not cls.argument_names() and own == (plain.problems, plain.against, plain.ways.__func__)

    @classmethod
    def available(cls, g: AnyGame, seat: int, prompt: Asked) -> bool:
        """Whether a menu should show it now."""
        return next(iter(cls.suggest(g, seat, prompt)), None) is not None

    @classmethod
    def pool(cls, g: AnyGame, seat: int, prompt: Asked, so_far: SoFar) -> Pool | None:
        """What the next argument, a set of cards, is chosen from; None where menus need not know."""
        return None

    @classmethod
    def concerns(cls, g: AnyGame, seat: int) -> bool:
        """Whether it is worth mentioning to a seat at all, by what everybody knows."""
        return True

    @classmethod
    def wrong_moment(cls, g: AnyGame, seat: int) -> str:
        """The code for one who is asked something else than what this belongs to."""
        return "wrong_phase"

    @classmethod
    def in_play(cls, rules: Ruleset) -> bool:
        """Whether menus need to ask for it at all under these options."""
        return cls.listed

    @classmethod
    def _spread(cls, g: AnyGame, seat: int, prompt: object, so_far: SoFar) -> Iterator[Action]:
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
    def is_legal(cls, g: AnyGame, seat: int, prompt: object, args: dict[str, object]) -> bool:
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
    marks = {name: _mark(hints[name]) for name in cls.argument_names()}
    return tuple(Argument(name, mark.type, optional[name], mark.values) for name, mark in marks.items())


def _mark(hint: object) -> Arg:
    if get_origin(hint) is Annotated:
        return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Arg)), Arg(""))
    found = (_mark(inner) for inner in get_args(hint))  # Optional[Annotated[...]]
    return next((mark for mark in found if mark.type), Arg(""))
