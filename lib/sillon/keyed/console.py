"""The page of the self-test where there is no display: it goes to the serial console, for a reader with a cable."""


class Console:
    """A page with room for all lines; nothing can be drawn on it."""

    rows = columns = 40
    width = height = 0
    colours = 2
    large = False

    def clear(self) -> None:
        print()

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        if text:
            print((">" if inverse else " "), text)

    message = alert = text

    def turn(self) -> bool:
        return False

    def cells(self, text: str) -> int:
        return len(text)

    def drawing(self, key: object, place: "tuple[int, int, int, int] | None" = None) -> bool:
        return False

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        pass

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        pass

    def show(self, whole: bool = False) -> bool:
        return False

    def sleep(self, asleep: bool) -> None:
        pass
