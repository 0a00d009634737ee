"""What lies beside the board, line by line: each player, then what the whole table shares.

The one source of these words: text boards and descriptions tell everything plainly, messages show an icon and a number
wherever there is an icon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.look import CardFace, CardRow, Look, Row, Text, Track
from renderer.palette import seat_inks
from renderer.words import Words

Icon = Callable[[str], str]
"""The picture of a name that can stand in a text, "" where there is none."""
_NEAR, _APART = "\u00a0", "\u2002"  # an icon keeps its number on its line; between two of them is a wider gap


def no_icon(name: str) -> str:
    """Words alone."""
    return ""


def player_lines(look: Look, words: Words, icon: Icon = no_icon) -> list[str]:
    """A line for each player."""
    return [player_line(look, row, words, icon) for row in look.rows]


def player_line(look: Look, row: Row, words: Words, icon: Icon = no_icon) -> str:
    """What everybody may know of one player: points of the target, awards, counts, levels, boxes."""
    counts = [_part(award.icon, "", award.alt, words, icon) for award in look.awards if award.icon in row.awards]
    counts += [_part(chip.icon, chip.text, chip.alt, words, icon) for chip in row.chips]
    counts += [_part(one.icon, f"{one.level}/{one.of}", one.alt, words, icon) for one in row.grid]
    if any(row.boxes):
        boxes = ", ".join(text for text in row.boxes if text)
        counts.append(Part(words(Text("picture-boxes", {"boxes": boxes}))))
    sign = icon(f"seat_{row.colour}")
    told: dict[str, object] = {"name": row.name, "colour": colour_words(row.colour, words), "points": row.points}
    if not sign:
        score = words(Text("picture-score" if look.target else "picture-points", told | {"target": look.target}))
        return words(Text("picture-row", told | {"counts": _joined([Part(score), *counts])}))
    lead = icon("arrow") if row.turn else icon("hourglass") if row.waited_for else ""
    points = f"{row.points}/{look.target}" if look.target else str(row.points).replace("-", "−")
    name = _led(sign, words(Text("picture-name", told)))
    first = Part(lead + name, True), Part(_led(icon("points"), points), True)
    return _joined([*first, *counts])


def table_lines(look: Look, words: Words, icon: Icon = no_icon, *, notes: bool = True) -> list[str]:
    """What belongs to nobody: the bank, awards still free, tracks, open cards and, if wanted, what these do."""
    counts = [_part(chip.icon, chip.text, chip.alt, words, icon) for chip in look.chips]
    free = [award for award in look.awards if award.holder < 0]
    counts += [Part(_led(icon(a.icon), f"+{a.points}"), True) for a in free if icon(a.icon)]
    if unseen := [words(award.alt) for award in free if not icon(award.icon)]:
        counts.append(Part(words(Text("picture-free", {"awards": ", ".join(unseen)}))))
    lines = [words(Text("picture-bank", {"counts": _joined(counts)}))] if counts else []
    lines += [track_line(track, words, icon) for track in look.tracks]
    return [*lines, *(card_line(row, words, icon, notes=notes) for row in look.cards)]


def track_line(track: Track, words: Words, icon: Icon = no_icon) -> str:
    """How far something has come."""
    told = {"what": capital(words(track.alt)), "position": track.position, "length": track.length}
    return _led(icon(track.icon), words(Text("picture-track", told)))


def card_line(row: CardRow, words: Words, icon: Icon = no_icon, *, notes: bool = True) -> str:
    """A row of open cards, each with what it does."""
    cards = ", ".join(_card(card, words, icon, notes) for card in row.cards)
    return words(Text("picture-cards", {"title": words(row.title), "cards": cards}))


def counted(card: CardFace, words: Words) -> str:
    """A card, and how many of it there are."""
    if card.count == 1:
        return words(card.title)
    return words(Text("picture-count", {"count": card.count, "what": words(card.title)}))


def _card(card: CardFace, words: Words, icon: Icon, notes: bool) -> str:
    name = _led(icon(card.sprite), counted(card, words))
    if card.note is None or not notes:
        return name
    return words(Text("picture-noted", {"card": name, "note": words(card.note).rstrip(".")}))


class Part(NamedTuple):
    """One thing of a line: words, or an icon with its number."""

    text: str
    pictured: bool = False


def _part(name: str, text: str, alt: Text, words: Words, icon: Icon) -> Part:
    sign = icon(name)
    return Part(_led(sign, text), True) if sign else Part(words(alt))


def _led(sign: str, text: str) -> str:
    return f"{sign}{_NEAR}{text}".strip(_NEAR)


def _joined(parts: Sequence[Part]) -> str:
    """Icons side by side, then words."""
    pictured, worded = ([part.text for part in parts if part.pictured is kind] for kind in (True, False))
    return " · ".join(text for text in (_APART.join(pictured), ", ".join(worded)) if text)


def colour_words(colour: str, words: Words) -> str:
    """A seat's colour in words."""
    return words(Text(f"colour-{colour}")) if colour in seat_inks() else colour


def capital(text: str) -> str:
    """The words with a capital at their beginning."""
    return text[:1].upper() + text[1:]
