"""Specialists: five cards for those who alone know most about a resource."""

from game.modules.specialists.module import Specialists

MODULE = Specialists()
