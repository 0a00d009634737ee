"""Places: ranked best first and described in words ("17 — 8 ore, 5 grain, 3:1 harbour")."""

from __future__ import annotations

from collections.abc import Sequence

from bot.speech import Speech
from bot.widgets.roads import leads_to
from game.board.printed import chart
from game.core.land import buildings_at, chances, chances_of, harbour_corners, numbers, shores_at
from game.table import Island

NOBODY = -1


def ranked(seen: Island, seat: int, at: str, numbers: Sequence[int]) -> list[int]:
    """The same places, best first."""
    return sorted(numbers, key=lambda number: (-_worth(seen, seat, at, number), number))


def _worth(seen: Island, seat: int, at: str, number: int) -> float:
    if at == "corner":
        return chances(seen, number) + 0.5 * (number in harbour_corners(seen))
    if at == "edge":
        ends, goal = seen.rules.topology.edge_corners[number], leads_to(seen, seat, number)
        prize = any(corner in ends for corner in seen.rules.prizes(seen, seat))
        return (goal[1] if goal else 0.0) + 6 * prize + 2 * bool(_rights(seen, number))
    others = [b for _, b in buildings_at(seen, number) if b.seat != seat]
    own = [b for _, b in buildings_at(seen, number) if b.seat == seat]
    return sum(b.size for b in others) - 3 * len(own) + chances_of(seen, number) / 10


def described(speech: Speech, seen: Island, at: str, number: int) -> str:
    """What a place is worth, in words."""
    if at == "hex":
        return _hex_words(speech, seen, number)
    if at == "edge":
        return ", ".join([*_right_words(speech, seen, number), *_edge_words(speech, seen, number)])
    return _corner_words(speech, seen, number)


def _edge_words(speech: Speech, seen: Island, edge: int) -> list[str]:
    """Where one could settle next by this road; nothing if it leads nowhere."""
    goal = leads_to(seen, NOBODY if seen.viewer is None else seen.viewer, edge)
    if goal is None:
        return []
    corner = goal[0]
    name = seen.rules.topology.corner_names[corner]
    return [speech.say("place-towards", corner=name, what=_corner_words(speech, seen, corner))]


def _right_words(speech: Speech, seen: Island, edge: int) -> list[str]:
    """What a road there may trade, on maps."""
    kinds = _rights(seen, edge)
    return [speech.say("place-right", kind=kind, card=speech.say(f"kind-{kind}")) for kind in kinds]


def _rights(seen: Island, edge: int) -> list[str]:
    return [right.kind for right in chart(seen.table.layout).trade_roads if right.edge == edge]


def _corner_words(speech: Speech, seen: Island, corner: int) -> str:
    t = seen.table
    around = [h for h in seen.rules.topology.corner_hexes[corner] if t.alive[h]]
    around.sort(key=lambda h: -chances_of(seen, h))
    site = seen.rules.topology.sites.get(corner)
    parts = [site.name] if site is not None else []
    parts += [_yield_words(speech, seen, hex) for hex in around]
    parts += [_paying(speech, shore.numbers, speech.say(f"card-{shore.kind}")) for shore in shores_at(seen, corner)]
    if (kind := harbour_corners(seen).get(corner)) is not None:
        parts.append(speech.say("place-harbour", kind=kind, card=speech.say(f"kind-{kind}")))
    return ", ".join(parts)


def _yield_words(speech: Speech, seen: Island, hex: int) -> str:
    t = seen.table
    resource = seen.rules.resource_of.get(t.terrain[hex])
    what = (
        speech.say(f"card-{seen.rules.kinds[resource]}")
        if resource is not None
        else speech.say(f"terrain-{t.terrain[hex]}")
    )
    return _paying(speech, numbers(seen, hex), what)


def _paying(speech: Speech, paid_on: Sequence[int], what: str) -> str:
    number = "/".join(map(str, paid_on)) if len(paid_on) > 1 else sum(paid_on)
    return speech.say("place-hex", number=number, what=what)


def _hex_words(speech: Speech, seen: Island, hex: int) -> str:
    names = dict.fromkeys(speech.name(b.seat) for _, b in buildings_at(seen, hex))
    what = _yield_words(speech, seen, hex)
    return speech.say("place-shared", what=what, names=speech.words.listed(list(names))) if names else what
