"""Requests and responses held against the published OpenAPI document, where there is one."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

NEAR = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
URI = "urn:openapi"
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
NO_DIGITS = str.maketrans("123456789", "000000000")
IDS_OF = ("users", "roles", "messages", "applied_tags", "sticker_ids")


def document_path() -> Path | None:
    """Where the document lies, if it does: DISCORD_OPENAPI, or beside the project."""
    named = os.environ.get("DISCORD_OPENAPI")
    path = Path(named) if named else NEAR
    return path if path.is_file() else None


@cache
def _load(path: Path) -> Schemas:
    return Schemas(json.loads(path.read_text()))


class Schemas:
    """The document, compiled; shared by every playground of a process."""

    def __init__(self, document: dict[str, Any]) -> None:
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        resource = DRAFT202012.create_resource(document)
        self.registry: Registry[Any] = Registry().with_resource(URI, resource)
        self.routes = [(_pattern(t), t, operations) for t, operations in document["paths"].items()]
        self.routes.sort(key=lambda route: -sum(not s.startswith("{") for s in route[1].split("/")))
        self._validators: dict[str, Any] = {}
        self._known: dict[tuple[str, int], list[str]] = {}

    def operation(self, method: str, path: str) -> tuple[str, dict[str, Any]] | None:
        """The template and description of an operation; the most literal template wins."""
        for pattern, template, operations in self.routes:
            if method.lower() in operations and pattern.fullmatch(path):
                return template, operations[method.lower()]
        return None

    def errors(self, pointer: list[str], body: Any) -> list[str]:
        """What is wrong with a body, place by place; bodies that differ only in digits of texts are judged once."""
        ref = "".join("/" + p.replace("~", "~0").replace("/", "~1") for p in pointer)
        shape = TEXT.sub(lambda text: text[0].translate(NO_DIGITS), json.dumps(body, sort_keys=True))
        key = (ref, hash(shape))
        if key not in self._known:
            self._known[key] = self._judge(ref, body)
        return self._known[key]

    def _judge(self, ref: str, body: Any) -> list[str]:
        from jsonschema import Draft202012Validator

        if ref not in self._validators:
            self._validators[ref] = Draft202012Validator({"$ref": f"{URI}#{ref}"}, registry=self.registry)
        found = [leaf for e in self._validators[ref].iter_errors(body) for leaf in _leaves(e)]
        return [f"{'/'.join(map(str, e.absolute_path)) or 'body'}: {e.message[-160:]}" for e in found]


class Validator:
    """Collects violations; an empty list at the end is the goal."""

    def __init__(self, path: Path) -> None:
        self._schemas = _load(path)
        self.violations: list[str] = []
        self.checked = 0

    def request(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request."""
        found = self._schemas.operation(method, path)
        if found is None:
            return [f"no such operation: {method} {path}"]
        template, operation = found
        wanted = operation.get("requestBody")
        if wanted is None or body is None:
            return ["body required"] if wanted and wanted.get("required") else []
        kind = "application/json" if "application/json" in wanted["content"] else next(iter(wanted["content"]))
        pointer = ["paths", template, method.lower(), "requestBody", "content", kind, "schema"]
        return self._schemas.errors(pointer, with_text_ids(_described(template, body)))

    def response(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer."""
        found = self._schemas.operation(method, path)
        if found is None:
            return []
        template, operation = found
        wanted = operation["responses"].get(str(status))
        if wanted is None:
            return [f"status {status} is not described"]
        if "content" not in wanted:
            return [] if body is None else [f"status {status} has no body"]
        pointer = ["paths", template, method.lower(), "responses", str(status), "content", "application/json", "schema"]
        return self._schemas.errors(pointer, body)

    def check(self, method: str, path: str, sent: list[str], status: int, answer: Any) -> None:
        """Note what was wrong with an accepted request and with its answer; a refused request was judged already."""
        self.checked += 1
        wrong = [f"request {e}" for e in sent]
        wrong += [f"answer {e}" for e in self.response(method, path, status, answer)]
        self.violations += [f"{method} {path}: {e}" for e in wrong]


def _described(template: str, body: Any) -> Any:
    """A description is a text by the reference and every client; the document has only its localised form."""
    if template == "/applications/@me" and isinstance(body, dict) and isinstance(body.get("description"), str):
        return body | {"description": {"default": body["description"]}}
    return body


def with_text_ids(node: Any) -> Any:
    """Ids as text and permissions as numbers: the real service takes both, the document names one."""
    if isinstance(node, list):
        return [with_text_ids(x) for x in node]
    if not isinstance(node, dict):
        return node
    made: dict[str, Any] = {}
    for key, value in node.items():
        if isinstance(value, int) and not isinstance(value, bool) and _names_something(key, value, node):
            made[key] = str(value)
        elif key in ("allow", "deny") and str(value).isdecimal():
            made[key] = int(value)
        elif key in IDS_OF and isinstance(value, list):
            made[key] = [str(x) if isinstance(x, int) else x for x in value]
        else:
            made[key] = with_text_ids(value)
    return made


def _names_something(key: str, value: int, node: dict[str, Any]) -> bool:
    """Components have small numbers as ids; everything else with an id has a snowflake."""
    return key.endswith("_id") or (key == "id" and ("type" not in node or value > 1 << 32))


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(
        "".join("[^/]+" if p.startswith("{") else re.escape(p) for p in re.split(r"(\{[^}]+\})", template))
    )


def _leaves(error: Any) -> Iterator[Any]:
    """The real faults below a union: branches meant for another `type` say nothing."""
    if error.validator not in ("oneOf", "anyOf", "allOf") or not error.context:
        yield error
        return
    branches: dict[Any, list[Any]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    meant = [b for b in branches.values() if not any(_other_type(e) for e in b)]
    if not meant:
        yield error
        return
    for inner in min(meant, key=len):
        yield from _leaves(inner)


def _other_type(error: Any) -> bool:
    if error.validator == "type" and not error.path:
        return True
    return list(error.path) == ["type"] and error.validator in ("enum", "const", "oneOf")
