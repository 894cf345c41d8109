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
    board.clock = part("clock", opener.clock, True)
    board.settings = part("settings", opener.settings, True)
    board.name = board.settings.get("BOARD", NAMES[0], NAMES)
    profile = __import__(f"hal.boards.{board.name}", None, None, ("LEDS",))
    board.leds = part("lights", opener.driven, profile.LEDS)
    if board.leds.rows:
        board.leds[board.leds.rows - 1, 0] = (0, 120, 0)
        board.leds.show()
    board.release_displays()
    board.screen = part("screen", opener.driven, profile.SCREEN)
    board.buttons = part("buttons", opener.buttons, profile.BUTTONS)
    board.sound = part("sound", opener.driven, profile.SOUND)
    board.store = part("store", opener.store, True)
    _forget()


def _forget() -> None:
    """What was needed once is dropped, this file included: its memory serves the app."""
    import sys

    modules = sys.modules
    for name in list(modules):
        path = name.split(".")
        if path[0] == "hal" and len(path) > 1 and path[1] in ("opening", "button_names", "wiring", "boards", "drivers"):
            # A board's dict keeps what was deleted in its slot until another takes it: so None goes there first.
            modules[name] = None  # type: ignore[assignment]
            del modules[name]
            if len(path) == 2:
                setattr(modules["hal"], path[1], None)
                delattr(modules["hal"], path[1])


class _Opener:
    def __init__(self, board: "Board") -> None:
        self._board = board
        self._linux: Any = None  # hal/linux.py, where there is no firmware

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

    def clock(self, _: object) -> object:
        from hal.clock import Clock

        try:
            from supervisor import ticks_ms
        except ImportError:
            self._linux = __import__("hal.linux", None, None, ("restart",))
            self._board.restart = self._linux.restart  # type: ignore[method-assign]
            ticks_ms = self._linux.ticks_ms
        return Clock(ticks_ms)

    def settings(self, _: object) -> object:
        import os

        from hal.settings import Settings

        return Settings(self._linux.Environment().getenv if self._linux else os.getenv)

    def driven(self, wiring: "dict[str, Any]") -> object:
        """What the wiring's driver gives."""
        opened: object = _driver(wiring).opened(wiring, self._board)
        return opened

    def buttons(self, groups: "tuple[dict[str, Any], ...]") -> object:
        from hal.button_names import code_of
        from hal.buttons import Buttons

        queues = []
        codes: list[Any] = []
        held: list[int] = []
        for group in groups:
            driver = _driver(group)
            names = [name for name, _ in group["keys"]]
            held += [len(codes) + number for number in driver.held(group)]
            codes += [code_of(name) for name in names]
            queues.append(driver.opened(group, self._board))
        queue, event = queues[0]
        if len(queues) > 1:
            from hal.joined import Event, Joined

            event = Event()
            queue = Joined([(queues[k][0], len(groups[k]["keys"]), queues[k][1]) for k in range(len(queues))])
        if held:
            from hal.held import Unheld

            queue = Unheld(queue, held)
            names = [name for group in groups for name, _ in group["keys"]]
            self._stuck([names[number] for number in held])
        return Buttons(queue, event, codes, self._board.clock)

    def _stuck(self, names: list[str]) -> None:
        """What is down when the power comes on may be stuck. Where the program starts anew it may be a finger."""
        if self._linux:
            return
        import supervisor

        if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:
            self._board.problems.append(("buttons", f"held: {' '.join(names)}"))
            print(f"buttons held at the start: {' '.join(names)}; they count from the next press on")

    def store(self, _: object) -> object:
        if self._linux:
            return self._linux.store(self._board.settings)
        import microcontroller

        from hal.store import NvmStore

        return NvmStore(microcontroller.nvm) if microcontroller.nvm else None


def _driver(wiring: "dict[str, Any]") -> "Any":
    return __import__("hal.drivers." + wiring["driver"], None, None, ("opened",))
