"""The base game: the island, its five resources, founding, the roll, the robber, building and trade."""

from game.modules.base.module import Base

MODULE = Base()
