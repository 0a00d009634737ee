"""Logs: readable lines on a terminal, JSON lines elsewhere, and no secret in either."""

import contextlib
import json
import logging
import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

HIDDEN = "***"
SECRET_NAME = re.compile(r"secret|seed|token|password|authorization", re.IGNORECASE)
SECRET_TEXT = (
    # name=value and "name": value, for every name that sounds secret
    re.compile(r"(?P<keep>[\w-]*(?:secret|seed|token|password)[\w-]*[\"']?\s*[=:]\s*)[^\s,;)}\]]+", re.IGNORECASE),
    re.compile(r"(?P<keep>\bBot )[\w.-]{20,}"),
    # a Discord token by its shape
    re.compile(r"(?P<keep>\b)[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"),
    # addresses that let anybody answer an interaction, and passwords in database addresses
    re.compile(r"(?P<keep>/(?:webhooks|interactions)/\d+/)[\w-]{20,}"),
    re.compile(r"(?P<keep>://[^\s:/@]+:)[^\s@]+(?=@)"),
)
# Some of these write parameters into their debug lines: whole games, and their seeds.
TALKATIVE = ("aiosqlite", "alembic", "asyncpg", "PIL", "sqlalchemy")
PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}

_context: ContextVar[Mapping[str, object]] = ContextVar("log_context", default={})  # noqa: B039 - never changed in place


@contextlib.contextmanager
def about(**facts: object) -> Iterator[None]:
    """Add facts (game=12, user=7) to every line written inside."""
    before = _context.set({**_context.get(), **facts})
    try:
        yield
    finally:
        _context.reset(before)


def note(**facts: object) -> None:
    """Add facts to every line that this task writes from now on."""
    _context.set({**_context.get(), **facts})


def set_up(
    level: str = "info",
    style: Literal["auto", "text", "json"] = "auto",
    *,
    secrets: Collection[str] = (),
    stream: TextIO | None = None,
) -> None:
    """Send all logs to one stream; `secrets` are values that must never appear, wherever they come from."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    readable = style == "text" or (style == "auto" and stream.isatty())
    redactor = Redactor(secrets)
    handler.setFormatter(TextLines(redactor) if readable else JsonLines(redactor))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


class Redactor:
    """Takes secrets out of whatever is about to be written."""

    def __init__(self, secrets: Collection[str] = ()) -> None:
        self._secrets = sorted((secret for secret in secrets if secret), key=len, reverse=True)

    def text(self, text: str) -> str:
        """The text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for pattern in SECRET_TEXT:
            text = pattern.sub(rf"\g<keep>{HIDDEN}", text)
        return text

    def value(self, value: object, name: str = "") -> object:
        """A value without secrets: by its name, or by what it says."""
        if SECRET_NAME.search(name):
            return HIDDEN
        if value is None or isinstance(value, bool | int | float):
            return value
        if isinstance(value, Mapping):
            return {self.text(str(key)): self.value(each, str(key)) for key, each in value.items()}
        if isinstance(value, bytes | bytearray | memoryview):
            return f"<{len(value)} bytes>"
        if isinstance(value, Sequence | frozenset | set) and not isinstance(value, str):
            return [self.value(each) for each in value]
        return self.text(str(value))

    def facts(self, record: logging.LogRecord) -> dict[str, object]:
        """What was said beside the message: the surroundings and `extra`."""
        extra = {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        return {name: self.value(value, name) for name, value in {**_context.get(), **extra}.items()}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def __init__(self, redactor: Redactor) -> None:
        super().__init__()
        self._redactor = redactor

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._redactor.text(record.getMessage()),
            **self._redactor.facts(record),
        }
        if record.exc_info:
            line["error"] = self._redactor.text(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """One readable line, and the traceback below."""

    def __init__(self, redactor: Redactor) -> None:
        super().__init__()
        self._redactor = redactor

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        facts = "".join(f"  {name}={value}" for name, value in self._redactor.facts(record).items())
        # A line break in a name must not look like a line of ours.
        message = self._redactor.text(record.getMessage()).replace("\r", "\\r").replace("\n", "\n    ")
        line = f"{at} {record.levelname.lower():<7} {record.name}: {message}{facts}"
        if record.exc_info:
            line += "\n" + self._redactor.text(self.formatException(record.exc_info))
        return line
