"""What lies beside the board, as text in the same message: it can be read aloud, copied and searched."""

from __future__ import annotations

from collections.abc import Iterator

from bot import ui
from bot.seated import Seated
from bot.speech import Speech
from bot.studio import named_look
from game.look import Look
from renderer.lines import player_lines, table_lines

MOST_LETTERS = 2600  # an icon takes forty of the letters Discord counts, a word ten


def beside(speech: Speech, table: Seated, room: int = MOST_LETTERS) -> str:
    """A line for each player, then what the whole table shares: with icons as far as they fit, else in words."""
    look, most = named_look(table), min(room, MOST_LETTERS)
    for ways in _ways(look, speech):
        text = "\n".join(ways)
        if len(text) <= most:
            return text
    return ui.cut(text, most)


def _ways(look: Look, speech: Speech) -> Iterator[list[str]]:
    """The same lines, each way shorter than the one before: what the table shares gives up its icons first."""
    awards = {award.icon for award in look.awards}

    def few(name: str) -> str:
        return speech.icon(name) if name in awards or name.startswith("seat_") else ""

    shared = table_lines(look, speech)
    for players in (player_lines(look, speech, sign) for sign in (speech.icon, few)):
        yield [*players, *table_lines(look, speech, speech.icon)]
        yield [*players, *shared]
    yield [*players, *table_lines(look, speech, notes=False)]
    yield [*player_lines(look, speech), *table_lines(look, speech, notes=False)]
