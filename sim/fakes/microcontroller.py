"""The chip: the class of its pins, its nvm, its processor."""

from sim.fakes import flash, wire
from sim.fakes.pins import Pin

try:
    from typing import Any
except ImportError:
    pass

__all__ = ("Pin", "nvm")


class ByteArray:
    """The nvm: bytes that survive power-off, 0xFF when new."""

    def __len__(self) -> int:
        return len(wire.nvm)

    def __getitem__(self, index: "Any") -> "Any":
        if isinstance(index, slice):
            _refuse_step(index)
            return bytearray(wire.nvm[index])  # a copy, as from the firmware
        return wire.nvm[_position(index)]

    def __setitem__(self, index: "Any", value: "Any") -> None:
        if isinstance(index, slice):
            _refuse_step(index)
            if not isinstance(value, (bytes, bytearray, memoryview)):
                raise NotImplementedError("array/bytes required on right side")
            if len(value) != len(wire.nvm[index]):
                raise ValueError("Slice and value different lengths")
            if value:
                flash.write(wire.nvm, range(len(wire.nvm))[index][0], bytes(value))
            return
        position = _position(index)
        if not isinstance(value, (int, bool)):
            raise TypeError(f"can't convert {type(value).__name__} to int")
        if not 0 <= value <= 255:
            raise ValueError("bytes must be 0-255")
        flash.write(wire.nvm, position, bytes((value,)))


def _refuse_step(index: slice) -> None:
    # An interpreter without slice.step refuses steps by itself.
    if getattr(index, "step", None) not in (None, 1):
        raise NotImplementedError("only slices with step=1 (aka None) are supported")


def _position(index: int) -> int:
    if not isinstance(index, (int, bool)):
        raise TypeError(f"bytearray indices must be integers, not {type(index).__name__}")
    position = index + len(wire.nvm) if index < 0 else index
    if not 0 <= position < len(wire.nvm):
        raise IndexError("bytearray index out of range")
    return position


nvm = ByteArray()
