"""The null form of the sound: it does nothing."""


class Null:
    """No buzzer."""

    on = False
    works = False

    def play(self, tune: tuple[tuple[int, int], ...], now: int) -> None:
        pass

    def tick(self, now: int) -> None:
        pass
