"""Event cards: a deck instead of the dice; more than half of its cards also bring an event."""

from game.modules.event_cards.module import EventCards

MODULE = EventCards()
