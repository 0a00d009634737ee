"""City walls: seven of them, each lets its owner keep two more cards on a 7."""

from game.modules.city_walls.module import CityWalls

MODULE = CityWalls()
