"""The look back: how the chances of a finished game went, what luck and what decisions made of them."""
