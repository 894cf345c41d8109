"""The board as the app sees it: seven nouns, each real or, where the part or its library is missing, its null form."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing


class Board:
    """`.clock .settings .leds .buttons .screen .sound .store`, and `.name`, the profile's.

    `.problems` tells each part that is missing, as (part, error in text).
    """

    # Each is the real one or its null form, and whoever is handed the board says what he needs of them.
    clock: "typing.Any"
    settings: "typing.Any"
    leds: "typing.Any"
    buttons: "typing.Any"
    screen: "typing.Any"
    sound: "typing.Any"
    store: "typing.Any"

    def __init__(self) -> None:
        self.name = ""
        self.problems: list[tuple[str, str]] = []

    def restart(self) -> None:
        """Starts the program anew, on a heap that is empty again. It does not return; the store keeps what is to last."""
        import supervisor

        self.release_display()
        supervisor.reload()

    def release_display(self) -> None:
        """Gives back the wires of the display. Else the firmware would show its console on the screen during a start anew."""
        try:
            self.run_transient("release_displays")
        except Exception as error:  # there is no memory to read it, or it is damaged: then it does
            print(repr(error))

    def run_transient(self, name: str, *values: object) -> "typing.Any":
        """Import hal/`name`.py, which is seldom needed, and return what its run(board, *values) returns."""
        return __import__("hal." + name, None, None, ("run",)).run(self, *values)


def open_board() -> Board:
    """The board that settings.toml names, its parts opened."""
    from hal.opening import open_parts

    board = Board()
    open_parts(board)
    return board
