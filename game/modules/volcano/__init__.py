"""The volcano: the desert with a printed 5 of its own. It pays any resource, then erupts towards one of its corners."""

from game.modules.volcano.module import Volcano

MODULE = Volcano()
