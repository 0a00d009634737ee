"""Automatic players of the dice game: `worth` says what a set of symbols is good for, `odds` what a throw is worth with
the rolls that are left, `players` turns both into actions; one player for each level."""
