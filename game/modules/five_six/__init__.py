"""Five and six players: a larger island, and building between the turns."""

from game.modules.five_six.module import FiveSix

MODULE = FiveSix()
