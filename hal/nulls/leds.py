"""The null object of the leds: every call is accepted and ignored."""


class Null:
    rows = 0
    cols = 0
    brightness = 0
    keyed = False
    touched = False
    order = b""
    budget = 0
    named: "tuple[tuple[int, int, int], ...]" = ()

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        pass

    def put(self, row: int, col: int, colours: list[tuple[int, int, int]]) -> None:
        pass

    def clear(self) -> None:
        pass

    def sent(self, number: int) -> tuple[int, int, int]:
        return 0, 0, 0

    def show(self) -> bool:
        return False
