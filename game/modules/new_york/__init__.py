"""New York: 28 named sites, 8 of them canal towns, 9 crossings with a point, trade roads at its ports."""

from game.modules.new_york.module import NewYork

MODULE = NewYork()
