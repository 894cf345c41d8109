"""The functions that web/worker.js calls: one handheld on the bench, its time, its buttons, and its changes as JSON.

It runs on MicroPython in the browser; tests run it on CPython too, and compare. Bytes are in hexadecimal.
"""

import binascii
import gc
import json

from sim import start_target
from sim.assembly import assemble
from sim.bench import STEP_MS, Bench
from sim.fakes import wire
from sim.profiles import profile_of
from sim.web import snapshot, unfinished
from sim.web.labels import labels
from sim.web.presses import PressQueue

try:
    from collections.abc import Callable, Iterator
    from typing import Any
except ImportError:
    pass

CODE_PATH = "code.py"


class Desk:
    """The current handheld, and the state last sent."""

    bench: Bench
    presses: PressQueue
    now: "Callable[[], float] | None" = None
    reported: "dict[str, object]" = {}
    nvm = b""
    labelled = False  # whether news() has the labels
    script: "Iterator[None] | None" = None
    frames: "list[str]" = []


def switch_on(order: str) -> str:
    """Switch a handheld on. The order, JSON: board, settings, nvm, and a code, a menu or a match to start with, or none.

    `language`: the one chosen on any page, "" for the handheld's own. `faces`: with Nord's own buttons, if the profile has them.
    `again`: continue with the match and the memory of the current handheld, which is of the same board. Return, as JSON, the
    board, rows, cols, the buttons' names, the places of the lit keys, whether lights can be touched (light n is the button
    CELLn), the screen's size, whether it has sound, in `refused` why the code or the menu was refused, and the boards and games
    to choose from.
    """
    given = json.loads(order)
    kept = binascii.unhexlify(given["nvm"])
    left = "", b""
    if hasattr(Desk, "bench"):
        if given.get("again") and Desk.bench.app:
            left = start_target.begin_again(Desk.bench.app)
            kept = bytes(wire.nvm)
        Desk.bench.power_off()
    profile = profile_of(given["board"])
    settings = given["settings"]
    if given.get("faces") and hasattr(profile, "NORD"):
        settings["SILLON_NORD"] = 1
    if hasattr(profile, "TOUCH"):
        settings["SILLON_TOUCH"] = 1
    bench = Desk.bench = assemble(profile, settings)
    bench.use_clock(Desk.now)
    Desk.presses = PressQueue(bench)
    Desk.reported = {}
    Desk.script = None
    Desk.frames = []
    wire.load_nvm(kept[: len(wire.nvm)])
    unfinished.watch(wire.nvm)
    panel = bench.panel
    refused = _begin(wire.nvm, given)
    bench.forget_program()
    bench.start(CODE_PATH)
    _set_language(bench.app, given.get("language"))
    start_target.go_on(bench.app, left)
    Desk.nvm = b""
    return json.dumps(
        {
            "board": given["board"],
            "rows": panel.rows,
            "cols": panel.cols,
            "buttons": snapshot.buttons(bench),
            "keys": snapshot.keys(bench, profile.LEDS),
            "touch": not panel.keyed and "CELL0" in bench.button_names,
            "screen": [profile.DISPLAY["width"], profile.DISPLAY["height"]] if bench.display else None,
            "sound": profile.SOUND is not None,
            "refused": refused,
            "boards": snapshot.boards(),
            "offers": snapshot.offers(panel, bench.app.preferences.language),
        }
    )


def _set_language(app: "Any", language: "str | None") -> None:
    """Change the language, if one is given, before the first tick. A change of settings.toml would reset all settings."""
    if language in (None, "", app.preferences.language):
        return
    from sillon.settings.preferences import save  # late: the program loads and drops its modules

    app.preferences.language = language
    app.apply()
    save(app.preferences, app.board)


def _begin(memory: bytearray, given: "dict[str, Any]") -> str:
    """Save the code, the menu or the match of an order as the start target. Return why it was refused, as a key, or ""."""
    try:
        if "code" in given:
            start_target.begin_with_code(memory, given["code"], Desk.bench.panel)
        elif "menu" in given:
            start_target.begin_with_menu(memory, given["menu"], given.get("way", ""))
        elif "kept" in given:
            start_target.begin_with_kept(memory, given.get("way", ""))
        elif "match" in given:
            start_target.begin_with_match(memory, binascii.unhexlify(given["match"]), given.get("way", ""))
    except ValueError as error:
        return snapshot.refusal(error)
    return ""


