"""The one error for "the rules say no"."""

from __future__ import annotations


class Refused(Exception):
    """An attempt the rules do not allow: a key with words in every language, and its arguments. Nothing has changed."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details
