"""`make mutants`: does a test notice when the code is changed a little? A seeded sample of small changes, one by one.

Each change is a mutant: `<` becomes `<=`, `and` becomes `or`, a number is one more, a call is left out. First the unit
suite runs once and notes which tests come past which places; then each mutant meets the tests that come past it, those
of its own area first. A mutant that they all pass survives, and is printed.

No tool from outside fits: mutmut rewrites every function of a package and every method of a class body, in which
msgspec looks for fields, and skips decorated methods, which are most of our legality; cosmic-ray runs one command for
every mutant. Neither draws a sample or picks tests, and 120 times the whole suite would take six hours.

points.py   the places that can be changed, and the changes
importing.py modules that are changed while they are imported
noting.py   a plugin of pytest: which tests come past which places
passing.py  what was noted, kept in a folder; which tests a mutant meets
forking.py  a plugin of pytest: all tests are collected once, each mutant is a fork with one function changed
fresh.py    a plugin of pytest: the change is made while the module is imported; for what survives the quick way
__main__.py the sample, the runs, the report
"""
