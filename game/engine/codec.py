"""Saving: one typed msgpack document with the version of every module in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, Union, cast
from zlib import crc32

import msgspec
from msgspec import Struct, defstruct, field

from game.engine.game import AnyGame, Envelope, Game
from game.engine.question import Question
from game.engine.refused import Refused
from game.engine.ruleset import Ruleset
from game.engine.undo import Past

RulesT = TypeVar("RulesT", bound=Ruleset)
CHECK = 4  # bytes of the checksum behind a save
_encoder = msgspec.msgpack.Encoder()
_decoders: dict[type[Struct], msgspec.msgpack.Decoder[Any]] = {}


class BadSave(Refused):
    """A save that cannot be loaded: from a newer program (`newer_save`) or damaged (`damaged_save`)."""


def _flatten_questions(state: dict[str, Any]) -> None:
    """What a question asks about lay in a table of its own, and whether it is optional beside it."""
    for prompt in state["envelope"]["prompts"]:
        prompt.update(prompt.pop("args", {}))
        prompt.pop("optional", None)


ENGINE = "engine"
MIGRATIONS = (_flatten_questions,)  # each brings a raw state of the version before up to date


class Document(Struct):
    """What stands in the file: versions first, so that they can be read without the rest."""

    versions: dict[str, int]
    state: msgspec.Raw
    undo: list[Past] = []


def make_state_type(
    table: type[Struct], settings: type[Struct], ext: dict[str, type[Struct]], questions: Iterable[type[Question]]
) -> type[Struct]:
    """The Struct of all that is saved under one set of rules."""
    slots = defstruct("Ext", list(ext.items()))
    asked: Any = list[Union[tuple(questions)]]  # type: ignore[misc]  # noqa: UP007
    envelope = defstruct("Envelope", [("prompts", asked, field(default_factory=list))], bases=(Envelope,))
    return defstruct("State", [("envelope", envelope), ("table", table), ("settings", settings), ("ext", slots)])


def pack(g: AnyGame) -> bytes:
    """The state alone: what `submit` copies through, and what undo keeps."""
    g.catch_up()
    kind: Any = g.rules.state_type
    slots = kind.__struct_fields__ and kind.__annotations__["ext"]
    return _encoder.encode(kind(g.envelope(), g.table, g.settings, slots(**g.ext)))


def unpack(data: bytes, rules: RulesT) -> Game[Any, Any, RulesT]:
    decoder = _decoders.get(rules.state_type)
    if decoder is None:
        decoder = _decoders[rules.state_type] = msgspec.msgpack.Decoder(rules.state_type)
    return _game(decoder.decode(data), rules)


def _game(state: Any, rules: RulesT) -> Game[Any, Any, RulesT]:
    ext = {key: getattr(state.ext, key) for key in state.ext.__struct_fields__}
    return Game(rules, state.table, state.settings, cast("dict[str, Struct]", ext), state.envelope)


def encode(g: AnyGame) -> bytes:
    """The save of a game, undo included."""
    body = _encoder.encode(Document({ENGINE: len(MIGRATIONS), **g.rules.versions}, msgspec.Raw(pack(g)), list(g.undo)))
    return body + crc32(body).to_bytes(CHECK, "big")


def decode(data: bytes, rules: RulesT) -> Game[Any, Any, RulesT]:
    """The game of a save; an older one is migrated, a newer or damaged one is refused with `BadSave`."""
    body = data[:-CHECK]
    if crc32(body).to_bytes(CHECK, "big") != data[-CHECK:]:
        raise BadSave("damaged_save")
    try:
        document = msgspec.msgpack.decode(body, type=Document)
        saved, known = document.versions, {ENGINE: len(MIGRATIONS), **rules.versions}
        for key, version in saved.items():
            if version > known.get(key, -1):
                raise BadSave("newer_save", module=key)
        if saved == known:
            game = unpack(bytes(document.state), rules)
            game.undo = tuple(document.undo)
            return game
        raw = msgspec.msgpack.decode(document.state)
        for migration in MIGRATIONS[saved.pop(ENGINE, 0) :]:
            migration(raw)
        return _game(msgspec.convert(rules.migrate(saved, raw), rules.state_type, strict=False), rules)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("damaged_save") from error
