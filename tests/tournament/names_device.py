"""Read the lists of names in ARGUMENTS, with sim/tournament on the path; print the names of each on a line."""

from names import names_of  # type: ignore[import-not-found]

for text in ARGUMENTS:  # type: ignore[name-defined]  # noqa: F821 the runner gives them
    print(",".join(names_of(text)))
