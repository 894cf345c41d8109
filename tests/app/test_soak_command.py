"""The command `make soak`: it prints each trial's figures, and the totals at the end."""

import subprocess
import sys

import pytest

from sim.paths import ROOT
from tools.soak import __main__ as command


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
    told = capsys.readouterr().out
    assert told.startswith("cuts: FAILED: a turn was lost; again: this command (0 s)\nflips: 1.0 of the flips (0 s)\n")
    assert told.count("FAILED") == 2  # and once more at the end


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
