"""Skip waiting for disk writes: folders stand for drives, and no power cut is expected here."""

import os
from pathlib import Path

import pytest

from tests.deploy import kit


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """Return the drive of a new board."""
    return kit.board(tmp_path / "CIRCUITPY")


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SILLON_LANGUAGE", "en")


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda file: None)
