"""Development cards: knights, progress, hidden points, and the largest army."""

from game.modules.development.module import Development

MODULE = Development()
