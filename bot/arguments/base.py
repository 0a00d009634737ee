"""ArgumentType: what is asked of a type of argument; the defaults are those of plain text."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from discord import PartialEmoji

from game.engine import Action, Argument, Refused

if TYPE_CHECKING:
    from bot.seated import Seated
    from bot.speech import Speech
    from bot.widgets.wish import Wish


class Kinds(Protocol):
    """Rules as far as cards are written: their kinds by number and the other way round."""

    kinds: tuple[str, ...]
    index: dict[str, int]


class Offered(NamedTuple):
    """A value in a form: in words, and as it is typed."""

    words: str
    typed: str


T = TypeVar("T")


class ArgumentType(Generic[T]):
    """One type of argument, whose values are of a type of Python."""

    on_board: ClassVar[bool] = False  # a place: chosen in the picture
    by_card: ClassVar[bool] = False  # put together card by card
    inflected: ClassVar[bool] = False  # sentences of their own take the value as it is
    several: ClassVar[bool] = False  # forms let choose more than one
    in_forms: ClassVar[bool] = True
    blank: ClassVar[object] = ""  # stands for a value while another argument is asked about

    def __init__(self, name: str) -> None:
        self.name = self.hint = name  # `hint`: of the words that stand in an empty field

    # --- on buttons ------------------------------------------------------------------------------------------------

    def write(self, rules: Kinds, value: T) -> str:
        """Short, without the characters that separate."""
        return str(value)

    def read(self, rules: Kinds, text: str) -> T:
        """The same back; ValueError or IndexError on anything else."""
        return cast(T, text)

    # --- typed -----------------------------------------------------------------------------------------------------

    def typed(self, speech: Speech, table: Seated, text: str) -> T:
        """A value from what somebody typed; Refused in words if it makes no sense."""
        return cast(T, text[:100])

    def spelled(self, table: Seated, value: T) -> str:
        """What somebody would type for a value: the other way round."""
        return str(value)

    # --- shown -----------------------------------------------------------------------------------------------------

    def said(self, speech: Speech, value: T, action: type[Action] | None) -> str:
        """A value in words."""
        return str(value)

    def sign(self, speech: Speech, value: T) -> PartialEmoji | None:
        """The icon of a value, where it has one."""
        return None

    def offered(self, speech: Speech, wish: Wish, argument: Argument) -> list[Offered]:
        """What a form lets choose from, where the domain is small whatever was chosen before; else it is typed."""
        return []


class Numbered(ArgumentType[int]):
    """Values that are numbers."""

    def read(self, rules: Kinds, text: str) -> int:
        return int(text)

    def typed(self, speech: Speech, table: Seated, text: str) -> int:
        return read_number(text)


class Listed(ArgumentType[Collection[int]]):
    """Several numbers."""

    blank: ClassVar[object] = []

    def write(self, rules: Kinds, value: Collection[int]) -> str:
        return "_".join(map(str, value))

    def read(self, rules: Kinds, text: str) -> list[int]:
        return [int(number) for number in text.split("_") if number]

    def spelled(self, table: Seated, value: Collection[int]) -> str:
        return ", ".join(map(str, value))


def read_number(text: str) -> int:
    digits = text.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise Refused("bad_number", text=text[:20])
    return int(digits)


def parts(text: str) -> list[str]:
    """What is separated by commas or blanks."""
    return text.replace(",", " ").split()
