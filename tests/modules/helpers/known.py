"""What others test of helpers."""

from tests.modules.helpers.test_games import scramble_seen as scramble

__all__ = ["scramble"]
