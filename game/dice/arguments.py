"""The types of arguments the actions of a dice game take; each picks its widget, parser and autocomplete."""

from typing import Annotated

from game.engine import Arg

Symbol = Annotated[str, Arg("symbol")]
Joker = Annotated[str, Arg("joker")]
Face = Annotated[str, Arg("card")]
Die = Annotated[int, Arg("die")]
Dice = Annotated[list[int], Arg("dice")]
