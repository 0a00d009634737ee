"""States in little space: a game packed to a third fits one page of the database, and pages are what a write costs."""

import zstandard

LEVEL = -1  # negative levels give away a little space for half the time
SMALL = 400
MARK = zstandard.FRAME_HEADER
# One of each for all: only the event loop packs and unpacks, and making them takes as long as using them.
_packer = zstandard.ZstdCompressor(level=LEVEL)
_unpacker = zstandard.ZstdDecompressor()


def pack(state: bytes) -> bytes:
    """The bytes to store; short ones stay as they are, unless they look packed."""
    return state if len(state) < SMALL and not state.startswith(MARK) else _packer.compress(state)


def unpack(stored: bytes) -> bytes:
    """The bytes as they were given."""
    return _unpacker.decompress(stored) if stored.startswith(MARK) else stored
