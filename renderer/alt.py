"""The same story in words: a description of at most 1,024 characters for every picture."""

from __future__ import annotations

from collections.abc import Iterable

from game.look import Dice, Face, Look, Mark, Row, Text
from renderer.palette import kind_inks, seat_inks
from renderer.words import Words

LIMIT = 1024


def alt_text(look: Look, words: Words) -> str:
    """What the table picture shows, most important first."""
    return shorten(_sentences(look, words))


def shorten(sentences: Iterable[str]) -> str:
    """As many whole sentences as fit."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}".strip()
        if len(longer) > LIMIT - 2:
            return f"{text} …".strip() if text else sentence[: LIMIT - 1] + "…"
        text = longer
    return text


def _sentences(look: Look, words: Words) -> Iterable[str]:
    key = "picture-table" if look.turn else "picture-preview"
    yield words(look.title or Text(key, {"turn": look.turn, "hexes": len(look.ground.tiles)}))
    if look.banner is not None:
        yield words(look.banner)
    if look.dice is not None:
        yield dice_words(look.dice, words)
    if look.faces:
        yield faces_words(look.faces, words)
    for row in look.rows:
        if row.turn:
            yield words(Text("picture-turn", {"name": row.name}))
        elif row.waited_for:
            yield words(Text("picture-waiting", {"name": row.name}))
    for mark in look.marks:
        if mark.layer == "figure":
            yield figure_sentence(mark, look, words)
    for row in look.rows:
        yield row_sentence(row, words)
    for track in look.tracks:
        args = {"what": words(track.alt), "position": track.position, "length": track.length}
        yield words(Text("picture-track", args))
    for chip in look.chips:
        yield f"{words(chip.alt)}."
    for card_row in look.cards:
        cards = ", ".join(words(card.title) for card in card_row.cards)
        yield words(Text("picture-cards", {"title": words(card_row.title), "cards": cards}))


def dice_words(dice: Dice, words: Words) -> str:
    """A throw, or the card drawn instead."""
    args: dict[str, object] = {"red": dice.red, "yellow": dice.yellow, "total": dice.red + dice.yellow}
    return words(Text("picture-drawn", args) if dice.card else Text("picture-dice", args))


def faces_words(faces: Iterable[Face], words: Words) -> str:
    """Dice with pictures: those that can be used, by what they show."""
    shown = ", ".join(words(face.alt) for face in faces if face.active)
    return words(Text("picture-faces", {"faces": shown})) if shown else words(Text("picture-no-faces"))


def figure_sentence(mark: Mark, look: Look, words: Words) -> str:
    """Where a figure stands."""
    if mark.at != "hex":
        return words(Text("picture-figure-beside", {"what": capital(sprite_words(mark, words))}))
    tile = look.ground.tiles[mark.place]
    return words(Text("picture-figure", {"what": capital(sprite_words(mark, words)), "place": tile.name}))


def row_sentence(row: Row, words: Words) -> str:
    """What a row tells of its player."""
    counts = [words(chip.alt) for chip in row.chips]
    for name, level, of in row.grid:
        counts.append(words(Text("picture-level", {"what": grid_words(name, words), "level": level, "top": of})))
    if any(row.boxes):
        counts.append(words(Text("picture-boxes", {"boxes": ", ".join(text for text in row.boxes if text)})))
    args = {"name": row.name, "colour": colour_words(row.colour, words), "points": row.points}
    if not counts:
        return words(Text("picture-row-plain", args))
    return words(Text("picture-row", args | {"counts": ", ".join(counts)}))


def grid_words(name: str, words: Words) -> str:
    """What a level of a player is a level of."""
    if name in kind_inks():
        return words(Text(f"kind-{name}"))
    return words(Text(f"grid-{name}")) if name in GRIDS else name.replace("_", " ")


def colour_words(colour: str, words: Words) -> str:
    """A seat's colour in words."""
    return words(Text(f"colour-{colour}")) if colour in seat_inks() else colour


def sprite_words(mark: Mark, words: Words) -> str:
    """What a mark is, in words: its own, or those of its sprite."""
    if mark.alt is not None:
        return words(mark.alt)
    return words(Text(f"sprite-{mark.sprite}")) if mark.sprite in KNOWN else mark.sprite.replace("_", " ")


GRIDS = ("trade", "politics", "science")
KNOWN = ("road", "settlement", "city", "knight", "wall", "metropolis", "robber", "merchant", "castle")


def capital(text: str) -> str:
    """The words with a capital at their beginning."""
    return text[:1].upper() + text[1:]
