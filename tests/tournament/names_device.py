"""Read the lists of names in ARGUMENTS on a small interpreter; print the names of each on a line.

The folder sim/tournament is on the path, and the package sim has no tournament there.
"""

import sys

import refusal  # type: ignore[import-not-found]

for name in ("sim.tournament", "sim.tournament.refusal"):
    sys.modules[name] = refusal

from names import names_of  # type: ignore[import-not-found]  # noqa: E402

for text in ARGUMENTS:  # type: ignore[name-defined]  # noqa: F821 the runner gives them
    print(",".join(names_of(text)))
