"""Every schema there ever was, and the way from each to the next."""
