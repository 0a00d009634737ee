"""The bot's socket: sessions that can be resumed, events filtered by intents and shard."""
