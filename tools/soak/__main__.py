"""`make soak`: every trial in full, one after the other, and the figures at the end.

Names of trials as arguments: only those. `--share 0.1` tries about a tenth, and says so; `--minutes 90` ends what goes on by
chance, mash and day, after so long, and the figures tell how far it came.
"""

import argparse
import contextlib
import sys
import time

from sim import import_cache, paths

TRIALS = {
    "cuts": "cuts",
    "flips": "bit_flips",
    "mash": "mash",
    "faults": "faults",
    "day": "day",
}  # each with its module


def main(words: list[str]) -> int:
    """Runs the trials; 1 when one of them has found something, which it has printed."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", allow_abbrev=False, description=__doc__)
    parser.add_argument("names", nargs="*", metavar="TRIAL", help=", ".join(TRIALS))
    parser.add_argument("--share", type=float, default=1.0, help="of the whole, above 0 and up to 1")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for each of mash and day, at most")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="the leg that mash begins with")
    parser.add_argument("--small", type=int, metavar="NUMBER", help="only this leg of mashing on the small interpreter")
    parser.add_argument("--faults", type=int, metavar="NUMBER", help="only this day of faults")
    options = parser.parse_args(words)
    if options.faults is not None:
        from tools.soak.faults import day

        print(day(options.faults))
        return 0
    if options.small is not None:
        from tools.soak.fuzz_run import small_leg

        print(f"{small_leg(options.small)} events")
        return 0
    for name in options.names:
        if name not in TRIALS:
            parser.exit(2, f"soak: {name!r} is not a trial; there are {', '.join(TRIALS)}\n")
    if not 0 < options.share <= 1:
        parser.exit(2, f"soak: --share {options.share}: it is above 0 and up to 1\n")
    if options.first:
        from tools.soak.mash import count

        if not 0 <= options.first < count(options.share):
            parser.exit(2, f"soak: --first {options.first}: the legs are 0 to {count(options.share) - 1}\n")
    if not options.minutes > 0:
        parser.exit(2, f"soak: --minutes {options.minutes}: it is above 0\n")
    # What is dropped and read again thousands of times is compiled once, beside the drive and not on it.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(paths.ROOT / "build" / "pycache")
    import_cache.install()
    figures = []
    failed = 0
    for name in options.names or TRIALS:
        since = time.monotonic()
        trial = __import__(f"tools.soak.{TRIALS[name]}", None, None, ("soak",))
        try:
            with contextlib.redirect_stdout(None):  # what a handheld says to its console, thousands of times
                until = since + options.minutes * 60
                limits = {"mash": (until, options.first), "day": (until,)}.get(name, ())
                told = trial.soak(options.share, *limits)
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
