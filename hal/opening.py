"""Open a board's parts, once, at the start; then drop this module and the drivers from memory.

The profile has the pins, hal/drivers/ the code for them. A null object and a line in the board's problems replace a missing part.
"""

import sys

from hal.boards import NAMES, is_for, name_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hal import Board
    from hal.contract import ButtonsWiring, Wiring
    from hal.nulls.settings import Null as NoSettings
    from hal.settings import Settings


def run(board: "Board") -> None:
    """Open the board's parts, the lights early: they show progress, one light more for each step."""
    opener = _Opener(board)
    part = opener.part
    board.clock = part("clock", _clock, True)
    board.settings = part("settings", _settings, True)
    _report_lines(board.settings)
    board.name = _profile(board.settings)
    board.settings.get("DRIVE", "computer", ("computer", "game"))  # boot.py has used it; here a wrong value is reported
    profile = __import__(f"hal.boards.{board.name}", None, None, ("LEDS",))
    board.leds = part("leds", opener.open_part, profile.LEDS)
    opener.show()
    board.release_display()
    board.display = part("display", opener.open_part, profile.DISPLAY)
    opener.show()
    board.buttons = part("buttons", opener.buttons, _groups(board, profile))
    opener.show()
    board.sound = part("sound", opener.open_part, profile.SOUND)
    board.store = part("store", opener.store, getattr(profile, "STORE", "store"))
    opener.show()
    _forget()


def _report_lines(settings: "Settings | NoSettings") -> None:
    """Report the lines of settings.toml without effect: os.getenv() says nothing of them."""
    try:
        from hal.settings_file import without_effect  # late: when this fails, the board opens all the same

        root = getattr(sys.modules.get("hal.linux"), "ROOT", "")
        settings.problems += [(line, "", "") for line in without_effect(root + "/settings.toml")]
    except (ImportError, MemoryError, OSError):
        pass


def _groups(board: "Board", profile: "Any") -> "tuple[ButtonsWiring, ...]":
    """Return a profile's groups of buttons, with Nord's own and the lights' touch sensors where the settings have them."""
    groups: tuple[Any, ...] = profile.BUTTONS
    nord = getattr(profile, "NORD", ())
    if board.settings.get("NORD", 0, (0, 1) if nord else (0,)):
        groups = _with_nord(groups, nord)
    touch: Any = getattr(profile, "TOUCH", None)
    lights = board.leds.rows * board.leds.cols
    if board.settings.get("TOUCH", 0, (0, 1) if touch else (0,)) and lights:
        try:
            _driver(touch)
        except ImportError:
            board.settings.report("TOUCH", 1, (0,), 0)  # the drive has the files of boards without sensors
        else:
            groups += (dict(touch, keys=tuple([(f"CELL{number}", number) for number in range(lights)])),)
            board.leds.touched = True
    return groups


def _with_nord(groups: "tuple[ButtonsWiring, ...]", nord: "tuple[tuple[str, str], ...]") -> "tuple[ButtonsWiring, ...]":
    """Return a profile's groups of buttons: the first one Sud's alone, Nord's beside it in the same group."""
    keys = [("SUD." + name, pin) for name, pin in groups[0]["keys"]] + [("NORD." + name, pin) for name, pin in nord]
    both: ButtonsWiring = {"driver": groups[0]["driver"], "keys": tuple(keys)}
    return (both,) + groups[1:]


def _profile(settings: "Settings | NoSettings") -> str:
    """Return the profile that settings.toml names, or, when that is missing, unknown or another board's, the one that fits."""
    try:
        from board import board_id  # late: Blinka has none
    except ImportError:
        board_id = ""
    said = settings.get("BOARD")
    name = name_for(board_id, said)
    if said is not None and said != name:
        settings.get("BOARD", name, tuple([each for each in NAMES if is_for(each, board_id)]) or NAMES)
    return name


