"""A rotary encoder with a switch: see hal/encoder.py."""

import board
import rotaryio

from hal.drivers import keys
from hal.encoder import SHORT, Encoder
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def held_keys(wiring: "dict[str, Any]") -> list[int]:
    return [SHORT] if keys.held_keys({"keys": (("", wiring["switch"]),)}) else []


def open_part(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    turns = rotaryio.IncrementalEncoder(getattr(board, wiring["a"]), getattr(board, wiring["b"]))
    switch, event = keys.open_part({"keys": (("", wiring["switch"]),)}, parts)
    return Encoder(turns, switch, event, parts.clock), Event()
