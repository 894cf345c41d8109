"""A rotary encoder with a switch: see hal/encoder.py."""

import board
import rotaryio

from hal.drivers import keys
from hal.encoder import SHORT, Encoder
from hal.merged_queue import Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal import Board
    from hal.contract import EncoderWiring, Queue


def held_keys(wiring: "EncoderWiring") -> list[int]:
    return [SHORT] if keys.held_keys({"driver": "keys", "keys": (("", wiring["switch"]),)}) else []


def open_part(wiring: "EncoderWiring", parts: "Board") -> "tuple[Queue, Event]":
    turns = rotaryio.IncrementalEncoder(getattr(board, wiring["a"]), getattr(board, wiring["b"]))
    switch, event = keys.open_part({"driver": "keys", "keys": (("", wiring["switch"]),)}, parts)
    return Encoder(turns, switch, event, parts.clock), Event()
