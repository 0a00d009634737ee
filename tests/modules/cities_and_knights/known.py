"""What others test of Cities & Knights."""

from tests.modules.cities_and_knights.checks import scramble_progress as scramble

__all__ = ["scramble"]
