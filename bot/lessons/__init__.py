"""Lessons: a table that follows a recorded game, one learner at it, everybody else's moves written.

course.py   where a lesson is, what may be done there, what follows by itself
card.py     the message of a step: thought, marked place, the ordinary buttons of the table
opening.py  a place of the learner's own, and the table in it
door.py     the button that leads in
hints.py    which button, what exactly, and the move itself
pages.py    which lessons there are
verbs.py    Next, hints, questions, going on
"""
