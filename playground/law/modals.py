"""Rules for modals and for autocomplete answers."""

from __future__ import annotations

from typing import Any

from playground.law.components import (
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    Path,
    check_custom_id,
    check_options,
    check_select,
    check_unique,
)
from playground.law.form import Mistakes
from playground.wire import Json
from playground.world.compose import walk

LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23


def check_modal(data: Json) -> None:
    """A title, one to five rows, labels or texts, and fields that can be filled in."""
    mistakes = Mistakes()
    mistakes.text(["title"], data.get("title"), 1, 45)
    check_custom_id(data, [], mistakes)
    components = data.get("components") or []
    mistakes.length(["components"], components, 1, 5)
    for number, component in enumerate(components):
        _top(component, ["components", number], mistakes)
    check_unique(list(walk(components)), mistakes)
    mistakes.done()


def _top(component: Json, at: Path, mistakes: Mistakes) -> None:
    kind = component.get("type")
    if kind == ROW:
        inside = component.get("components") or []
        mistakes.length([*at, "components"], inside, 1, 1)
        for inner in inside:
            if inner.get("type") != TEXT_INPUT:
                mistakes.add(
                    [*at, "components", 0, "type"], "UNION_TYPE_CHOICES", "A row in a modal holds a text input."
                )
            mistakes.text([*at, "components", 0, "label"], inner.get("label"), 1, 45)
            _field(inner, [*at, "components", 0], mistakes)
    elif kind == LABEL:
        mistakes.text([*at, "label"], component.get("label"), 1, 45)
        mistakes.text([*at, "description"], component.get("description"), 0, 100)
        _field(component.get("component") or {}, [*at, "component"], mistakes)
    elif kind == TEXT:
        mistakes.text([*at, "content"], component.get("content"), 1, 4000)
    else:
        mistakes.add([*at, "type"], "UNION_TYPE_CHOICES", "This component is not allowed in a modal.")


def _field(field: Json, at: Path, mistakes: Mistakes) -> None:
    kind = field.get("type")
    check_custom_id(field, at, mistakes)
    if kind == TEXT_INPUT:
        _text_input(field, at, mistakes)
    elif kind in SELECTS:
        check_select(field, at, mistakes)
        if field.get("disabled"):
            mistakes.add([*at, "disabled"], "BASE_TYPE_CHOICES", "A select in a modal cannot be disabled.")
    elif kind == RADIO:
        check_options(field.get("options") or [], [*at, "options"], 2, 10, mistakes)
    elif kind == CHECKBOXES:
        check_options(field.get("options") or [], [*at, "options"], 1, 10, mistakes)
    elif kind == FILE_UPLOAD:
        _between(field, at, 0, 10, mistakes)
    elif kind != CHECKBOX:
        mistakes.add([*at, "type"], "UNION_TYPE_CHOICES", "This component is not allowed in a label.")


def _text_input(field: Json, at: Path, mistakes: Mistakes) -> None:
    if field.get("style") not in (1, 2):
        mistakes.add([*at, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    mistakes.text([*at, "value"], field.get("value"), 0, 4000)
    mistakes.text([*at, "placeholder"], field.get("placeholder"), 0, 100)
    low, high = field.get("min_length"), field.get("max_length")
    if low is not None and not 0 <= low <= 4000:
        mistakes.add([*at, "min_length"], "NUMBER_TYPE_MAX", "Must be between 0 and 4000.")
    if high is not None and not 1 <= high <= 4000:
        mistakes.add([*at, "max_length"], "NUMBER_TYPE_MAX", "Must be between 1 and 4000.")


def _between(field: Json, at: Path, low: int, high: int, mistakes: Mistakes) -> None:
    for name in ("min_values", "max_values"):
        value: Any = field.get(name)
        if value is not None and not low <= value <= high:
            mistakes.add([*at, name], "NUMBER_TYPE_MAX", f"Must be between {low} and {high}.")


def check_choices(data: Json) -> None:
    """At most 25 choices; names and texts of at most 100 characters."""
    mistakes = Mistakes()
    choices = data.get("choices")
    if choices is None:
        mistakes.required(["choices"])
    for number, choice in enumerate(choices or []):
        mistakes.text(["choices", number, "name"], choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            mistakes.text(["choices", number, "value"], choice["value"], 0, 100)
    mistakes.length(["choices"], choices, 0, 25)
    mistakes.done()
