"""Board profiles: data only, correct for the boards that they name, documented, and all of them tested."""

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hal.boards import NAMES
from hal.button_names import code_of
from sim.assembly import ATTACH
from sim.fakes import pins
from sim.paths import ROOT
from sim.profiles import board_names
from tests.hal import kit

# By driver: the profile's field that has its table, and the keys of the table.
DRIVERS: dict[str, tuple[str, set[str]]] = {
    "neopixel": ("LEDS", {"pin", "rows", "cols", "wiring", "corner", "milliamps"}),
    "keys": ("BUTTONS", {"keys"}),
    "blinka_keys": ("BUTTONS", {"keys"}),
    "shift_register": ("BUTTONS", {"clock", "data", "latch", "keys"}),
    "joystick": ("BUTTONS", {"x", "y", "keys"}),
    "drawn_leds": ("LEDS", {"display", "rows", "cols", "left", "top", "across", "down", "busy"}),
    "window": ("DISPLAY", {"display", "left", "top", "width", "height"}),
    "dac": ("SOUND", {"pin", "enable"}),
    "key_matrix": ("BUTTONS", {"rows", "cols", "columns_to_anodes", "keys"}),
    "encoder": ("BUTTONS", {"a", "b", "switch", "keys"}),
    "built_in_display": ("DISPLAY", {"width", "height", "off", "on"}),
    "ssd1306": ("DISPLAY", {"scl", "sda", "address", "width", "height"}),
    "pwm": ("SOUND", {"pin"}),
}
# Keys whose value is the name of a pin.
PINS = ("pin", "scl", "sda", "a", "b", "switch", "enable", "busy", "clock", "data", "latch", "x", "y")
# By driver: keys that its table may have in addition.
EXTRAS = {"neopixel": {"named"}, "pwm": {"enable"}}


def tables(profile: Any) -> list[tuple[str, dict[str, Any]]]:
    """Return (field, table) of every part that the profile has."""
    found = [("LEDS", profile.LEDS), *(("BUTTONS", group) for group in profile.BUTTONS)]
    return found + [
        (field, getattr(profile, field)) for field in ("DISPLAY", "SOUND", "TOUCH") if getattr(profile, field, None)
    ]


@pytest.fixture(params=kit.PROFILES)
def profile(request: pytest.FixtureRequest) -> ModuleType:
    return kit.profile(request.param)


def pin_names(profile: Any) -> list[str]:
    found: list[str] = []
    for _, table in tables(profile):
        found += [table[key] for key in PINS if key in table]
        if table["driver"] == "key_matrix":
            found += [*table["rows"], *table["cols"]]
        if table["driver"] in ("keys", "blinka_keys"):
            found += [pin for _, pin in table["keys"]]
    return found + [pin for _, pin in getattr(profile, "NORD", ())]


def published(board: str) -> dict[str, str]:
    """Return the chip's name of each pin of a board, by the board's name: from the published stubs, on Linux from Blinka."""
    if board in pins.LINUX:
        return blinka_pins()
    spec = importlib.util.find_spec("board_definitions")
    assert spec is not None and spec.submodule_search_locations
    stub = Path(spec.submodule_search_locations[0]) / board / "__init__.pyi"
    found = re.findall(r"^(\w+): microcontroller\.Pin  # (\w+)$", stub.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) > 20
    return dict(found)


