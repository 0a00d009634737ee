"""Magic 7 with Cities & Knights: the wizard gives progress cards, each from a deck of choice (MG7-D2)."""

from game.modules.combos.cities_and_knights__magic_seven.module import MagicProgress

MODULE = MagicProgress()
