"""Pages of the almanac: an entry with its example and its neighbours, the contents, the rules of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.almanac import HERE, Entry, almanac, entry, said, systems_in_play, topic
from bot.facts import facts_of
from bot.finding import near
from bot.seated import Seated
from bot.speech import Speech
from bot.wire import Press
from game.examples import COLOURS, example_of

if TYPE_CHECKING:
    from bot.app import IslandBot

NEAR = 4
SELECTS = 4


def modules_at(table: Seated | None) -> tuple[str, ...]:
    """The rule systems of a table; without one, those of every game."""
    if table is None:
        return systems_in_play("island", ())
    if table.game is not None and table.family.laid:
        return tuple(m.key for m in table.isle.rules.modules)
    return systems_in_play(table.meta.family, table.family.systems(table.meta.modules))


def link(speech: Speech, key: str, table: Seated | None) -> ui.Item | None:
    """A button to the entry that explains a key of words; None where it is about the bot rather than the rules."""
    found = entry(speech.words.language, topic(key))
    if found is None or found.key == HERE:
        return None
    number = table.id if table is not None else 0
    return ui.button(speech.say("almanac-link", title=found.title), Press("almanac", number, action=found.key))


async def page(bot: IslandBot, speech: Speech, found: Entry) -> ui.Sheet:
    """An entry to read as this table plays it, its example, what lies near."""
    language, table = speech.words.language, speech.table
    text = said(language, found, facts_of(table))
    system = speech.say(f"module-{found.module}")
    items: list[ui.Item | None] = [ui.words(speech.say("almanac-entry", title=found.title, system=system, text=text))]
    files = []
    if found.example and (shown := example_of(found.key, _colours(speech))) is not None:
        gallery, file = ui.picture(await bot.studio.board(shown, speech), "example.png")
        items += [ui.words(speech.say("almanac-example", text=found.example)), gallery]
        files.append(file)
    number = table.id if table is not None else 0
    others = near(language, found, modules_at(table), NEAR)
    buttons = [ui.button(other.title, Press("almanac", number, action=other.key)) for other in others]
    buttons.append(ui.button(speech.say("almanac-contents"), Press("contents", number), ButtonStyle.primary))
    return ui.sheet(*items, *ui.rows(buttons), files=files)


def _colours(speech: Speech) -> list[str]:
    return [speech.say(f"colour-{colour}") for colour in COLOURS]


def contents(speech: Speech, module: str = "") -> ui.Sheet:
    """All entries of the systems in play, or of one other system, to choose from."""
    language, table = speech.words.language, speech.table
    playing = modules_at(table)
    number = table.id if table is not None else 0
    wanted = [module] if module else list(playing)
    entries = [e for system in wanted for e in almanac(language) if e.module == system]
    systems = speech.words.listed([speech.say(f"module-{key}") for key in wanted], len(wanted))
    rows = _selects(speech, entries, Press("almanac", number))
    others = sorted({e.module for e in almanac(language)} - set(wanted), key=lambda key: speech.say(f"module-{key}"))
    choices = [ui.option(speech.say(f"module-{key}"), key) for key in others]
    rows += ui.selects(speech.say("almanac-others"), Press("contents", number, extra="m"), choices)
    return ui.sheet(ui.words(speech.say("almanac-title", systems=systems)), *rows)


def _selects(speech: Speech, entries: Sequence[Entry], press: Press) -> list[ui.Item]:
    """As many selects as it takes, in the order of the titles."""
    ordered = sorted(entries, key=lambda e: e.title.casefold())
    size = max(1, min(ui.MOST_OPTIONS, -(-len(ordered) // SELECTS)) if len(ordered) > ui.MOST_OPTIONS else 25)
    parts = [ordered[i : i + size] for i in range(0, len(ordered), size)][:SELECTS]
    return [
        ui.select(
            f"{part[0].title} – {part[-1].title}",
            press.with_(extra=str(i)),
            [ui.option(label(speech, e), e.key) for e in part],
        )
        for i, part in enumerate(parts)
    ]


def label(speech: Speech, found: Entry) -> str:
    return speech.say("almanac-label", title=found.title, system=speech.say(f"module-{found.module}"))
