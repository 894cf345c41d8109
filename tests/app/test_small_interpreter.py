"""The device scripts on a small interpreter with a board's Python stack: the same frames as here, within a board's heap.

`pytest -s tests/app/test_small_interpreter.py` prints the figures.
"""

import sys
from pathlib import Path

import pytest

from games import NAMES
from sillon.words import LANGUAGES
from sim.handheld import board_names
from sim.micropython.runner import Result, run_device_script
from sim.paths import ROOT
from tests.app import host

DEVICE = ROOT / "tests" / "device"
HEAP = 64 * 1024  # live, for the app with a game on
WITH_IMPORT = 96 * 1024  # live, and 3.3 times the size of the file that is imported

# Each board and each language once: words change the page's text and nothing else, and a run takes six seconds.
PLACES = [(board, LANGUAGES[k % len(LANGUAGES)]) for k, board in enumerate(board_names())]
every_place = pytest.mark.parametrize("board, language", PLACES)


@pytest.fixture(scope="module")
def results() -> dict[tuple[str, str], Result]:
    return {place: run_device_script(DEVICE / "whole_game.py", *place) for place in PLACES}


def frames(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith(("FRAME", "SCREEN", "PROBLEMS"))]


def test_every_board_and_every_language_is_played() -> None:
    assert {board for board, _ in PLACES} == set(board_names())
    assert {language for _, language in PLACES} == set(LANGUAGES)


@every_place
def test_a_whole_game_shows_the_same_frames_as_here(
    board: str, language: str, results: dict[tuple[str, str], Result]
) -> None:
    result = results[board, language]
    assert result.returncode == 0, result.stderr
    small, here = frames(result.stdout), frames(host.run_here(DEVICE / "whole_game.py", board, language))
    for one, other in zip(small, here, strict=False):
        assert one == other
    assert len(small) == len(here) > 200
    assert here[-2:] == ["SCREEN Home", "PROBLEMS [] []"]


@every_place
def test_the_live_heap_keeps_within_64_kib(board: str, language: str, results: dict[tuple[str, str], Result]) -> None:
    heap = results[board, language].heap
    assert heap is not None
    print(f"\n{board} {language}: at most {heap.bytes} bytes alive, {heap.step}; {heap.steps} ticks", file=sys.stderr)
    assert heap.steps > 1000
    assert heap.bytes <= HEAP


@every_place
def test_importing_a_file_keeps_within_96_kib(
    board: str, language: str, results: dict[tuple[str, str], Result]
) -> None:
    taken = results[board, language].imports
    assert taken is not None
    print(f"\n{board} {language}: at most {taken.bytes} bytes, {taken.live} and {taken.file}", file=sys.stderr)
    assert taken.bytes <= WITH_IMPORT


def test_the_whole_game_runs_without_arguments_too() -> None:
    assert host.run_here(DEVICE / "whole_game.py") == host.run_here(DEVICE / "whole_game.py", "pico_panel", "fr")


def test_the_rules_conform_there_as_here() -> None:
    """Every game of the rules, with every set of options, and the same positions and refusals on the way."""
    result = run_device_script(DEVICE / "rules_conformance.py")
    assert result.returncode == 0, result.stderr
    small = [line for line in result.stdout.splitlines() if line.endswith("conforms")]
    assert [line.partition(":")[0] for line in small] == list(NAMES)
    here = host.run_here(DEVICE / "rules_conformance.py", modules=ROOT / "tests" / "games")
    assert small == here.splitlines()


def test_a_script_that_fails_here_is_told(tmp_path: Path) -> None:
    script = tmp_path / "fails.py"
    script.write_text("def steps():\n    yield 'one'\n    raise KeyError(ARGUMENTS[0])\n")
    folder = Path.cwd()
    with pytest.raises(KeyError, match="why"):
        host.run_here(script, "why")
    assert Path.cwd() == folder
