"""What others test of specialists."""

BOOKED = {"specialist_income": "gets"}
