"""A plugin of pytest: one changed module is imported (`pytest -p tests.mutants.fresh`); MUTANT is the place."""

from __future__ import annotations

import json
import os

from tests.mutants.importing import install
from tests.mutants.points import Point, mutated

point = Point(*json.loads(os.environ["MUTANT"]))
install({point.module: lambda tree: mutated(tree, point)})
