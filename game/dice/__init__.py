"""The dice game: the second family on the engine. Everybody fills a sheet of their own, paying with six resource dice.

`sheets` reads both sides of the sheet, `table` is what is saved, `rules` what the engine asks; the turn goes from
`rolling` over `building` and `changing` (jokers, gold) back to `turn`; `points` counts, `best` builds for the silent.
"""
