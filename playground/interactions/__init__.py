"""What a person sends to a bot by command, click, choice or form, and what the bot answers."""