def blinka_pins() -> dict[str, str]:
    spec = importlib.util.find_spec("adafruit_blinka")
    assert spec is not None and spec.submodule_search_locations
    file = Path(spec.submodule_search_locations[0]) / "board" / "raspberrypi" / "raspi_40pin.py"
    found = re.findall(r"^(\w+) = pin\.(\w+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    # SDA and SCL are other names for the pins 2 and 3.
    return {name: {"SDA": "D2", "SCL": "D3"}.get(pin, pin) for name, pin in found}


def test_every_profile_is_registered() -> None:
    assert sorted(NAMES) == kit.PROFILES
    assert len(set(NAMES)) == len(NAMES) >= 2
    assert board_names() == NAMES
    assert NAMES[0] == "pico_panel"  # what is used when settings.toml names none


def test_settings_toml_lists_every_profile() -> None:
    text = kit.source("settings.toml")
    (line,) = [line for line in text.splitlines() if line.startswith("SILLON_BOARD")]
    assert all(name in line for name in NAMES)


def test_settings_toml_explains_each_line_in_both_languages() -> None:
    """A line with a setting has French, a slash and English, or only values that are the same in both."""
    lines = re.findall(r"^(?:# )?(\w+) = \S+ +# (.*)$", kit.source("settings.toml"), re.MULTILINE)
    assert len(lines) > 15
    lacking = [name for name, said in lines if " / " not in said and not re.fullmatch(r"[\w, ]+", said)]
    assert lacking == ["SILLON_DRIVE"]  # whose English is on a line of its own


def test_profile_is_data_only(profile: ModuleType) -> None:
    tree = ast.parse(Path(profile.__file__ or "").read_text(encoding="utf-8"))
    docstring, *fields = tree.body
    assert isinstance(docstring, ast.Expr)
    names = []
    for field in fields:
        assert isinstance(field, ast.Assign) and isinstance(field.targets[0], ast.Name)
        ast.literal_eval(field.value)
        names.append(field.targets[0].id)
    assert sorted(set(names) - set(kit.EXTRA_FIELDS)) == sorted(kit.FIELDS)
    assert len(set(names)) == len(names)


def test_driver_reads_every_field(profile: Any) -> None:
    for field, table in tables(profile):
        where, keys = DRIVERS[table["driver"]]
        assert where == ("BUTTONS" if field == "TOUCH" else field)
        read = set(table) | ({"keys"} if field == "TOUCH" else set())  # a key a light, made by hal/opening.py
        assert read - EXTRAS.get(table["driver"], set()) == keys | {"driver"}
    if "milliamps" in profile.LEDS:
        assert profile.LEDS["milliamps"] > profile.LEDS["rows"] * profile.LEDS["cols"]


def test_every_driver_has_a_peripheral() -> None:
    drivers = {path.stem for path in (ROOT / "hal" / "drivers").glob("[a-z]*.py")}
    assert drivers == set(DRIVERS)
    assert set(ATTACH) == {driver for driver, (field, _) in DRIVERS.items() if field != "SOUND"}


def test_every_field_is_documented() -> None:
    page = kit.source("docs/add-a-board.md")
    table = {row.split("|")[1].strip().strip("`"): row for row in page.splitlines() if row.strip().startswith("| `")}
    assert set(table) == {*kit.FIELDS, *kit.EXTRA_FIELDS, *DRIVERS}
    for driver, (_, keys) in DRIVERS.items():
        assert all(f"`{key}`" in table[driver] for key in keys | EXTRAS.get(driver, set()))


def test_every_pin_is_on_its_boards_by_table_and_stubs(profile: Any) -> None:
    assert profile.BOARD_IDS
    for board in profile.BOARD_IDS:
        ours = pins.names(board)
        theirs = published(board)
        for pin in pin_names(profile):
            assert pin in ours, (board, pin)
            assert pin in theirs, (board, pin)


def test_no_pin_is_used_twice_even_under_two_names(profile: Any) -> None:
    for board in profile.BOARD_IDS:
        ours = pins.names(board)
        used = [ours[pin].number for pin in pin_names(profile)]
        assert len(used) == len(set(used))
        theirs = published(board)
        chips = [theirs[pin] for pin in pin_names(profile)]
        assert len(chips) == len(set(chips))


def test_pins_of_pico_radio_are_unused() -> None:
    tried = 0
    for name in kit.PROFILES:
        profile = kit.profile(name)
        for board in [board for board in profile.BOARD_IDS if re.match(r"raspberry_pi_pico\d?_w$", board)]:
            theirs = published(board)
            used = {theirs[pin] for pin in pin_names(profile)}
            assert all(re.match(r"GPIO\d+$", chip) for chip in used), "no pin of the radio's own chip"
            assert not used & {"GPIO23", "GPIO24", "GPIO25", "GPIO29"}
            tried += 1
    assert tried == 4


def test_needed_buttons_exist_with_one_pin_each(profile: Any) -> None:
    names = [name.removeprefix("SUD.") for group in profile.BUTTONS for name, _ in group["keys"]]
    # Where every light is a key, the cells are pressed themselves.
    needed = {"LEFT", "RIGHT", "OK", "BACK"} if "named" not in profile.LEDS else {"OK", "BACK"}
    assert needed <= set(names)
    # MENU has the code of BACK: pressing it counts as holding BACK.
    codes = [code_of(name) for name in names if name != "MENU"]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("name", [name for name in kit.PROFILES if hasattr(kit.profile(name), "NORD")])
def test_second_set_has_needed_buttons_and_is_documented(name: str) -> None:
    profile = kit.profile(name)
    assert {"LEFT", "RIGHT", "OK", "BACK"} <= {button for button, _ in profile.NORD}
    assert len({button for button, _ in profile.NORD}) == len(profile.NORD)
    assert profile.BUTTONS[0]["driver"] in ("keys", "blinka_keys"), "a button and its pin are all that NORD says"
    (line,) = [line for line in kit.source("settings.toml").splitlines() if line.startswith("# SILLON_NORD")]
    assert name in line


def test_profile_opens_on_each_of_its_boards(profile: Any) -> None:
    for board in profile.BOARD_IDS:
        found = kit.profile(profile.__name__.rpartition(".")[2], BOARD_IDS=(board,))
        opened = kit.power_on_and_open(found)
        assert opened.problems == []
        assert (opened.leds.rows, opened.leds.cols) == (profile.LEDS["rows"], profile.LEDS["cols"])


def test_reference_panel_matches_design() -> None:
    panel = kit.profile("pico_panel")
    assert (panel.LEDS["rows"], panel.LEDS["cols"], panel.LEDS["wiring"]) == (5, 9, "zigzag")
    assert panel.LEDS["milliamps"] == 400
    assert [name for name, _ in panel.BUTTONS[0]["keys"]] == ["LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK"]
    strip = kit.profile("pico_strip")
    assert (strip.LEDS["rows"], strip.LEDS["cols"]) == (1, 60)
    assert [name for name, _ in strip.BUTTONS[0]["keys"]] == ["LEFT", "RIGHT", "OK", "BACK"]
    assert (ROOT / "hal" / "boards" / "pico_strip.py").exists()


@pytest.mark.parametrize("name", [name for name in kit.PROFILES if "named" in kit.profile(name).LEDS])
def test_each_lit_key_is_a_cell_or_named(name: str) -> None:
    profile = kit.profile(name)
    rows, cols = profile.LEDS["rows"], profile.LEDS["cols"]
    wanted = [f"CELL{number}" for number in range(rows * cols)]
    for button, row, col in profile.LEDS["named"]:
        wanted[row * cols + col] = button
    assert [button for button, _ in profile.BUTTONS[0]["keys"]] == wanted
    leds = kit.power_on_and_open(profile).leds
    assert leds.keyed
    assert leds.named == tuple((code_of(button)[1], row, col) for button, row, col in profile.LEDS["named"])


def test_board_without_keys_names_none() -> None:
    leds = kit.power_on_and_open().leds
    assert (leds.keyed, leds.named) == (False, ())
