"""The board's seven parts: each null object has the interface of the real part, and both have the app's protocol."""

import inspect
from typing import Any

import pytest

from hal import buttons as hal_buttons
from hal.button_names import NAMES
from sillon import contract
from sillon.common import buttons as app_buttons
from tests.hal import kit

PARTS = ("clock", "settings", "leds", "buttons", "display", "sound", "store")
ITEMS = ("__setitem__", "__getitem__", "__len__", "__iter__", "__contains__", "__call__", "__bool__")


def public(thing: Any) -> dict[str, Any]:
    """Return an object's public interface: its names without an underscore, and its item access."""
    names = [name for name in dir(thing) if not name.startswith("_") or name in ITEMS]
    return {name: getattr(thing, name) for name in names}


@pytest.fixture
def real() -> Any:
    return kit.power_on_and_open()


def null(part: str) -> Any:
    return __import__(f"hal.nulls.{part}", None, None, ("Null",)).Null()


def test_board_has_seven_parts_name_and_problems_only(real: Any) -> None:
    assert set(vars(real)) == {*PARTS, "name", "problems"}
    assert set(contract.Board.__annotations__) <= {*PARTS, "name", "problems"}


@pytest.mark.parametrize("part", PARTS)
def test_null_object_has_the_same_interface(real: Any, part: str) -> None:
    there, absent = public(getattr(real, part)), public(null(part))
    assert set(absent) == set(there)
    for name, value in there.items():
        if callable(value):
            assert _shape(absent[name]) == _shape(value), name
        else:
            assert type(absent[name]) is type(value), name


def _shape(function: Any) -> list[tuple[str, Any, Any]]:
    """Return names, defaults and kinds of a function's parameters."""
    found = inspect.signature(function).parameters.values()
    return [(each.name, each.default, each.kind) for each in found]


ASKED = {
    "clock": contract.Clock,
    "settings": contract.Settings,
    "leds": contract.Leds,
    "buttons": contract.Buttons,
    "display": contract.Display,
    "sound": contract.Sound,
    "store": contract.Store,
}


@pytest.mark.parametrize("part", PARTS)
def test_both_have_the_apps_protocol(real: Any, part: str) -> None:
    asked: Any = ASKED[part]
    names = set(getattr(asked, "__annotations__", {}))
    names |= {name for name, value in vars(asked).items() if inspect.isfunction(value) and not _made_by_typing(name)}
    assert names
    for found in (getattr(real, part), null(part)):
        for name in names:
            assert hasattr(found, name), name
            if name in vars(asked):
                parameters = list(inspect.signature(vars(asked)[name]).parameters.values())[1:]
                assert [(each.name, each.default) for each in parameters] == [
                    (each, default) for each, default, _ in _shape(getattr(found, name))
                ]


def _made_by_typing(name: str) -> bool:
    return name in ("__init__", "__subclasshook__", "_no_init_or_replace_init")


def test_null_forms_do_nothing() -> None:
    assert null("clock").ms() == 0
    assert null("settings").get("LANGUAGE", "fr", ("fr",)) == "fr"
    leds = null("leds")
    leds[3, 4] = (1, 2, 3)
    leds.brightness = 7
    leds.clear()
    assert leds.show() is False
    assert null("buttons").read() is None
    screen = null("display")
    screen.text(0, "nobody reads this", True)
    screen.line(0, 0, 9, 9)
    screen.disc(3, 3, 2, 0)
    screen.clear()
    screen.sleep(True)
    assert screen.show() is False
    sound = null("sound")
    sound.on = True
    sound.play(((440, 100),), 0)
    sound.tick(50)
    store = null("store")
    assert store.save("set", b"1") is False
    assert store.load("set") is None


def test_app_and_board_share_event_codes() -> None:
    board, app = _constants(hal_buttons), _constants(app_buttons)
    assert app
    assert {name: board[name] for name in app} == app
    assert set(NAMES) <= set(app)
    assert [app[name] for name in NAMES] == list(range(len(NAMES)))
    assert {"PRESS", "RELEASE", "LONG", "REPEAT", "CELL"} <= set(app)


def _constants(module: Any) -> dict[str, int]:
    return {
        name: value for name, value in vars(module).items() if name.isupper() and type(value) is int and name[0] != "_"
    }
