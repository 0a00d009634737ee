"""Trading by taps: one private message in which an offer, a call, a standing offer or a bank trade is put together.

draft.py      what has been tapped so far, as it stands on every button
ways.py       what a seat can do with a draft now: the actions it may become
composer.py   the message itself
bank.py       the same message at the bank
verbs.py      what its buttons mean
"""
