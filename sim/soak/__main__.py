"""`make soak`: every trial in full, one after the other, and the figures at the end.

Names of trials as arguments: only those. `--share 0.1` tries about a tenth, and says so.
"""

# The import order comes before all else: see sim/__main__.py.
from sim import paths

paths.setup()

import argparse  # noqa: E402
import contextlib  # noqa: E402
import sys  # noqa: E402
import time  # noqa: E402

TRIALS = ("cuts", "flips", "mash", "faults", "day")


def main(words: list[str]) -> int:
    """Runs the trials; 1 when one of them has found something, which it has printed."""
    parser = argparse.ArgumentParser(prog="python -m sim.soak", allow_abbrev=False, description=__doc__)
    parser.add_argument("names", nargs="*", metavar="TRIAL", help=", ".join(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the whole, above 0 and up to 1")
    parser.add_argument("--small", type=int, metavar="NUMBER", help="only this leg of mashing on the small interpreter")
    parser.add_argument("--faults", type=int, metavar="NUMBER", help="only this day of faults")
    options = parser.parse_args(words)
    if options.faults is not None:
        from sim.soak.faults import day

        print(day(options.faults))
        return 0
    if options.small is not None:
        from sim.soak.mash import small_leg

        print(f"{small_leg(options.small)} events")
        return 0
    for name in options.names:
        if name not in TRIALS:
            parser.exit(2, f"soak: {name!r} is not a trial; there are {', '.join(TRIALS)}\n")
    if not 0 < options.share <= 1:
        parser.exit(2, f"soak: --share {options.share}: it is above 0 and up to 1\n")
    figures = []
    failed = 0
    for name in options.names or TRIALS:
        since = time.monotonic()
        trial = __import__(f"sim.soak.{name}", None, None, ("soak",))
        try:
            with contextlib.redirect_stdout(None):  # what a handheld says to its console, thousands of times
                told = trial.soak(options.share)
        except AssertionError as error:
            told = f"FAILED: {error}"
            failed = 1
        share = "" if options.share == 1 else f", {options.share:g} of it"
        figures.append(f"{name}{share}: {told} ({time.monotonic() - since:.0f} s)")
        print(figures[-1], flush=True)
    print("\n".join(["", "All together:", *figures]))
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
