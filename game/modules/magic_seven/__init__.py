"""Magic 7: a wizard's castle instead of the desert; a 7 of 1 and 6 brings its neighbours development cards."""

from game.modules.magic_seven.module import MagicSeven

MODULE = MagicSeven()
