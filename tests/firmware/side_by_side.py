"""The simulated handheld and the one on CircuitPython's own image, walked through the same words: what each shows when it rests.

There is one set of simulated wires, so one is walked after the other.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sim.handheld import Handheld
from sim.script import parse_script
from sim.shadow import wire

QUIET_MS = 300  # nothing has been sent for so long: what is shown is compared
REST_MS = 1_500  # the simulated handheld rests: longer than what is shown for a moment only, such as what was taken
RESTLESS_MS = 6_000  # what has not come to rest by then never does: where a clock runs, nothing is compared
SLOWEST_MS = 6_000  # from a press to what it leads to, on the firmware
STEP_MS = 20
BUTTONS = ("LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK")


class Look(NamedTuple):
    """What is shown when it rests, after a press. No lights where they go on moving, as in the examples beside the rules."""

    where: str
    lights: list[list[tuple[int, int, int]]]
    pixels: list[bytes]
    text: str


def presses(steps: Iterable[tuple[str, str]]) -> list[tuple[str, str, int]]:
    """(where, button, milliseconds held) of each word in steps of (name, words); a rest takes the place of the waits."""
    found = []
    for name, words in steps:
        for number, (button, held) in enumerate(parse_script(words, BUTTONS)):
            if button:
                found.append((f"{name}, word {number}, {button}", button, held))
    return found


def walked(handheld: Handheld, steps: Iterable[tuple[str, str]]) -> list[Look | None]:
    """What the handheld shows at first and after each press; None where the page does not rest either."""
    found = []
    for where, button, held in [("switched on", "", 0), *presses(steps)]:
        if button:
            handheld.tap(button, held)
        found.append(_rested(handheld, where))
        while found[-1] and _thinks(handheld):
            found[-1] = _rested(handheld, where)
    return found


def _rested(handheld: Handheld, where: str) -> Look | None:
    """What is shown when the handheld rests; its page alone when that rests for the end of RESTLESS_MS, and lights do not."""
    quiet = page_quiet = 0
    for _ in range(0, RESTLESS_MS, STEP_MS):
        before, page_before = _all_sent(), _page_sent()
        handheld.run(STEP_MS)
        quiet = quiet + STEP_MS if before == _all_sent() else 0
        page_quiet = page_quiet + STEP_MS if page_before == _page_sent() else 0
        if quiet >= REST_MS:
            return _look(handheld, where)
    return _look(handheld, where)._replace(lights=[]) if page_quiet >= REST_MS else None


def differing(
    handheld: Handheld, looks: list[Look | None], steps: Iterable[tuple[str, str]]
) -> tuple[Look, Look] | None:
    """Makes the same presses on another handheld; the first two looks that differ.

    A board reads files while a light says so: it has so long to come to rest.
    """
    for look, (where, button, held) in zip(looks, [("switched on", "", 0), *presses(steps)], strict=True):
        if button:
            handheld.tap(button, held)
        if look is None:
            handheld.run(RESTLESS_MS)
        elif not _comes_to(handheld, look):
            return look, _look(handheld, where)
    return None


def _comes_to(handheld: Handheld, look: Look) -> bool:
    """Lets time pass until nothing has been sent for long enough, and the look is shown."""
    sent = _all_sent if look.lights else _page_sent
    quiet = 0
    for _ in range(0, SLOWEST_MS, STEP_MS):
        before = sent()
        handheld.run(STEP_MS)
        quiet = quiet + STEP_MS if before == sent() else 0
        if quiet >= QUIET_MS and handheld.pixels() == look.pixels and look.lights in ([], handheld.lights()):
            return True
    return False


def _all_sent() -> int:
    return wire.strip_bytes + wire.i2c_bytes


def _page_sent() -> int:
    return wire.i2c_bytes


def _thinks(handheld: Handheld) -> bool:
    """Whether the computer thinks on the simulated handheld: nothing is sent meanwhile."""
    app = handheld.bench.app
    return app.target[0] == "think" or bool(getattr(app.screen, "work", None) or getattr(app.screen, "waits", False))


def _look(handheld: Handheld, where: str) -> Look:
    return Look(where, handheld.lights(), handheld.pixels(), handheld.frame_text())
