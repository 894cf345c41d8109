"""The clock: milliseconds since the start, without the wrap-around of the board's counter."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Clock:
    """`ticks` is a function that counts milliseconds and wraps at 2**29, as supervisor.ticks_ms does.

    `real_ms` returns real time in ms on a computer, which may be much faster than a board; on boards it is None.
    """

    real_ms: "typing.Callable[[], float] | None" = None

    def __init__(self, ticks: "typing.Callable[[], int]") -> None:
        self._ticks = ticks
        self._last = ticks()
        self._now = 0

    def ms(self) -> int:
        """Return the milliseconds since the clock was made; never decreases. Must be called at least once in six days."""
        now = self._ticks()
        self._now += (now - self._last) & 0x1FFFFFFF
        self._last = now
        return self._now
