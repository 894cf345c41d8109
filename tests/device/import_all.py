"""Import modules one by one, each without those before it. ARGUMENTS: their names, separated by spaces."""

import sys


def steps():  # type: ignore[no-untyped-def]
    for name in ARGUMENTS[0].split():  # noqa: F821 the runner gives it
        __import__(name)
        for module in list(sys.modules):
            if module.split(".")[0] in ("games", "hal", "sillon"):
                del sys.modules[module]
        print("IMPORTED", name)
        yield "imported"
