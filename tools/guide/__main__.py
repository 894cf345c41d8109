"""`python -m tools.guide`: which files of the build guide are out of date; with --write they are made anew. `make guide`."""

import argparse
import sys

from sim import paths

paths.setup()

from tools.guide.files import everything, put, strangers, up_to_date


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.guide", description=__doc__)
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
