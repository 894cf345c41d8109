"""The null form of the sound."""


class Null:
    """No sound: tunes are ignored."""

    on = False
    works = False

    def play(self, tune: tuple[tuple[int, int], ...], now: int) -> None:
        pass

    def tick(self, now: int) -> None:
        pass
