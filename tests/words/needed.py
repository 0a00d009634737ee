"""Which keys the rules need, asked of the rules themselves, and which the bot and the pictures put together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from bot.commands.me import QUESTIONS as QUESTIONS_OF_ME
from bot.commands.me import USUAL, WAIT
from bot.commands.paths import all_actions, option_names
from bot.messages.answers import REASONS
from game import lessons
from game.automa.levels import LEVELS
from game.board.terrain import RESOURCE_OF
from game.catalogue import catalogue, combos
from game.dice import rules as dice
from game.dice.points import SOURCES
from game.dice.sheets import KINDS, box
from game.engine import Refused
from game.families import FAMILIES
from game.module import Module
from game.modules.cities_and_knights.deck import CARDS, FIELDS
from game.modules.event_cards.deck import BOX
from game.modules.great_river.module import GOLD
from game.modules.helpers.facts import FACTS as HELPERS
from game.review.cards import COLUMNS
from game.review.walk import CAUSES
from game.rules import ENGINE_CODES, Rules, compose
from game.setup import Setup
from renderer.alt import KNOWN
from renderer.palette import kind_inks, seat_inks
from renderer.terrain import terrain_inks
from tests.invariants.setups import company_of
from tests.modules.known import gathered
from tests.words import code

DEVELOPMENT = ("knight", "road_building", "invention", "monopoly", "victory_point")
SURE = ("leave", "abandon", "kick")
PARTS = ("founding", "special_build", "paired")
EVENTS = tuple(sorted({card.event for card in BOX.cards}))
BOT_ARGUMENTS = ("cards", "number", "text", "order")


@cache
def modules() -> tuple[Module, ...]:
    """Every rule system, and those that belong to pairs of them."""
    known = catalogue()
    return (*known.values(), *combos(known))


@cache
def tables() -> tuple[Rules, ...]:
    """Rules of every system, with another where it needs one, at a table it is made for."""
    found = []
    for systems in map(company_of, catalogue()):
        for players in (4, 5):
            try:
                found.append(compose(Setup(players, systems, agreed=systems)))
                break
            except Refused:
                continue
    return tuple(found)


def rules_keys() -> Iterator[str]:
    """Words for everything the rule systems declare."""
    yield from (f"module-{key}" for key in (*catalogue(), dice.FAMILY))
    for module in modules():
        yield from (f"prompt-{kind.kind}" for kind in module.prompts)
        yield from chain(*((f"award-{a.key}", f"points-{a.key}") for a in module.awards))
        for option in module.options:
            yield f"option-{option.key}"
            yield from (f"value-{value}" for value in option.values if _is_word(value))
    yield from (f"prompt-{kind.kind}" for kind in dice.KINDS)
    yield from (f"option-{option.key}" for option in dice.OPTIONS)
    yield from (f"value-{value}" for option in dice.OPTIONS for value in option.values if _is_word(value))
    yield from (f"card-{face}" for face in box().faces)
    yield from (f"item-{kind}" for kind in KINDS)
    for key, kind in all_actions().items():
        yield f"action-{key}"
        for argument in kind.arguments():
            yield f"arg-{argument.name}"
            yield from (f"value-{value}" for value in argument.values)
    for rules in tables():
        yield from (f"card-{kind}" for kind in rules.kinds)
        yield from (f"item-{item}" for item in {*rules.stock.pieces, *rules.stock.prices})


def _is_word(value: object) -> bool:
    return isinstance(value, str) and not value.isdigit()


@cache
def helped() -> set[str]:
    """Keys that also explain themselves."""
    found = {f"module-{key}" for key in (*catalogue(), dice.FAMILY)} | {f"family-{key}" for key in FAMILIES}
    found |= {f"action-{key}" for key in all_actions()}
    found |= {f"option-{option.key}" for module in modules() for option in module.options}
    found |= {f"option-{option.key}" for option in dice.OPTIONS}
    found |= {f"progress-{card}" for card in CARDS} | {f"card-{card}" for card in DEVELOPMENT}
    return found | {f"group-{group}" for group in groups()}


def groups() -> set[str]:
    return {kind.group for kind in all_actions().values() if kind.group}


@cache
def codes() -> set[str]:
    """Every refusal code, declared or written."""
    found = {*ENGINE_CODES, *code.refused(), *dice.CODES}
    for rules in tables():
        found |= set(rules.refusal_order(()))
    for module in modules():
        for table in ("claims", "unfit"):
            found |= set(getattr(module, table, {}).values())
    return found


EXPANDED = {
    "colour-*": tuple(seat_inks()), "terrain-*": (*terrain_inks(), *RESOURCE_OF), "kind-*": ("any", *kind_inks()),
    "sprite-*": KNOWN, "look-level-*": FIELDS,
    "look-*": ("special-build", "paired", "sun", "moon", "side-a", "side-b"), "look-event-*": EVENTS,
    "look-left-*": ("road", "settlement", "city"), "look-progress-*": FIELDS, "progress-*": CARDS,
    "group-*": (*sorted(groups()), "all"), "hint-*": BOT_ARGUMENTS, "card-*": (*EVENTS, *DEVELOPMENT, "any"),
    "question-*": QUESTIONS_OF_ME, "usual-*": QUESTIONS_OF_ME, "order-*": ("accept",), "helper-*": HELPERS.tiles,
    "level-*": tuple(LEVELS), "family-*": tuple(FAMILIES),
    "cause-*": CAUSES, "count-*": COLUMNS, "advice-*": tuple(sorted(code.reasons())),
    "sure-*": SURE, "sure-*-yes": SURE, "unshown-*": REASONS,
}  # fmt: skip
"""Keys put together from parts: which parts there are. Those of the rules are counted by `rules_keys`."""
DECLARED = {
    "action-*", "arg-*", "award-*", "item-*", "module-*", "option-*", "points-*", "prompt-*", "refused-*", "value-*",
    "event-*", "lesson-*", "lesson-*-*", "lesson-*-*.here", "progress-*.help", "helper-*.title", "table-title-*",
    "deed-*", "secret-*",
}  # fmt: skip


def lesson_keys() -> Iterator[str]:
    """Words of every lesson: its name, its end, and what is said on the way."""
    for name in lessons.names():
        said = (line.say for line in lessons.lesson(name).lines if line.say)
        yield from (f"lesson-{name}", *(f"lesson-{name}-{key}" for key in ("end", *said)))


@cache
def needed() -> set[str]:
    """Every key there must be words for."""
    found = set(rules_keys()) | code.said() | {f"event-{key}" for key in code.told()}
    found |= {f"value-{value}" for value in ("ping", "direct", "never", USUAL, WAIT)}
    found |= {f"refused-{key}" for key in codes()} | {
        f"points-{source}" for source in (*code.tallied(), *SOURCES.values(), GOLD)
    }
    found |= set(lesson_keys())
    for parts in (EXPANDED, *gathered("PARTS")):
        found |= {pattern.replace("*", part) for pattern, some in parts.items() for part in some}
    return {key.partition(".")[0] for key in found}


@cache
def optional() -> set[str]:
    """Keys that may be there: the code asks whether they are."""
    found = {f"{what}-{key}" for key in all_actions() for what in ("command", "deed")}
    found |= {f"table-title-{part}" for part in PARTS}
    found |= {f"action-{key}-{kind.kind}" for key in all_actions() for kind in dice.KINDS}
    found |= {f"secret-{kind.kind}" for module in modules() for kind in module.prompts}
    return found | {f"option-of-{name}" for kind in all_actions().values() for name in option_names(kind)}
