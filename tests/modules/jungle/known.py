"""What others test of jungle."""

BOOKED = {"jungle_found": "robber"}
