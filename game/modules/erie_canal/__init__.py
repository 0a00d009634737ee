"""The Erie Canal, a variant of New York: who links two canal towns may exchange cards by water for a turn."""

from game.modules.erie_canal.module import ErieCanal

MODULE = ErieCanal()
