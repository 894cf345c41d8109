"""Compare the simulated handheld with the one on CircuitPython's own image: what each shows at rest after the same presses.

There is one set of simulated wires, so one is walked after the other.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sim.fakes import wire
from sim.firmware.handheld import FirmwareHandheld
from sim.handheld import Handheld

QUIET_MS = 300  # frames are compared after this long without a byte sent
REST_MS = (
    1_700  # until the simulated handheld counts as idle: longer than the captured pieces, or a page in large print
)
RESTLESS_MS = 6_000  # after it lights count as endless animation: the example beside the rules
LONGEST_MS = 60_000  # of a computer's turn on the simulated handheld
SLOWEST_MS = 75_000  # timeout after a press on the firmware: level 1 takes a minute for a colouring
STEP_MS = 20


class Snapshot(NamedTuple):
    """Lights and page of a handheld when idle. `lights` is [] while they are animated, as in the examples of the rules."""

    where: str
    lights: list[list[tuple[int, int, int]]]
    pixels: list[bytes]
    text: str


class Restless(AssertionError):
    """The simulated handheld does not come to rest."""


def walked(handheld: Handheld, way: Iterable[tuple[str, str]]) -> list[Snapshot]:
    """Return what the handheld shows at first and after each step. Restless when its page does not come to rest."""
    found = []
    for where, words in [("switched on", ""), *way]:
        handheld.script(words)
        found.append(_rested(handheld, where))
    return found


def _rested(handheld: Handheld, where: str) -> Snapshot:
    """Return the snapshot when idle; the page alone if only the page is idle after RESTLESS_MS."""
    quiet = page_quiet = restless = 0
    for _ in range(0, LONGEST_MS, STEP_MS):
        before, page_before = _all_sent(), _page_sent()
        handheld.run(STEP_MS)
        busy = _thinks(handheld)
        restless = 0 if busy else restless + STEP_MS
        quiet = quiet + STEP_MS if before == _all_sent() and not busy else 0
        page_quiet = page_quiet + STEP_MS if page_before == _page_sent() and not busy else 0
        if quiet >= REST_MS:
            return _snapshot(handheld, where)
        if restless >= RESTLESS_MS and page_quiet >= REST_MS:
            return _snapshot(handheld, where)._replace(lights=[])
    raise Restless(f"{where}\n{handheld.frame_text()}")


def differing(
    handheld: Handheld, snapshots: list[Snapshot], way: Iterable[tuple[str, str]]
) -> tuple[Snapshot, Snapshot] | None:
    """Do the same steps with another handheld. Return the first two snapshots that differ.

    Each step may take SLOWEST_MS.
    """
    for snapshot, (where, words) in zip(snapshots, [("switched on", ""), *way], strict=True):
        handheld.script(words)
        if not _comes_to(handheld, snapshot):
            return snapshot, _snapshot(handheld, where)
    return None


def assert_same(firmware: FirmwareHandheld, snapshots: list[Snapshot], way: Iterable[tuple[str, str]]) -> None:
    """Do the steps on the firmware, which must show the same snapshots without an error."""
    found = differing(firmware, snapshots, way)
    assert not found, f"{found[0].where}\n{found[0].text}\non the firmware\n{found[1].text}"
    assert "Traceback" not in firmware.bench.console


def _comes_to(handheld: Handheld, snapshot: Snapshot) -> bool:
    """Let time pass until nothing was sent for some time and the snapshot is shown."""
    sent = _all_sent if snapshot.lights else _page_sent
    quiet = 0
    for _ in range(0, SLOWEST_MS, STEP_MS):
        before = sent()
        handheld.run(STEP_MS)
        quiet = quiet + STEP_MS if before == sent() else 0
        if quiet >= QUIET_MS and handheld.pixels() == snapshot.pixels and snapshot.lights in ([], handheld.lights()):
            return True
    return False


def _all_sent() -> int:
    return wire.strip_bytes + _page_sent()


def _page_sent() -> int:
    return wire.i2c_bytes + wire.spi_bytes


def _thinks(handheld: Handheld) -> bool:
    """Return whether it is the computer's turn on the simulated handheld, when nothing may be sent for a while."""
    screen = handheld.bench.app.screen
    controller = getattr(screen, "controller", None)
    return not screen or any(getattr(controller, name, None) for name in ("work", "waits", "hand"))


def _snapshot(handheld: Handheld, where: str) -> Snapshot:
    return Snapshot(where, handheld.lights(), handheld.pixels(), handheld.frame_text())
