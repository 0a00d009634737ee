"""`make mutants`: does a test notice when the code is changed a little? A seeded sample of small changes, one by one.

Each change is a mutant: `<` becomes `<=`, `and` becomes `or`, a number is one more, a call is left out. First the unit
suite runs once and notes which tests come past which of the places; then each mutant meets the tests that come past it,
those of its own area first. A mutant that they all pass survives, and is printed.

No tool from outside fits: mutmut rewrites every function of a package and every method of a class body, in which
msgspec looks for fields, and skips decorated methods, which are most of our legality; cosmic-ray runs one command for
every mutant. Neither draws a sample or picks tests, and 120 times the whole suite would take six hours.

points.py   the places that can be changed, and the changes
plugin.py   puts a change, or a note that a place was passed, into a module while it is imported
__main__.py the sample, the runs, the report
"""
