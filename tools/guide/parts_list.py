"""What is to be bought for a handheld that is built by hand: how many, and about how much it costs."""

from typing import Any

from tools.guide.lights import PITCH
from tools.guide.pins import Header
from tools.guide.wires import buttons_of

# About euros a piece, in 2026.
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


def amounts(profile: Any, header: Header) -> dict[str, int]:
    """How many of each thing; the strip in metres, for it is sold so."""
    leds = profile.LEDS
    found = {
        f"buy_{header.key}": 1,
        "buy_strip": -(-round(leds["rows"] * leds["cols"] * PITCH) // 1000),
        "buy_screen": 1 if profile.SCREEN else 0,
        "buy_button": len(buttons_of(profile)),
        "buy_buzzer": 1 if profile.SOUND else 0,
        "buy_resistor": 1,
        "buy_capacitor": 1,
        "buy_breadboard": 1,  # a Pico has fewer GND than there are parts: a rail joins them
        "buy_wires": 1,
        "buy_cable": 1 if header.key == "pico" else 0,  # a Raspberry Pi has a card and a supply of its own
        "buy_card": 1,
    }
    return {name: many for name, many in found.items() if many}


def parts_table(profile: Any, header: Header, words: dict[str, Any]) -> str:
    """In Markdown, with the sum in the last row."""
    head = " | ".join(words[column] for column in ("column_part", "column_many", "column_price"))
    lines = [f"| {head} |", "|---|---|---|"]
    leds = profile.LEDS["rows"] * profile.LEDS["cols"]
    whole = 0.0
    for name, many in amounts(profile, header).items():
        price = many * PRICES[name]
        whole += price
        lines.append(f"| {words[name].format(leds=leds)} | {many} | {_euros(price, words)} |")
    lines.append(f"| **{words['buy_sum']}** | | **{_euros(round(whole), words)}** |")
    return "\n".join(lines)


def _euros(price: float, words: dict[str, Any]) -> str:
    text = f"{price:.2f}".removesuffix(".00").replace(".", words["decimal"])
    return str(words["euros"]).format(text)
