"""The jungle: one pasture yields discovery tokens, which pay for development cards in place of any resource."""

from game.modules.jungle.module import Jungle

MODULE = Jungle()
