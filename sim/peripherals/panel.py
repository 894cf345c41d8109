"""The lights of a handheld, as a viewer sees them."""


class Panel:
    """No lights. Its subclasses have some.

    `rows`, `cols`: the grid. `keyed`: each light is a key. `named`: (name, row, column) of the keys that are buttons.
    `drawn`: the lights are drawn on a display.
    """

    rows = 0
    cols = 0
    keyed = False
    named: tuple = ()
    drawn = False

    def grid(self) -> "list[list[tuple[int, int, int]]]":
        """Return rows x cols of (red, green, blue), amounts of light as sent to a strip, northernmost row first."""
        return []

    def display_rows(self) -> "list[bytes]":
        """Return the rows of a colour display that shows lights and page, three bytes a pixel; no rows without one."""
        return []
