"""The null form of the buttons."""


class Null:
    """No buttons: there are no events."""

    codes: list[tuple[int | None, int]] = []

    def read(self) -> None:
        return None
