"""Widgets derived from the types of an action's arguments: no rule system writes a line of Discord code.

ask.py      the next question of an action, or the action itself when nothing is left to choose
places.py   hexes, corners, edges: a picture with the legal ones labelled, and a select with the best first
purse.py    sets of cards, put together by buttons
form.py     several open arguments at once, as a form
menu.py     which actions there are: of a group, or all
"""
