"""Words for one reader: the table's names, places and values filled in."""

from __future__ import annotations

from typing import Any

from bot.arguments import type_of
from bot.icons import Icons
from bot.names import shown
from bot.seated import Seated
from game.engine import Action, Event, Question, Refused
from game.engine.fact import complete
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

    def icon(self, name: str) -> str:
        """An icon that can stand in a text; "" where there is none."""
        return self.icons.mark(name).strip()

    def say(self, key: str, /, of: str = "", **args: object) -> str:
        return self.words.say(key, of, **args)

    def __call__(self, text: Text, /) -> str:
        return self.words(text)

    def name(self, seat: int) -> str:
        """A player's name, harmless in a message."""
        return shown(self.table.names[seat]) if self.table and 0 <= seat < len(self.table.names) else "?"

    def player(self, seat: int) -> str:
        """A player's name behind the sign of the seat; for texts only."""
        return self.icons.mark(f"seat_{self.colour(seat)}") + self.name(seat)

    def place(self, at: str, number: int) -> str:
        """A place by what one sees there, with its short name behind."""
        assert self.table is not None
        return self.words(self.table.place(at, number))

    def colour(self, seat: int) -> str:
        """The colour of a seat; "" while it may still be any."""
        assert self.table is not None
        game = self.table.game
        return game.table.colours[seat] if game is not None else self.table.meta.colours[seat]

    def refusal(self, refused: Refused) -> str:
        """Why not, and what would work."""
        if refused.key == "choice_pending" and (first := self._pending(refused.details.get("seat"))) is not None:
            own = "decide-yours" if first.seat == refused.details.get("seat") else "decide-first"
            return self.say(own, name=self.name(first.seat), question=self.ask(first))
        return self.words.refusal(refused.key, refused.details, Named(self.table) if self.table else None)

    def _pending(self, reader: object) -> Question | None:
        """The question that stops everything else, the reader's own before those of others."""
        asked = self.table.view().waiting_for() if self.table is not None and self.table.playing else ()
        forced = [prompt for prompt in asked if not prompt.turn]
        return min(forced, key=lambda prompt: prompt.seat != reader, default=None)

    def tell(self, event: Event) -> str:
        """What happened."""
        assert self.table is not None
        return self.words.tell(event.key, complete(event), Named(self.table))

    def ask(self, prompt: Question) -> str:
        """What somebody is asked, as far as everybody may know."""
        assert self.table is not None
        args = {**prompt.args, **self._sides(prompt.args.get("offer")), "name": self.name(prompt.seat)}
        return self.words.ask(prompt.kind, args, Named(self.table))

    def _sides(self, number: int | None) -> dict[str, object]:
        """Whose offer it is, and what for, where a question is about one."""
        assert self.table is not None
        offers = self.table.family.offers(self.table.island) if number is not None else ()
        found = next((offer for offer in offers if offer.id == number), None)
        return {"maker": found.maker, "give": found.give, "get": found.get} if found else {}

    def secret(self, prompt: Question | None) -> str:
        """What only the one who is asked may see of a question: a hand looked into, something drawn."""
        if prompt is None or prompt.secret is None or not self.words.has(f"secret-{prompt.kind}"):
            return ""
        known: Any = prompt.secret
        if not isinstance(known, dict):
            known = self.words.listed([self.value("option", v) for v in ([known] if isinstance(known, str) else known)])
        whose = prompt.args.get("target", prompt.args.get("other", NOBODY))
        return self.pictured.say(f"secret-{prompt.kind}", secret=known, name=self.name(whose))

    # --- actions and their arguments ---------------------------------------------------------------------------------

    def action(self, key: str) -> str:
        return self.say(f"action-{key}")

    def deed(self, action: Action) -> str:
        """An action with its arguments, for menus."""
        given = [a for a in action.arguments() if not _is_default(action, a.name)]
        if not given:
            return self.action(action.key)
        if self.words.has(f"deed-{action.key}"):
            parts = {a.name: self._part(a.type, action, a.name) for a in given}
            return self.say(f"deed-{action.key}", given="-".join(parts), **parts)
        args = [self.value(a.type, getattr(action, a.name), type(action), action.seat) for a in given]
        return self.say("menu-entry", action=self.action(action.key), arguments=" · ".join(args))

    def _part(self, kind: str, action: Action, name: str) -> Any:
        """An argument for a sentence of its own: sets of cards and numbers can be inflected."""
        value = getattr(action, name)
        return value if type_of(kind).inflected else self.value(kind, value, type(action), action.seat)

    def value(self, kind: str, value: object, action: type[Action] | None = None, seat: int = NOBODY) -> str:
        """One argument in words; `seat` is who would do it."""
        assert self.table is not None
        if (text := self.table.family.named(self.table.island, seat, kind, value)) is not None:
            return self.words(text)
        return type_of(kind).said(self, value, action)

    def option_value(self, key: str, value: Value) -> str:
        """The value of a host's option; 0 often means something that has words of its own."""
        if value == 0 and not isinstance(value, bool) and (zero := self.say(f"option-{key}", of="zero")):
            return zero
        if isinstance(value, bool):
            return self.say("value-on" if value else "value-off")
        if not isinstance(value, str):
            return str(value)
        return self.say(f"option-{key}", of=value) or self.say(f"value-{value}")


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


def spoken(locale: str) -> str:
    """The language of a locale; "" where there are no words in it."""
    language = locale.partition("-")[0]
    return language if language in languages() else ""
