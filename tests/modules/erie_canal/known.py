"""What others test of the Erie Canal."""

BOOKED = {"canal_exchanged": "swaps", "canal_used": "pays"}
