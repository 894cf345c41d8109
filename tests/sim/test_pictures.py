"""The small interpreter's displayio draws the desktop's pictures, pixel for pixel."""

import importlib.util
import re
from pathlib import Path

import pytest

from sim.micropython.runner import run_device_script

SCENES = Path(__file__).with_name("scenes.py")


def pictures(output: str) -> dict[str, tuple[int, str]]:
    return {
        name: (int(sent), picture)
        for name, sent, picture in re.findall(r"^SCENE (.*): (\d+) ([0-9a-f]{2048})$", output, re.MULTILINE)
    }


@pytest.fixture(scope="module")
def both() -> tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]:
    spec = importlib.util.spec_from_file_location("scenes", SCENES)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    desktop = pictures("\n".join(module.run()))
    result = run_device_script(SCENES, heap=False)
    assert result.returncode == 0, result.stderr
    return desktop, pictures(result.stdout)


def drawing(picture: str) -> str:
    bits = f"{int(picture, 16):08192b}".translate({48: ".", 49: "#"})
    return "\n".join(bits[i : i + 128] for i in range(0, 8192, 128))


def test_every_scene_matches_desktop(both: tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]) -> None:
    desktop, device = both
    assert list(desktop) == list(device)
    assert len(desktop) > 15
    for name, (_, picture) in desktop.items():
        assert drawing(device[name][1]) == drawing(picture), name


def test_scenes_differ(both: tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]) -> None:
    desktop, _ = both
    seen = [picture for _, picture in desktop.values()]
    assert len(set(seen)) >= len(seen) - 2  # "shown again" repeats a scene, and "all hidden" shows the same as "empty"


def test_small_changes_send_small_areas(both: tuple[dict[str, tuple[int, str]], dict[str, tuple[int, str]]]) -> None:
    _, device = both
    assert device["empty"][0] > 1024
    assert device["same length"][0] < 400
