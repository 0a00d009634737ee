"""Transport compression: one stream per connection, flushed after every payload."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import zstandard

Encoder = Callable[[bytes], bytes]


def encoder(mode: str | None) -> Encoder | None:
    """An encoder for the mode a client asked for; None means plain text frames."""
    if mode == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda raw: deflate.compress(raw) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if mode == "zstd-stream":
        zstd = zstandard.ZstdCompressor().compressobj()
        return lambda raw: zstd.compress(raw) + zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None
