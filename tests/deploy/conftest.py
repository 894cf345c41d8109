"""Folders stand for drives, and nobody pulls the computer's own plug: what is written need not be waited for."""

import os

import pytest


@pytest.fixture(autouse=True)
def _on_an_english_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda file: None)
