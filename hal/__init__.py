"""The board as the app sees it: seven nouns, each real, or in its null form where the part or its library is missing."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Board:
    """`.clock .settings .leds .buttons .display .sound .store`, and `.name`, the profile's.

    `.problems` lists each missing part as (part, text of the error).
    """

    # Each is the real form or the null form. The app states what it uses of them in its own protocols.
    clock: "typing.Any"
    settings: "typing.Any"
    leds: "typing.Any"
    buttons: "typing.Any"
    display: "typing.Any"
    sound: "typing.Any"
    store: "typing.Any"

    def __init__(self) -> None:
        self.name = ""
        self.problems: list[tuple[str, str]] = []

    def restart(self) -> None:
        """Restart the program on an empty heap. Does not return; only what is in the store survives."""
        import supervisor  # late: hal/linux.py may install it

        self.release_display()
        supervisor.reload()

    def release_display(self) -> None:
        """Release the display's wires: otherwise the firmware shows its console on the screen during a restart."""
        try:
            self.run_transient("release_displays")
        except Exception as error:  # no memory to import it, or the file is damaged: then the console is shown
            print(repr(error))

    def run_transient(self, name: str, *values: object) -> "typing.Any":
        """Import hal/`name`.py, which is seldom needed, and return what its run(board, *values) returns."""
        return __import__("hal." + name, None, None, ("run",)).run(self, *values)


def open_board() -> Board:
    """Open the board that settings.toml names, and its parts."""
    board = Board()
    board.run_transient("opening")
    return board
