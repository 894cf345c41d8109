"""The wires are those of the profiles, the pins those of the boards."""

import pytest

from hal.boards import NAMES
from sim.fakes import pins
from sim.profiles import profile_of
from tools.guide.files import built_by_hand, ready_made, tables
from tools.guide.tables import keys_table
from tools.guide.wires import HEADERS, Profile, buttons_of, header_of, nord_wires, numbers_of, wires_of
from tools.guide.words import LANGUAGES, words

WIRED: dict[str, Profile] = {name: profile_of(name) for name in built_by_hand()}


def rows_after(mark: str, language: str) -> list[str]:
    """Return the rows of the wiring table that comes after the mark."""
    section = tables(language)["wiring"].partition(mark)[2].partition("###")[0]
    return [row for row in section.splitlines() if row.startswith("|")][2:]


def pins_in(wiring: object) -> list[str]:
    """Return the texts in a table of a profile; pins are among them."""
    return [value for value in wiring.values() if isinstance(value, str)] if isinstance(wiring, dict) else []


@pytest.mark.parametrize("board", HEADERS)
def test_header_has_every_pin_once(board: str) -> None:
    header = HEADERS[board]
    numbers = [number for side in header.numbers for number in side]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(header.left) == len(header.numbers[0])
    assert len(header.right) == len(header.numbers[1])
    signals = [name for name in (*header.left, *header.right) if name.startswith("GP") and name[2:].isdigit()]
    assert len(set(signals)) == len(signals)


@pytest.mark.parametrize("name", WIRED)
def test_every_pin_of_a_profile_has_a_wire(name: str) -> None:
    profile, header = WIRED[name], header_of(WIRED[name])
    wired = {wire.pin for wire in wires_of(profile, header)}
    wanted = [pin for _, pin in buttons_of(profile)]
    for wiring in (profile.LEDS, profile.DISPLAY, profile.SOUND):
        wanted += [pin for pin in pins_in(wiring) if pin in (*header.left, *header.right)]
    assert set(wanted) < wired
    assert wired - set(wanted) == {"GND", header.five_volts, header.three_volts}


@pytest.mark.parametrize("name", WIRED)
def test_second_buttons_have_free_pins_and_own_rows(name: str) -> None:
    profile, header = WIRED[name], header_of(WIRED[name])
    second = nord_wires(profile, header)
    assert {wire.pin for wire in second if wire.pin != "GND"} == {pin for _, pin in profile.NORD}
    assert not {wire.number for wire in second if wire.pin != "GND"} & {
        wire.number for wire in wires_of(profile, header)
    }
    for language in LANGUAGES:
        for row, wire in zip(rows_after(f"guide/{name}.nord.{language}.svg)", language), second, strict=True):
            assert f"**{wire.pin}** | {wire.number} |" in row
            assert words(language)["nord"] in row


@pytest.mark.parametrize("name", WIRED)
def test_signals_have_their_own_pins_and_right_numbers(name: str) -> None:
    profile, header = WIRED[name], header_of(WIRED[name])
    wires = wires_of(profile, header)
    signals = [wire.number for wire in wires if wire.pin != "GND"]
    assert len(set(signals)) == len(signals)
    for wire in wires:
        assert wire.number in numbers_of(header, wire.pin)


def test_pico_pin_numbers() -> None:
    header = HEADERS["raspberry_pi_pico"]
    known = {"GP0": 1, "GP5": 7, "GP15": 20, "GP16": 21, "GP22": 29, "GP28": 34, "3V3(OUT)": 36, "VSYS": 39, "VBUS": 40}
    assert {name: numbers_of(header, name)[0] for name in known} == known
    assert numbers_of(header, "GND") == [3, 8, 13, 18, 38, 33, 28, 23]


def test_error_names_the_missing_pin() -> None:
    with pytest.raises(ValueError, match="no pin GP99"):
        numbers_of(HEADERS["raspberry_pi_pico"], "GP99")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wire_has_a_table_row(language: str) -> None:
    for name, profile in WIRED.items():
        wires = wires_of(profile, header_of(profile))
        for row, wire in zip(rows_after(f"(`{name}`)", language), wires, strict=True):
            assert f"**{wire.pin}** | {wire.number} |" in row


def test_pins_have_circuitpython_names() -> None:
    boards = {board: pins.names(board) for board, _ in pins.BOARDS}
    for board, header in HEADERS.items():
        for name in (*header.left, *header.right):
            if board in boards and name.startswith("GP"):
                assert name in boards[board]


def test_profiles_are_wired_by_hand_or_ready_made() -> None:
    assert sorted(built_by_hand() + ready_made()) == sorted(NAMES)
    assert {"pico_panel", "pico_strip"} <= set(built_by_hand())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ready_made())
def test_every_key_of_a_ready_made_board_has_a_row(name: str, language: str) -> None:
    profile, spoken = profile_of(name), words(language)
    rows = keys_table(profile, spoken).splitlines()[2:]
    names = [key for key, _ in buttons_of(profile)]
    cells = [key for key in names if key.startswith("CELL")]
    assert len(rows) == len({*names, "MENU"}) - len(cells) + bool(cells)
    for key in names:
        assert key in cells or any(row.startswith(f"| {spoken[key]} |") for row in rows), key
    if cells:
        assert rows[-1].startswith(f"| {spoken['key_cells'].format(many=len(cells))} |")
