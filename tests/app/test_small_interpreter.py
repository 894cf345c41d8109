"""The device scripts on a small interpreter with a board's Python stack: the desktop's frames, within a board's heap.

`pytest -s tests/app/test_small_interpreter.py` prints the figures; `make measure` tabulates them by screen.
"""

import sys
from pathlib import Path
from typing import Any

import pytest

from games import NAMES, new
from hal import store_block
from hal.store import NvmStore
from sillon.words import LANGUAGES
from sim.fakes.pins import LINUX
from sim.micropython.runner import Result, run_device_script, run_within
from sim.paths import ROOT
from sim.profiles import board_names, profile_of
from tests.app import host
from tests.app.boards import KEYED
from tests.app.play_keyed import FORMS, GAMES, into, key, playout, script
from tests.game_parts import LESSONS
from tools.measure import starting, walk
from tools.measure.starting import WALKS_BEFORE, memory

DEVICE = ROOT / "tests" / "device"
MEASURE = ROOT / "tools" / "measure"
# Live, on any screen of any game: 2 KiB more than is alive, since a stale pointer keeps an object now and then.
HEAP = 91 * 1024
LEARNING = 95 * 1024  # live, in lessons and exercises
LEARNING_IMPORT = 97 * 1024  # in lessons and exercises, live and 3.3 times the size of the file that is imported
WITH_PLAYER = 106 * 1024  # live, with the computer in the match
SAMD51 = 120 * 1024  # the heap that the chips of the PyGamer and the NeoTrellis M4 leave to a program
# Keyed boards have a chip with a Pico's memory, or 192 KB; their screens have keys besides what a panel's screens have.
KEYED_HEAP = 97 * 1024
WITH_IMPORT = 98 * 1024  # live, and 3.3 times the size of the file that is imported
KEYED_IMPORT = WITH_IMPORT + 4 * 1024  # there the figure moves by as much with the layout of what was loaded

