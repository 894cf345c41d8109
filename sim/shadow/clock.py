"""The simulated board's time: it stands still until advance(). wire.py passes it on to all others."""

try:
    from collections.abc import Callable
    from typing import Any
except ImportError:
    pass

TICKS_PERIOD = 1 << 29
_FIRST_WRAP = 65_000  # a board's counter wraps first 65 s after start, so that programs meet it early

_now = 0
_scanners: "list[Any]" = []
_plans: "list[tuple[int, int, Callable[..., None], tuple[Any, ...]]]" = []  # (ms, order, function, arguments)
_planned = 0


def reset() -> None:
    global _now, _planned
    _now = _planned = 0
    del _scanners[:]
    del _plans[:]


def ms() -> int:
    """Milliseconds since power-on."""
    return _now


def ticks_ms() -> int:
    """What supervisor.ticks_ms() answers: it wraps at 2**29, for the first time 65 s after power-on."""
    return (_now + TICKS_PERIOD - _FIRST_WRAP) % TICKS_PERIOD


def add_scanner(scanner: "Any") -> None:
    """A scanner has `due` (ms) and scan(), which looks at the pins and moves `due` on."""
    _scanners.append(scanner)


def remove_scanner(scanner: "Any") -> None:
    if scanner in _scanners:
        _scanners.remove(scanner)


def remove_scanners() -> None:
    del _scanners[:]


def plan(delay_ms: int, function: "Callable[..., None]", *arguments: "Any") -> None:
    """Call a function when that time has passed."""
    global _planned
    _planned += 1
    i = len(_plans)
    while i and _plans[i - 1][0] > _now + delay_ms:
        i -= 1
    _plans.insert(i, (_now + delay_ms, _planned, function, arguments))


def advance(milliseconds: int) -> None:
    """Let time pass. Plans and scans happen, each at its own moment, plans before scans."""
    global _now
    end = _now + milliseconds
    while True:
        scan_due = end + 1
        for scanner in _scanners:
            if scanner.due < scan_due:
                scan_due = scanner.due
        if _plans and _plans[0][0] <= min(scan_due, end):
            moment, _, function, arguments = _plans.pop(0)
            _now = max(_now, moment)
            function(*arguments)
        elif scan_due <= end:
            _now = max(_now, scan_due)
            for scanner in list(_scanners):
                if scanner.due <= _now:
                    scanner.scan()
        else:
            break
    _now = end
