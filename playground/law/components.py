"""Rules for components in messages and modals that no schema states."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playground.law.form import Mistakes
from playground.wire import Json
from playground.world.compose import walk

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
ON_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
MOST_COMPONENTS, MOST_TEXT = 40, 4000
LINK, PREMIUM = 5, 6
Path = list[str | int]


def check_components(components: list[Json], v2: bool, names: set[str], mistakes: Mistakes) -> None:
    """Check the components of a message; `names` are the files it can show."""
    tree = list(walk(components))
    if v2:
        if len(tree) > MOST_COMPONENTS:
            mistakes.add(
                ["components"], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"At most {MOST_COMPONENTS} in all."
            )
        if sum(len(c.get("content") or "") for c in tree if c.get("type") == TEXT) > MOST_TEXT:
            mistakes.add(["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"At most {MOST_TEXT} characters.")
    else:
        mistakes.length(["components"], components, 0, 5)
    for number, component in enumerate(components):
        at: Path = ["components", number]
        if component.get("type") not in (ON_TOP if v2 else (ROW,)):
            mistakes.add([*at, "type"], "UNION_TYPE_CHOICES", "This component is not allowed here.")
        else:
            _check(component, at, names, mistakes)
    check_unique(tree, mistakes)


def check_unique(tree: list[Json], mistakes: Mistakes) -> None:
    """Custom ids and numeric ids occur once in a message."""
    custom = Counter(c["custom_id"] for c in tree if c.get("custom_id"))
    if any(n > 1 for n in custom.values()):
        mistakes.add(["components"], "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    ids = Counter(c["id"] for c in tree if c.get("id"))
    if any(n > 1 for n in ids.values()):
        mistakes.add(["components"], "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def _check(component: Json, at: Path, names: set[str], mistakes: Mistakes) -> None:
    kind = component.get("type")
    if kind == ROW:
        _row(component, at, mistakes)
    elif kind == SECTION:
        _section(component, at, names, mistakes)
    elif kind == TEXT:
        mistakes.text([*at, "content"], component.get("content"), 1, MOST_TEXT)
    elif kind == GALLERY:
        items = component.get("items") or []
        mistakes.length([*at, "items"], items, 1, 10)
        for number, item in enumerate(items):
            _media(item.get("media"), [*at, "items", number, "media"], names, mistakes)
            mistakes.text([*at, "items", number, "description"], item.get("description"), 0, 1024)
    elif kind == THUMBNAIL:
        _media(component.get("media"), [*at, "media"], names, mistakes)
        mistakes.text([*at, "description"], component.get("description"), 0, 1024)
    elif kind == FILE:
        _media(component.get("file"), [*at, "file"], names, mistakes)
    elif kind == CONTAINER:
        inside = component.get("components") or []
        mistakes.length([*at, "components"], inside, 1, MOST_COMPONENTS)
        for number, inner in enumerate(inside):
            if inner.get("type") not in IN_CONTAINER:
                mistakes.add([*at, "components", number, "type"], "UNION_TYPE_CHOICES", "Not allowed in a container.")
            else:
                _check(inner, [*at, "components", number], names, mistakes)


def _row(row: Json, at: Path, mistakes: Mistakes) -> None:
    inside = row.get("components") or []
    mistakes.length([*at, "components"], inside, 1, 5)
    selects = [c for c in inside if c.get("type") in SELECTS]
    if selects and len(inside) > 1:
        mistakes.add([*at, "components"], "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
    for number, component in enumerate(inside):
        here: Path = [*at, "components", number]
        if component.get("type") == BUTTON:
            check_button(component, here, mistakes)
        elif component.get("type") in SELECTS:
            check_select(component, here, mistakes)
        else:
            mistakes.add([*here, "type"], "UNION_TYPE_CHOICES", "Only buttons and selects go into a row.")


def _section(section: Json, at: Path, names: set[str], mistakes: Mistakes) -> None:
    inside = section.get("components") or []
    mistakes.length([*at, "components"], inside, 1, 3)
    for number, component in enumerate(inside):
        if component.get("type") != TEXT:
            mistakes.add([*at, "components", number, "type"], "UNION_TYPE_CHOICES", "A section holds texts.")
        _check(component, [*at, "components", number], names, mistakes)
    accessory = section.get("accessory") or {}
    if accessory.get("type") == BUTTON:
        check_button(accessory, [*at, "accessory"], mistakes)
    elif accessory.get("type") == THUMBNAIL:
        _check(accessory, [*at, "accessory"], names, mistakes)
    else:
        mistakes.required([*at, "accessory"])


def check_button(button: Json, at: Path, mistakes: Mistakes) -> None:
    """A label or emoji, and exactly what its style needs."""
    style = button.get("style")
    if style not in range(1, 7):
        mistakes.add([*at, "style"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    mistakes.text([*at, "label"], button.get("label"), 0, 80)
    if style == LINK:
        if not button.get("url") or button.get("custom_id"):
            mistakes.add([*at], "BUTTON_COMPONENT_INVALID_URL", "A link button has a url and no custom id.")
        mistakes.text([*at, "url"], button.get("url"), 1, 512)
    elif style != PREMIUM:
        check_custom_id(button, at, mistakes)
        if button.get("url"):
            mistakes.add([*at, "url"], "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be used")
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        mistakes.add([*at], "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")


def check_custom_id(component: Json, at: Path, mistakes: Mistakes) -> None:
    """1 to 100 characters."""
    if component.get("custom_id") is None:
        mistakes.required([*at, "custom_id"])
    else:
        mistakes.text([*at, "custom_id"], component["custom_id"], 1, 100)


def check_select(select: Json, at: Path, mistakes: Mistakes) -> None:
    """Options, their texts, and how many may be chosen."""
    check_custom_id(select, at, mistakes)
    mistakes.text([*at, "placeholder"], select.get("placeholder"), 0, 150)
    low, high = _or(select.get("min_values"), 1), _or(select.get("max_values"), 1)
    if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
        mistakes.add([*at, "min_values"], "SELECT_COMPONENT_MIN_VALUES", "0 <= min_values <= max_values <= 25.")
    if select["type"] == STRING_SELECT:
        check_options(select.get("options") or [], [*at, "options"], max(low, high, 1), 25, mistakes)
        if sum(bool(o.get("default")) for o in select.get("options") or []) > high:
            mistakes.add([*at, "options"], "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options.")


def check_options(options: list[Json], at: Path, low: int, high: int, mistakes: Mistakes) -> None:
    """Labels, values and descriptions of at most 100 characters, no value twice."""
    mistakes.length(at, options, low, high)
    for number, option in enumerate(options):
        mistakes.text([*at, number, "label"], option.get("label"), 1, 100)
        mistakes.text([*at, number, "value"], option.get("value"), 1, 100)
        mistakes.text([*at, number, "description"], option.get("description"), 0, 100)
    if len({o.get("value") for o in options}) < len(options):
        mistakes.add(at, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")


def _media(media: Any, at: Path, names: set[str], mistakes: Mistakes) -> None:
    url = str((media or {}).get("url") or "")
    if not url:
        mistakes.required([*at, "url"])
    elif url.startswith("attachment://"):
        if url.removeprefix("attachment://") not in names:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            mistakes.add([*at, "url"], code, f"The referenced attachment was not found: {url}")
    elif not url.startswith(("http://", "https://")):
        mistakes.add([*at, "url"], "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or attachment.")


def _or(value: Any, default: int) -> int:
    return default if value is None else int(value)
