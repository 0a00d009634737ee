"""Saving: one typed msgpack document with the version of every module in it."""

from __future__ import annotations

from typing import Any, TypeVar, cast
from zlib import crc32

import msgspec
from msgspec import Struct, defstruct

from game.engine.game import Envelope, Game
from game.engine.refused import Refused
from game.engine.ruleset import Ruleset
from game.engine.undo import Past

RulesT = TypeVar("RulesT", bound=Ruleset)
CHECK = 4  # bytes of the checksum behind a save
_encoder = msgspec.msgpack.Encoder()
_decoders: dict[type[Struct], msgspec.msgpack.Decoder[Any]] = {}


class BadSave(Refused):
    """A save that cannot be loaded: from a newer program (`newer_save`) or damaged (`damaged_save`)."""


class Document(Struct):
    """What stands in the file: versions first, so that they can be read without the rest."""

    versions: dict[str, int]
    state: msgspec.Raw
    undo: list[Past] = []


def make_state_type(table: type[Struct], settings: type[Struct], ext: dict[str, type[Struct]]) -> type[Struct]:
    """The Struct of all that is saved under one set of rules."""
    slots = defstruct("Ext", list(ext.items()))
    return defstruct("State", [("envelope", Envelope), ("table", table), ("settings", settings), ("ext", slots)])


def pack(g: Game[Any, Any, Any]) -> bytes:
    """The state alone: what `submit` copies through, and what undo keeps."""
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


def encode(g: Game[Any, Any, Any]) -> bytes:
    """The save of a game, undo included."""
    body = _encoder.encode(Document(g.rules.versions, msgspec.Raw(pack(g)), list(g.undo)))
    return body + crc32(body).to_bytes(CHECK, "big")


def decode(data: bytes, rules: RulesT) -> Game[Any, Any, RulesT]:
    """The game of a save; an older one is migrated, a newer or damaged one is refused with `BadSave`."""
    body = data[:-CHECK]
    if crc32(body).to_bytes(CHECK, "big") != data[-CHECK:]:
        raise BadSave("damaged_save")
    try:
        document = msgspec.msgpack.decode(body, type=Document)
        for key, version in document.versions.items():
            if version > rules.versions.get(key, -1):
                raise BadSave("newer_save", module=key)
        if document.versions == rules.versions:
            game = unpack(bytes(document.state), rules)
            game.undo = tuple(document.undo)
            return game
        raw = rules.migrate(document.versions, msgspec.msgpack.decode(document.state))
        return _game(msgspec.convert(raw, rules.state_type, strict=False), rules)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("damaged_save") from error
