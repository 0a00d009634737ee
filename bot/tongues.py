"""Which language speaks; this is the one place that decides.

to one reader   their own setting (/me language), else Discord's language of theirs, else what is spoken here in public
in public       what was set (/server language, or for one table by the button of its lobby), else what most of those
                seated read, else the server's locale where somebody has chosen one, else BOT_LANGUAGE
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from discord import Interaction

from bot.speech import spoken

if TYPE_CHECKING:
    from bot.app import IslandBot

UNCHOSEN = "en-US"  # what Discord says of every server that has chosen no language


class House(NamedTuple):
    """What decides beside the people at a table."""

    chosen: str  # set for the server; "" where nothing is
    usual: str  # where nobody's language decides

    @property
    def language(self) -> str:
        """What is spoken where nobody sits."""
        return self.chosen or self.usual


class Heard(Protocol):
    """A table as far as its language goes."""

    @property
    def language(self) -> str: ...
    @property
    def chosen(self) -> str: ...
    @property
    def usual(self) -> str: ...
    @property
    def tongues(self) -> tuple[str, ...]: ...


def house(setting: str | None, locale: str | None, otherwise: str) -> House:
    """Of a server with this setting and locale, where the bot's own language is `otherwise`."""
    own = spoken(locale) if locale and locale != UNCHOSEN else ""
    return House(setting or "", own or otherwise)


def public(at: House, readers: Iterable[str]) -> str:
    """The language for these people together: of those most of them read, the one usual here, else the first's."""
    if at.chosen:
        return at.chosen
    counts = Counter(language for language in readers if language)
    most = [language for language, n in counts.items() if n == max(counts.values())]
    return at.usual if not most or at.usual in most else most[0]


def at_table(meta: Heard) -> str:
    """The language of a table; one opened before its people were asked keeps what it has."""
    return public(House(meta.chosen, meta.usual), meta.tongues) if meta.usual else meta.language


def others_wanted(meta: Heard) -> bool:
    """Whether somebody here, or the server, suggests another language than the one spoken."""
    return bool({*meta.tongues, meta.chosen, meta.usual} - {"", meta.language})


async def house_of(bot: IslandBot, interaction: Interaction) -> House:
    """What decides where something is done."""
    if interaction.guild_id is None:
        return house(None, None, bot.settings.bot_language)
    server = await bot.store.servers.load(interaction.guild_id)
    locale = str(interaction.guild_locale) if interaction.guild_locale else None
    return house(server.language, locale, bot.settings.bot_language)


async def tongue_of(bot: IslandBot, interaction: Interaction) -> str:
    """What the person who acts reads: their own setting, else Discord's; "" where there are no words in either."""
    person = await bot.store.people.load(interaction.user.id)
    return spoken(person.language or "") or spoken(str(interaction.locale))
