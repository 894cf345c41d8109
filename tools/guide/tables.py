"""The Markdown tables of the guide: parts and their prices, wires, keys of a ready-made board."""

from tools.drawing.page import Wording
from tools.guide.lights import PITCH
from tools.guide.wires import Header, Profile, Wire, buttons_of
from tools.page_tables import markdown

# Approximate euros a piece, in 2026.
PRICES = {
    "buy_pico": 5,
    "buy_pi": 45,
    "buy_strip": 8,
    "buy_screen": 5,
    "buy_button": 0.5,
    "buy_buzzer": 1,
    "buy_resistor": 0.1,
    "buy_capacitor": 0.5,
    "buy_breadboard": 3,
    "buy_wires": 3,
    "buy_cable": 3,
    "buy_card": 2,
}


def amounts(profile: Profile, header: Header) -> dict[str, int]:
    """Return how many of each thing are needed; the strip in metres, as it is sold."""
    leds = profile.LEDS
    found = {
        f"buy_{header.key}": 1,
        "buy_strip": -(-round(leds["rows"] * leds["cols"] * PITCH) // 1000),
        "buy_screen": 1 if profile.DISPLAY else 0,
        "buy_button": len(buttons_of(profile)),
        "buy_buzzer": 1 if profile.SOUND else 0,
        "buy_resistor": 1,
        "buy_capacitor": 1,
        "buy_breadboard": 1,  # a Pico has fewer GND pins than there are parts: a rail joins them
        "buy_wires": 1,
        "buy_cable": 1 if header.key == "pico" else 0,  # a Raspberry Pi has its own card and supply
        "buy_card": 1,
    }
    return {name: many for name, many in found.items() if many}


def parts_table(profile: Profile, header: Header, words: Wording) -> str:
    """Return the table of parts, with the sum in the last row."""
    leds = profile.LEDS["rows"] * profile.LEDS["cols"]
    needed = amounts(profile, header)
    rows: list[tuple[str, object, str]] = []
    for name, many in needed.items():
        rows.append((words[name].format(leds=leds), many, _euros(many * PRICES[name], words)))
    whole = round(sum(many * PRICES[name] for name, many in needed.items()))
    rows.append((f"**{words['buy_sum']}**", "", f"**{_euros(whole, words)}**"))
    return markdown([words[column] for column in ("column_part", "column_many", "column_price")], rows)


def _euros(price: float, words: Wording) -> str:
    text = f"{price:.2f}".removesuffix(".00").replace(".", words["decimal"])
    return str(words["euros"]).format(text)


def part_name(part: str, words: Wording) -> str:
    """Return the name of a part or button; the names of Nord's own buttons include Nord."""
    seat, _, name = part.rpartition(".")
    return f"{words['nord']} {words[name]}" if seat else str(words[name])


def wiring_table(wires: list[Wire], words: Wording) -> str:
    """Return the table of wires, a row for each."""
    columns = ("column_part", "column_contact", "column_pin", "column_number", "column_colour")
    return markdown([words[column] for column in columns], [_row(wire, words) for wire in wires])


def keys_table(profile: Profile, words: Wording) -> str:
    """Return the table of keys of a ready-made board, a row for each; all keys that are cells share one row.

    A board without a key for the menu has a row for how to open it.
    """
    rows, cells = [], []
    menu = words["key_menu"]
    for group in profile.BUTTONS:
        for name, place in group["keys"]:
            if group["driver"] == "encoder":
                menu = words["knob"]["menu"]
            where = _where(group["driver"], name, place, profile.LEDS["cols"], words)
            if name.startswith("CELL"):
                cells.append(where)
            else:
                rows.append((part_name(name, words), where))
    menu_name = part_name("MENU", words)
    if menu_name not in [name for name, _ in rows]:
        rows.append((menu_name, menu))
    if cells:
        rows.append((words["key_cells"].format(many=len(cells)), f"{cells[0]} ... {cells[-1]}"))
    return markdown((words["column_key"], words["column_where"]), rows)


def _where(driver: str, name: str, place: str | int, cols: int, words: Wording) -> str:
    """Return how to find a key: its place, its movement, or what is printed beside it."""
    if isinstance(place, int):
        row, col = divmod(place, cols)
        return str(words["key_place"]).format(row=row + 1, col=col + 1)
    if driver == "joystick":
        return f"{words['joystick']}, {words[name].lower()}"
    return str(words["knob"][place]) if driver == "encoder" else place


def _row(wire: Wire, words: Wording) -> tuple[str, ...]:
    contact = wire.contact
    if wire.contact == "DIN":
        contact += f", {words['resistor_note']}"
    elif wire.contact == "5V":
        contact += f" ({words['capacitor_note']})"
    return part_name(wire.part, words), contact, f"**{wire.pin}**", str(wire.number), words[wire.colour]
