"""What a bot and a person may do, with the codes and limits of the real service."""
