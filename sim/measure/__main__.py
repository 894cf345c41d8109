"""`python -m sim.measure`: the figures of docs/measurements.md, made anew, as tables of that page."""

import sys

from sim import paths

paths.setup()

from pathlib import Path  # noqa: E402

from sim.micropython.runner import MissingPart, run_device_script  # noqa: E402

HERE = Path(__file__).resolve().parent
SCRIPTS = ("ticks", "heap", "frames", "labels")


def main() -> int:
    for name in SCRIPTS:
        try:
            result = run_device_script(HERE / f"{name}.py", modules=HERE)
        except MissingPart as error:
            print(error, file=sys.stderr)
            return 1
        if result.returncode:
            print(result.stderr, file=sys.stderr)
            return 1
        lines = [line for line in result.stdout.splitlines() if line.startswith("|")]
        print("\n".join(lines) + "\n")
        if result.imports:
            top = result.imports
            print(
                f"Heap while a file is read, at most: {top.bytes} bytes = {top.live} alive + 3.3 x {top.size} ({top.file}).\n"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
