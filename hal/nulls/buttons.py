"""The null form of the buttons: it does nothing."""


class Null:
    """Nobody presses anything."""

    codes: list[tuple[int | None, int]] = []

    def read(self) -> None:
        return None
