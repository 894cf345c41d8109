"""The firmware around the program: clock, USB, restart."""

from sim.fakes import wire


class RunReason:
    """The reason for the start of the program."""

    STARTUP: "RunReason"
    SUPERVISOR_RELOAD: "RunReason"


RunReason.STARTUP = RunReason()
RunReason.SUPERVISOR_RELOAD = RunReason()


class Runtime:
    @property
    def run_reason(self) -> RunReason:
        return RunReason.SUPERVISOR_RELOAD if wire.reloads else RunReason.STARTUP


runtime = Runtime()


def ticks_ms() -> int:
    """Return milliseconds that wrap at 2**29, first 65 s after start."""
    return wire.ticks_ms()


def reload() -> None:
    """End the program, by an exception that `except Exception` does not catch."""
    raise wire.ReloadRequest
