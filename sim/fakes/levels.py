"""The pins of the simulated board: their owners, levels and voltages. Other modules call these functions through wire.py."""

from sim.fakes import clock, pins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

listeners: "list[Callable[[str, object, object], None]]" = []  # called with (kind, where, what): see notify()

_board_id = [""]
_owners: "dict[str, object]" = {}
_levels: "dict[str, bool]" = {}
_pulls: "dict[str, bool]" = {}
_bridges: "set[tuple[str, str]]" = set()
_voltages: "dict[str, int]" = {}
_registers: "dict[str, int]" = {}  # by latch pin, the inputs of a shift register as bits
_changes = [0]  # the number of changes of anything that keys are read from


def reset(board_id: str) -> None:
    """Power on: all pins are free and undriven."""
    _board_id[0] = board_id
    for state in (_owners, _levels, _pulls, _voltages, _registers):
        state.clear()
    _bridges.clear()
    _changes[0] += 1
    del listeners[:]


def end_of_program(kept: "list[object]") -> None:
    """Free the pins, except those of the owners in `kept`."""
    for name in list(_owners):
        if _owners[name] not in kept:
            del _owners[name]
    _pulls.clear()
    _changes[0] += 1


def change_count() -> int:
    """Return the number of changes of anything that keys are read from."""
    return _changes[0]


def notify(kind: str, where: object, what: object) -> None:
    """Call the listeners with one of these:

    ("strip", pin, bytes), ("i2c", address, bytes), ("tone", None, hertz), ("level", pin, bool),
    ("bridge", (anode, cathode), bool), ("spi", select pin, bytes), ("voltage", pin, number), ("input", (latch pin, bit), bool).
    """
    for listener in listeners:
        listener(kind, where, what)


def find(name: str) -> pins.Pin:
    """Return a pin of this board by any of its names. Raises ValueError if the name is unknown."""
    found = pins.names(_board_id[0])
    if name not in found:
        raise ValueError(f"{_board_id[0]} has no pin {name}")
    return found[name]


def claim(pin: pins.Pin, owner: object) -> None:
    """Take a pin for a peripheral. Raises TypeError if it is no pin, ValueError if it is in use, as on a board."""
    if not isinstance(pin, pins.Pin):
        raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
    if pin.name in _owners:
        raise ValueError(f"{pin.name} in use")
    _owners[pin.name] = owner


def release(pin: pins.Pin, owner: object) -> None:
    """Free a pin, if it belongs to this owner."""
    if _owners.get(pin.name) is owner:
        del _owners[pin.name]
        set_pull(pin, None)


def set_pull(pin: pins.Pin, level: "bool | None") -> None:
    """Set the chip's pull resistor: up (True), down (False) or none."""
    if level is None:
        _pulls.pop(pin.name, None)
    else:
        _pulls[pin.name] = level
    _changes[0] += 1


def level(pin: pins.Pin) -> bool:
    """Return the level that an input reads: what drives the pin, else its pull, else low."""
    name = pin.name
    if name in _levels:
        return _levels[name]
    for anode, cathode in _bridges:
        # A pressed key connects two pins: an anode driven high pulls its cathode up, a cathode driven low its anode down.
        if cathode == name and _levels.get(anode, False):
            return True
        if anode == name and not _levels.get(cathode, True):
            return False
    return _pulls.get(name, False)


def set_level(pin_name: str, value: bool) -> None:
    """Drive a pin, from outside (a button) or from the program (digitalio)."""
    name = find(pin_name).name
    _levels[name] = value
    _changes[0] += 1
    notify("level", name, value)


def bridge(anode: str, cathode: str, closed: bool) -> None:
    """Press or release a key of a matrix. Its diode lets current flow from anode to cathode only."""
    place = (find(anode).name, find(cathode).name)
    if closed:
        _bridges.add(place)
    else:
        _bridges.discard(place)
    _changes[0] += 1
    notify("bridge", place, closed)


def bridged(anode: pins.Pin, cathode: pins.Pin) -> bool:
    return (anode.name, cathode.name) in _bridges


def driven(name: str, default: bool) -> bool:
    """Return the level that a pin, by its name in messages, is driven to; `default` when it is not driven."""
    return _levels.get(name, default)


def release_drive(pin: pins.Pin) -> None:
    """Stop driving a pin."""
    _levels.pop(pin.name, None)
    _changes[0] += 1


def plan_level(delay_ms: int, pin_name: str, value: bool) -> None:
    """Drive a pin later. Several plans for one pin make a bouncing contact."""
    clock.plan(delay_ms, set_level, find(pin_name).name, value)


def set_voltage(pin_name: str, value: int) -> None:
    """Set the voltage of a pin, 0..65535."""
    name = find(pin_name).name
    _voltages[name] = value
    notify("voltage", name, value)


def voltage(pin: pins.Pin) -> int:
    """Return the voltage of a pin, 0..65535; half of the supply when nothing sets it."""
    return _voltages.get(pin.name, 0x8000)


def set_input(latch_pin: str, number: int, high: bool) -> None:
    """Set an input of the shift register on this latch pin, by the number of its bit."""
    name = find(latch_pin).name
    inputs = _registers.get(name, 0)
    _registers[name] = inputs | 1 << number if high else inputs & ~(1 << number)
    _changes[0] += 1
    notify("input", (name, number), high)


def read_input(latch: pins.Pin, number: int) -> bool:
    """Return an input of the shift register, by the number of its bit."""
    return bool(_registers.get(latch.name, 0) >> number & 1)
