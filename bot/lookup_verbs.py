"""What the buttons of the almanac mean."""

from __future__ import annotations

from bot.almanac import almanac, entry
from bot.lookup import contents, page
from bot.router import Call, Router
from bot.speech import Speech
from game.engine import Refused


def register(router: Router) -> None:
    """Answer for everything that leads to the almanac."""
    router.verbs |= {"almanac": open_entry, "contents": open_contents}


async def _speech(call: Call) -> Speech:
    """The reader's words at the table of the press, if it has one."""
    if call.press.game:
        await call.table()
    return call.speech


async def open_entry(call: Call) -> None:
    """An entry by its key, from a button or a select."""
    speech = await _speech(call)
    found = entry(speech.words.language, call.values[0] if call.values else call.press.action)
    if found is None:
        raise Refused("stale_button")
    await call.answer.hold(shows=True)
    await call.answer.show(await page(call.bot, speech, found))


async def open_contents(call: Call) -> None:
    speech = await _speech(call)
    module = call.values[0] if call.values else ""
    if module and module not in {e.module for e in almanac(speech.words.language)}:
        raise Refused("stale_button")
    await call.answer.show(contents(speech, module))
