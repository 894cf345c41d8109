"""Lights behind others: for boards whose lights are keys, and palettes."""


class Behind:
    """Lights that change what is drawn on other lights. Subclasses give __setitem__."""

    touched = False

    def put(self, row: int, col: int, colours: "list[tuple[int, int, int]]") -> None:
        """Like `put` of the board's lights."""
        for k in range(len(colours)):
            self[row, col + k] = colours[k]  # type: ignore[index]
