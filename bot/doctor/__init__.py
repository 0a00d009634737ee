"""The doctor: looks at everything the bot depends on, changes nothing, and says what to do about what is wrong.

report.py      findings, and a patient with everything the checks look at
service.py     token, clock, connection with its intents
places.py      servers, and permissions in a channel
belongings.py  commands, emojis and description of the application
database.py    the database and its disk
"""
