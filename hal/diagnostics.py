"""Facts about the board for the self-test."""

import gc
import os

from hal.drive_folder import folder
from hal.leds import CHANNEL_MILLIAMPS, IDLE_MILLIAMPS
from hal.wiring import WIRINGS, wire_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board, Lights


def run(board: "Board") -> dict[str, object]:
    """Return the facts by name.

    `board`: the profile's name. `firmware`: its version, "" when unknown. `heap_free`: bytes of free heap, -1 when unknown.
    `drive`: "game" or "computer", whichever may write to the drive. `drive_free`: its free bytes, -1 when unknown.
    `milliamps`: the estimated current of the lights now. `budget`: the most they may draw. `order`: the place row * cols + col of
    each LED along the wire, b"" for lights without a wire. `wirings`: the values of SILLON_WIRING that give this order.
    `buttons`: (seat, code) of each button. `sound`: whether a sound output works.
    """
    leds = board.leds
    order = leds.order
    channels = sum([sum(leds.sent(number)) for number in range(len(order))])
    gc.collect()
    return {
        "board": board.name,
        "firmware": _firmware(),
        "heap_free": gc.mem_free() if hasattr(gc, "mem_free") else -1,
        "drive": _drive(),
        "drive_free": _drive_free(),
        "milliamps": len(order) * IDLE_MILLIAMPS + channels * CHANNEL_MILLIAMPS // 255,
        "budget": _budget(leds, len(order)),
        "order": order,
        "wirings": _wirings(leds, order),
        "buttons": tuple(board.buttons.codes),
        "sound": board.sound.works,
    }


def _budget(leds: "Lights", count: int) -> int:
    """Return the milliamps that `count` LEDs may draw, from the limit on the sum of all channels in hal/leds.py."""
    return count and count * IDLE_MILLIAMPS + (leds.budget * CHANNEL_MILLIAMPS + 254) // 255


def _firmware() -> str:
    """Return the version that the firmware has written to the drive."""
    try:
        with open("/boot_out.txt") as file:
            words = file.readline().split(" ")
        return words[words.index("CircuitPython") + 1]
    except (OSError, ValueError, IndexError):
        return ""


def _drive() -> str:
    try:
        return "computer" if folder() is None else "game"
    except OSError:
        return "game"


def _drive_free() -> int:
    try:
        found = os.statvfs("/")
        return found[0] * found[3]
    except (AttributeError, OSError):
        return -1


def _wirings(leds: "Lights", order: bytes) -> list[str]:
    """Return all wirings that give this order; for a single row there are several."""
    return [wiring for wiring in WIRINGS if order and wire_order(leds.rows, leds.cols, *wiring.split(",")) == order]
