"""The table `compared`: estimates by calibration in docs/measurements.md beside what the firmware takes for the same."""

from statistics import median
from typing import Any

from sim.measure.__main__ import PAGE
from sim.measure.firmware import starts, walks
from sim.measure.firmware.recording import BOARD, Recording
from sim.page_tables import kept

FIRST_SCREEN = ("power", "the first screen")


def jobs(games: tuple[str, ...]) -> list[tuple]:
    return [(starts.powers, source) for source in (False, True)] + [(walks.through, game) for game in games]


def cells(table: str, name: str) -> list[str]:
    """The row of a table in the page, by its first cell."""
    rows = [line.strip("| ").split(" | ") for line in kept(PAGE.read_text(encoding="utf-8"), table).splitlines()]
    return next(row for row in rows if row[0] == name)


def table(results: list[Any]) -> str:
    """A row for each quantity that both have."""
    lines = ["| | estimate, ms | firmware, ms | firmware / estimate |", "|---|---|---|---|"]
    pages = [
        float(found[FIRST_SCREEN].split(", ")[1]) * 1000 for _, found in sorted(results[:2], key=lambda each: each[0])
    ]
    lines.append(
        row("compiling until the first screen", cells("start", f"{BOARD}: the first screen")[3], pages[1] - pages[0])
    )
    for recording in results[2:]:
        assert isinstance(recording, Recording)
        idle = median([tick.ms for tick in recording.ticks])
        lines.append(row(f"{recording.game}: a tick that changes nothing", cells("ticks", recording.game)[1], idle))
    return "\n".join(lines)


def row(name: str, estimate: str, firmware: float) -> str:
    return f"| {name} | {estimate} | {firmware:.1f} | {firmware / float(estimate):.1f} |"
