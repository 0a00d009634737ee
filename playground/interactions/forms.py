"""From what a person chose or filled in to the data a bot receives."""

from __future__ import annotations

from typing import Any

from playground.interactions.resolver import ATTACHMENT, CHANNEL, MENTIONABLE, ROLE, USER, Resolver, refuse
from playground.wire import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
LABEL, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = {USER_SELECT: USER, ROLE_SELECT: ROLE, MENTIONABLE_SELECT: MENTIONABLE, CHANNEL_SELECT: CHANNEL}


def chosen(select: Json, values: list[Any], resolver: Resolver) -> list[str]:
    """The values of any select, each one really offered, neither too few nor too many."""
    low = select.get("min_values", 1)
    high = select.get("max_values", 1)
    if len(values) != len(set(values)) or not low <= len(values) <= high:
        raise refuse(f"Choose {low} to {high}." if low != high else f"Choose {low}.")
    if select["type"] in (STRING_SELECT, CHECKBOXES):
        offered = [o["value"] for o in select["options"]]
        if strange := next((v for v in values if v not in offered), None):
            raise refuse(f"“{strange}” is not offered.")
        return [str(v) for v in values]
    return [resolver.take(SELECTS[select["type"]], v, select.get("channel_types")) for v in values]


def submission(components: list[Json], values: Json, resolver: Resolver) -> list[Json]:
    """A filled-in modal in the shape the bot receives."""
    names = {c["custom_id"] for c in _fields(components)}
    if strange := next((name for name in values if name not in names), None):
        raise refuse(f"The form has no field “{strange}”; it has {', '.join(sorted(names))}.")
    return [_submitted(c, number, values, resolver) for number, c in enumerate(components, 1)]


def _fields(components: list[Json]) -> list[Json]:
    inner = [c.get("component") or c for top in components for c in top.get("components") or [top]]
    return [c for c in inner if "custom_id" in c]


def _submitted(component: Json, number: int, values: Json, resolver: Resolver) -> Json:
    made: Json = {"type": component["type"], "id": component.get("id") or number}
    if component["type"] == LABEL:
        return made | {"component": _submitted(component["component"], 100 + number, values, resolver)}
    if component["type"] == ROW:
        return made | {"components": [_submitted(c, 100 + number, values, resolver) for c in component["components"]]}
    if "custom_id" not in component:
        return made
    made["custom_id"] = component["custom_id"]
    return made | _field(component, values.get(component["custom_id"]), resolver)


def _field(field: Json, value: Any, resolver: Resolver) -> Json:
    field = {key: given for key, given in field.items() if given is not None}  # discord.py sends null for "not said"
    kind = field["type"]
    if kind == TEXT_INPUT:
        return {"value": _typed(field, field.get("value") or "" if value is None else value)}
    if kind == CHECKBOX:
        return {"value": bool(field.get("default") if value is None else value)}
    if kind == RADIO:
        return {"value": _radio(field, value)}
    if value is None:
        value = [o["value"] for o in field.get("options", []) if o.get("default")]
        value = value or [d["id"] for d in field.get("default_values", [])]
    if kind == FILE_UPLOAD:
        return {"values": _files(field, value, resolver)}
    if not value and field.get("required") is False:
        return {"values": []}
    if kind == CHECKBOXES:
        field = {"min_values": 1, "max_values": len(field["options"])} | field
    return {"values": chosen(field, value, resolver)}


def _typed(field: Json, value: Any) -> str:
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if not isinstance(value, str):
        raise refuse("This field is text.")
    if not value and not field.get("required", True):
        return ""
    if not max(low, 1) <= len(value) <= high:
        raise refuse(f"“{field['custom_id']}” has {max(low, 1)} to {high} characters.")
    return value


def _radio(field: Json, value: Any) -> str | None:
    if value is None:
        value = next((o["value"] for o in field["options"] if o.get("default")), None)
    if value is None and field.get("required", True):
        raise refuse(f"“{field['custom_id']}” needs a choice.")
    if value is not None and value not in [o["value"] for o in field["options"]]:
        raise refuse(f"“{value}” is not offered.")
    return None if value is None else str(value)


def _files(field: Json, values: list[Any], resolver: Resolver) -> list[str]:
    low, high = field.get("min_values", 1), field.get("max_values", 1)
    if not values and not field.get("required", True):
        return []
    if not low <= len(values) <= high:
        raise refuse(f"Choose {low} to {high} files.")
    return [resolver.take(ATTACHMENT, v) for v in values]
