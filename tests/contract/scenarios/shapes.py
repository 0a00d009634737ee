"""Pieces of messages as they go over the wire."""

from __future__ import annotations

from typing import Any

V2, EPHEMERAL, SILENT = 1 << 15, 1 << 6, 1 << 12
NOBODY = {"parse": []}


def text(content: str) -> Any:
    return {"type": 10, "content": content}


def button(label: str = "Go", custom_id: str = "go", **more: Any) -> Any:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*parts: Any) -> Any:
    return {"type": 1, "components": list(parts)}


def menu(count: int = 2, **more: Any) -> Any:
    options = [{"label": f"Option {i}", "value": f"v{i}"} for i in range(count)]
    return {"type": 3, "custom_id": "menu", "placeholder": "menu", "options": options, **more}


def gallery(name: str, description: str = "what it shows") -> Any:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}


def page(*parts: Any, **more: Any) -> Any:
    return {"flags": V2, "components": list(parts), "allowed_mentions": NOBODY, **more}
