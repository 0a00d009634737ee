"""Drawing tokens: what is on them is learnt by their owner alone (FSH-10 to FSH-14)."""

from __future__ import annotations

from game.core.cards import give_bank, take_bank
from game.core.land import points_changed
from game.modules.fishermen.state import BOOT, FACTS, FISH, of, tokens_of, waters_at
from game.modules.fishermen.told import BootDrawn, FishCaught, FishFirst
from game.table import Cards, Island

PURPOSE = "fish"


def capped(g: Island, due: list[Cards]) -> list[Cards]:
    """Nobody is owed more tokens than there is room for (FSH-12)."""
    kind = g.rules.index[FISH]
    for seat, cards in enumerate(due):
        cards[kind] = min(cards[kind], FACTS.most - tokens_of(g, seat))
    return due


def look_at_catch(g: Island) -> None:
    """Everybody draws as many tokens as the roll brought them, in turn order."""
    for seat in g.from_seat(g.table.turn.owner):
        new = tokens_of(g, seat) - len(of(g).tokens[seat])
        fish = sum(draw(g, seat) for _ in range(new))
        if fish:
            g.tell(FishCaught(seat=seat, n=fish))


def first_catch(g: Island, seat: int, corner: int) -> None:
    """The second founding building draws for each water it touches (FSH-06)."""
    new = min(waters_at(g, corner), g.table.bank[g.rules.index[FISH]], FACTS.most - tokens_of(g, seat))
    if new:
        take_bank(g, seat, g.rules.cards({FISH: new}))
        g.tell(FishFirst(seat=seat, n=new))
        look_at_catch(g)


def draw(g: Island, seat: int) -> int:
    """One token, as many fish as it shows; the boot is none, and its token stays in the supply."""
    state = of(g)
    if not state.pool:
        state.pool.shuffle_in(*(name for name, n in state.used.items() for _ in range(n)))
        state.used = {}
    name = state.pool.draw(g.chance, PURPOSE)
    if name != BOOT:
        state.tokens[seat].append(int(name))
        return int(name)
    give_bank(g, seat, g.rules.cards({FISH: 1}))
    state.boot = seat
    points_changed(g)
    g.tell(BootDrawn(seat=seat))
    return 0


def put_back(g: Island, seat: int, tokens: list[int]) -> None:
    """Tokens are laid open beside the supply."""
    state = of(g)
    for fish in tokens:
        state.tokens[seat].remove(fish)
        state.used[str(fish)] = state.used.get(str(fish), 0) + 1
    give_bank(g, seat, g.rules.cards({FISH: len(tokens)}))
