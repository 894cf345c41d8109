"""The page that copies onto a board leaves the drive that `make deploy` leaves, whatever was there and whenever it is cut off."""

import base64
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sim.drive import settings
from sim.drive.compiled import compiled
from sim.drive.content import content
from sim.drive.content import settings as our_settings
from sim.drive.parts import for_board
from sim.micropython.runner import find_node
from tests.deploy import kit
from tests.deploy.test_interrupted import runs_half
from tools.deploy import deployed_files
from tools.deploy.plan import FACTORY, PLACEHOLDER

SCRIPT = Path(__file__).with_name("page.mjs")
GIVEN = {
    "settings": kit.OURS,
    "board": "pico_panel",
    "language": "fr",
    "placeholder": PLACEHOLDER.decode(),
    "factory": FACTORY.decode(),
}


def packed(files: dict[str, bytes]) -> dict[str, str]:
    return {path: base64.b64encode(data).decode() for path, data in files.items()}


def unpacked(files: dict[str, str]) -> dict[str, bytes]:
    return {path: base64.b64decode(text) for path, text in files.items()}


def page(drive: dict[str, bytes], files: dict[str, bytes], error: str = "", **more: Any) -> list[Any]:
    """Return the page's answers: see page.mjs. more: values of GIVEN."""
    order = {"drive": packed(drive), "files": packed(files), "given": {**GIVEN, **more}, "error": error}
    done = subprocess.run(
        [str(find_node()), str(SCRIPT)], input=json.dumps(order), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found


def left_by_page(drive: dict[str, bytes], files: dict[str, bytes], **given: Any) -> dict[str, bytes]:
    ((after, refusal, whole),) = page(drive, files, **given)
    assert refusal is None
    assert whole
    return unpacked(after)


def put(path: str, data: bytes) -> Callable[[Path], None]:
    def act(drive: Path) -> None:
        (drive / path).parent.mkdir(parents=True, exist_ok=True)
        (drive / path).write_bytes(data)

    return act


def torn(drive: Path) -> None:
    listed = drive / deployed_files.PATH
    listed.write_text(listed.read_text(encoding="utf-8")[:150], encoding="utf-8")


COMPILED = {path[:-2] + "mpy" if "/" in path else path: b"C" + data for path, data in kit.FILES.items()}
DRIVES: dict[str, list[dict[str, bytes] | Callable[[Path], None]]] = {
    "new board": [],
    "same version": [kit.NEWER],
    "older version": [kit.FILES],
    "sources": [kit.FILES, COMPILED],
    "list cut off": [kit.FILES, torn],
    "list of others": [kit.FILES, put(deployed_files.PATH, b"my notes\n")],
    "list tampered with": [
        kit.FILES,
        put(deployed_files.PATH, b"x\nstate: complete\n000000 /a\n000000 a/../b\n000000 c:d\n000000 x\\y\n"),
    ],
    "user's files": [put("records/7.txt", b"a match"), put("games/mine.py", b"mine"), put("code.txt", b"mine")],
    "user's changes": [
        kit.FILES,
        put("hal/leds.py", b"brighter"),
        put("games/fafy.py", b"mine"),
        put("hal/leds.py.kept", b"of another day"),
    ],
    "user's libraries": [put("lib/neopixel.py", kit.NEWER["lib/neopixel.py"]), put("code.py", b"my program")],
    "user's settings": [put("settings.toml", b'# mine\r\n  SILLON_BOARD= "pygamer" # built\r\nWIFI = "x"\n[t]\n')],
    "settings without board": [put("settings.toml", b'[mine]\nSILLON_BOARD = "pico_panel"\n')],
    "settings in Latin-1": [put("settings.toml", "SILLON_BOARD = pygamer # à l'école".encode("latin-1"))],
    "placeholder": [put("code.py", PLACEHOLDER)],
}


@pytest.mark.parametrize("files", [kit.NEWER, COMPILED], ids=["sources", "compiled"])
@pytest.mark.parametrize("before", DRIVES)
def test_page_leaves_the_drive_that_deploy_leaves(drive: Path, before: str, files: dict[str, bytes]) -> None:
    for step in DRIVES[before]:
        if callable(step):
            step(drive)
        else:
            kit.deploy(drive, step)
    standing = kit.on(drive)
    kit.deploy(drive, files)
    assert left_by_page(standing, files) == kit.on(drive)


def test_whole_program_is_copied_and_deploy_has_nothing_left_to_do(drive: Path) -> None:
    files = compiled(for_board(content(), "pico_panel"))
    after = left_by_page(kit.on(drive), files, settings=our_settings())
    for path, data in after.items():
        put(path, data)(drive)
    assert not kit.plan(kit.Drive(drive), files, our_settings(), "pico_panel").changes


def test_new_board_speaks_the_chosen_language() -> None:
    after = left_by_page({}, kit.FILES, language="en", board="pico_strip")
    assert after["settings.toml"].decode() == settings.with_value(
        settings.with_board(kit.OURS, "pico_strip"), "SILLON_LANGUAGE", "en"
    )
    theirs = b'SILLON_LANGUAGE = "fr"\nSILLON_BOARD = "pico_panel"\n'
    assert left_by_page({"settings.toml": theirs}, kit.FILES, language="en")["settings.toml"] == theirs


KINDS = {
    "QuotaExceededError": "full",
    "NoModificationAllowedError": "read_only",
    "NotAllowedError": "read_only",
    "NotFoundError": "gone",
    "NotReadableError": "gone",
}


@pytest.mark.parametrize("error", KINDS)
@pytest.mark.parametrize("older", [None, kit.FILES], ids=["new board", "older version"])
def test_cut_off_copy_runs_no_half_program_and_is_repaired(
    drive: Path, error: str, older: dict[str, bytes] | None
) -> None:
    if older:
        kit.deploy(drive, older)
    answers = page({**kit.on(drive), "mine.txt": b"mine"}, kit.NEWER, error=error)
    assert len(answers) > len(kit.NEWER)
    for cut, refusal, _, repaired, repairing, whole in answers:
        assert not runs_half(unpacked(cut), kit.NEWER, kit.FILES)
        assert refusal is None or refusal[0] == KINDS[error]
        assert repairing is None
        assert whole
        assert unpacked(repaired) == kit.whole(kit.NEWER) | {"mine.txt": b"mine"}
    assert answers[-1][1] is None


def test_leftovers_of_the_browser_are_swept_up(drive: Path) -> None:
    kit.deploy(drive, kit.FILES)
    torn(drive)
    left = {"hal/leds.py.crswap": b"x", "code.py.1.crswap": b"y"}
    after = left_by_page({**kit.on(drive), **left, "hal/mine.crswap": b"z"}, kit.NEWER)
    assert set(left).isdisjoint(after)
    assert after["hal/mine.crswap"] == b"z"


def test_folder_in_place_of_file_is_named() -> None:
    ((_, refusal, _),) = page({"hal/leds.py/x": b""}, kit.FILES)
    assert refusal == ["folder", "hal/leds.py", "TypeMismatchError"]
