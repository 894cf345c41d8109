"""python -m sim.micropython SCRIPT [ARGUMENT ...]: run a device script on the small interpreter."""

import sys

from sim.micropython.runner import MissingPart, run_device_script


def main() -> int:
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        return 0 if len(sys.argv) > 1 else 2
    try:
        result = run_device_script(sys.argv[1], *sys.argv[2:])
    except MissingPart as error:
        print(error, file=sys.stderr)
        return 1
    sys.stdout.write(result.stdout)
    sys.stderr.write(result.stderr)
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
