"""Looking at a dice game: everybody's sheet side by side, the dice, the boxes; or one sheet alone, large."""

from __future__ import annotations

from collections.abc import Sequence

from game.dice.charts import Chart, charts
from game.dice.points import MEASURES, points_of
from game.dice.sheets import ANY
from game.dice.table import FREE, DiceGame, Sheet
from game.engine.view import SPECTATOR
from game.look import AwardCard, Caption, Chip, Face, Look, Mark, Row, Text

ICONS = {"longest_road": "road_length", "largest_army": "knight"}


def look(g: DiceGame, names: Sequence[str]) -> Look:
    """The table as everybody sees it."""
    if g.viewer != SPECTATOR:
        raise ValueError("look at a spectator's view, as of any other game")
    return _look(g, names, list(g.seats), g.table.turn.actor)


def own_sheet(g: DiceGame, seat: int, names: Sequence[str]) -> Look:
    """One player's sheet alone."""
    return _look(g, names, [seat], seat)


def _look(g: DiceGame, names: Sequence[str], seats: Sequence[int], thrower: int) -> Look:
    chart = charts(str(g.rules.option("variant")), len(seats))
    return Look(
        ground=chart.ground,
        rows=tuple(_row(g, seat, names[seat], seat != thrower) for seat in seats),
        marks=tuple(mark for at, seat in enumerate(seats) for mark in _marks(g, chart, at, seat)),
        awards=_awards(g) if len(seats) > 1 else (),
        banner=Text("look-dice-won", {"name": _winners(g, names)}) if g.over and g.over.winners else None,
        turn=g.table.turn.number,
        target=g.rules.side.target,
        faces=_faces(g.table.sheets[thrower]),
        captions=tuple(
            Caption(chart.names[at], names[seat], seat)
            for at, seat in enumerate(seats)
            if len(seats) > 1 and names[seat]
        ),
        title=Text("look-sheets", {"n": len(seats), "turn": g.table.turn.number}),
    )


def _winners(g: DiceGame, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in g.over.winners) if g.over else ""


def _faces(sheet: Sheet) -> tuple[Face, ...]:
    """The dice of the turn, by number."""
    return tuple(
        Face(die.face, Text(f"card-{die.face}"), str(number), die.state == FREE)
        for number, die in enumerate(sheet.throw.dice, 1)
    )


# --- a player's row --------------------------------------------------------------------------------------------------


def _row(g: DiceGame, seat: int, name: str, beside: bool) -> Row:
    sheet, side = g.table.sheets[seat], g.rules.side
    chips = [_chip(key, measure(side, sheet.built)) for key, measure in MEASURES.items() if key in side.awards]
    left = [j for j in side.jokers if j.id not in sheet.used and set(j.needs) <= set(sheet.built)]
    chips += [Chip("helper", str(len(left)), Text("look-jokers", {"n": len(left)}))] if left else []
    if beside:  # where turns are independent others have dice lying too
        free = sheet.throw.free
        chips += [Chip(face, str(n), Text("look-face", {"n": n, "card": face})) for face, n in free.items()]
    return Row(
        seat,
        name,
        g.table.colours[seat],
        points_of(g, seat),
        tuple(chips),
        tuple(award for award, holder in g.table.awards.items() if holder == seat),
        turn=seat == g.table.turn.actor and g.over is None,
        waited_for=any(p.seat == seat for p in g.waiting_for()),
        gone=seat in g.gone,
        boxes=tuple(_box(sheet, n) for n in range(side.turns)),
    )


def _chip(award: str, n: int) -> Chip:
    key = "look-road-length" if award == "longest_road" else "look-knights-built"
    return Chip(ICONS[award], str(n), Text(key, {"n": n}))


def _box(sheet: Sheet, number: int) -> str:
    """What stands in a box of the score track; a true minus sign is as wide as a figure."""
    return str(sheet.boxes[number]).replace("-", "−") if number < len(sheet.boxes) else ""


def _awards(g: DiceGame) -> tuple[AwardCard, ...]:
    return tuple(
        AwardCard(key, g.table.awards.get(key, -1), points, Text(f"award-{key}"))
        for key, (_, points) in g.rules.side.awards.items()
    )


# --- a sheet ---------------------------------------------------------------------------------------------------------


def _marks(g: DiceGame, chart: Chart, at: int, seat: int) -> list[Mark]:
    sheet, side = g.table.sheets[seat], g.rules.side
    marked = {road.id for road in side.roads if road.marked}
    marks = []
    for symbol in g.rules.symbols:
        where = "edge" if symbol.kind == "road" else "corner"
        place = chart.place(at, symbol.id)
        if symbol.id in sheet.built:
            marks.append(Mark(where, place, "piece", symbol.kind, seat))
        else:
            level = int(symbol.id in marked)
            marks.append(Mark(where, place, "plan", symbol.kind, seat, level=level, label=symbol.id))
    for joker in side.jokers:
        place, sprite = chart.place(at, joker.id), "" if joker.face == ANY else joker.face
        alt = Text("look-joker", {"joker": joker.id, "card": joker.face})
        if joker.id in sheet.used:
            alt = Text("look-joker-used", alt.args)
            marks.append(Mark("corner", place, "token", "joker", seat, active=False, label="×", alt=alt))
        elif set(joker.needs) <= set(sheet.built):
            marks.append(Mark("corner", place, "token", sprite or "joker", seat, label="" if sprite else "?", alt=alt))
        else:
            marks.append(Mark("corner", place, "plan", sprite or "joker", seat, label="" if sprite else "?", alt=alt))
    return marks
