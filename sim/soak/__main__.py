"""`make soak`: every trial in full, one after the other, and the figures at the end. Names of trials as arguments: only those."""

# The import order comes before all else: see sim/__main__.py.
from sim import paths

paths.setup()

import contextlib  # noqa: E402
import sys  # noqa: E402
import time  # noqa: E402

TRIALS = ("cuts", "flips", "mash")


def main(names: list[str]) -> int:
    """Runs the trials; 1 when one of them has found something, which it has printed."""
    wrong = [name for name in names if name not in TRIALS]
    if wrong:
        print(f"soak: {wrong[0]!r} is not a trial; there are {', '.join(TRIALS)}")
        return 2
    figures = []
    failed = 0
    for name in names or TRIALS:
        since = time.monotonic()
        trial = __import__(f"sim.soak.{name}", None, None, ("soak",))
        try:
            with contextlib.redirect_stdout(None):  # what a handheld says to its console, thousands of times
                told = trial.soak()
        except AssertionError as error:
            told = f"FAILED: {error}"
            failed = 1
        figures.append(f"{name}: {told} ({time.monotonic() - since:.0f} s)")
        print(figures[-1], flush=True)
    print("\n".join(["", "All together:", *figures]))
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
