"""What is true of a table, for texts that depend on it: options, players, target."""

from __future__ import annotations

from bot.almanac import Fact
from bot.seated import Seated
from game.catalogue import catalogue
from game.engine import Refused
from game.families import USUAL
from game.modules.base.closing import closing_at
from game.rules import compose

RIVER, LARGE = "great_river", "cities_and_knights"


def facts_of(table: Seated | None) -> dict[str, Fact]:
    """By name; nothing where there is no table, or one that cannot be played yet."""
    if table is None:
        return {}
    setup = table.setup()
    try:
        rules = table.island.rules if table.game is not None else table.family.compose(setup)
    except Refused:
        return {}
    options = {o.key: rules.option(o.key) for o in table.family.options(setup.modules)}
    facts: dict[str, Fact] = {k: _word(v) for k, v in options.items()}
    facts["players"] = rules.players
    if table.meta.family != USUAL:
        return facts
    facts["closing"] = closing_at(compose(setup))
    facts["deck"] = "progress" if LARGE in setup.modules else "development"
    main = LARGE if LARGE in setup.modules else "base"
    facts["target"] = table.family.target(table.island) if table.game is not None else compose(setup).target
    facts["raised"] = catalogue()[RIVER].extra_points(setup, main)
    has_desert = table.game is None or "desert" in table.isle.table.terrain
    return facts | {"home": "desert" if has_desert else "beside"}


def _word(value: int | str | bool) -> Fact:
    return ("on" if value else "off") if isinstance(value, bool) else value
