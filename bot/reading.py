"""Arguments as people type them in commands and forms, by type; and what to offer while they type."""

from __future__ import annotations

from typing import Any

from bot.cards import read_cards
from bot.seated import Seated
from bot.speech import Speech
from game.engine import Argument, Refused

ALL = -1
PLACES = ("hex", "corner", "edge")


def read_text(speech: Speech, table: Seated, argument: Argument, text: str) -> Any:
    """One argument from text; Refused in words if it makes no sense."""
    text = text.strip()
    kind = argument.type
    if kind in PLACES:
        return read_place(table, kind, text)
    if kind == "cards":
        return read_cards(text, table.island.rules, speech.words)
    if kind == "card":
        return read_card(speech, table, text)
    if kind == "seat":
        return read_seat(speech, table, text)
    if kind == "seats":
        return read_seats(table, text)
    if kind == "corners":
        return [read_place(table, "corner", part) for part in text.replace(",", " ").split()]
    if kind == "order":
        return read_order(speech, table, text)
    if kind in ("number", "offer", "standing", "die"):
        return read_number(text)
    if kind == "dice":
        return [read_number(part) for part in text.replace(",", " ").split()]
    if kind in ("symbol", "joker"):
        return text[:8].replace(" ", "").capitalize()
    return text[:100]


def spelled(table: Seated, kind: str, value: Any) -> str:
    """What somebody would type for a value: the other way round."""
    if kind in ("hex", "corner", "edge"):
        return table.label(kind, value)
    if kind == "cards":
        return " + ".join(f"{n} {name}" for name, n in value.items() if n)
    if kind == "corners":
        return ", ".join(table.label("corner", corner) for corner in value)
    if kind in ("seats", "dice"):
        return ", ".join(str(number) for number in value)
    if kind == "order":
        return ", ".join(f"{name} {keep}" for name, keep in value)
    return str(value)


def read_place(table: Seated, at: str, text: str) -> int:
    """A place by its label ("17", "17-18", "K"), either end of an edge first; on maps also by its name."""
    topology = table.island.rules.topology
    find = {"hex": topology.find_hex, "corner": topology.find_corner, "edge": topology.find_edge}[at]
    found: int | None = find(text)
    if found is None:
        raise Refused("unknown_place", text=text[:20])
    return found


def read_card(speech: Speech, table: Seated, text: str) -> str:
    cards = read_cards(text, table.island.rules, speech.words)
    if len(cards) != 1:
        raise Refused("unknown_card", text=text[:20])
    return next(iter(cards))


def read_seat(speech: Speech, table: Seated, text: str) -> int:
    if text.casefold() in ("all", "nobody", speech.say("everybody").casefold(), speech.say("nobody").casefold(), "-1"):
        return ALL
    seats = read_seats(table, text)
    if len(seats) != 1:
        raise Refused("bad_target")
    return seats[0]


def read_seats(table: Seated, text: str) -> list[int]:
    """Players by name, beginning of a name, colour, mention or number of their seat."""
    found = []
    for part in (p.strip() for p in text.replace(";", ",").split(",")):
        seat = _one_seat(table, part)
        if seat is None:
            raise Refused("unknown_player", text=part[:20])
        if seat not in found:
            found.append(seat)
    return found


def _one_seat(table: Seated, text: str) -> int | None:
    wanted = text.casefold().removeprefix("@")
    if wanted.isascii() and wanted.isdigit() and int(wanted) < len(table.names):
        return int(wanted)
    mentioned = wanted.strip("<@!>")
    if mentioned.isascii() and mentioned.isdigit():
        return table.seat_of(int(mentioned))
    names = [name.casefold() for name in table.names]
    if wanted in names:
        return names.index(wanted)
    colours = list(table.island.table.colours)
    if wanted in colours:
        return colours.index(wanted)
    begins = [i for i, name in enumerate(names) if wanted and name.startswith(wanted)]
    return begins[0] if len(begins) == 1 else None


def read_order(speech: Speech, table: Seated, text: str) -> list[tuple[str, int]]:
    """Kinds in order, each with the number to keep: “wool 0, ore 2”; one without a number keeps none."""
    order = []
    for part in (p.strip() for p in text.replace(";", ",").replace(">", ",").split(",") if p.strip()):
        word, _, keep = part.partition(" ")
        order.append((read_card(speech, table, word), read_number(keep) if keep.strip() else 0))
    return order


def read_number(text: str) -> int:
    digits = text.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise Refused("bad_number", text=text[:20])
    return int(digits)
