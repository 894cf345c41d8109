"""A rotary encoder with a switch: see hal/encoder.py."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def held_keys(wiring: "dict[str, Any]") -> list[int]:
    from hal.drivers.keys import held_keys
    from hal.encoder import SHORT

    return [SHORT] if held_keys({"keys": (("", wiring["switch"]),)}) else []


def open_part(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    import board
    import rotaryio

    from hal.drivers.keys import open_part
    from hal.encoder import Encoder
    from hal.merged_queue import Event

    turns = rotaryio.IncrementalEncoder(getattr(board, wiring["a"]), getattr(board, wiring["b"]))
    switch, event = open_part({"keys": (("", wiring["switch"]),)}, parts)
    return Encoder(turns, switch, event, parts.clock), Event()
