"""Board profiles: data only, true of the boards that they name, documented, and none escapes these tests."""

import ast
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hal.boards import NAMES
from hal.buttons import code_of
from sim.handheld import board_names
from sim.paths import ROOT
from sim.shadow import pins
from tests.hal import kit

# What the table of each driver says; each is in the profile's field that is named beside it.
DRIVERS: dict[str, tuple[str, set[str]]] = {
    "neopixel": ("LEDS", {"pin", "rows", "cols", "wiring", "corner", "milliamps"}),
    "keys": ("BUTTONS", {"keys"}),
    "ssd1306": ("SCREEN", {"scl", "sda", "address", "width", "height"}),
    "pwm": ("SOUND", {"pin"}),
}
# Fields whose value is the name of a pin, or a tuple of such names.
PINS = ("pin", "scl", "sda")


def tables(profile: Any) -> list[tuple[str, dict[str, Any]]]:
    """(field, table) of every part that the profile has."""
    found = [("LEDS", profile.LEDS), *(("BUTTONS", group) for group in profile.BUTTONS)]
    return found + [(field, getattr(profile, field)) for field in ("SCREEN", "SOUND") if getattr(profile, field)]


@pytest.fixture(params=kit.PROFILES)
def profile(request: pytest.FixtureRequest) -> ModuleType:
    return kit.profile(request.param)


def pin_names(profile: Any) -> list[str]:
    """Every pin that the profile names."""
    found: list[str] = []
    for _, table in tables(profile):
        for key in PINS:
            named = table.get(key, ())
            found += [named] if isinstance(named, str) else named
        if table["driver"] == "keys":
            found += [pin for _, pin in table["keys"]]
    return found


def published(board: str) -> dict[str, str]:
    """The pins of a board by the published stubs: name, and the chip's own name for it."""
    spec = importlib.util.find_spec("board_definitions")
    assert spec is not None and spec.submodule_search_locations
    stub = Path(spec.submodule_search_locations[0]) / board / "__init__.pyi"
    found = re.findall(r"^(\w+): microcontroller\.Pin  # (\w+)$", stub.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) > 20
    return dict(found)


def test_no_profile_escapes() -> None:
    assert sorted(NAMES) == kit.PROFILES
    assert len(set(NAMES)) == len(NAMES) >= 2
    assert board_names() == NAMES
    assert NAMES[0] == "pico_panel"  # what is used when settings.toml names none


def test_settings_toml_tells_every_profile() -> None:
    told = kit.source("settings.toml")
    (line,) = [line for line in told.splitlines() if line.startswith("SILLON_BOARD")]
    assert all(name in line for name in NAMES)


def test_it_is_data_only(profile: ModuleType) -> None:
    tree = ast.parse(Path(profile.__file__ or "").read_text(encoding="utf-8"))
    docstring, *fields = tree.body
    assert isinstance(docstring, ast.Expr)
    names = []
    for field in fields:
        assert isinstance(field, ast.Assign) and isinstance(field.targets[0], ast.Name)
        ast.literal_eval(field.value)
        names.append(field.targets[0].id)
    assert sorted(names) == sorted(kit.FIELDS)


def test_every_field_is_one_that_the_driver_reads(profile: Any) -> None:
    for field, table in tables(profile):
        where, keys = DRIVERS[table["driver"]]
        assert (where, keys | {"driver"}) == (field, set(table))
    assert profile.LEDS["milliamps"] > profile.LEDS["rows"] * profile.LEDS["cols"]


def test_every_driver_is_known_here_and_something_lies_outside_its_wire() -> None:
    for folder in ("hal/drivers", "sim/outside"):
        files = {path.stem for path in (ROOT / folder).glob("[a-z]*.py")}
        assert files - {"fingers"} == set(DRIVERS)


def test_every_field_is_documented() -> None:
    told = kit.source("docs/add-a-board.md")
    table = {row.split("|")[1].strip().strip("`"): row for row in told.splitlines() if row.strip().startswith("| `")}
    assert set(table) == {*kit.FIELDS, *DRIVERS}
    for driver, (_, keys) in DRIVERS.items():
        assert all(f"`{key}`" in table[driver] for key in keys)


def test_every_pin_is_on_every_board_by_our_table_and_by_the_published_stubs(profile: Any) -> None:
    assert profile.BOARDS
    for board in profile.BOARDS:
        ours = pins.names(board)
        theirs = published(board)
        for pin in pin_names(profile):
            assert pin in ours, (board, pin)
            assert pin in theirs, (board, pin)


def test_no_pin_is_used_twice_not_even_under_two_names(profile: Any) -> None:
    for board in profile.BOARDS:
        ours = pins.names(board)
        used = [ours[pin].number for pin in pin_names(profile)]
        assert len(used) == len(set(used))
        theirs = published(board)
        chips = [theirs[pin] for pin in pin_names(profile)]
        assert len(chips) == len(set(chips))


def test_the_buttons_that_every_game_needs_are_there_and_each_has_one_pin(profile: Any) -> None:
    names = [name for group in profile.BUTTONS for name, _ in group["keys"]]
    assert {"LEFT", "RIGHT", "OK", "BACK"} <= set(names)
    codes = [code_of(name) for name in names]
    assert len(set(codes)) == len(codes)


def test_it_opens_without_a_problem_on_every_board_that_it_names(profile: Any) -> None:
    for board in profile.BOARDS:
        found = kit.profile(profile.__name__.rpartition(".")[2], BOARDS=(board,))
        opened = kit.opened(found)
        assert opened.problems == []
        assert (opened.leds.rows, opened.leds.cols) == (profile.LEDS["rows"], profile.LEDS["cols"])


def test_the_reference_panel_is_the_one_of_the_design() -> None:
    panel = kit.profile("pico_panel")
    assert (panel.LEDS["rows"], panel.LEDS["cols"], panel.LEDS["wiring"]) == (5, 9, "zigzag")
    assert panel.LEDS["milliamps"] == 400
    assert [name for name, _ in panel.BUTTONS[0]["keys"]] == ["LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK"]
    strip = kit.profile("pico_strip")
    assert (strip.LEDS["rows"], strip.LEDS["cols"]) == (1, 60)
    assert [name for name, _ in strip.BUTTONS[0]["keys"]] == ["LEFT", "RIGHT", "OK", "BACK"]
    assert (ROOT / "hal" / "boards" / "pico_strip.py").exists()
