"""The null form of the buttons: it does nothing."""


class Null:
    """Nobody presses anything."""

    def read(self) -> None:
        return None
