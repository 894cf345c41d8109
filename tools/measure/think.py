"""`python -m tools.measure.think GAME LEVEL OPTIONS [POSITION ...]`: run thinking.py on the small interpreter; print its heap."""

import sys

from sim.micropython.runner import run_device_script
from tools.measure.starting import HERE


def main() -> int:
    result = run_device_script(HERE / "thinking.py", *sys.argv[1:], modules=HERE)
    print(result.stdout, end="")
    print(result.stderr, end="", file=sys.stderr)
    if result.heap:
        print(f"heap: at most {result.heap.bytes} bytes above the rules' baseline, {result.heap.step}")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
