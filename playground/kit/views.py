"""What stands in a channel, in the words a test uses."""

from __future__ import annotations

from typing import Any

from playground.wire import Json
from playground.world.compose import walk
from playground.world.mentions import texts
from playground.world.things import EPHEMERAL, LOADING, Post
from playground.world.world import World

BUTTON, STRING_SELECT, FILE = 2, 3, 13
SELECTS = (3, 5, 6, 7, 8)


class Control(str):
    """A button or select: it is its label, and knows the rest."""

    custom_id: str | None
    disabled: bool
    raw: Json

    def __new__(cls, component: Json) -> Control:
        emoji = (component.get("emoji") or {}).get("name") or ""
        made = super().__new__(cls, component.get("label") or component.get("placeholder") or emoji)
        made.custom_id = component.get("custom_id")
        made.disabled = bool(component.get("disabled"))
        made.raw = component
        return made

    @property
    def options(self) -> list[str]:
        """The labels a string select offers."""
        return [o["label"] for o in self.raw.get("options", [])]

    def value_of(self, label: str) -> str:
        """The value behind a label; what is no label stands for itself."""
        return next((o["value"] for o in self.raw.get("options", []) if o["label"] == label), label)

    def called(self, name: str | None) -> bool:
        """Is this the control somebody means by a label, an emoji or a custom id?"""
        if isinstance(name, Control):
            return name.custom_id == self.custom_id
        return name is None or name in (str(self), self.custom_id, (self.raw.get("emoji") or {}).get("name"))


class MessageView:
    """A message."""

    def __init__(self, world: World, post: Post) -> None:
        self._world, self.post = world, post

    @property
    def raw(self) -> Json:
        """The message as the API has it."""
        return self.post.body

    @property
    def id(self) -> str:
        return self.post.id

    @property
    def author(self) -> str:
        """Who wrote it."""
        return self._world.people[self.raw["author"]["id"]].name

    @property
    def content(self) -> str:
        return str(self.raw["content"])

    @property
    def text(self) -> str:
        """Every word on it: content, embeds, texts of components."""
        parts: list[str | None] = [self.content]
        for embed in self.raw["embeds"]:
            parts += [embed.get("title"), embed.get("description")]
            parts += [f"{f['name']}: {f['value']}" for f in embed.get("fields", [])]
            parts.append((embed.get("footer") or {}).get("text"))
        return "\n".join(p for p in [*parts, *texts(self.raw["components"])] if p)

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        """Is the bot still at it?"""
        return bool(self.raw["flags"] & LOADING)

    @property
    def buttons(self) -> list[Control]:
        """The buttons from top to bottom."""
        return [Control(c) for c in walk(self.raw["components"]) if c["type"] == BUTTON]

    @property
    def selects(self) -> list[Control]:
        """The selects from top to bottom."""
        return [Control(c) for c in walk(self.raw["components"]) if c["type"] in SELECTS]

    def button(self, name: str) -> Control:
        """One button, by label or custom id."""
        found = next((b for b in self.buttons if b.called(name)), None)
        assert found is not None, f"There is no button “{name}” on:\n{self}"
        return found

    @property
    def files(self) -> list[str]:
        """The names of its files, attached or shown by a component."""
        return [a["filename"] for a in self.post.files]

    def data(self, filename: str | None = None) -> bytes:
        """The bytes of an attached file."""
        wanted = next(a for a in self.post.files if filename in (None, a["filename"]))
        found = self._world.shelf.get(wanted["url"].partition("/cdn/")[2])
        assert found is not None
        return found[1]

    @property
    def alt(self) -> list[str]:
        """What pictures say to those who cannot see them."""
        shown: list[Any] = [a.get("description") for a in self.post.files]
        for component in walk(self.raw["components"]):
            shown += [i.get("description") for i in component.get("items", [])]
            shown.append(component.get("description") if "media" in component else None)
        return list(dict.fromkeys(s for s in shown if s))

    @property
    def pings(self) -> list[str]:
        """Who was called by it."""
        return [self._world.people[id].name for id in self.post.pings]

    def __str__(self) -> str:
        return render(self._world, self.post)

    __repr__ = __str__


def render(world: World, post: Post) -> str:
    """A message as text, the way a failing test shows it."""
    view = MessageView(world, post)
    reader = f" (only {world.people[post.reader].name} sees this)" if post.reader else ""
    lines = [f"{view.author}{reader}: {'(thinking …)' if view.thinking else ''}" + view.text.replace("\n", "\n    ")]
    lines += [f"    picture or file: {name}" for name in view.files]
    lines += [f"    alt: {alt}" for alt in view.alt]
    if view.buttons:
        lines.append("    " + " ".join(f"({b})" if b.disabled else f"[{b}]" for b in view.buttons))
    lines += [f"    choose {s or s.custom_id}: {', '.join(s.options)}" for s in view.selects]
    lines += [f"    {key} {len(users)}" for key, users in post.reactors.items()]
    return "\n".join(lines)
