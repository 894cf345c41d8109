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
    """A scanner has `due` (ms) and scan(), which looks at the pins and moves `due` on.

    While nothing moves that it would see, still() is True, and pass_over(ms) moves `due` on up to that time.
    """
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
    """Let time pass. Plans and scans happen, each at its own moment, plans before scans.

    Scans that would see nothing new are passed over: most of the time nobody presses anything.
    """
    global _now
    end = _now + milliseconds
    while True:
        scan_due = end + 1
        for scanner in _scanners:
            if scanner.due < scan_due and not scanner.still():
                scan_due = scanner.due
        planned = bool(_plans) and _plans[0][0] <= min(scan_due, end)
        if not planned and scan_due > end:
            break
        _now = max(_now, _plans[0][0] if planned else scan_due)
        _pass_over(_now)
        if planned:
            _, _, function, arguments = _plans.pop(0)
            function(*arguments)
        else:
            for scanner in list(_scanners):
                if scanner.due <= _now:
                    scanner.scan()
    _pass_over(end + 1)
    _now = end


def _pass_over(moment: int) -> None:
    for scanner in _scanners:
        if scanner.due < moment and scanner.still():
            scanner.pass_over(moment)
