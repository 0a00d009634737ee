"""Write the files of all lessons."""

from tests.lessons.scripts import SCRIPTS
from tests.lessons.writing import write

for name, script in SCRIPTS.items():
    write(name, script())