def use_clock(now: "Callable[[], float]") -> None:
    """Take a real clock, which returns milliseconds."""
    Desk.now = now


def turn(milliseconds: int, think_ms: int = 0) -> str:
    """Advance the time, at most by a step of the bench, and run one tick. Return news().

    While the computer thinks, it does so for `think_ms` of real time.
    """
    wire.advance(milliseconds)
    Desk.presses.catch_up()
    try:
        Desk.bench.tick()
        if think_ms:
            Desk.bench.think(think_ms)
    except Exception as error:
        Desk.bench.rescue(error)  # shows the crash screen, as on a board
    return news()


def press(name: str) -> None:
    touches = name.startswith("CELL") and not Desk.bench.panel.keyed
    if not (touches and snapshot.shows_option(Desk.bench.app)):
        Desk.presses.set_down(name, True)


def release(name: str) -> None:
    Desk.presses.set_down(name, False)


def hold(name: str, milliseconds: int) -> None:
    Desk.presses.hold(name, milliseconds)


def touchable(light: int) -> bool:
    """Return whether a touch on this light would do more than say why not."""
    return snapshot.touchable(Desk.bench.app, light)


def tap_line(row: int) -> bool:
    """Press the buttons for which a tap on this line of the screen stands. Return whether the screen has a list."""
    Desk.presses.tap(snapshot.tap_of_line(Desk.bench.app, row))
    return snapshot.has_list(Desk.bench.app)


def line_tappable(row: int) -> bool:
    """Return whether a tap on this line of the screen would do something."""
    return bool(snapshot.tap_of_line(Desk.bench.app, row))


def show_labels(wanted: bool) -> None:
    """Choose whether news() has the labels of the lights: see sim/web/labels.py."""
    Desk.labelled = wanted
    Desk.reported.pop("sent", None)  # the labels come with the lights


def news() -> str:
    """Return what has changed since the last call, as JSON, "" for nothing."""
    bench = Desk.bench
    changed = {}
    found: dict[str, object] = {"tone": wire.tone()}
    screen = bench.display
    shown = snapshot.shown_on(screen)
    seen = snapshot.sent(bench)
    if seen != Desk.reported.get("sent"):
        if bench.panel.rows:
            found["lights"] = binascii.hexlify(snapshot.lights(bench.panel.grid())).decode()
        if screen and shown != Desk.reported.get("shown"):
            found["screen"] = binascii.hexlify(snapshot.pixels(screen)).decode()
            found["contrast"] = snapshot.contrast(screen)
        found["labels"] = labels(bench.app) if Desk.labelled else None
        # The state changes with the screen; without a screen, with the lights.
        if not screen or shown != Desk.reported.get("shown"):
            found["state"] = snapshot.state(bench.app)
        Desk.reported["sent"] = seen
        Desk.reported["shown"] = shown
    for name in found:
        if name not in Desk.reported or found[name] != Desk.reported[name]:
            Desk.reported[name] = changed[name] = found[name]
    if wire.nvm != Desk.nvm:
        Desk.nvm = bytes(wire.nvm)
        changed["nvm"] = binascii.hexlify(Desk.nvm.rstrip(b"\xff")).decode()
        matches = unfinished.replaced(bench.app) if bench.app else None
        if matches is not None:
            changed["matches"] = matches
    return json.dumps(changed) if changed else ""


def set_preference(name: str, value: object) -> None:
    """Set a preference as the handheld's menu does: sound and turned at once, the language by a restart."""
    app = Desk.bench.app
    if not app:
        return  # the program has failed, which was reported already
    setattr(app.preferences, name, value)
    if name == "language":
        left = start_target.begin_again(app)
        Desk.bench.reload()
        start_target.go_on(Desk.bench.app, left)
        return
    from sillon.settings.preferences import save  # late, as in _set_language()

    app.apply()
    save(app.preferences, app.board)
    Desk.reported.pop("shown", None)  # sent again, though the screen may not have changed
    Desk.reported.pop("sent", None)
    if app.screen:
        app.screen.redraw = 3


