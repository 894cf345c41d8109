"""The null object of the clock: the time is always 0."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Null:
    real_ms: "Callable[[], float] | None" = None

    def ms(self) -> int:
        return 0
