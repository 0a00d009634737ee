"""Cities & Knights: commodities, city improvements, progress cards, knights, and barbarians from the sea."""

from game.modules.cities_and_knights.module import CitiesAndKnights

MODULE = CitiesAndKnights()
