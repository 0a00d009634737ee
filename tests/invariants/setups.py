"""Set-ups of every sort: any number of players, any value of any option."""

from __future__ import annotations

from random import Random

from game.catalogue import catalogue, find
from game.rules import objections
from game.setup import Option, Setup, Value


def options_of(*modules: str) -> list[Option]:
    return [option for key in modules for option in getattr(find(key), "options", ())]


def company_of(key: str) -> tuple[str, ...]:
    """A system with the one other it cannot do without, if there is one."""
    alone = ((key,), (key, "five_six"))
    sets = [*alone, *((key, other) for other in catalogue())]
    return next(s for s in sets if any(not objections(Setup(n, s, agreed=s)) for n in (4, 5)))


def any_setup(seed: int, *modules: str, quick: bool = True) -> Setup:
    """A set-up by lot; every third option is changed. Quick ones have a low target, so that games end."""
    rng = Random(seed)
    players = 3 + seed % 4
    if players > 4:
        modules = (*modules, "five_six")
    options = {o.key: any_value(o, rng) for o in options_of("base", *modules) if rng.random() < 0.3}
    if options.get("start", "lot") not in ("lot", "dice"):
        options["start"] = str(rng.randrange(players) + 1)
    options["target"] = rng.randrange(3, 6) if quick else rng.choice([0, 8, 10, 12])
    return Setup(players, modules, options)


def any_value(option: Option, rng: Random) -> Value:
    if option.highest and rng.random() < 0.7:
        return rng.randrange(option.lowest, option.highest + 1)
    return rng.choice(option.values)