def _forget() -> None:
    """Drop the modules that are needed once, this one included, to free their memory for the app."""
    modules = sys.modules
    once = (
        "opening",
        "release_displays",
        "button_names",
        "nvm_recover",
        "settings_file",
        "wiring",
        "boards",
        "drivers",
    )
    for name in list(modules):
        words = name.split(".")
        if words[0] == "hal" and len(words) > 1 and words[1] in once:
            del modules[name]
            if len(words) == 2:
                delattr(modules["hal"], words[1])


class _Opener:
    def __init__(self, board: "Board") -> None:
        self._board = board
        self.at = 0

    def show(self) -> None:
        """Show progress: one light more along the near row."""
        leds = self._board.leds
        if self.at < leds.cols:
            leds[leds.rows - 1, self.at] = (0, 120, 0)
            self.at += 1
            leds.show()

    def part(self, name: str, opener: "Callable[[Any], object]", wiring: "Any") -> "Any":
        """Return the part; its null object when the profile has none (its wiring is None) or when opening it fails."""
        try:
            found = opener(wiring) if wiring else None
            if found is not None:
                return found
        except Exception as error:  # a library of another version may raise anything
            self._board.problems.append((name, repr(error)))
            print(f"{name} missing: {error!r}; play goes on without")
        return __import__("hal.nulls." + name, None, None, ("Null",)).Null()

    def open_part(self, wiring: "Wiring") -> "Any":
        """Return the part as opened by the wiring's driver."""
        return _driver(wiring).open_part(wiring, self._board)

    def buttons(self, wiring: "tuple[ButtonsWiring, ...]") -> object:
        # Late, as all below: a missing or damaged file makes one part missing.
        from hal.button_names import code_of
        from hal.buttons import Buttons  # as above

        names = [name for group in wiring for name, _ in group["keys"]]
        codes = [code_of(name) for name in names]
        held: list[int] = []
        start = 0
        for group in wiring:
            held += [start + number for number in _driver(group).held_keys(group)]
            start += len(group["keys"])
        queue, event = self.open_part(wiring[0])
        if len(wiring) > 1:
            from hal.merged_queue import Event, MergedQueue  # late: for several groups alone

            queues = [(queue, len(wiring[0]["keys"]), event)]
            for group in wiring[1:]:
                queue, event = self.open_part(group)
                queues.append((queue, len(group["keys"]), event))
            queue, event = MergedQueue(queues), Event()
        if not held:
            return Buttons(queue, event, codes, self._board.clock)
        self._report([names[number] for number in held])
        from hal.held_buttons import HeldButtons  # late: for held buttons alone

        return HeldButtons(queue, event, codes, self._board.clock, held)

    def _report(self, held: list[str]) -> None:
        """Report buttons held at power-up: they may be stuck. Each is ignored until released."""
        import supervisor  # late: hal/linux.py may install it

        # After a restart a held button is the press that caused it.
        if supervisor.runtime.run_reason == supervisor.RunReason.STARTUP:
            self._board.problems.append(("stuck", " ".join(held)))

    def store(self, kind: str) -> object:
        """Return the store of the module of that name. When its content is damaged, add a problem."""
        import microcontroller  # late: its absence makes the store missing

        if not microcontroller.nvm:
            return None
        found = __import__("hal." + kind, None, None, ("NvmStore",)).NvmStore(microcontroller.nvm)
        if not found.recover():
            self._board.problems.append(("lost", ""))
        return found


def _driver(wiring: "Wiring | Any") -> "Any":
    return __import__("hal.drivers." + wiring["driver"], None, None, ("open_part",))


def _clock(_: object) -> object:
    from hal.clock import Clock  # late: its absence makes the clock missing

    try:
        from supervisor import ticks_ms  # late: Linux has none
    except ImportError:
        real_ms = __import__("hal.linux", None, None, ("real_ms",)).real_ms  # no firmware: it installs replacements
        from supervisor import ticks_ms  # the replacement

        clock = Clock(ticks_ms)
        clock.real_ms = real_ms
        return clock
    return Clock(ticks_ms)


def _settings(_: object) -> object:
    import os  # late: its absence makes the settings missing

    from hal.settings import Settings  # as above

    return Settings(os.getenv)
