"""The self-test where there is no screen: what would stand there goes to the serial console, for whoever has a cable."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Display, Leds


class _Console:
    """A page with room for all there is; nothing can be drawn on it."""

    rows = columns = 40
    width = height = 0

    def clear(self) -> None:
        print()

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        if text:
            print((">" if inverse else " "), text)

    def cells(self, text: str) -> int:
        return len(text)

    def drawing(self, key: object, place: "tuple[int, int, int, int] | None" = None) -> bool:
        return False


def told(plain: "Any") -> "Any":
    """A screen's class, its page written there."""

    class Told(plain):  # type: ignore[misc]
        def draw(self, leds: "Leds", display: "Display") -> None:
            super().draw(leds, _Console())

    return Told
