"""The trials of `make soak`, shortened: combined faults, a day without a leak; and the command, which prints their figures."""

import subprocess
import sys
from typing import Any

import pytest

from games import NAMES
from sillon.manifest import letter
from sim.paths import ROOT
from tools.soak import __main__ as command
from tools.soak import day, faults
from tools.soak.mash import Mashed


def test_trial_prints_figures_and_totals() -> None:
    words = [sys.executable, "-m", "tools.soak", "faults", "--share", "0.005"]
    found = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    first, empty, headline, again = found.stdout.strip().split("\n")
    assert first.startswith("faults, 0.005 of it: 8 power-ons on 2 boards, ")  # 2 days of 400, 4 power-ons each
    assert (empty, headline, again) == ("", "All together:", first)


def test_failing_trial_is_reported_and_others_continue(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def finds(share: float) -> str:
        print("what a handheld says to its console")
        raise AssertionError("a turn was lost; again: this command")

    monkeypatch.setitem(command.TRIALS, "cuts", finds)
    monkeypatch.setitem(command.TRIALS, "flips", lambda share: f"{share} of the flips")
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    monkeypatch.setattr(sys, "pycache_prefix", sys.pycache_prefix)
    monkeypatch.setattr(command.import_cache, "install", lambda: None)  # in the tests' own process
    assert command.main(["cuts", "flips"]) == 1
    output = capsys.readouterr().out
    assert output.startswith(
        "cuts: FAILED: a turn was lost; again: this command (0 s)\nflips: 1.0 of the flips (0 s)\n"
    )
    assert output.count("FAILED") == 2  # and once more at the end


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["cut"], "soak: 'cut' is not a trial; there are cuts, flips, mash, faults, day"),
        (["--share", "0"], "soak: --share 0.0: it is above 0 and up to 1"),
        (["--share", "nan"], "soak: --share nan: it is above 0 and up to 1"),
        (["--minutes", "-1"], "soak: --minutes -1.0: it is above 0"),
        (["mash", "--first", "400"], "soak: --first 400: the legs are 0 to 399"),
    ],
)
def test_impossible_trial_is_refused(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    assert capsys.readouterr().err == sentence + "\n"


@pytest.mark.parametrize("number", range(8))
def test_handheld_survives_combined_faults(number: int) -> None:
    found = faults.day(number, 60)
    assert found.lives == faults.LIVES
    assert found.errors + found.cuts > 0


def test_trial_finds_unhandled_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash in the trial is reported."""

    def gives_up(bench: Any, incidents: faults.Incidents) -> None:
        pass

    monkeypatch.setattr(faults, "rescue_errors", gives_up)
    with pytest.raises(Mashed, match=r"again: python -m tools\.soak --faults 0"):
        for _ in range(3):
            faults.day(0, 200)


SOME = day.legs(4, 30)[:-1]  # the last one is idle for twenty minutes


def test_heap_at_home_is_constant_on_small_interpreter() -> None:
    laps = 8  # two at either end are compared: a false pointer may raise one
    found = day.run(laps, SOME)
    assert found.ticks > 1000
    assert len(found.homes) == laps and all(len(lap) == len(SOME) for lap in found.homes)
    assert min(min(lap) for lap in found.homes) > 20_000
    assert found.drift <= day.FLAT


def test_leak_is_found() -> None:
    found = day.run(5, SOME[:1], spill=1000)
    assert day.FLAT < found.drift < 4000  # two laps' spill, less what false pointers add to the first of them


@pytest.mark.parametrize(
    "homes, drift",
    [
        ([[9, 9], [9, 9], [5, 5], [5, 5], [5, 5]], 0),
        ([[9, 9], [9, 9], [5, 5], [5, 6], [5, 7]], 2),
        ([[9, 9], [9, 9], [5, 5], [5, 5], [99, 5], [5, 5], [5, 5], [5, 5]], 0),  # counted too high once
    ],
)
def test_drift_is_the_largest_growth(homes: list[list[int]], drift: int) -> None:
    assert day.Day(homes, 0, 0, 0, frozenset()).drift == drift


def test_every_game_starts_a_run() -> None:
    names = {bytes.fromhex(leg.split(":")[2]).partition(b";")[0].rstrip(b"0123456789").decode() for leg in day.legs()}
    assert names >= {"", *[letter(name) for name in NAMES]}
