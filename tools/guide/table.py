"""The wiring tables of the guide, in Markdown."""

from typing import Any

from tools.guide.wires import Wire


def part_name(part: str, words: dict[str, Any]) -> str:
    """What a part or button is called; Nord's own buttons say whose they are."""
    seat, _, name = part.rpartition(".")
    return f"{words['nord']} {words[name]}" if seat else str(words[name])


def wiring_table(wires: list[Wire], words: dict[str, Any]) -> str:
    """A row a wire."""
    columns = ("column_part", "column_contact", "column_pin", "column_number", "column_colour")
    lines = ["| " + " | ".join(words[column] for column in columns) + " |", "|---|---|---|---|---|"]
    return "\n".join([*lines, *(_row(wire, words) for wire in wires)])


def keys_table(profile: Any, words: dict[str, Any]) -> str:
    """A row a key of a ready-made board that has a name; keys that are cells stand on one row together."""
    lines = [f"| {words['column_key']} | {words['column_where']} |", "|---|---|"]
    cells = []
    for group in profile.BUTTONS:
        for name, place in group["keys"]:
            where = _where(group["driver"], name, place, profile.LEDS["cols"], words)
            if name.startswith("CELL"):
                cells.append(where)
            else:
                lines.append(f"| {part_name(name, words)} | {where} |")
    if cells:
        lines.append(f"| {words['key_cells'].format(many=len(cells))} | {cells[0]} ... {cells[-1]} |")
    return "\n".join(lines)


def _where(driver: str, name: str, place: str | int, cols: int, words: dict[str, Any]) -> str:
    """How a person finds a key: by its place, by what is done to it, or by what is printed beside it."""
    if isinstance(place, int):
        row, col = divmod(place, cols)
        return str(words["key_place"]).format(row=row + 1, col=col + 1)
    if driver == "joystick":
        return f"{words['joystick']}, {words[name].lower()}"
    return str(words["knob"][place]) if driver == "encoder" else place


def _row(wire: Wire, words: dict[str, Any]) -> str:
    contact = wire.contact
    if wire.contact == "DIN":
        contact += f", {words['resistor_note']}"
    elif wire.contact == "5V":
        contact += f" ({words['capacitor_note']})"
    cells = (part_name(wire.part, words), contact, f"**{wire.pin}**", str(wire.number), words[wire.colour])
    return "| " + " | ".join(cells) + " |"
