"""Opens a board's parts, once, at the start; then this file is dropped from memory, and the drivers with it.

The pins are in the profile, and what is done with them in hal/drivers/. A part that is missing gives its null form and a line
in the board's problems.
"""

from hal.boards import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal import Board


def open_parts(board: "Board") -> None:
    """Gives the board its nouns, the lights first: a light says that the toy is awake while the rest is read."""
    opener = _Opener(board)
    part = opener.part
    board.clock = part("clock", _clock, True)
    board.settings = part("settings", _settings, True)
    board.name = board.settings.get("BOARD", NAMES[0], NAMES)
    profile = __import__(f"hal.boards.{board.name}", None, None, ("LEDS",))
    board.leds = part("lights", opener.driven, profile.LEDS)
    if board.leds.rows:
        board.leds[board.leds.rows - 1, 0] = (0, 120, 0)
        board.leds.show()
    _release_displays()
    board.screen = part("screen", opener.driven, profile.SCREEN)
    board.buttons = part("buttons", opener.buttons, profile.BUTTONS)
    board.sound = part("sound", opener.driven, profile.SOUND)
    board.store = part("store", _store, True)
    _forget()


def _forget() -> None:
    """What was needed once is dropped, this file included: its memory serves the app."""
    import sys

    modules = sys.modules
    for name in list(modules):
        path = name.split(".")
        if path[0] == "hal" and len(path) > 1 and path[1] in ("opening", "wiring", "boards", "drivers"):
            # A board's dict keeps what was deleted in its slot until another takes it: so None goes there first.
            modules[name] = None  # type: ignore[assignment]
            del modules[name]
            if len(path) == 2:
                setattr(modules["hal"], path[1], None)
                delattr(modules["hal"], path[1])


class _Opener:
    def __init__(self, board: "Board") -> None:
        self._board = board

    def part(self, name: str, opener: "Callable[[Any], object]", wiring: "Any") -> "Any":
        """The part, or its null form when the profile has none (its wiring is None), or when opening it fails."""
        try:
            found = opener(wiring) if wiring else None
            if found is not None:
                return found
        except (ImportError, AttributeError, ValueError, OSError, RuntimeError) as error:
            self._board.problems.append((name, repr(error)))
            print(f"{name} missing: {error!r}; play goes on without")
        return __import__("hal.nulls." + name, None, None, ("Null",)).Null()

    def driven(self, wiring: "dict[str, Any]") -> object:
        """What the wiring's driver gives."""
        driver = __import__("hal.drivers." + wiring["driver"], None, None, ("opened",))
        return driver.opened(wiring, self._board)

    def buttons(self, groups: "tuple[dict[str, Any], ...]") -> object:
        from keypad import Event

        from hal.buttons import Buttons

        (group,) = groups
        scanner: Any = self.driven(group)
        return Buttons(scanner, Event(), tuple([name for name, _ in group["keys"]]), self._board.clock)


def _clock(_: object) -> object:
    from supervisor import ticks_ms

    from hal.clock import Clock

    return Clock(ticks_ms)


def _settings(_: object) -> object:
    import os

    from hal.settings import Settings

    return Settings(os.getenv)


def _release_displays() -> None:
    # The pins of the display of the last run are taken until it is released.
    try:
        import displayio
    except ImportError:
        return
    displayio.release_displays()


def _store(_: object) -> object:
    import microcontroller

    from hal.store import NvmStore

    return NvmStore(microcontroller.nvm) if microcontroller.nvm else None
