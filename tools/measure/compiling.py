"""Estimated times of compiling files on an RP2040. tools/measure/firmware/compared.py runs it on the small interpreter.

ARGUMENTS: files by their paths on the drive. The least of TIMES measurements counts, in units of calibration.work(). Reading the
drive itself is left out. Prints `COMPILED ms path` for each file.
"""

from calibration import RP2040_MS, cpu, unit  # type: ignore[import-not-found]  # beside this script on the small interpreter

TIMES = 7
AT_ONCE = 20  # the clock's resolution is tens of microseconds, and a small file takes less


def steps():  # type: ignore[no-untyped-def]
    yield "baseline"
    known = 1e9
    for _ in range(TIMES):
        known = min(known, unit(400, cpu))
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
        print(f"COMPILED {least / known * RP2040_MS:.2f} {path}")
