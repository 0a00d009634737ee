"""The proof: a game played again from its seed gives exactly what its log says."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import AnyGame, Chance, Entry, ReplayDiffers, commitment, replay
from game.fair.source import Source, read_terms
from game.families import family
from game.setup import Setup


def prove(
    setup: Setup,
    entries: Iterable[Entry],
    source: Source,
    promised: str,
    *,
    used: list[Chance] | None = None,
) -> AnyGame:
    """The game at its end, every outcome derived anew; ReplayDiffers says where the log does not follow.

    `used` is given the chance of each line, which knows what its outcomes were for.
    """
    if commitment(source.seed) != promised:
        raise ReplayDiffers(0, "the seed is not the one promised")
    if source.terms:
        agreed = read_terms(source.terms)
        if (agreed.game, agreed.promise, agreed.setup) != (source.game_id, promised, setup):
            raise ReplayDiffers(0, "the terms are those of another game")

    def chance(game: AnyGame | None) -> Chance:
        made = source.chance(game)
        if used is not None:
            used.append(made)
        return made

    return replay(family(setup.family).starter(setup), entries, chance_for=chance)
