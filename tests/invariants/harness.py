"""What holds in every game, whatever rules are in play: `check_game` plays one and looks after every action.

    check_game(Setup(4, ("my_module",)), seed=7)

A module with hidden state of its own passes `scramble`, one that keeps cards elsewhere passes `elsewhere`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from game.core.awards import points_of
from game.create import new_game, starter
from game.engine import (
    Action,
    Chance,
    Entry,
    Refused,
    Undo,
    admit,
    advance,
    decode,
    encode,
    legal,
    menu,
    replay,
    submit,
    suggestions,
    view,
    why_not,
)  # fmt: skip
from game.engine.codec import pack, unpack
from game.engine.log import entry
from game.modules.development.module import deck_for
from game.modules.development.state import Held
from game.setup import Setup
from game.table import Island
from tests.invariants.anything import arbitrary, choose
from tests.invariants.memory import check_memory, scramble_as_remembered

Scramble = Callable[[Island, int, Random], None]
"""Change what a seat (-1: a spectator) cannot see into something else it cannot tell apart, in place."""

TEXT = Path(__file__).parents[2] / "data/text/en"
SAMPLE = Path(__file__).parents[1] / "modules/sample/festival"
PIECES = ("road", "settlement", "city")
HIDDEN_REASONS = ("cannot_pay", "bank_empty", "no_such_offer")  # what a view cannot know about others' cards
PLACES = {"hex": "hexes", "corner": "corners", "edge": "edges"}


class Played(NamedTuple):
    """A game as far as it went, and its log."""

    game: Island
    log: list[Entry]


def check_game(
    setup: Setup,
    seed: int,
    *,
    moves: int = 150,
    every: int = 12,
    leaving: float = 0.0,
    scramble: Sequence[Scramble] = (),
    elsewhere: Callable[[Island], Sequence[int]] | None = None,
    also: Sequence[Callable[[Island], None]] = (),
) -> Played:
    """Play at random; after every action the cheap checks, every so often the dear ones, at the end a replay."""
    rng = Random(seed)
    chance = Chance(Random(seed + 1).randrange)
    g = new_game(setup, chance)
    log = [Entry("", [], list(chance.drawn))]
    in_place = unpack(pack(g), g.rules)
    for n in range(moves):
        if g.over is not None:
            break
        if n % every == 0:
            check_position(g, rng, scramble)
        action = choose(g, rng, leaving=leaving)
        chance = Chance(Random(seed * 10_007 + n).randrange)
        before = pack(g)
        after = submit(g, action, chance)
        assert pack(g) == before, f"submit changed the game it was given: {action}"
        log.append(entry(action, chance.drawn))
        check_after(g, action, after, chance, elsewhere)
        in_place = played_in_place(in_place, action, after, chance)
        for check in also:
            check(after)
        g = after
    check_position(g, rng, scramble)
    again = replay(starter(setup), log)
    assert pack(again) == pack(g), "a replay of the log gives another game"
    assert again.undo == g.undo
    return Played(g, log)


def played_in_place(g: Island, action: Action, after: Island, chance: Chance) -> Island:
    """The same without copies: what is remembered from one action to the next must not change anything."""
    if isinstance(action, Undo):
        return unpack(pack(after), after.rules)
    advance(g, action, Chance.replaying(chance.drawn))
    assert pack(g) == pack(after), f"{action} in place leads elsewhere than on a copy"
    return g


# --- after every action ---------------------------------------------------------------------------------------------


def check_after(
    g: Island,
    action: Action,
    after: Island,
    chance: Chance,
    elsewhere: Callable[[Island], Sequence[int]] | None = None,
) -> None:
    check_conserved(after, elsewhere)
    check_memory(after)
    check_waiting(after)
    check_saved(after)
    check_undo(g, action, after, chance)


def check_conserved(g: Island, elsewhere: Callable[[Island], Sequence[int]] | None = None) -> None:
    """Cards lie in the bank or in hands, pieces in the supply or on the board; none comes or goes."""
    t, stock = g.table, g.rules.stock
    further = elsewhere(g) if elsewhere else [0] * len(g.rules.kinds)
    for kind, name in enumerate(g.rules.kinds):
        held = [hand[kind] for hand in t.hands]
        assert min(t.bank[kind], *held) >= 0, f"less than no {name}"
        assert t.bank[kind] + sum(held) + further[kind] == stock.kinds[name].count, f"{name} came or went"
    for seat in g.seats:
        on_board = [b.kind for b in t.buildings.values() if b.seat == seat]
        on_board += ["road" for r in t.roads.values() if r.seat == seat]
        for item in PIECES:
            assert t.pieces[seat][item] >= 0
            assert t.pieces[seat][item] + on_board.count(item) == stock.pieces[item], f"a {item} came or went"
    if "development" in g.ext:
        _check_deck(g)


def _check_deck(g: Island) -> None:
    state: Any = g.ext["development"]
    cards = [held.card for hand in state.cards for held in hand] + state.played + state.deck.under
    cards += [card for card, n in state.deck.mixed.items() for _ in range(n)]
    assert {card: cards.count(card) for card in set(cards)} == deck_for(g.rules.players)


def check_waiting(g: Island) -> None:
    """Until the game is over it waits for somebody who can answer."""
    if g.over is not None:
        assert not g.prompts and not g.agenda
        assert all(points_of(g, s) >= g.table.target for s in g.over.winners) or g.over.why != "points"
        return
    waiting = g.waiting_for()
    assert waiting, "nobody has to decide anything, and the game is not over"
    assert all(p.seat not in g.gone for p in waiting)
    assert len({p.id for p in g.prompts}) == len(g.prompts)
    assert g.held == 0 or any(not p.turn for p in waiting), "held with no forced step open"


def check_saved(g: Island) -> None:
    saved = encode(g)
    loaded = decode(saved, g.rules)
    assert pack(loaded) == pack(g) and loaded.undo == g.undo
    assert encode(loaded) == saved


def check_undo(g: Island, action: Action, after: Island, chance: Chance) -> None:
    """What used chance cannot be taken back; what can be leads to the position before it."""
    if isinstance(action, Undo) or action.by == "anyone":
        return
    if chance.drawn or after.over is not None:
        assert after.undo == (), f"{action} used chance and could be taken back"
    elif after.undo and after.undo[-1].seat == action.seat and g.rules.flag("undo"):
        back = submit(after, Undo(action.seat), Chance(Random(0).randrange))
        back.moves, back.counter = g.moves, g.counter
        assert without_settings(back) == without_settings(g), f"taking back {action} leads elsewhere"


def without_settings(g: Island) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.to_builtins({"envelope": g.envelope(), "table": g.table, "ext": g.ext}, str_keys=True)
    return raw


# --- now and then ---------------------------------------------------------------------------------------------------


def check_position(g: Island, rng: Random, scramble: Sequence[Scramble] = ()) -> None:
    check_offered(g, rng)
    check_closed_domains(g)
    check_anything(g, rng)
    check_defaults(g)
    check_views(g, rng, scramble)


def check_offered(g: Island, rng: Random) -> None:
    """Everything a menu shows is accepted, and carrying it out breaks nothing."""
    for seat in g.seats:
        offered = [*legal(g, seat), *suggestions(g, seat)]
        for action in offered:
            assert action.seat == seat
            assert why_not(g, action) is None, f"offered, yet refused: {action} {why_not(g, action)}"
        for action in rng.sample(offered, min(2, len(offered))):
            submit(g, action, Chance(Random(0).randrange))


def check_closed_domains(g: Island) -> None:
    """Of all hexes, corners and edges exactly the places offered are accepted; one that need not be named is not."""
    for seat in g.seats:
        for _, kind, prompt in menu(g, seat):
            arguments = kind.arguments()
            if len(arguments) != 1 or arguments[0].optional or arguments[0].type not in PLACES:
                continue
            offered = {getattr(a, arguments[0].name) for a in kind.suggest(g, seat, prompt)}
            for place in range(-1, len(getattr(g.rules.topology, PLACES[arguments[0].type])) + 1):
                reason = why_not(g, kind(seat, **{arguments[0].name: place}), prompt.id)
                assert (reason is None) == (place in offered), f"{kind.key} {place}: {reason and reason.key}"
                if reason is not None:
                    check_words(g, reason)


def check_anything(g: Island, rng: Random, tries: int = 30) -> None:
    """Whatever somebody tries is either carried out or refused in words, and a refusal changes nothing."""
    before = pack(g)
    for _ in range(tries):
        action = arbitrary(g, rng.randrange(-1, g.rules.players + 1), rng)
        if action is None:
            continue
        try:
            admit(g, action)
        except Refused as refused:
            check_words(g, refused)
    assert pack(g) == before, "asking changed the game"


def check_words(g: Island, refused: Refused) -> None:
    assert refused.key in g.rules.ranks, f"{refused.key} has no place in the order of codes"
    if words := _refusals_in_english():
        assert refused.key in words, f"refused-{refused.key} has no words"


@cache
def _refusals_in_english() -> frozenset[str]:
    files = [*TEXT.glob("*.ftl"), *SAMPLE.glob("*.ftl")] if (TEXT / "base.ftl").exists() else []
    return frozenset(key for f in files for key in re.findall(r"^refused-(\w+)", f.read_text("utf-8"), re.M))


def check_defaults(g: Island) -> None:
    """The answer given for the silent is legal, needs no chance, and looks at nothing the seat cannot see."""
    for prompt in g.prompts:
        action = prompt.default(g)
        admit(g, action, prompt.id)
        seen = view(g, prompt.seat)
        own = seen.prompt(prompt.id)
        assert own is not None
        assert own.default(seen) == action, f"the default of {prompt.kind} looks at hidden cards"


def check_views(g: Island, rng: Random, scramble: Sequence[Scramble] = ()) -> None:
    """Games that differ only in what a seat cannot see look the same to it; its menu is the game's."""
    for seat in (-1, *g.seats):
        seen = view(g, seat)
        twin = unpack(pack(g), g.rules)
        for change in (scramble_hands, scramble_development, *scramble):
            change(twin, seat, rng)
        assert pack(view(twin, seat)) == pack(seen), f"seat {seat} sees something hidden"
        if seat >= 0:
            menu_seen = legal(seen, seat)
            assert [a for a in legal(g, seat) if a not in menu_seen] == [], "a view offers less than the game"
            for action in menu_seen:
                reason = why_not(g, action)
                assert reason is None or reason.key in HIDDEN_REASONS, f"a view offers {action}: {reason}"


