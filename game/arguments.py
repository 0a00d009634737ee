"""The types of arguments island actions take; each picks its widget, parser and autocomplete."""

from typing import Annotated

from game.engine import Arg

Hex = Annotated[int, Arg("hex")]
Corner = Annotated[int, Arg("corner")]
Corners = Annotated[list[int], Arg("corners")]
Edge = Annotated[int, Arg("edge")]
CardSet = Annotated[dict[str, int], Arg("cards")]
Card = Annotated[str, Arg("card")]
Seat = Annotated[int, Arg("seat")]
Seats = Annotated[list[int], Arg("seats")]
Number = Annotated[int, Arg("number")]
Switch = Annotated[str, Arg("option", ("on", "off"))]
Answer = Annotated[str, Arg("option", ("accept", "decline"))]
Text = Annotated[str, Arg("text")]
