"""`python -m sim.guide`: which files of the build guide are out of date; with --write they are made anew. `make guide`."""

import argparse
import sys

from sim import paths

paths.setup()

from sim.guide.compare import put, up_to_date  # noqa: E402
from sim.guide.files import everything, strangers  # noqa: E402


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sim.guide", description=__doc__)
    parser.add_argument("--write", action="store_true", help="make them anew, and remove what belongs to no board")
    options = parser.parse_args(words)
    stale = [(path, made) for path, made in everything() if not up_to_date(path, made)]
    unknown = strangers()
    for path, made in stale:
        print(path.relative_to(paths.ROOT))
        if options.write:
            put(path, made)
    for path in unknown:
        print(f"{path.relative_to(paths.ROOT)} belongs to no board")
        if options.write:
            path.unlink()
    return int(not options.write and bool(stale or unknown))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
