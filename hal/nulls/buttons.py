"""The null object of the buttons: there are no events."""


class Null:
    codes: list[tuple[int | None, int]] = []

    def read(self) -> None:
        return None
