"""`make soak`: every trial in full, one after the other, and the figures at the end.

Arguments name the trials to run. `--share 0.1` runs about a tenth, and says so; `--minutes 90` ends the random trials, mash and
day, after 90 minutes each, and the figures tell how far they came.
"""

import argparse
import contextlib
import sys
import time
from collections.abc import Callable

from sim import import_cache, paths
from tools.soak import bit_flips, cuts, day, faults, mash
from tools.soak.mash import small_leg

TRIALS: dict[str, Callable[..., str]] = {
    "cuts": cuts.soak,
    "flips": bit_flips.soak,
    "mash": mash.soak,
    "faults": faults.soak,
    "day": day.soak,
}


def main(words: list[str]) -> int:
    """Run the trials and print what they return. Return 1 when one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", allow_abbrev=False, description=__doc__)
    parser.add_argument("names", nargs="*", metavar="TRIAL", help=", ".join(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the whole, above 0 and up to 1")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each of mash and day, at most")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="the leg that mash begins with")
    parser.add_argument("--small", type=int, metavar="NUMBER", help="only this leg of mashing on the small interpreter")
    parser.add_argument("--faults", type=int, metavar="NUMBER", help="only this day of faults")
    options = parser.parse_args(words)
    if options.faults is not None:
        print(faults.day(options.faults))
        return 0
    if options.small is not None:
        print(f"{small_leg(options.small)} events")
        return 0
    for name in options.names:
        if name not in TRIALS:
            parser.exit(2, f"soak: {name!r} is not a trial; there are {', '.join(TRIALS)}\n")
    if not 0 < options.share <= 1:
        parser.exit(2, f"soak: --share {options.share}: it is above 0 and up to 1\n")
    if options.first and not 0 <= options.first < mash.count(options.share):
        parser.exit(2, f"soak: --first {options.first}: the legs are 0 to {mash.count(options.share) - 1}\n")
    if not options.minutes > 0:
        parser.exit(2, f"soak: --minutes {options.minutes}: it is above 0\n")
    # The app's modules are dropped and imported thousands of times: compile each once, in build/ and not on the drive.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(paths.ROOT / "build" / "pycache")
    import_cache.install()
    figures = []
    failed = 0
    for name in options.names or TRIALS:
        since = time.monotonic()
        until = since + options.minutes * 60
        limits = {"mash": (until, options.first), "day": (until,)}.get(name, ())
        try:
            with contextlib.redirect_stdout(None):  # a handheld writes thousands of lines to its console
                result = TRIALS[name](options.share, *limits)
        except AssertionError as error:
            result = f"FAILED: {error}"
            failed = 1
        share = "" if options.share == 1 else f", {options.share:g} of it"
        figures.append(f"{name}{share}: {result} ({time.monotonic() - since:.0f} s)")
        print(figures[-1], flush=True)
    print("\n".join(["", "All together:", *figures]))
    return failed


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
