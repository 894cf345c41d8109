"""What the self-test asks of a board. Read for it alone."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def run(board: "Board") -> "dict[str, Any]":
    """`board`: the profile's name; `firmware`: its version, "" when unknown; `memory`: bytes of free heap, -1 when unknown.

    `drive`: "game" or "computer", who may write there; `room`: its free bytes, -1 when unknown. `milliamps` that the lights
    draw as they are, estimated, and `budget`, what they may draw. `order`: the place row * cols + col of each LED along the
    wire, b"" for lights without a wire; `laid`: the values of SILLON_WIRING that say so. `keys`: (seat, code) of each button.
    `sound`: whether there is any.
    """
    import gc

    from hal.leds import CHANNEL_MILLIAMPS, IDLE_MILLIAMPS

    leds = board.leds
    order = leds.order
    gc.collect()
    return {
        "board": board.name,
        "firmware": _firmware(),
        "memory": gc.mem_free() if hasattr(gc, "mem_free") else -1,
        "drive": _drive(),
        "room": _room(),
        "milliamps": len(order) * IDLE_MILLIAMPS + leds.channels() * CHANNEL_MILLIAMPS // 255,
        "budget": _budget(leds, len(order)),
        "order": order,
        "laid": _laid(leds, order),
        "keys": tuple(board.buttons.codes),
        "sound": board.sound.works,
    }


def _budget(leds: "Any", many: int) -> int:
    """The milliamps that so many LEDs may draw, from the sum of all channels that hal/leds.py keeps to."""
    from hal.leds import CHANNEL_MILLIAMPS, IDLE_MILLIAMPS

    return many and many * IDLE_MILLIAMPS + (leds.budget * CHANNEL_MILLIAMPS + 254) // 255


def _firmware() -> str:
    """The version that the firmware has written on the drive."""
    try:
        with open("/boot_out.txt") as file:
            words = file.readline().split(" ")
        return words[words.index("CircuitPython") + 1]
    except (OSError, ValueError, IndexError):
        return ""


def _drive() -> str:
    from hal.drive_folder import folder

    try:
        return "computer" if folder() is None else "game"
    except OSError:
        return "game"


def _room() -> int:
    import os

    try:
        found = os.statvfs("/")
        return found[0] * found[3]
    except (AttributeError, OSError):
        return -1


def _laid(leds: "Any", order: bytes) -> list[str]:
    """All ways of laying a strip that have the LEDs where the program believes them: of a single row, several."""
    from hal.wiring import WIRINGS, wire_order

    return [laid for laid in WIRINGS if order and wire_order(leds.rows, leds.cols, *laid.split(",")) == order]
