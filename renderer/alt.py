"""The same story in words: a description of at most 1,024 characters for every picture."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from game.look import Dice, Face, Ground, Look, Mark, Row, Text
from renderer.lines import capital, player_lines, table_lines
from renderer.words import Words

LIMIT = 1024
LEFT = "look-left-"  # words of chips that count pieces in stock
KNOWN = ("road", "settlement", "city", "knight", "wall", "metropolis", "robber", "merchant", "castle")


def alt_text(look: Look, words: Words) -> str:
    """What the picture of the whole table shows: everything that counts of everybody before what is left of pieces."""
    first, shared = list(_first(look, words)), table_lines(look, words, notes=False)
    for rows in (look.rows, tuple(map(_without_left, look.rows)), tuple(map(_points_and_cards, look.rows))):
        told = [*first, *player_lines(structs.replace(look, rows=rows), words), *shared]
        if sum(len(_ended(sentence)) + 1 for sentence in told) <= LIMIT:
            break
    return shorten(told)


def _without_left(row: Row) -> Row:
    """A row without pieces in stock and levels nobody has climbed."""
    chips = tuple(chip for chip in row.chips if not chip.alt.key.startswith(LEFT))
    return structs.replace(row, chips=chips, grid=tuple(one for one in row.grid if one.level))


def _points_and_cards(row: Row) -> Row:
    return structs.replace(row, chips=row.chips[:1], grid=tuple(one for one in row.grid if one.level), boxes=())


def board_alt(look: Look, words: Words) -> str:
    """What the picture of the board shows, and how everybody stands, which is written beside it while it is new."""
    lying = table_lines(look, words, notes=False) if look.ground.bare else piece_lines(look, words, figures=False)
    return shorten([*_first(look, words), *_standings(look, words), *lying])


def _standings(look: Look, words: Words) -> Iterable[str]:
    """Points, and who holds which award."""
    if not look.rows:
        return
    points = ", ".join(words(Text("picture-source", {"what": row.name, "points": row.points})) for row in look.rows)
    yield words(Text("picture-standings", {"target": look.target, "points": points}))
    for row in look.rows:
        held = ", ".join(words(award.alt) for award in look.awards if award.icon in row.awards)
        if held:
            yield words(Text("picture-holds", {"name": row.name, "awards": held}))


def _ended(sentence: str) -> str:
    """With a stop at its end."""
    return sentence if sentence.endswith((".", "!", "?", "…")) else f"{sentence}."


def shorten(sentences: Iterable[str]) -> str:
    """As many whole sentences as fit."""
    text = ""
    for sentence in map(_ended, sentences):
        longer = f"{text} {sentence}".strip()
        if len(longer) > LIMIT - 2:
            return f"{text} …".strip() if text else sentence[: LIMIT - 1] + "…"
        text = longer
    return text


def _first(look: Look, words: Words) -> Iterable[str]:
    """What it is, what was thrown, whose turn it is, what is new, where figures stand."""
    key = "picture-table" if look.turn else "picture-preview"
    yield words(look.title or Text(key, {"turn": look.turn, "hexes": len(look.ground.tiles)}))
    yield from head_lines(look, words)
    for row in look.rows:
        if row.turn:
            yield words(Text("picture-turn", {"name": row.name}))
        elif row.waited_for:
            yield words(Text("picture-waiting", {"name": row.name}))
    if look.news:
        yield news_words(look, words)
    for mark in look.marks:
        if mark.layer == "figure":
            yield figure_sentence(mark, look, words)


def head_lines(look: Look, words: Words) -> Iterable[str]:
    """Banner and dice."""
    if look.banner is not None:
        yield words(look.banner)
    if look.dice is not None:
        yield dice_words(look.dice, words)
    if look.faces:
        yield faces_words(look.faces, words)


def dice_words(dice: Dice, words: Words) -> str:
    """A throw, or the card drawn instead, and what further dice show."""
    args: dict[str, object] = {"red": dice.red, "yellow": dice.yellow, "total": dice.red + dice.yellow}
    thrown = words(Text("picture-drawn", args) if dice.card else Text("picture-dice", args))
    return " ".join([thrown, *(words(face.alt) for face in dice.extra)])


def faces_words(faces: Iterable[Face], words: Words) -> str:
    """Dice with pictures: those that can be used, by what they show."""
    shown = ", ".join(words(face.alt) for face in faces if face.active)
    return words(Text("picture-faces", {"faces": shown})) if shown else words(Text("picture-no-faces"))


def news_words(look: Look, words: Words) -> str:
    """What came about since the last picture."""
    names = {row.seat: row.name for row in look.rows}
    things = []
    for new in look.news:
        what = words(new.alt) if new.count == 1 else words(Text("picture-count", {"count": new.count, "what": new.alt}))
        if new.places:
            what = words(Text("board-piece", {"what": what, "places": ", ".join(new.places)}))
        owner = names.get(new.seat)
        things.append(words(Text("picture-whose", {"name": owner, "what": what})) if owner else what)
    return words(Text("picture-new", {"what": ", ".join(things)}))


def figure_sentence(mark: Mark, look: Look, words: Words) -> str:
    """Where a figure stands."""
    if mark.at != "hex":
        return words(Text("picture-figure-beside", {"what": capital(sprite_words(mark, words))}))
    tile = look.ground.tiles[mark.place]
    return words(Text("picture-figure", {"what": capital(sprite_words(mark, words)), "place": tile.name}))


def piece_lines(look: Look, words: Words, *, figures: bool = True) -> list[str]:
    """For each player, and for nobody: what stands where."""
    shown = [mark for mark in look.marks if figures or mark.layer != "figure"]
    owners = [(row.seat, row.name) for row in look.rows]
    lines = []
    for seat, name in [*owners, (-1, words(Text("board-nobody")))]:
        parts = []
        for marks in _alike(mark for mark in shown if mark.seat == seat):
            what, places = _what(marks[0], words), [_where(mark, look.ground) for mark in marks]
            told = Text("board-piece", {"what": what, "places": ", ".join(places)})
            parts.append(words(told) if any(places) else what)
        if parts:
            lines.append(f"{name}: {'; '.join(parts)}")
    return lines


def plan_lines(look: Look, words: Words) -> list[str]:
    """For each player what may still come to stand on a sheet of their own."""
    lines = []
    for row in look.rows:
        names: dict[str, list[str]] = {}
        for mark in look.marks:
            if mark.layer == "plan" and mark.seat == row.seat and mark.alt is None:
                names.setdefault(sprite_words(mark, words), []).append(mark.label)
        parts = [words(Text("board-piece", {"what": w, "places": ", ".join(n)})) for w, n in names.items()]
        if parts:
            lines.append(f"{row.name}: {'; '.join(parts)}")
    return lines


def _alike(marks: Iterable[Mark]) -> Iterable[list[Mark]]:
    """Marks that have the same words, together."""
    groups: dict[tuple[str, str, str], list[Mark]] = {}
    for mark in marks:
        if mark.layer != "plan" and (mark.layer != "highlight" or mark.alt):
            groups.setdefault((mark.sprite, mark.label, str(mark.alt or "")), []).append(mark)
    return groups.values()


def _what(mark: Mark, words: Words) -> str:
    """A mark with what is printed on it, unless its own words tell that already."""
    name = sprite_words(mark, words)
    return f"{name} {mark.label}".strip() if mark.alt is None else name


def _where(mark: Mark, ground: Ground) -> str:
    """The name of the place; of something that lies towards a corner of a hex, of that corner."""
    if mark.at == "hex" and mark.spot >= 0 and mark.place < len(ground.tile_corners):
        return ground.corner_names[ground.tile_corners[mark.place][mark.spot]]
    names = {
        "hex": [tile.name for tile in ground.tiles], "corner": ground.corner_names, "edge": ground.edge_names,
    }.get(mark.at, ())  # fmt: skip
    return names[mark.place] if 0 <= mark.place < len(names) else ""


def sprite_words(mark: Mark, words: Words) -> str:
    """What a mark is, in words: its own, or those of its sprite."""
    if mark.alt is not None:
        return words(mark.alt)
    return words(Text(f"sprite-{mark.sprite}")) if mark.sprite in KNOWN else mark.sprite.replace("_", " ")