def hold_still(still: bool) -> None:
    """Switch animations off or on, as the handheld's menu does."""
    from sillon.settings.preferences import SPEEDS  # late, as in _set_language()

    set_preference("speed", SPEEDS.index("still" if still else "normal"))


def code() -> str:
    """Return the code of the current position, "" when there is none."""
    session = Desk.bench.app.session
    if not session:
        return ""
    from sillon.match.codes import write  # late, as in _set_language()

    return write(session)


def kept() -> str:
    """Return the game of the saved match that is not in progress, "" without one.

    A new match without moves has not replaced it yet, even of the same game.
    """
    game = start_target.kept(bytearray(wire.nvm))
    return "" if game == running() else game


def running() -> str:
    """Return the game of the match in progress, "" without one that has moves and is not over."""
    app = Desk.bench.app
    session = app and app.session
    return session.name if session and session.match.moves and not session.puzzle and not session.outcome() else ""


def put_down() -> None:
    """Save the match, as when its screen is left."""
    app = Desk.bench.app if hasattr(Desk, "bench") else None
    if app and app.screen:
        app.screen.on_idle()
        app.board.store.flush()


def refused(order: str) -> str:
    """Return why switch_on() would refuse the code or the menu of an order, "" if it would not."""
    return _begin(bytearray(wire.nvm), json.loads(order))  # on a copy of the memory


def memory() -> int:
    """Return the live bytes on the interpreter's heap, the bench's included."""
    gc.collect()
    live: int = gc.mem_alloc()  # type: ignore[attr-defined]
    return live


# A script instead of real time, for tests that compare frames as checksums with those of another interpreter.


def scripted(bench: Bench, text: str, frames: "list[str]") -> "Iterator[None]":
    """Run the script, with a yield after each tick; append each frame that differs from the one before to `frames`."""
    app = bench.app
    before: Any = ("", "")
    lights = pixels = ""
    for _ in bench.script_steps(text):
        if bench.app is not app:
            # The program has restarted: align the time, since its drivers' delays differ between interpreters.
            app = bench.app
            before = ("", "")
            wire.advance(2000 - wire.ms() % 1000)
        now = snapshot.sent(bench)
        # Unpack only what was sent again: on MicroPython it is slow.
        if now[0] != before[0] or (now[1] != before[1] and bench.panel.drawn):
            lights = _sum_of_lights(bench)
        if now[1] != before[1]:
            pixels = _sum_of_pixels(bench)
        if now != before:
            before = now
            frame = f"{lights} {pixels}"
            if not frames or frames[-1] != frame:
                frames.append(frame)
        yield


def picture(bench: Bench) -> str:
    """Return the checksums of the lights and of the screen's pixels now."""
    return f"{_sum_of_lights(bench)} {_sum_of_pixels(bench)}"


def _sum_of_lights(bench: Bench) -> str:
    return f"{binascii.crc32(snapshot.lights(bench.panel.grid())):08x}"


def _sum_of_pixels(bench: Bench) -> str:
    return f"{binascii.crc32(b''.join(bench.display.rows())) if bench.display else 0:08x}"


def begin_script(text: str) -> None:
    Desk.bench.use_clock(None)  # frames do not depend on this computer's speed
    Desk.script = scripted(Desk.bench, text, Desk.frames)


def begin_walk(text: str) -> None:
    """Start a script that calls news() after each tick, as in real time, and stores no frames."""
    Desk.script = _walked(Desk.bench, text)


def _walked(bench: Bench, text: str) -> "Iterator[None]":
    for _ in bench.script_steps(text):
        news()
        yield


def script_step() -> bool:
    """Run one tick of the script. Return False when it is over."""
    assert Desk.script
    for _ in Desk.script:
        return True
    return False


def frames() -> str:
    """Return the frames of the script so far, as JSON."""
    return json.dumps(Desk.frames)


def picture_now() -> str:
    return picture(Desk.bench)


assert STEP_MS == 10  # web/worker.js relies on it