# Boards on Linux run CPython, not a small interpreter.
ON_LINUX = [name for name in board_names() if profile_of(name).BOARD_IDS[0] in LINUX]
# Each game once, on boards and languages in rotation: a run takes some seconds.
BOARDS = [name for name in board_names() if name not in (*KEYED, *ON_LINUX)]
PLACES = [(BOARDS[k % len(BOARDS)], LANGUAGES[k // 2 % len(LANGUAGES)], name) for k, name in enumerate(walk.walked())]
WALKS = [(name, kind) for name in walk.walked() for kind in ("menus", "game")]
WALKS += [("awale", "laying"), ("fanorona", "rules"), ("fanorona", "record"), ("colorigraphe", "record")]
WALKS += [
    ("fanorona", "puzzle"),
    ("colorigraphe", "puzzle"),
    ("colorigraphe", "arcs"),
    ("fanorona", "puzzles"),
]  # other boards' screens are smaller
# The computer at its strongest, or with more code: a level's own mistakes, a search instead of a table.
RIVALS: list[tuple[str, int, tuple[tuple[str, Any], ...]]] = [
    (name, 5, ()) for name in ("awale", "fanorona", "colorigraphe")
]
RIVALS += [
    ("fafy", 4, (("bad_sowing", "loses"),)),
    ("fafy", 4, (("cells", 16), ("rule", "sowing"))),
    ("fafy", 5, (("cells", 16), ("misere", True))),
    ("fang", 4, ()),
    ("fang", 5, (("overflow", "refused"),)),
]


def frames(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(("FRAME", "SCREEN", "PROBLEMS"))]


def test_every_board_and_language_is_played() -> None:
    assert {board for board, _, _ in PLACES} == set(BOARDS)
    assert {language for _, language, _ in PLACES} == set(LANGUAGES)


@pytest.mark.parametrize("board, language, game", PLACES)
def test_walk_matches_desktop_frames(board: str, language: str, game: str) -> None:
    result = run_device_script(DEVICE / "whole_game.py", board, language, game, modules=MEASURE, heap=False)
    assert result.returncode == 0, result.stderr
    small = frames(result.stdout)
    here = frames(host.run_here(DEVICE / "whole_game.py", board, language, game, modules=MEASURE))
    for one, other in zip(small, here, strict=False):
        assert one == other
    assert len(small) == len(here) > 200
    assert here[-1] == "PROBLEMS [] []"
    assert "SCREEN home again: Home" in here


@pytest.mark.parametrize("board, language, game", [("pico_panel", "fr", "fafy"), ("pygamer", "en", "fang")])
def test_large_print_matches_desktop_frames(board: str, language: str, game: str) -> None:
    arguments = (board, language, game, "large")
    result = run_device_script(DEVICE / "whole_game.py", *arguments, modules=MEASURE, heap=False)
    assert result.returncode == 0, result.stderr
    small = frames(result.stdout)
    assert small == frames(host.run_here(DEVICE / "whole_game.py", *arguments, modules=MEASURE))
    assert len(small) > 200
    assert small[-1] == "PROBLEMS [] []"
    assert "no large print" not in result.stdout


@pytest.mark.parametrize("board", KEYED)
def test_keyed_board_matches_desktop_within_heap(board: str) -> None:
    result = run_within(HEAP, KEYED_IMPORT, DEVICE / "keyed_boards.py", board, drive=host.deployed_drive())
    host.assert_fits(result, HEAP, KEYED_IMPORT, board)
    small = frames(result.stdout)
    assert small == frames(host.run_here(DEVICE / "keyed_boards.py", board))
    assert len(small) > 20
    assert small[-1] == "PROBLEMS [] []"


def walked(game: str, kind: str, level: int = 5, options: tuple[tuple[str, Any], ...] = (), most: int = HEAP) -> Result:
    begins = "" if kind in WALKS_BEFORE else memory(game, kind, level, **dict(options))
    # A thinking computer takes thousands of steps. Only the other walks measure the heap of imports.
    slow: dict[str, Any] = {"imports": False, "every": 5} if kind == "rival" else {}
    on = host.deployed_drive()
    result = run_within(
        most, max(most, WITH_IMPORT), MEASURE / "heap.py", game, kind, begins, modules=MEASURE, drive=on, **slow
    )
    assert result.returncode == 0, result.stderr
    return result


@pytest.mark.parametrize("game, kind", WALKS)
def test_heap_and_imports_fit_board(game: str, kind: str) -> None:
    assert host.assert_fits(walked(game, kind), HEAP, WITH_IMPORT, f"{game}, {kind}").steps > 150


@pytest.mark.parametrize("game, level, options", RIVALS)
def test_live_heap_fits_board_with_strongest_player(
    game: str, level: int, options: tuple[tuple[str, Any], ...]
) -> None:
    heap = walked(game, "rival", level, options, WITH_PLAYER).heap
    assert heap is not None
    print(f"\n{game} {level} {options}, rival: {heap.bytes} bytes alive, {heap.step}", file=sys.stderr)
    assert heap.steps > 150
    assert heap.bytes <= WITH_PLAYER


# Every lesson loads the game's own screen too; Awalé's exercises are the largest.
@pytest.mark.parametrize("game, kind", [*((name, "lesson") for name in LESSONS), ("awale", "exercise")])
def test_learning_and_imports_fit_board(game: str, kind: str) -> None:
    heap = host.assert_fits(walked(game, kind, most=LEARNING), LEARNING, LEARNING_IMPORT, f"{game}, {kind}")
    assert heap.steps > 100
    # The peak is where the game's own screen is loaded.
    assert kind != "lesson" or heap.step in ("the game in a lesson", "menu")


def in_a_block(log: str) -> str:
    """Return a log's values in hexadecimal, in the format of the chips that erase at every write."""
    kept = NvmStore(bytearray(bytes.fromhex(log).ljust(4096, b"\xff"))).load("begins")
    block = bytearray(b"\xff" * 8192)
    assert kept and store_block.NvmStore(block).save("begins", kept)
    return block.hex()


@pytest.mark.parametrize("game, kind", [("fanorona", "menus"), ("fanorona", "game")])
def test_pygamer_heap_fits_its_chip(game: str, kind: str, tmp_path: Path) -> None:
    """Its 45 discs count here as 16.6 KB of Python objects; in a firmware they are smaller."""
    begins = "" if kind in WALKS_BEFORE else in_a_block(memory(game, kind))
    on = starting.drive(tmp_path)
    result = run_within(SAMD51, SAMD51, MEASURE / "heap.py", game, kind, begins, "pygamer", modules=MEASURE, drive=on)
    assert host.assert_fits(result, SAMD51, SAMD51, f"pygamer, {game}, {kind}").steps > 150


@pytest.mark.parametrize("game", NAMES)
def test_rules_conform_on_small_interpreter(game: str) -> None:
    """One in twenty-four of the sets of options gives the same positions and refusals."""
    result = run_device_script(DEVICE / "rules_conformance.py", game, heap=False)
    assert result.returncode == 0, result.stderr
    small = [line for line in result.stdout.splitlines() if line.endswith("conforms")]
    assert [line.partition(":")[0] for line in small] == [game]
    here = host.run_here(DEVICE / "rules_conformance.py", game, modules=ROOT / "tests" / "games")
    assert small == here.splitlines()


def test_failing_script_is_reported(tmp_path: Path) -> None:
    script = tmp_path / "fails.py"
    script.write_text("def steps():\n    yield 'one'\n    raise KeyError(ARGUMENTS[0])\n")
    folder = Path.cwd()
    with pytest.raises(KeyError, match="why"):
        host.run_here(script, "why")
    assert Path.cwd() == folder


MENU = {"macropad": "BACK:1500ms", "trellis_m4": "BACK:700ms"}


# One game of rows, one of points or plots on each board: each takes long.
CASES = [(board, name) for board in KEYED for name in GAMES[board] if name in ("awale", GAMES[board][-1])]


@pytest.mark.parametrize("board, name", CASES)
def test_keyed_games_match_desktop_within_heap(board: str, name: str, tmp_path: Path) -> None:
    options = FORMS.get(name, {})
    held = f"{key(board, new(name, **options), 0)}:900ms"
    moves = script(board, name, playout(name, 1, **options)[:3], **options)
    words = f"{into(board, name)} {moves} 6000ms {held} {MENU[board]} 300ms OK 300ms BACK 300ms"
    small = run_within(
        KEYED_HEAP, 1 << 20, DEVICE / "by_script.py", board, words, drive=starting.drive(tmp_path / "CIRCUITPY")
    )
    host.assert_fits(small, KEYED_HEAP, 1 << 20, f"{board}, {name}")
    assert host.printed_lines(small.stdout) == host.run_here(DEVICE / "by_script.py", board, words).splitlines()
    assert "PROBLEMS []" in small.stdout
