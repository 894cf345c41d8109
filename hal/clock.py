"""The clock: milliseconds since start, going on where the board's own counter wraps around."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Clock:
    """`ticks` is a function that counts milliseconds and wraps at 2**29, as supervisor.ticks_ms does."""

    def __init__(self, ticks: "typing.Callable[[], int]") -> None:
        self._ticks = ticks
        self._last = ticks()
        self._now = 0

    def ms(self) -> int:
        """Milliseconds since the clock was made; never goes back. Must be asked once in six days at least."""
        now = self._ticks()
        self._now += (now - self._last) & 0x1FFFFFFF
        self._last = now
        return self._now
