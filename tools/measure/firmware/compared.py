"""The table `compared`: estimates by calibration beside what the firmware takes for the same."""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from sim.drive.content import content, write_drive
from sim.firmware.handheld import Images
from sim.micropython.runner import run_device_script
from tools.measure import starting, walk
from tools.measure.__main__ import PAGE
from tools.measure.firmware import rivals, starts, walks
from tools.measure.firmware.recording import BOARD, Recording
from tools.page_tables import kept

STRONGEST = f"level {starts.STRONGEST}"


def player_row(game: str) -> str:
    """The game's row in `thinking`, "" where its player is not compared."""
    row: str = walk.of(game, "IN_THE_TABLE")
    return game if row == "-" else row


def jobs(games: tuple[str, ...]) -> list[tuple]:
    found: list[tuple] = [(compiling,)] + [(starts.powers, source) for source in (False, True)]
    found += [(walks.through, game) for game in games]
    return found + [(rivals.rival, game, starts.STRONGEST) for game in games if player_row(game)]


def compiling(_: Images) -> float:
    """Estimated milliseconds for which a board compiles until the first screen, from sources."""
    with tempfile.TemporaryDirectory() as folder:
        on = write_drive(Path(folder), content())
        stage = next(each for each in starting.stages(BOARD, on) if each.name == starts.FIRST)
        files = [path for path, _ in stage.files if path.endswith(".py")]
        result = run_device_script(starting.HERE / "compiling.py", *files, modules=starting.HERE, drive=on, heap=False)
    if result.returncode:
        raise RuntimeError(result.stderr)
    return sum([float(line.split(" ")[1]) for line in result.stdout.splitlines() if line.startswith("COMPILED")])


def cell(page: str, table: str, row: str, column: str) -> str:
    """What a table of the page says, by its first cell and by the heading. ValueError when it has no such row or column."""
    head, *rows = [line.strip("| ").split(" | ") for line in kept(page, table).splitlines()]
    found = [cells for cells in rows if cells[0] == row]
    if column not in head or not found:
        raise ValueError(f"docs/measurements.md: the table {table} has no {row!r} with {column!r}")
    return found[0][head.index(column)]


def table(results: list[Any]) -> str:
    """A row for each quantity that both have."""
    page = PAGE.read_text(encoding="utf-8")
    estimate, *recordings = results
    pages = [starts.times(recordings[:2], source)["power", starts.FIRST][1] for source in (False, True)]
    sooner, later = [ms for ms in pages if ms is not None]
    lines = ["| | estimate, ms | firmware, ms | firmware / estimate |", "|---|---|---|---|"]
    lines.append(row("compiling until the first screen", estimate, later - sooner))
    for recording in recordings[2:]:
        lines += rows(page, recording)
    return "\n".join(lines)


def rows(page: str, recording: Recording) -> list[str]:
    """Those of one game's ticks, or of the strongest computer's turn."""
    game = recording.game
    if recording.walk == STRONGEST:
        estimate = cell(page, "thinking", player_row(game), "ms: median, slowest").split(", ")[0]
        turns = [turn.thinking for turn in recording.found if turn]
        return [row(f"{game}: level 5's turn, median", float(estimate), median(turns) * 1000)] if turns else []
    quiet = [tick.ms for tick in walks.lasting(recording) if not tick.files and not tick.erased]
    return [
        row(f"{game}: {name}", float(cell(page, "ticks", game, column)), ms)
        for name, column, ms in (
            ("a tick that changes nothing", "nothing changes", median(quiet)),
            ("the busiest tick that reads nothing", "the busiest tick", max(quiet)),
        )
        if quiet
    ]


def row(name: str, estimate: float, firmware: float) -> str:
    return f"| {name} | {estimate:.1f} | {firmware:.1f} | {firmware / estimate:.1f} |"
