"""What web/worker.js calls: one handheld on the bench, its time, its buttons, and news of it as JSON.

It runs on MicroPython in the browser; tests run it on CPython too, and compare. Bytes are told in hexadecimal.
"""

import binascii
import gc
import json

from sim import start_target
from sim.assembly import assemble
from sim.bench import STEP_MS, Bench
from sim.fakes import wire
from sim.profiles import profile_of
from sim.web import frames as pictured
from sim.web import snapshot
from sim.web.presses import PressQueue

try:
    from collections.abc import Iterator
    from typing import Any
except ImportError:
    pass

CODE_PATH = "code.py"


class Desk:
    """The handheld that is switched on, and what was told of it last."""

    bench: Bench
    presses: PressQueue
    told: "dict[str, Any]" = {}
    nvm = b""
    script: "Iterator[None] | None" = None
    frames: "list[str]" = []


def switch_on(order: str) -> str:
    """Switches a handheld on. The order, JSON: board, settings, nvm, and code or menu to begin with, or neither.

    `faces`: with Nord's own buttons, where the profile has such. `again`: it goes on with the match and the memory of the
    one that lies there, of the same board. What it looks like: rows, cols, the buttons' names, which of them are lit keys,
    the screen's size. `refused` says why code or menu was not taken.
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
    bench = Desk.bench = assemble(profile, settings)
    Desk.presses = PressQueue(bench)
    Desk.told = {}
    Desk.script = None
    Desk.frames = []
    wire.load_nvm(kept[: len(wire.nvm)])
    panel = bench.panel
    refused = _begin(wire.nvm, given)
    bench.forget_program()
    bench.start(CODE_PATH)
    start_target.go_on(bench.app, left)
    Desk.nvm = b""
    return json.dumps(
        {
            "board": given["board"],
            "rows": panel.rows if panel else 0,
            "cols": panel.cols if panel else 0,
            "buttons": list(bench.button_names),
            "keys": snapshot.keys(bench, profile.LEDS),
            "screen": [profile.SCREEN["width"], profile.SCREEN["height"]] if bench.screen else None,
            "sound": profile.SOUND is not None,
            "refused": refused,
            "boards": snapshot.boards(),
            "offers": snapshot.offers(panel),
        }
    )


def _begin(memory: "Any", given: "dict[str, Any]") -> str:
    """Keeps in the memory the code or the menu of an order; why it was refused, as a word, or ""."""
    try:
        if "code" in given:
            start_target.begin_with_code(memory, given["code"], Desk.bench.panel)
        elif "menu" in given:
            start_target.begin_with_menu(memory, given["menu"])
    except ValueError as error:
        return snapshot.refusal(error)
    return ""


def turn(milliseconds: int) -> str:
    """Lets so much time pass, at most a step of the bench at once, and one tick. The news, "" when there is none."""
    wire.advance(milliseconds)
    Desk.presses.catch_up()
    try:
        Desk.bench.tick()
    except Exception as error:
        Desk.bench.rescue(error)  # its screen of errors says what is kept, as on a board
    return news()


def press(name: str) -> None:
    Desk.presses.move(name, True)


def release(name: str) -> None:
    Desk.presses.move(name, False)


def hold(name: str, milliseconds: int) -> None:
    Desk.presses.hold(name, milliseconds)


def news() -> str:
    """What has changed since it was told last, as JSON, "" for nothing."""
    bench = Desk.bench
    changed = {}
    found: dict[str, Any] = {"tone": wire.tone()}
    screen = bench.screen
    shown = snapshot.shown_on(screen)
    seen = snapshot.sent(bench)
    if seen != Desk.told.get("sent"):
        if bench.panel:
            found["lights"] = binascii.hexlify(snapshot.lights(bench.panel.grid())).decode()
        if screen and shown != Desk.told.get("shown"):
            found["screen"] = binascii.hexlify(snapshot.pixels(screen)).decode()
            found["contrast"] = snapshot.contrast(screen)
        # What is said follows what is shown; where there is no screen it follows the lights.
        if not screen or shown != Desk.told.get("shown"):
            found["state"] = snapshot.state(bench.app)
        Desk.told["sent"] = seen
        Desk.told["shown"] = shown
    for name in found:
        if found[name] != Desk.told.get(name):
            Desk.told[name] = changed[name] = found[name]
    if wire.nvm != Desk.nvm:
        Desk.nvm = bytes(wire.nvm)
        changed["nvm"] = binascii.hexlify(Desk.nvm.rstrip(b"\xff")).decode()
    return json.dumps(changed) if changed else ""


def set_preference(name: str, value: "Any") -> None:
    """Sets a preference as the handheld's own menu does: sound and turned at once, the language by a start anew."""
    app = Desk.bench.app
    if not app:
        return  # what is wrong with the program is told already
    setattr(app.preferences, name, value)
    if name == "language":
        left = start_target.begin_again(app)
        Desk.bench.reload()
        start_target.go_on(Desk.bench.app, left)
        return
    from sillon.preferences import keep

    app.apply()
    keep(app.preferences, app.board)
    Desk.told.pop("shown", None)  # told again, though the screen may show the same
    Desk.told.pop("sent", None)
    if app.screen:
        app.screen.redraw = 3


def hold_still(still: bool) -> None:
    """Has the lights stand still, or move as usual, as the handheld's own menu does."""
    from sillon.preferences import SPEEDS

    set_preference("speed", SPEEDS.index("still" if still else "normal"))


def code() -> str:
    """The code of the position that is shown, "" when there is none."""
    session = Desk.bench.app.session
    if not session:
        return ""
    from sillon.codes import write

    return write(session)


def refused(order: str) -> str:
    """Why the code or the menu of an order, as switch_on() takes it, would be refused, "" when it would not."""
    return _begin(bytearray(wire.nvm), json.loads(order))  # a copy, which nobody reads


def memory() -> int:
    """Bytes that are alive on the interpreter's heap, the bench's included."""
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined]


# A script instead of real time: for whoever compares frames.


def begin_script(text: str) -> None:
    Desk.script = pictured.scripted(Desk.bench, text, Desk.frames)


def begin_walk(text: str) -> None:
    """As begin_script, but only the news is made, as when time passes by itself."""
    Desk.script = _walked(Desk.bench, text)


def _walked(bench: Bench, text: str) -> "Iterator[None]":
    for _ in bench.script_steps(text):
        news()
        yield


def script_step() -> bool:
    """One tick of the script; False when it is over."""
    assert Desk.script
    for _ in Desk.script:
        return True
    return False


def frames() -> str:
    """The frames of the script so far, as JSON."""
    return json.dumps(Desk.frames)


def picture_now() -> str:
    return pictured.picture(Desk.bench)


assert STEP_MS == 10  # web/worker.js counts in these
