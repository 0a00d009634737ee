"""What others test of event cards."""

BOOKED = {"gave_which_card": "hands over", "road_repaired": "pays"}
