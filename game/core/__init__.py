"""The core algorithms of the island: each asks the modules its questions in the order the rule books give."""
