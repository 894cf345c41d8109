"""The null object of the display: what is written is ignored."""


class Null:
    width = height = columns = rows = colours = 0
    problem = ""
    large = False

    def cells(self, text: str) -> int:
        return len(text)

    def clear(self) -> None:
        pass

    def drawing(self, key: object, place: "tuple[int, int, int, int] | None" = None) -> bool:
        return False

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        pass

    message = alert = text

    def turn(self) -> bool:
        return False

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: int = 1) -> None:
        pass

    def disc(self, x: int, y: int, radius: int, colour: int = 1) -> None:
        pass

    def show(self, whole: bool = False) -> bool:
        return False

    def sleep(self, asleep: bool) -> None:
        pass
