"""What others test of helpers."""

from tests.modules.helpers.test_games import scramble_seen as scramble

__all__ = ["BOOKED", "scramble"]

BOOKED = {
    "asla_got": "hands over",
    "asla_returned": "hands over",
    "ryan_takes_card": "takes",
    "diara_looks": "pays",
    "digur_sends": "robber",
}
