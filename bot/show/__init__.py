"""What stands in a channel: each message is made from the committed state alone, so it can be made again."""
