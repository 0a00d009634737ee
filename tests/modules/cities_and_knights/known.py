"""What others test of Cities & Knights."""

from tests.modules.cities_and_knights.checks import scramble_progress as scramble

__all__ = ["BOOKED", "scramble"]

BOOKED = {
    "harvested": "gets",
    "handed_over": "hands over",
    "wedding_gift_cards": "hands over",
    "cards_taken_kinds": "takes",
    "harbour_exchanged_cards": "barters",
    "knight_built": "pays",
    "knight_activated": "pays",
    "knight_promoted": "pays",
    "improved": "pays",
}
