"""The rules: pure, with no clock, no files but data/, and no randomness of their own."""
