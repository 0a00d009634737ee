"""A form (modal) somebody has open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playground.wire import Json

SELECTS, FILES, RADIO, CHECKBOXES = (3, 5, 6, 7, 8), 19, 21, 22


class Form:
    """A modal: its title, its fields by label, and how to fill it in."""

    def __init__(self, interaction_id: str, modal: Json) -> None:
        self.id, self.raw = interaction_id, modal
        self.title = str(modal["title"])

    @property
    def fields(self) -> dict[str, Json]:
        """The fields by their labels."""
        return dict(self._labelled())

    @property
    def text(self) -> str:
        """Every word a person reads before filling it in."""
        shown = [c["content"] for c in self.raw["components"] if c["type"] == 10]
        described = [c.get("description") or "" for c in self.raw["components"] if c["type"] == 18]
        return "\n".join([self.title, *shown, *self.fields, *filter(None, described)])

    def _labelled(self) -> Iterator[tuple[str, Json]]:
        for top in self.raw["components"]:
            if top["type"] == 18:
                yield top["label"], top["component"]
            for inner in top.get("components") or []:
                yield inner.get("label") or inner["custom_id"], inner

    def fill(self, values: Json, upload: Callable[[str, bytes], str]) -> Json:
        """Values by custom id from values by label (or custom id), labels of options turned into their values."""
        filled: Json = {}
        for name, value in values.items():
            field = self.fields.get(name) or next((f for f in self.fields.values() if f["custom_id"] == name), None)
            assert field is not None, f"The form “{self.title}” has no field “{name}”; it has {', '.join(self.fields)}."
            filled[field["custom_id"]] = self._value(field, value, upload)
        return filled

    @staticmethod
    def _value(field: Json, value: Any, upload: Callable[[str, bytes], str]) -> Any:
        by_label = {o["label"]: o["value"] for o in field.get("options", [])}
        if field["type"] == FILES:
            return [upload(name, data) for name, data in value.items()]
        if field["type"] in (*SELECTS, CHECKBOXES):
            several = value if isinstance(value, list | tuple) else [value]
            return [v.id if hasattr(v, "id") else by_label.get(v, v) for v in several]
        if field["type"] == RADIO:
            return by_label.get(value, value)
        return value
