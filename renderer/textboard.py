"""The board in lines of text, for screen readers and for those who cannot load pictures."""

from __future__ import annotations

from collections.abc import Iterable

from game.look import Look, Mark, Text
from renderer.alt import capital, dice_words, faces_words, row_sentence, sprite_words
from renderer.palette import kind_inks, terrain_inks
from renderer.words import Words


def render_text(look: Look, words: Words) -> str:
    """Everything on the table: players, hexes, harbours, pieces, tracks, cards."""
    return "\n".join(_lines(look, words))


def _lines(look: Look, words: Words) -> Iterable[str]:
    if look.banner is not None:
        yield words(look.banner)
    if look.dice is not None:
        yield dice_words(look.dice, words)
    if look.faces:
        yield faces_words(look.faces, words)
    yield from _players(look, words)
    yield from _pieces(look, words)
    yield from _hexes(look, words)
    yield from _harbours(look, words)
    yield from _rights(look, words)
    for track in look.tracks:
        args = {"what": words(track.alt), "position": track.position, "length": track.length}
        yield words(Text("picture-track", args))
    for chip in look.chips:
        yield words(chip.alt)
    for card_row in look.cards:
        cards = ", ".join(words(card.title) for card in card_row.cards)
        yield words(Text("picture-cards", {"title": words(card_row.title), "cards": cards}))


def _players(look: Look, words: Words) -> Iterable[str]:
    if look.rows:
        yield ""
        yield words(Text("board-players"))
    for row in look.rows:
        sentence = row_sentence(row, words)
        yield words(Text("board-row-turn", {"row": sentence})) if row.turn else sentence


def _pieces(look: Look, words: Words) -> Iterable[str]:
    """For each player, and for nobody: what stands where."""
    if not look.marks:
        return
    yield ""
    yield words(Text("board-pieces"))
    owners = [(row.seat, row.name) for row in look.rows]
    for seat, name in [*owners, (-1, words(Text("board-nobody")))]:
        groups: dict[str, list[str]] = {}
        for mark in look.marks:
            if mark.seat == seat and mark.layer not in ("highlight", "plan"):
                groups.setdefault(_what(mark, words), []).append(_where(mark, look))
        parts = [
            words(Text("board-piece", {"what": what, "places": ", ".join(places)})) if any(places) else what
            for what, places in groups.items()
        ]
        if parts:
            yield f"{name}: {'; '.join(parts)}"


def _what(mark: Mark, words: Words) -> str:
    name = sprite_words(mark, words)
    extra = mark.label or (str(mark.level) if mark.sprite == "knight" and mark.level else "")
    return f"{name} {extra}".strip()


def _where(mark: Mark, look: Look) -> str:
    names = {
        "hex": tuple(tile.name for tile in look.ground.tiles),
        "corner": look.ground.corner_names,
        "edge": look.ground.edge_names,
    }.get(mark.at, ())
    return names[mark.place] if 0 <= mark.place < len(names) else ""


def _hexes(look: Look, words: Words) -> Iterable[str]:
    ground = look.ground
    if not ground.tile_corners:
        return
    yield ""
    yield words(Text("board-hexes"))
    sites = {site.corner: f"{site.number} {site.name}".strip() for site in ground.sites}
    for tile, corners in zip(ground.tiles, ground.tile_corners, strict=False):
        key = "board-hex-number" if tile.token else "board-hex"
        terrain = words(Text(f"terrain-{tile.terrain}")) if tile.terrain in terrain_inks() else tile.terrain
        hex_words = words(Text(key, {"name": tile.name, "terrain": terrain, "token": tile.token}))
        names = ", ".join(sites.get(c, ground.corner_names[c]) for c in corners)
        yield words(Text("board-hex-corners", {"hex": hex_words, "corners": names})) if corners else hex_words


def _harbours(look: Look, words: Words) -> Iterable[str]:
    if look.ground.harbours:
        yield ""
        yield words(Text("board-harbours"))
    for harbour in look.ground.harbours:
        known = harbour.kind == "any" or harbour.kind in kind_inks()
        kind = words(Text(f"kind-{harbour.kind}")) if known else harbour.kind
        names = [look.ground.corner_names[c] for c in harbour.corners if 0 <= c < len(look.ground.corner_names)]
        args = {"rate": harbour.rate, "kind": kind, "corners": ", ".join(names)}
        yield capital(words(Text("board-harbour", args)))


def _rights(look: Look, words: Words) -> Iterable[str]:
    ground = look.ground
    if ground.rights:
        yield ""
        yield words(Text("board-rights"))
    for right in ground.rights:
        kind = words(Text(f"kind-{right.kind}")) if right.kind == "any" or right.kind in kind_inks() else right.kind
        args = {"rate": right.rate, "kind": kind, "edge": ground.edge_names[right.edge]}
        yield capital(words(Text("board-right", args)))
