"""`python -m tools.guide`: list the files of the build guide that are out of date; with --write, write them. `make guide`."""

import argparse
import sys

from sim import paths
from tools.guide.files import everything, put, unused_files, up_to_date
from tools.guide.words import MissingWordError


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.guide", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write them, and remove files that the guide does not use")
    options = parser.parse_args(words)
    try:
        stale = [(path, made) for path, made in everything() if not up_to_date(path, made)]
    except MissingWordError as fault:
        print(fault, file=sys.stderr)
        return 2
    unknown = unused_files()
    for path, made in stale:
        print(path.relative_to(paths.ROOT))
        if options.write:
            put(path, made)
    for path in unknown:
        print(f"{path.relative_to(paths.ROOT)} is not used")
        if options.write:
            path.unlink()
    return int(not options.write and bool(stale or unknown))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
