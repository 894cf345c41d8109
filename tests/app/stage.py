"""Bring the handheld into a scene, and read its screen as a player does."""

from collections.abc import Callable
from typing import Any, TypeVar

from sillon.match.session import Session
from sim.fakes import wire
from sim.handheld import Handheld
from sim.screen_names import screen_name
from sim.script import TAP_MS
from tests.app.scenes import Scene
from tests.app.unlit_loads import unlit_loads
from tests.modules import without
from tools.soak.lazy_display import LazyDisplay

T = TypeVar("T")

_PAGE_MS = 70
_AFTER_EVENT_MS = 300
_STRIDE_MS = 1000  # between ticks of idle time: the seconds pass faster


class Watched(Handheld):
    """A handheld whose player waits a moment after each script: the page is sent line by line.

    Its screen is composed only when a test reads it: composing every picture would take half of the time of these tests. Tests
    of how a picture is sent call `curtain.open()` first.
    """

    def __init__(self, board: str, settings: dict[str, Any], keep_nvm: bool) -> None:
        super().__init__(board, settings, keep_nvm)
        self.unlit: list[str] = []  # the files loaded on the way into a scene while the loading light was off
        self.curtain = LazyDisplay(self.bench)

    def script(self, text: str) -> None:
        super().script(f"{text} {_PAGE_MS}ms")

    def tap(self, name: str, hold_ms: int = TAP_MS) -> None:
        self.script(f"{name}:{hold_ms}ms")


_powered_handhelds: list[Handheld] = []


def switch_on(board: str, settings: dict[str, Any], keep_nvm: bool = False) -> Watched:
    """Switch on a handheld, and switch off the one before: there is one set of wires, and one environment for the settings."""
    while _powered_handhelds:
        _powered_handhelds.pop().power_off()
    handheld = Watched(board, settings, keep_nvm)
    refuse_waiting(handheld.bench)
    _powered_handhelds.append(handheld)
    return handheld


def refuse_waiting(bench: Any) -> None:
    """Raise AssertionError from now on when a tick takes simulated time: time.sleep(), or a driver's pause.

    A tick that restarts the program may take time: drivers wait for their display.
    """
    plain = bench.tick

    def tick() -> None:
        before, app = wire.ms(), bench.app
        plain()
        assert wire.ms() == before or bench.app is not app, f"a tick waited for {wire.ms() - before} ms"

    bench.tick = tick


def enter(scene: Scene, board: str, language: str) -> Watched:
    with without(scene.missing):
        handheld = switch_on(board, {"SILLON_LANGUAGE": language, **scene.settings})
    with unlit_loads(handheld) as handheld.unlit:
        handheld.script(scene.script)
        if scene.alone:
            handheld.bench.run(scene.alone * 1000, _STRIDE_MS)
    if scene.event:
        cause_event(handheld, scene.event)
    return handheld


def cause_event(handheld: Handheld, what: str) -> None:
    """Cause an event, and wait until its screen is shown.

    what: "full" reports a full memory; "kept" saves a match of Fafy and presses OK at home; any other is the name of an error
    that code.py handles.
    """
    app = handheld.bench.app
    if what == "full":
        app.board.store.full = 1
    elif what == "kept":
        session = Session("fafy", {})
        session.play(session.game.moves(session.position)[0])
        session.save(app.board.store)
        handheld.script("OK")
    else:
        error = type(what, (Exception,), {})("it was made to be seen")
        handheld.bench.rescue(error)
    handheld.run(_AFTER_EVENT_MS)


def after_script(
    script: str, board: str = "pico_panel", language: str = "en", keep_nvm: bool = False, on: str = "", **settings: Any
) -> Watched:
    """Return a handheld after a script, which leads to the screen `on`; settings are named without SILLON_."""
    named = {f"SILLON_{name}": value for name, value in settings.items()}
    handheld = switch_on(board, {"SILLON_LANGUAGE": language, **named}, keep_nvm)
    handheld.script(script)
    assert not on or screen_of(handheld) == on, handheld.frame_text()
    return handheld


def leads_to(handheld: Handheld, script: str, screen: str) -> None:
    """Assert that the script leads to the screen."""
    handheld.script(script)
    assert screen_of(handheld) == screen, handheld.frame_text()


def leads_to_text(handheld: Handheld, script: str, key: str, *values: object) -> None:
    """Assert that the screen shows the words of the key after the script."""
    handheld.script(script)
    assert shows(handheld, key, *values), handheld.frame_text()


def leads_to_position(handheld: Handheld, script: str, position: str) -> None:
    """Assert that the match has this position after the script."""
    handheld.script(script)
    assert position_text(handheld) == position


