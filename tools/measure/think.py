"""`python -m tools.measure.think GAME LEVEL OPTIONS [POSITION ...]`: thinking.py on the small interpreter, and its heap."""

import sys

from sim.micropython.runner import run_device_script
from sim.paths import ROOT


def main() -> int:
    result = run_device_script(
        ROOT / "tools" / "measure" / "thinking.py", *sys.argv[1:], modules=ROOT / "tools" / "measure"
    )
    print(result.stdout, end="")
    print(result.stderr, end="", file=sys.stderr)
    if result.heap:
        print(f"heap: at most {result.heap.bytes} bytes above the rules' baseline, {result.heap.step}")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
