"""The null form of the lights: it does nothing."""


class Null:
    """No lights: nothing to see, nothing to refuse."""

    rows = 0
    cols = 0
    brightness = 0
    keyed = False
    order = b""
    budget = 0
    named = ()

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        pass

    def put(self, row: int, col: int, colours: list[tuple[int, int, int]]) -> None:
        pass

    def clear(self) -> None:
        pass

    def channels(self) -> int:
        return 0

    def show(self) -> bool:
        return False
