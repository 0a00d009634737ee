"""How the answers of several modules to one hook become one answer: each hook combines in exactly one way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

Hook = Callable[..., Any]
F = TypeVar("F", bound=Hook)


def fold(hook: F) -> F:
    """The last argument goes through all modules."""
    return _mark(hook, "fold")


def total(hook: F) -> F:
    """Numbers are added up."""
    return _mark(hook, "total")


def any_of(hook: F) -> F:
    """True if one module says so."""
    return _mark(hook, "any_of")


def first(hook: F) -> F:
    """The one answer that is not None; two at once are an error."""
    return _mark(hook, "first")


def collect(hook: F) -> F:
    """All answers in one list: codes of refusals (a veto), places, further answers."""
    return _mark(hook, "collect")


def notify(hook: F) -> F:
    """All modules are told, in order."""
    return _mark(hook, "notify")


def combined(hook: Hook, answers: Sequence[Hook]) -> Hook:
    """One callable for all modules that answer a hook; none costs next to nothing, one is called directly."""
    kind: str = hook.__combine__  # type: ignore[attr-defined]
    if not answers:
        return SILENT[kind]
    if len(answers) == 1 and (kind != "collect" or _at_once(answers[0])):
        return answers[0]
    return COMBINERS[kind](tuple(answers))


def _at_once(answer: Hook) -> bool:
    """Whether it says that it answers with a whole list, not one by one."""
    return str(answer.__annotations__.get("return", "")).startswith(("tuple", "list"))


def _mark(hook: F, kind: str) -> F:
    hook.__combine__ = kind  # type: ignore[attr-defined]
    return hook


def _fold(answers: tuple[Hook, ...]) -> Hook:
    def folded(*args: object) -> Any:
        *rest, value = args
        for answer in answers:
            value = answer(*rest, value)
        return value

    return folded


def _total(answers: tuple[Hook, ...]) -> Hook:
    return lambda *args: sum(answer(*args) for answer in answers)


def _any_of(answers: tuple[Hook, ...]) -> Hook:
    return lambda *args: any(answer(*args) for answer in answers)


def _first(answers: tuple[Hook, ...]) -> Hook:
    def the_one(*args: object) -> Any:
        given = [value for answer in answers if (value := answer(*args)) is not None]
        if len(given) > 1:
            raise RuntimeError(f"several modules answer at once: {given}")
        return given[0] if given else None

    return the_one


def _collect(answers: tuple[Hook, ...]) -> Hook:
    if len(answers) == 1:
        only = answers[0]
        return lambda *args: list(only(*args))
    return lambda *args: [value for answer in answers for value in answer(*args)]


def _notify(answers: tuple[Hook, ...]) -> Hook:
    def told(*args: object) -> None:
        for answer in answers:
            answer(*args)

    return told


SILENT: dict[str, Hook] = {
    "fold": lambda *args: args[-1],
    "total": lambda *args: 0,
    "any_of": lambda *args: False,
    "first": lambda *args: None,
    "collect": lambda *args: (),
    "notify": lambda *args: None,
}
COMBINERS: dict[str, Callable[[tuple[Hook, ...]], Hook]] = {
    "fold": _fold,
    "total": _total,
    "any_of": _any_of,
    "first": _first,
    "collect": _collect,
    "notify": _notify,
}
