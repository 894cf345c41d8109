"""The table `compared`: estimates by calibration beside the times of the firmware."""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from sim.drive.content import content, write_drive
from sim.firmware.handheld import Images
from sim.micropython.runner import run_device_script
from tools.measure import PAGE, starting, walk
from tools.measure.firmware import rivals, starts, walks
from tools.measure.firmware.recording import BOARD, Recording
from tools.page_tables import kept, markdown

Row = tuple[str, str, str, str]

STRONGEST = f"level {starts.STRONGEST}"


def player_row(game: str) -> str:
    """Return the name of the game's row in `thinking`, "" where its player is not compared."""
    row: str = walk.of(game, "IN_THE_TABLE")
    return game if row == "-" else row


def jobs(games: tuple[str, ...]) -> list[tuple]:
    found: list[tuple] = [(compiling,)] + [(starts.powers, source) for source in (False, True)]
    found += [(walks.through, game) for game in games]
    return found + [(rivals.rival, game, starts.STRONGEST) for game in games if player_row(game)]


def compiling(_: Images) -> float:
    """Return the estimated milliseconds of compiling until the first screen, from sources."""
    with tempfile.TemporaryDirectory() as folder:
        on = write_drive(Path(folder), content())
        stage = next(each for each in starting.stages(BOARD, on) if each.name == starts.FIRST)
        files = [path for path, _ in stage.files if path.endswith(".py")]
        result = run_device_script(starting.HERE / "compiling.py", *files, modules=starting.HERE, drive=on, heap=False)
    if result.returncode:
        raise RuntimeError(result.stderr)
    return sum([float(line.split(" ")[1]) for line in result.stdout.splitlines() if line.startswith("COMPILED")])


def cell(page: str, table: str, row: str, column: str) -> str:
    """Return a cell of a table of the page. ValueError when the table has no such row or column."""
    head, *rows = [line.strip("| ").split(" | ") for line in kept(page, table).splitlines()]
    found = [cells for cells in rows if cells[0] == row]
    if column not in head or not found:
        raise ValueError(f"docs/measurements.md: the table {table} has no {row!r} with {column!r}")
    return found[0][head.index(column)]


def table(results: list[Any]) -> str:
    """Return a table with a row for each quantity that has an estimate."""
    page = PAGE.read_text(encoding="utf-8")
    estimate, *recordings = results
    pages = [starts.times(recordings[:2], source)["power", starts.FIRST][1] for source in (False, True)]
    sooner, later = [ms for ms in pages if ms is not None]
    found = [row("compiling until the first screen", estimate, later - sooner)]
    for recording in recordings[2:]:
        found += rows(page, recording)
    return markdown(("", "estimate, ms", "firmware, ms", "firmware / estimate"), found)


def rows(page: str, recording: Recording) -> list[Row]:
    """Return the rows of a game's ticks, or of the strongest computer's turn."""
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


def row(name: str, estimate: float, firmware: float) -> Row:
    return name, f"{estimate:.1f}", f"{firmware:.1f}", f"{firmware / estimate:.1f}"
