"""The pins of the simulated board: who owns them, what drives them. wire.py passes it on to all others."""

from sim.fakes import clock, pins

try:
    from collections.abc import Callable
    from typing import Any
except ImportError:
    pass

listeners: "list[Callable[[str, Any, Any], None]]" = []  # called with (kind, where, what): see tell()

_board_id = [""]
_owners: "dict[str, Any]" = {}
_levels: "dict[str, bool]" = {}
_pulls: "dict[str, bool]" = {}
_bridges: "set[tuple[str, str]]" = set()
_voltages: "dict[str, int]" = {}
_registers: "dict[str, int]" = {}  # by latch pin, the inputs of a shift register as bits
_moves = [0]  # how often any of them has changed


def reset(board_id: str) -> None:
    """Power on: all pins free, and nothing presses them."""
    _board_id[0] = board_id
    for state in (_owners, _levels, _pulls, _voltages, _registers):
        state.clear()
    _bridges.clear()
    _moves[0] += 1
    del listeners[:]


def end_of_program(kept: "list[Any]") -> None:
    """Pins are freed, except those of the owners in `kept`."""
    for name in list(_owners):
        if _owners[name] not in kept:
            del _owners[name]
    _pulls.clear()
    _moves[0] += 1


def moves() -> int:
    """Another number whenever a key might be read differently."""
    return _moves[0]


def tell(kind: str, where: "Any", what: "Any") -> None:
    """Tell the listeners: ("strip", pin, bytes), ("i2c", address, bytes), ("tone", None, hertz),
    ("level", pin, bool), ("bridge", (anode, cathode), bool), ("spi", select pin, bytes),
    ("voltage", pin, number), ("input", (latch pin, bit), bool)."""
    for listener in listeners:
        listener(kind, where, what)


def find(name: str) -> pins.Pin:
    """A pin of this board by any of its names. Raises ValueError."""
    found = pins.names(_board_id[0])
    if name not in found:
        raise ValueError(f"{_board_id[0]} has no pin {name}")
    return found[name]


def claim(pin: "Any", owner: "Any") -> None:
    """Take a pin for a peripheral. Raises TypeError or ValueError, as a board does."""
    if not isinstance(pin, pins.Pin):
        raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
    if pin.name in _owners:
        raise ValueError(f"{pin.name} in use")
    _owners[pin.name] = owner


def release(pin: pins.Pin, owner: "Any") -> None:
    """Give a pin back. Nothing happens when it is no longer this owner's."""
    if _owners.get(pin.name) is owner:
        del _owners[pin.name]
        set_pull(pin, None)


def set_pull(pin: pins.Pin, level: "bool | None") -> None:
    """The chip's own resistor: towards True, towards False, or None."""
    if level is None:
        _pulls.pop(pin.name, None)
    else:
        _pulls[pin.name] = level
    _moves[0] += 1


def level(pin: pins.Pin) -> bool:
    """What an input reads: what drives the pin from outside, else its pull, else low."""
    name = pin.name
    if name in _levels:
        return _levels[name]
    for anode, cathode in _bridges:
        # A key that is down joins two pins: an anode that is driven high lifts the other, a cathode driven low pulls it down.
        if cathode == name and _levels.get(anode, False):
            return True
        if anode == name and not _levels.get(cathode, True):
            return False
    return _pulls.get(name, False)


def set_level(pin_name: str, value: bool) -> None:
    """Drive a pin, from outside (a button) or, by digitalio, from inside."""
    name = find(pin_name).name
    _levels[name] = value
    _moves[0] += 1
    tell("level", name, value)


def bridge(anode: str, cathode: str, closed: bool) -> None:
    """A key of a matrix, with its diode: closed, current runs from one pin to the other, and not back."""
    place = (find(anode).name, find(cathode).name)
    if closed:
        _bridges.add(place)
    else:
        _bridges.discard(place)
    _moves[0] += 1
    tell("bridge", place, closed)


def bridged(anode: pins.Pin, cathode: pins.Pin) -> bool:
    return (anode.name, cathode.name) in _bridges


def driven(name: str, default: bool) -> bool:
    """What drives a pin, by its name in messages."""
    return _levels.get(name, default)


def let_go(pin: pins.Pin) -> None:
    """The program drives the pin no more."""
    _levels.pop(pin.name, None)
    _moves[0] += 1


def plan_level(delay_ms: int, pin_name: str, value: bool) -> None:
    """Drive a pin later. Several plans for one pin make a contact that bounces."""
    clock.plan(delay_ms, set_level, find(pin_name).name, value)


def set_voltage(pin_name: str, value: int) -> None:
    """What hangs on a pin that reads voltages, as the number that it reads, 0..65535."""
    name = find(pin_name).name
    _voltages[name] = value
    tell("voltage", name, value)


def voltage(pin: pins.Pin) -> int:
    """What a pin reads as a number; the middle when nothing hangs on it."""
    return _voltages.get(pin.name, 0x8000)


def set_input(latch_pin: str, number: int, high: bool) -> None:
    """One input of the shift register on this latch pin: the one that is read as bit `number`."""
    name = find(latch_pin).name
    inputs = _registers.get(name, 0)
    _registers[name] = inputs | 1 << number if high else inputs & ~(1 << number)
    _moves[0] += 1
    tell("input", (name, number), high)


def read_input(latch: pins.Pin, number: int) -> bool:
    """What is read as bit `number` after the register was latched."""
    return bool(_registers.get(latch.name, 0) >> number & 1)
