"""What others test of Best Friends."""

from tests.modules.best_friends.kit import scramble_tokens as scramble

__all__ = ["BOOKED", "scramble"]

BOOKED = {"gift_given": "hands over", "island_token": "pays"}
