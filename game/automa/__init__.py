"""Automatic players: they see what their seat sees and choose among the actions it has."""
