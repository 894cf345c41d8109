"""A knob that is turned and pressed: see hal/encoder.py."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hal import Board


def held(wiring: "dict[str, Any]") -> list[int]:
    from hal.drivers.keys import held
    from hal.encoder import SHORT

    return [SHORT] if held({"keys": (("", wiring["switch"]),)}) else []


def opened(wiring: "dict[str, Any]", parts: "Board") -> "tuple[Any, Any]":
    import board
    import rotaryio

    from hal.drivers.keys import opened
    from hal.encoder import Encoder
    from hal.joined import Event

    turns = rotaryio.IncrementalEncoder(getattr(board, wiring["a"]), getattr(board, wiring["b"]))
    switch, event = opened({"keys": (("", wiring["switch"]),)}, parts)
    return Encoder(turns, switch, event, parts.clock), Event()
