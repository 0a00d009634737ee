"""Figures: what we measure, each beside its peer or floor of the same run."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured number, and the number it is held against, in the same unit."""

    name: str
    value: float
    unit: str
    floor_name: str | None = None
    floor: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the floor; None without one."""
        return self.value / self.floor if self.floor else None
