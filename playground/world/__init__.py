"""What exists: people, servers, channels, messages, files; in memory, mirrored to SQLite."""
