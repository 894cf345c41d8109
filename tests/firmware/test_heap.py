"""The heap's figures: with the image's symbols, or a sentence that they are left out."""

from dataclasses import replace
from pathlib import Path

import pytest

from sim.firmware.__main__ import main
from sim.firmware.handheld import Images
from tools.measure.firmware import aims, evening


def command(images: Images, symbols: Path | None) -> list[str]:
    given = ["--uf2", str(images.uf2), "--bootrom", str(images.bootrom), "--no-misses", "--heap", "--script", ""]
    return given + (["--symbols", str(symbols)] if symbols else [])


def test_heap_is_printed_with_symbols(images: Images, capsys: pytest.CaptureFixture[str]) -> None:
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    assert main(command(images, images.symbols)) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    total, alive, largest = [int(word.rstrip(",")) for word in told.split() if word.rstrip(",").isdigit()]
    assert 30_000 < alive < total < 200_000
    assert 0 < largest <= total - alive


def test_without_symbols_heap_is_omitted(images: Images, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(images, None)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "The heap's figures are left out: name the image's symbols with --symbols, or SYMBOLS= for make."
    )


@pytest.mark.parametrize("game, level", [("fafy", 0), ("fanorona", evening.STRONGEST)])
def test_every_screen_leaves_16_kb_in_one_block(images: Images, game: str, level: int) -> None:
    """And the console has no error: see aims.failures()."""
    if not images.symbols:
        pytest.skip("SYMBOLS= gives the image's symbols")
    recording = evening.evening(replace(images, miss_cycles=0), (game,), level)
    assert len(recording.heaps) >= 2
    assert list(aims.failures([recording])) == []
