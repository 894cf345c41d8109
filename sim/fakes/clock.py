"""The simulated time. It passes in advance() only. Other modules call these functions through wire.py."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Scanner(Protocol):
        """A keypad scanner. While still() is true a scan would find nothing new; then skip_to(ms) moves `due` past scans."""

        due: int

        def scan(self) -> None: ...
        def still(self) -> bool: ...
        def skip_to(self, moment: int) -> None: ...


TICKS_PERIOD = 1 << 29
_FIRST_WRAP = 65_000  # as on a board: programs meet the wrap 65 s after start

_now = 0
_scanners: "list[Scanner]" = []
_plans: "list[tuple[int, int, Callable[..., None], tuple[object, ...]]]" = []  # (ms, order, function, arguments)
_planned = 0


def reset() -> None:
    global _now, _planned
    _now = _planned = 0
    del _scanners[:]
    del _plans[:]


def ms() -> int:
    """Return milliseconds since power-on."""
    return _now


def ticks_ms() -> int:
    """Return supervisor.ticks_ms(): milliseconds that wrap at 2**29, first 65 s after power-on."""
    return (_now + TICKS_PERIOD - _FIRST_WRAP) % TICKS_PERIOD


def add_scanner(scanner: "Scanner") -> None:
    """Add a keypad scanner: scan() runs at its `due` (ms)."""
    _scanners.append(scanner)


def remove_scanner(scanner: "Scanner") -> None:
    if scanner in _scanners:
        _scanners.remove(scanner)


def remove_scanners() -> None:
    del _scanners[:]


def plan(delay_ms: int, function: "Callable[..., None]", *arguments: object) -> None:
    """Call a function when this time has passed."""
    global _planned
    _planned += 1
    i = len(_plans)
    while i and _plans[i - 1][0] > _now + delay_ms:
        i -= 1
    _plans.insert(i, (_now + delay_ms, _planned, function, arguments))


def advance(milliseconds: int) -> None:
    """Let time pass. Planned calls and scans happen at their own moments, calls first.

    Scans that would find nothing new are skipped, as most are.
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
        _skip_scans(_now)
        if planned:
            _, _, function, arguments = _plans.pop(0)
            function(*arguments)
        else:
            for scanner in list(_scanners):
                if scanner.due <= _now:
                    scanner.scan()
    _skip_scans(end + 1)
    _now = end


def _skip_scans(moment: int) -> None:
    for scanner in _scanners:
        if scanner.due < moment and scanner.still():
            scanner.skip_to(moment)
