"""The null object of the sound: tunes are ignored."""


class Null:
    on = False
    works = False

    def play(self, tune: tuple[tuple[int, int], ...], now: int) -> None:
        pass

    def tick(self, now: int) -> None:
        pass