def scramble_hands(g: Island, seat: int, rng: Random) -> None:
    """Deal the cards of all others anew; the sizes of the hands stay."""
    if g.rules.flag("open_hands"):
        return
    if g.rules.option("remembered_hands") == "remembered":
        scramble_as_remembered(g, seat, rng)
        return
    cards, others = g.rules.card_kinds, [s for s in g.seats if s != seat]
    hands = g.table.hands
    sizes = [sum(hands[s][:cards]) for s in others]
    pool = [kind for s in others for kind in range(cards) for _ in range(hands[s][kind])]
    rng.shuffle(pool)
    for other, size in zip(others, sizes, strict=True):
        dealt, pool = pool[:size], pool[size:]
        hands[other][:cards] = [dealt.count(kind) for kind in range(cards)]


def scramble_development(g: Island, seat: int, rng: Random) -> None:
    """Change unplayed development cards of others with each other and with the deck."""
    if "development" not in g.ext or g.over is not None:
        return
    state: Any = g.ext["development"]
    others = [s for s in g.seats if s != seat]
    pool = [held.card for s in others for held in state.cards[s]]
    pool += [card for card, n in state.deck.mixed.items() for _ in range(n)]
    rng.shuffle(pool)
    for other in others:
        state.cards[other] = [Held(pool.pop(), held.part) for held in state.cards[other]]
    state.deck.mixed = {card: pool.count(card) for card in sorted(set(pool))}
