"""Time: reminders at a polite hour, what happens when it is up, stand-ins and the way back.

Everything that waits is a timer row (bot/timers.py), so a restart changes nothing. The ladder: a reminder, a louder
one, a vote of the others, a stand-in; each rung is one line in the channel, and the way back is one tap.

waiting.py    for whom a game waits          reminders.py  the ladder        polite.py   quiet hours, vacation
letters.py    what people read               ahead.py      you are next      window.py   questions with little patience
seats.py      stand-ins, substitutes, pause  ballots.py    votes             plans.py    what is done at once
verbs.py      what buttons mean              buttons.py    which there are   usual.py    answers for those away
presence.py   who is at the table            rest.py       when nobody is    daily.py    one letter for all tables
"""
