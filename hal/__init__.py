"""The board as the app sees it: seven parts, each real, or a null object where the part or its library is missing."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal.buttons import Buttons
    from hal.clock import Clock
    from hal.display import Display
    from hal.large_print import LargePrint
    from hal.leds import Leds
    from hal.nulls.buttons import Null as NoButtons
    from hal.nulls.clock import Null as NoClock
    from hal.nulls.display import Null as NoDisplay
    from hal.nulls.leds import Null as NoLights
    from hal.nulls.settings import Null as NoSettings
    from hal.nulls.sound import Null as NoSound
    from hal.nulls.store import Null as NoStore
    from hal.settings import Settings
    from hal.sound import Sound
    from hal.store import NvmStore
    from hal.store_block import NvmStore as BlockStore

    Lights = Leds | NoLights  # or DrawnLeds of hal/drivers/drawn_leds.py, with the same interface


class Board:
    """The opened board: its seven parts, and `name`, the profile's.

    `problems` lists each missing part as (part, text of the error).
    """

    # Each is the real part or its null object. The app has protocols for what it uses of them.
    clock: "Clock | NoClock"
    settings: "Settings | NoSettings"
    leds: "Lights"
    buttons: "Buttons | NoButtons"
    display: "Display | LargePrint | NoDisplay"
    sound: "Sound | NoSound"
    store: "NvmStore | BlockStore | NoStore"

    def __init__(self) -> None:
        self.name = ""
        self.problems: list[tuple[str, str]] = []

    def restart(self) -> None:
        """Restart the program on an empty heap. Does not return; only what is in the store survives."""
        import supervisor  # late: hal/linux.py may install it

        self.release_display()
        supervisor.reload()

    def release_display(self) -> None:
        """Release the display's wires: otherwise the firmware shows its console there during a restart."""
        try:
            self.run_transient("release_displays")
        except Exception as error:  # no memory to import it, or the file is damaged: then the console is shown
            print(repr(error))

    def enlarge(self, on: bool) -> None:
        """Write messages in double size, or no longer. Without memory or the library they stay small."""
        if on == self.display.large or not self.display.rows:
            return
        try:
            # Late: with the preference only.
            self.display = __import__("hal.large_print", None, None, ("switched",)).switched(self.display, self.clock)
        except (ImportError, MemoryError) as error:
            print("no large print:", repr(error))

    def run_transient(self, name: str, *values: object) -> "Any":
        """Import hal/`name`.py, which is seldom needed, and return what its run(board, *values) returns."""
        return __import__("hal." + name, None, None, ("run",)).run(self, *values)


def open_board() -> Board:
    """Open the board that settings.toml names, and its parts."""
    board = Board()
    board.run_transient("opening")
    return board