def open_screen(handheld: Handheld, *target: Any, ms: int = 300) -> None:
    """Go to the target, as a screen does that returns it, and wait."""
    handheld.bench.app.go(target)
    handheld.script(f"{ms}ms")


def restart_into(handheld: Handheld, target: bytes, ms: int = 600) -> None:
    """Restart the program with this saved target."""
    handheld.bench.board.store.save("begins", target)
    handheld.bench.reload()
    handheld.run(ms)


def wire_encoder(handheld: Handheld) -> Callable[[tuple[int, int, int]], tuple[int, int, int]]:
    """Return a function from a colour of the program to its bytes on the wire, at the default brightness."""
    leds = handheld.bench.board.leds
    assert leds.brightness == 5

    def on_the_wire(colour: tuple[int, int, int]) -> tuple[int, int, int]:
        leds.clear()
        leds[0, 0] = colour
        leds.show()
        return handheld.lights()[0][0]

    return on_the_wire


def sent_colours(kinds: dict[str, Any], **settings: Any) -> dict[str, Any]:
    """Return the bytes on the wire of each kind's colours, by name, at the default brightness."""
    on_the_wire = wire_encoder(after_script("300ms", **settings))
    return {name: [on_the_wire(colour) for colour in colours] for name, colours in kinds.items()}


def screen_of(handheld: Handheld) -> str:
    """Return the name of the current screen's file."""
    return screen_name(handheld.bench.app.target[0])


def say(handheld: Handheld, key: str, *values: object) -> str:
    """Return the words of a key in the handheld's language."""
    return str(handheld.bench.app.words.say(key, *values))


def shows(handheld: Handheld, key: str, *values: object) -> bool:
    """Return whether the screen shows the words of the key."""
    wanted = say(handheld, key, *values).split("\n")
    return all(any(line in shown for shown in handheld.text()) for line in wanted)


def position_text(handheld: Handheld) -> str:
    """Return the position of the current match, as text."""
    session = handheld.bench.app.session
    return str(session.game.to_text(session.position))


def counts(handheld: Handheld) -> list[str]:
    """Return the row of counts that the screen shows, from the left."""
    return handheld.text()[1].split()


def pointer(handheld: Handheld) -> int:
    """Return the place of the pointer on the screen, 0 for the leftmost count."""
    line = handheld.text()[2]
    wide = 21 // len(counts(handheld))
    return line.index("▲") // wide


def entries_of(handheld: Handheld) -> list[Any]:
    """Return the values of the current menu's entries."""
    return [value for _, value in handheld.bench.app.screen.entries()]


def go_to(handheld: Handheld, value: object) -> None:
    """Go to the entry of the current menu."""
    menu = handheld.bench.app.screen
    values = [each for _, each in menu.entries()]
    handheld.script("RIGHT " * ((values.index(value) - menu.selected) % len(values)))


def pick(handheld: Handheld, value: object) -> None:
    """Go to the entry of the current menu, and press OK."""
    go_to(handheld, value)
    handheld.script("OK")


def choose(handheld: Handheld, place: int) -> None:
    """Press RIGHT until the pointer is under the count."""
    for _ in range(24):
        if pointer(handheld) == place:
            return
        handheld.tap("RIGHT")
    raise AssertionError(f"the pointer never came to place {place}:\n{handheld.frame_text()}")


def sow(handheld: Handheld, name: str) -> None:
    """Play a move such as `4>`, as Sud sees it, by buttons, and skip its sowing."""
    choose(handheld, int(name[:-1]) - 1)
    handheld.tap("OK")
    if shows(handheld, "which_way"):
        handheld.tap("RIGHT" if name[-1] == ">" else "LEFT")
        handheld.tap("OK")
    handheld.tap("OK")


def watch(handheld: Watched, milliseconds: int, look: Callable[[Watched], T], press: str = "") -> list[T]:
    """Return the results of `look` now and at each tick, without repetitions, while the button `press` is held."""
    if press:
        handheld.press(press)
    seen = [look(handheld)]
    before = None
    for _ in handheld.bench.run_steps(milliseconds):
        assert handheld.bench.display is not None
        handheld.curtain.look()
        frame = bytes(handheld.bench.display.ram), handheld.lights()
        if frame != before:
            before = frame
            now = look(handheld)
            if now != seen[-1]:
                seen.append(now)
    if press:
        handheld.release(press)
    return seen


def is_pale(colour: tuple[int, int, int]) -> bool:
    """Return whether a light is a falling or previewed seed, at the default brightness: every cursor is stronger."""
    red, green, blue = colour
    return red > 28 and green > 24 and blue > 14 and max(colour) <= 48
