"""What terrain yields and how likely a number is."""

from collections.abc import Mapping
from types import MappingProxyType

RESOURCE_OF: Mapping[str, str] = MappingProxyType(
    {
        "forest": "wood",
        "hills": "brick",
        "pasture": "wool",
        "fields": "grain",
        "mountains": "ore",
        "river_hills": "brick",
        "river_mountains": "ore",
    }
)


def chance_of(token: int) -> int:
    """In how many of the 36 throws of two dice the number falls; 0 for a hex without a number."""
    return 6 - abs(7 - token) if token else 0
