"""What compiling files takes, estimated for an RP2040: run through tools/measure/firmware/compared.py on the small interpreter.

ARGUMENTS: files by their path on the drive. A file's time is the least of some, and becomes an estimate by comparison with
calibration.work(). Reading the drive itself is not in it. Prints `COMPILED ms path` a file.
"""

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter
from js import process  # type: ignore[import-not-found]  # Node's

TIMES = 7
AT_ONCE = 20  # the clock counts some tens of microseconds, and a small file takes less


def cpu() -> float:
    """Milliseconds that this process has used: what else the machine does is not in it."""
    used = process.cpuUsage()
    return float(used.user + used.system) / 1000


def steps():  # type: ignore[no-untyped-def]
    yield "baseline"
    unit = 1e9
    for _ in range(TIMES):
        start = cpu()
        calibration.work(400)
        unit = min(unit, (cpu() - start) / 4)
        yield
    for path in ARGUMENTS:  # type: ignore[name-defined]  # noqa: F821 the runner gives it
        with open(path) as file:
            source = file.read()
        least = 1e9
        for _ in range(TIMES):
            start = cpu()
            for _ in range(AT_ONCE):
                compile(source, path, "exec")
            least = min(least, (cpu() - start) / AT_ONCE)
            yield
        print(f"COMPILED {least / unit * calibration.RP2040_MS:.2f} {path}")
