"""The repository as a whole: format, lint, types, README, links between pages, pinned requirements."""

import ast
import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.guide.test_guide import anchor

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
READMES = [ROOT / "README.md", ROOT / "README.fr.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def run(*words: str) -> str:
    """Return the output of a tool of the environment; fail with it when the tool fails."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith("SILLON_")}
    done = subprocess.run(
        [str(BIN / words[0]), *words[1:]], cwd=ROOT, capture_output=True, encoding="utf-8", env=settings, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_code_is_formatted() -> None:
    run("ruff", "format", "--check", ".")


def test_code_passes_ruff() -> None:
    run("ruff", "check", ".")


def test_code_passes_mypy() -> None:
    run("mypy")


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_readme_examples_are_right(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert not failed


def test_readme_picture_is_up_to_date(tmp_path: Path) -> None:
    script = (ROOT / "docs" / "handheld.script").read_text().strip()
    run("python", "-m", "sim", "--script", script, "--png", str(tmp_path / "now.png"))
    with Image.open(ROOT / "docs" / "handheld.png") as shown, Image.open(tmp_path / "now.png") as now:
        assert shown.size == now.size
        difference = ImageChops.difference(shown.convert("RGB"), now.convert("RGB"))
        # Machines round differently by a little; another picture differs by more.
        assert max(high for _, high in difference.getextrema()) <= 4, "run `make picture`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_have_targets(page: Path) -> None:
    for target, _, place in re.findall(r"\]\(([^)#]*)(#([^)]+))?\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        led_to = page.parent / target if target else page
        assert led_to.exists(), target
        if place:
            headings = re.findall(r"^#+ (.+)$", led_to.read_text(encoding="utf-8"), re.MULTILINE)
            assert place in [anchor(heading) for heading in headings], f"{target}#{place}"


def test_text_files_are_opened_as_utf_8() -> None:
    """Without an encoding, Windows reads and writes a text file in its own. MicroPython knows UTF-8 only."""
    lacking = []
    for path in [*(ROOT / "tools").rglob("*.py"), *(ROOT / "sim").rglob("*.py")]:
        if not {"node_modules", "micropython"} & set(path.parts):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and opens_text(call):
                    named = {word.arg for word in call.keywords}
                    if not named & {"encoding", None}:
                        lacking.append(f"{path.relative_to(ROOT)}:{call.lineno}")
    assert not lacking


def opens_text(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if isinstance(call.func, ast.Attribute):
        return name in ("read_text", "write_text")
    mode = next((word.value for word in call.keywords if word.arg == "mode"), (call.args + [None, None])[1])
    return name in ("open", "_plain_open") and not (isinstance(mode, ast.Constant) and "b" in str(mode.value))


def test_every_requirement_is_pinned() -> None:
    for file in ROOT.glob("requirements-*.txt"):
        for line in file.read_text().splitlines():
            if line and not line.startswith(("#", "-r ")):
                assert re.fullmatch(r"[a-z0-9._-]+==[0-9][0-9a-z.]*( ; .+)?", line), line


def test_code_py_loops_over_tick_alone() -> None:
    tree = ast.parse((ROOT / "code.py").read_text())
    guard = tree.body[-1]
    assert isinstance(guard, ast.If)
    read, loop = guard.body
    assert ast.unparse(read) == "from sillon.app.rescue import rescue"
    assert isinstance(loop, ast.While) and ast.unparse(loop.test) == "True"
    (guarded,) = loop.body
    assert isinstance(guarded, ast.Try) and ast.unparse(guarded.body[0]) == "app.tick()" and len(guarded.body) == 1
    assert ast.unparse(guarded.handlers[0]).endswith("rescue(app, error)")  # tests/app/test_crash.py


def test_pdb_imports_standard_code_module() -> None:
    run("python", "-c", "import sim.paths; sim.paths.setup(); import pdb, code; assert 'lib/python3' in code.__file__")


def test_integration_runs_the_two_test_targets() -> None:
    calls = [line for line in (ROOT / ".ci" / "run").read_text().splitlines() if line.startswith("make ")]
    assert calls == ["make test", "make test-browser"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


UPDATED = ["apt-get update"]
CHROMIUM = ["apt-get install -y --no-install-recommends chromium"]
FIREFOX = ["apt-get install -y --no-install-recommends firefox-esr"]
WEBKIT = [f"apt-get install -y --no-install-recommends {name}" for name in ("webkit2gtk-driver", "xvfb")]
IMAGES = {"UF2": "b-raspberry_pi_pico.uf2", "BOOTROM": "bootrom-b1.bin", "SYMBOLS": "b-raspberry_pi_pico.sym.gz"}
PUBLISHED = {"UF2": "adafruit-circuitpython-raspberry_pi_pico-en_US-10.2.1.uf2", "BOOTROM": "b1.bin"}
OTHERS = ("a-raspberry_pi_pico.uf2", "b-adafruit_macropad_rp2040.uf2", "c-raspberry_pi_pico_w-en_US-10.2.1.uf2")


def on_firmware(images: dict[str, str]) -> str:
    return " ".join(
        ["make test-firmware", *[f"{name}={'images/' * (name in images)}{images.get(name, '')}" for name in IMAGES]]
    )


FIRMWARE = on_firmware(IMAGES)
MADE = ["make test", "make test-circuitpython BINARY=interpreter", FIRMWARE, "make test-browser"]


@pytest.mark.parametrize(
    "there, calls",
    [
        (("chromium", "firefox-esr", "WebKitWebDriver", "Xvfb", "apt-get", "sudo"), MADE),
        (("google-chrome", "firefox", "apt-get", "sudo"), UPDATED + WEBKIT + MADE),
        (("chromium", "WebKitWebDriver", "Xvfb", "apt-get", "sudo"), UPDATED + FIREFOX + MADE),
        (("firefox", "WebKitWebDriver", "apt-get", "sudo"), UPDATED + CHROMIUM + WEBKIT[1:] + MADE),
        (("apt-get", "sudo"), UPDATED + CHROMIUM + FIREFOX + WEBKIT + MADE),
        ((), MADE),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, tuple) else "",
)
def test_integration_installs_only_missing_browsers(tmp_path: Path, there: tuple[str, ...], calls: list[str]) -> None:
    assert integration(tmp_path, there, [*IMAGES.values(), *OTHERS]) == calls


@pytest.mark.parametrize("images", [IMAGES, PUBLISHED, {}], ids=["given", "published", "none"])
def test_integration_finds_images_by_their_names(tmp_path: Path, images: dict[str, str]) -> None:
    calls = integration(tmp_path, ("chromium", "firefox"), [*images.values(), *OTHERS[bool(images) ^ 1 :]])
    assert calls[2] == on_firmware(images)


def integration(tmp_path: Path, there: tuple[str, ...], files: list[str]) -> list[str]:
    """Return the commands of `.ci/run` when these programs and these image files exist."""
    log = tmp_path / "log"
    for name in ("make", *there):
        stand_in = tmp_path / name
        does = 'shift; exec "$@"' if name == "sudo" else f'echo "{name} $*" >>"{log}"'
        stand_in.write_text(f"#!{shutil.which('bash')}\n{does}\n")
        stand_in.chmod(0o755)
    bash = shutil.which("bash")
    assert bash
    images = tmp_path / "images"
    images.mkdir()
    for file in files:
        (images / file).touch()
    environment = {"PATH": str(tmp_path), "SILLON_CIRCUITPYTHON": "interpreter", "SILLON_FIRMWARE": str(images)}
    subprocess.run([bash, str(ROOT / ".ci" / "run")], env=environment, check=True, capture_output=True)
    return log.read_text().replace(str(tmp_path) + "/", "").splitlines()


INSTALLED = [".venv/test", "sim/firmware/node_modules/.package-lock.json"]


@pytest.mark.skipif(not shutil.which("make"), reason="Windows has no make")
@pytest.mark.parametrize(
    "words, sentence",
    [
        (["test-firmware", "UF2=Makefile"], "Say where the images are: make test-firmware UF2=path BOOTROM=path"),
        (["test-firmware", "UF2=no/a", "BOOTROM=Makefile"], "UF2: the file no/a does not exist"),
        (["test-firmware", "UF2=Makefile", "BOOTROM=no/b"], "BOOTROM: the file no/b does not exist"),
        (
            ["test-firmware", "UF2=Makefile", "BOOTROM=Makefile", "SYMBOLS=no/c"],
            "SYMBOLS: the file no/c does not exist",
        ),
        (["test-circuitpython"], "Say where the build is: make test-circuitpython BINARY=/path/of/circuitpython"),
        (["test-circuitpython", "BINARY=no/d"], "BINARY: no/d is no program that can be run"),
    ],
)
def test_make_names_the_missing_file(words: list[str], sentence: str) -> None:
    old = [f"--old-file={file}" for file in INSTALLED]
    done = subprocess.run(
        ["make", "--no-print-directory", *old, *words], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 2
    assert done.stdout == f"{sentence}\n"
