"""Words for one reader: the table's names, places and values filled in."""

from __future__ import annotations

from typing import Any

from bot.icons import Icons
from bot.names import shown
from bot.seated import Seated
from game.engine import Action, Event, Prompt, Refused
from game.look import Text
from game.setup import Value
from game.words import Words, languages, speaking

NOBODY = -1
NO_ICONS = Icons()


class Speech:
    """A language, and the table that is talked about."""

    def __init__(self, words: Words, table: Seated | None = None, icons: Icons = NO_ICONS) -> None:
        self.words, self.table, self.icons = words, table, icons

    def at(self, table: Seated | None) -> Speech:
        """The same language at another table."""
        return Speech(self.words, table, self.icons)

    @property
    def pictured(self) -> Speech:
        """The same with an icon before every card; for texts only, where Discord draws it."""
        return Speech(self.words.illustrated(self.icons.mark), self.table, self.icons)

    def say(self, key: str, /, of: str = "", **args: Any) -> str:
        return self.words.say(key, of, **args)

    def __call__(self, text: Text, /) -> str:
        return self.words(text)

    def name(self, seat: int) -> str:
        """A player's name, harmless in a message."""
        return shown(self.table.names[seat]) if self.table and 0 <= seat < len(self.table.names) else "?"

    def player(self, seat: int) -> str:
        """A player's name behind the sign of the seat; for texts only."""
        return self.icons.mark(f"seat_{self.colour(seat)}") + self.name(seat)

    def colour(self, seat: int) -> str:
        """The colour of a seat; "" while it may still be any."""
        assert self.table is not None
        game = self.table.game
        return game.table.colours[seat] if game is not None else self.table.meta.colours[seat]

    def refusal(self, refused: Refused) -> str:
        """Why not, and what would work."""
        return self.words.refusal(refused.key, refused.details, Named(self.table) if self.table else None)

    def tell(self, event: Event) -> str:
        """What happened."""
        assert self.table is not None
        return self.words.tell(event.key, event.args, Named(self.table))

    def ask(self, prompt: Prompt) -> str:
        """What somebody is asked, as far as everybody may know."""
        assert self.table is not None
        args = {name: value for name, value in prompt.args.items() if isinstance(value, int | str)}
        return self.words.ask(prompt.kind, {**args, "name": self.name(prompt.seat)}, Named(self.table))

    # --- actions and their arguments ---------------------------------------------------------------------------------

    def action(self, key: str) -> str:
        return self.say(f"action-{key}")

    def deed(self, action: Action) -> str:
        """An action with its arguments, for menus."""
        given = [a for a in action.arguments() if not _is_default(action, a.name)]
        args = [self.value(a.type, getattr(action, a.name), type(action), action.seat) for a in given]
        if not args:
            return self.action(action.key)
        return self.say("menu-entry", action=self.action(action.key), arguments=" · ".join(args))

    def value(self, kind: str, value: Any, action: type[Action] | None = None, seat: int = NOBODY) -> str:
        """One argument in words; `seat` is who would do it."""
        assert self.table is not None
        if (text := self.table.family.named(self.table.island, seat, kind, value)) is not None:
            return self.words(text)
        if kind in ("hex", "corner", "edge"):
            return self.table.place(kind, value)
        if kind == "cards":
            return self.words.cards(value)
        if kind == "card":
            return self.say(f"card-{value}")
        if kind == "seat":
            if value == NOBODY:
                return self.say("everybody" if action is not None and action.by == "anyone" else "nobody")
            return self.name(value)
        if kind == "seats":
            return self.words.listed([self.name(seat) for seat in value]) or self.say("everybody")
        if kind == "corners":
            return self.words.listed([self.table.place("corner", corner) for corner in value]) or self.words.cards({})
        if kind == "option":
            return self.say(f"value-{value}")
        if kind == "order":
            return " > ".join(f"{self.say(f'card-{name}')} {keep}" for name, keep in value)
        if kind in ("offer", "standing"):
            return self.offer(kind, value)
        return str(value)

    def option_value(self, key: str, value: Value) -> str:
        """The value of a host's option; 0 often means something that has words of its own."""
        if value == 0 and not isinstance(value, bool) and (zero := self.say(f"option-{key}", of="zero")):
            return zero
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        return self.say(f"value-{value}") if isinstance(value, str) else str(value)

    def offer(self, kind: str, number: int) -> str:
        """An open offer by its sides."""
        assert self.table is not None
        game = self.table.island
        found = game.table.offers if kind == "offer" else game.settings.standing
        for offer in found:
            if offer.id == number:
                return self.say("offer-line", name=self.name(offer.maker), give=offer.give, get=offer.get)
        return self.say("offer-gone")


class Named:
    """A table as words need it, with names made harmless."""

    def __init__(self, table: Seated) -> None:
        self.names = [shown(name) for name in table.names]
        self.place = table.place


def _is_default(action: Action, name: str) -> bool:
    """Optional arguments nobody gave are not worth words."""
    argument = next(a for a in action.arguments() if a.name == name)
    value = getattr(action, name)
    return argument.optional and value in ([], "", 0, {})


def speech_of(language: str, table: Seated | None = None, icons: Icons = NO_ICONS) -> Speech:
    """Words of a language, or of the one a Discord locale stands for."""
    return Speech(speaking(language.partition("-")[0]), table, icons)


def spoken(locale: str) -> bool:
    """Whether there are words in the language of a locale."""
    return locale.partition("-")[0] in languages()
