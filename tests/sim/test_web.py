"""The site without a browser: its files, its size, no requests to other hosts, and its words."""

import base64
import gzip
import hashlib
import io
import json
import re
import tarfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import microcontroller
import pytest
from PIL import Image

from games import NAMES
from sillon.manifest import offered as is_offered
from sillon.match.codes import write
from sillon.match.session import Session
from sillon.words import LANGUAGES
from sim.bytecode import compiled
from sim.handheld import Handheld
from sim.memory import crowd, new_memory
from sim.paths import ROOT
from sim.tournament.words import Say
from sim.web import drive, snapshot, worker
from sim.web.build import MANIFESTS, MissingPart, build, stored
from tools import matrix

PAGES = ROOT / "web"
MOST_BYTES = 1_200_000


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    try:
        build(folder)
    except MissingPart as error:
        pytest.skip(str(error))
    return folder


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def texts() -> dict[str, str]:
    """Return every page, script and style sheet of web/, by name."""
    paths = [path for path in PAGES.rglob("*") if path.suffix in (".html", ".js", ".css")]
    return {
        path.relative_to(PAGES).as_posix(): path.read_text(encoding="utf-8")
        for path in paths
        if "node_modules" not in path.parts
    }


def test_what_browsers_store_is_small(site: Path) -> None:
    assert sum((site / name).stat().st_size for name in (*stored(site), "service-worker.js")) < MOST_BYTES


def test_scripts_and_styles_are_served_small(site: Path) -> None:
    for name, text in texts().items():
        if name.endswith((".js", ".css")) and name != "service-worker.js":
            served = (site / name).read_text(encoding="utf-8")
            assert len(served) < len(text) * 0.95, name
            assert "/**" not in served, name


def test_equal_sources_make_equal_sites(site: Path, tmp_path: Path) -> None:
    build(tmp_path)
    assert names(tmp_path) == names(site)
    for name in names(site):
        assert (tmp_path / name).read_bytes() == (site / name).read_bytes(), name


ONLINE = ("service-worker.js", "board.html", "board/", "boards/", "kit/", "guides/", "pictures/")


def test_service_worker_caches_all_that_needs_no_network(site: Path) -> None:
    text = (site / "service-worker.js").read_text()
    listed = json.loads(re.search(r"^const FILES = (.*);$", text, re.MULTILINE)[1])  # type: ignore[index]
    wanted = {name for name in names(site) if not name.startswith(ONLINE)}
    assert set(stored(site)) == wanted
    assert set(listed) == wanted - {"index.html"} | {"./"}
    for name, integrity in listed.items():
        content = (site / ("index.html" if name == "./" else name)).read_bytes()
        assert integrity == "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
    assert re.search(r'^const VERSION = "[0-9a-f]{16}";$', text, re.MULTILINE)


@pytest.mark.parametrize("language", MANIFESTS)
def test_manifest_has_an_identity_icons_and_screenshots(site: Path, language: str) -> None:
    manifest = json.loads((site / MANIFESTS[language]).read_text(encoding="utf-8"))
    assert {icon["src"] for icon in manifest["icons"]} <= names(site)
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["lang"] == language
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    for shot in manifest["screenshots"]:
        with Image.open(site / shot["src"]) as picture:
            assert "{}x{}".format(*picture.size) == shot["sizes"]


def test_each_language_of_the_page_has_a_manifest() -> None:
    assert set(MANIFESTS) == {path.stem for path in (PAGES / "words").glob("*.js")}


@pytest.mark.parametrize("name", texts())
def test_no_file_links_outside_site(name: str) -> None:
    for address in re.findall(r"https?://[^\s\"'`)]+|(?:src|href)=\"/[^\"]*", texts()[name]):
        assert address == "http://www.w3.org/2000/svg", address


@pytest.mark.parametrize("name", [name for name in texts() if name.endswith(".js")])
def test_every_imported_module_exists(name: str) -> None:
    made = {"micropython.mjs", "signs.js", "uqr.js"}  # by the build
    for target in re.findall(r'from "(\.[^"]+)"', texts()[name]):
        found = ((PAGES / name).parent / target).resolve().relative_to(PAGES).as_posix()
        assert found in made or found in texts(), target


def test_page_preloads_all_modules() -> None:
    """Otherwise a browser would request each module after the one that imports it."""
    asked = re.findall(r'rel="modulepreload" href="([^"]+)"', texts()["index.html"])
    wanted = ["main.js"]
    for name in wanted:
        for target in re.findall(r'from "(\.[^"]+)"', texts().get(name, "")):
            found = ((PAGES / name).parent / target).resolve().relative_to(PAGES).as_posix()
            wanted += [found] if found not in wanted else []
    assert sorted(asked) == sorted(wanted)


def test_page_has_every_element_of_its_scripts() -> None:
    ids = set(re.findall(r'id="([\w-]+)"', texts()["index.html"]))
    for name in ("main.js", "parts/settings.js", "parts/share.js", "parts/trouble.js"):
        for wanted in re.findall(r'(?:\$|find)\("#([\w-]+)', texts()[name]):
            assert wanted in ids, f"{name}: #{wanted}"


def keys(language: str) -> list[str]:
    return re.findall(r"^  (\w+): ", texts()[f"words/{language}.js"], re.MULTILINE)


def test_page_has_every_language() -> None:
    for language in LANGUAGES:
        assert keys(language) == keys(LANGUAGES[0])
    asked = set(re.findall(r'data-(?:say|name-of)="(\w+)"', texts()["index.html"]))
    for name, text in texts().items():
        if name.endswith(".js") and not name.startswith("board/"):
            asked |= set(re.findall(r'say\("(\w+)"', text))
    assert asked <= set(keys(LANGUAGES[0]))
    # A game that the page does not know has the title that the handheld gives it, and nothing below it.
    known = [game for game in NAMES if f"game_{game}" in keys(LANGUAGES[0])]
    assert {f"about_{game}" for game in known} <= set(keys(LANGUAGES[0]))


def test_every_page_word_is_used() -> None:
    """Every word is used by its key, or by a pattern such as `game_${name}`."""
    texts_of_the_page = {
        name: text for name, text in texts().items() if not name.startswith(("words/", "tournament", "board"))
    }
    used = set(LANGUAGES)
    patterns = set()
    for name, text in texts_of_the_page.items():
        used |= set(re.findall(r'"(\w+)"' if name.endswith(".js") else r'data-(?:say|name-of)="(\w+)"', text))
        patterns |= set(re.findall(r"`(\w+_(?:\$\{[^}]*\}_?)+)`", text))
    for path in (ROOT / "sim" / "web" / "board_in_words.py", *(ROOT / "sim" / "web" / "games").glob("*.py")):
        used |= set(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))
    made = re.compile("|".join(re.sub(r"\$\{[^}]*\}", r"\\w+", pattern) for pattern in sorted(patterns)))
    assert [key for key in keys(LANGUAGES[0]) if key not in used and not made.fullmatch(key)] == []


def test_every_tournament_sentence_is_used() -> None:
    """By the page or by the terminal."""
    used = set()
    made = []
    for path in [*(ROOT / "sim" / "tournament").rglob("*.py"), ROOT / "sim" / "web" / "tournament.py"]:
        text = path.read_text(encoding="utf-8")
        # The fields of `shown` are not sentences.
        used |= set(re.findall(r'(?<!shown\[)(?<!get\()["\'](\w+)["\'](?!:)', text))
        made += re.findall(r'Refused\(f"(\w+_)\{', text)
    for name, text in texts().items():
        if name.startswith("tournament"):
            used |= set(re.findall(r'"(\w+)"' if name.endswith(".js") else r'data-(?:told|named)="(\w+)"', text))
    assert [key for key in Say(LANGUAGES[0]).texts if key not in used and not key.startswith(tuple(made))] == []


SPOKEN = "←→↶↑↓×"  # signs that the page or the screen reader reads as words


def test_screen_reader_skips_pictograms() -> None:
    """The name of a black circle would be read for the white piece."""
    silent = re.search(r"^const SIGNS = /\[(.*)\]/gu;$", texts()["parts/speech.js"], re.MULTILINE)
    assert silent
    for path in (ROOT / "lib" / "sillon").rglob("*.py"):
        signs = {sign for sign in path.read_text(encoding="utf-8") if unicodedata.category(sign) in ("So", "Sm")}
        left = {sign for sign in signs if not sign.isascii()} - set(silent[1]) - set(SPOKEN)
        assert not left, path


def test_archive_has_whole_drive_compiled() -> None:
    """The page's MicroPython reads this bytecode, and its tracebacks name the files of the archive."""
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(drive.archive()))) as tar:
        packed = {entry.name: tar.extractfile(entry).read() for entry in tar}  # type: ignore[union-attr]
    for folder in ("games", "hal", "lib/sillon"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if path.name != "contract.py":
                found = packed[f"{name[:-3]}.mpy"]
                assert found[:2] == b"M\x06"
                assert f"{name[:-3]}.mpy".encode() in found
    assert packed["code.py"] == (ROOT / "code.py").read_bytes()
    assert [name for name in packed if name.endswith(".py")] == ["code.py"]


def test_module_with_syntax_error_is_named() -> None:
    with pytest.raises(ValueError, match=r"(?s)lib/wrong\.py is not compiled: .*line 1"):
        compiled({"code.py": b"while", "lib/wrong.py": b"while"}, sources=("code.py",))


def test_snapshot_has_screen_pixels() -> None:
    """Also when only changed rows are unpacked."""
    handheld = Handheld("pico_panel", {"SILLON_LANGUAGE": "fr"})
    screen = handheld.bench.display
    seen = set()
    for words in ("300ms", "OK 300ms", "RIGHT 300ms"):
        handheld.script(words)
        for command in (None, 0xA7, 0xA5, 0xC0, 0x48, 0xA6, 0xA4, 0xC8, 0x40, 0xAE, 0xAF):
            if command is not None:
                screen._take_command(command)
            found = snapshot.pixels(screen)
            assert found == b"".join(screen.rows())
            seen.add(found)
    assert len(seen) > 10
    handheld.power_off()


def switched_on(**order: object) -> dict[str, object]:
    given = {"board": "pico_panel", "settings": {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr"}, "nvm": "", **order}
    found: dict[str, object] = json.loads(worker.switch_on(json.dumps(given)))
    return found


@pytest.fixture
def code_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(worker, "CODE_PATH", str(ROOT / "code.py"))
    yield
    worker.Desk.bench.power_off()  # its settings lie in the environment


@pytest.mark.usefixtures("code_path")
def test_every_quick_press_counts() -> None:
    switched_on(menu="fafy")
    passes(300)
    before = worker.Desk.bench.app.screen.selected
    for _ in range(2):
        worker.press("RIGHT")
        worker.release("RIGHT")
    passes(600)
    assert worker.Desk.bench.app.screen.selected == before + 2


@pytest.mark.usefixtures("code_path")
def test_change_is_reported_once() -> None:
    switched_on()
    passes(50)
    first = json.loads(worker.turn(10) or "{}")
    assert "nvm" not in first
    assert worker.news() == ""
    worker.set_preference("sound", True)
    assert json.loads(worker.news())["state"]["sound"] is True


@pytest.mark.usefixtures("code_path")
def test_program_error_shows_crash_screen_and_match_resumes() -> None:
    switched_on(code=write(Session("awale", {})))
    passes(300)
    app = worker.Desk.bench.app
    app.session.play(app.session.game.moves(app.session.position)[0])
    app.screen.tick = lambda now: 1 // 0
    message: dict[str, Any] = {}
    for _ in range(30):
        message.update(json.loads(worker.turn(10) or "{}"))
    assert app.target[:2] == ("crash", "ZeroDivisionError")
    assert message["state"]["screen"] == "crash"
    worker.press("OK")
    worker.release("OK")
    for _ in range(60):
        message.update(json.loads(worker.turn(10) or "{}"))
    app = worker.Desk.bench.app
    assert (app.target[0], len(app.session.match.moves)) == ("awale", 1)
    assert bytes.fromhex(message["nvm"]) == bytes(microcontroller.nvm).rstrip(b"\xff")


@pytest.mark.usefixtures("code_path")
def test_refused_code_changes_nothing() -> None:
    assert switched_on(code="A0A1")["refused"] == "slip"
    assert worker.Desk.bench.app.target == ("home",)
    assert worker.refused('{"code": ""}') == "empty"
    assert worker.refused('{"code": "A0A0"}') == ""


def crowded(board: str) -> str:
    """Return a full memory, in hexadecimal."""
    memory = new_memory(board)
    crowd(memory)
    return memory.hex()


def passes(milliseconds: int) -> Any:
    """Let time pass, and return the app."""
    for _ in range(milliseconds // 10):
        worker.turn(10)
    return worker.Desk.bench.app


STORES = ["pico_panel", "pygamer"]  # one of each kind


@pytest.mark.usefixtures("code_path")
@pytest.mark.parametrize("board", STORES)
@pytest.mark.parametrize("begin", [{"code": "A0A0"}, {"menu": "awale"}])
def test_start_target_is_refused_when_memory_is_full(board: str, begin: dict[str, str]) -> None:
    """The running handheld continues, and the page shows the sentence."""
    assert switched_on(board=board, nvm=crowded(board), **begin)["refused"] == "room"
    assert passes(300).target[0] in ("home", "notice")
    before = bytes(microcontroller.nvm)
    assert worker.refused(json.dumps(begin)) == "room"
    assert bytes(microcontroller.nvm) == before
    assert "refused_room" in keys(LANGUAGES[0])
    switched_on(board=board)
    assert worker.refused(json.dumps(begin)) == ""


@pytest.mark.usefixtures("code_path")
@pytest.mark.parametrize("board", STORES)
def test_unsaved_match_survives_change_of_language_or_seats(board: str) -> None:
    switched_on(board=board, nvm=crowded(board))
    session = Session("awale", {})
    for _ in range(5):
        session.match.play(session.game.moves(session.position)[0])
    app = passes(300)
    app.session, app.target, app.screen = session, ("awale",), None
    passes(300)
    switched_on(board=board, again=True, faces=True)
    app = passes(300)
    assert (app.session.packed(), app.preferences.language) == (session.packed(), "fr")
    worker.set_preference("language", "en")
    app = passes(300)
    assert (app.session.packed(), app.preferences.language) == (session.packed(), "en")
    switched_on(board=board, again=True)
    app = passes(300)
    assert (app.session.packed(), app.preferences.language) == (session.packed(), "en")
    assert "South" in json.dumps(snapshot.state(app))


# An option of each game that small boards can show.
SMALL: dict[str, dict[str, object]] = {"fanorona": {"size": "3x3"}}


@pytest.mark.usefixtures("code_path")
@pytest.mark.parametrize("board", snapshot.boards())
def test_every_offered_game_has_a_card_and_starts_by_code(board: str) -> None:
    offered = {game: is_offered(matrix.lights_of(board), game) for game in NAMES}
    for game in NAMES:
        code = write(Session(game, SMALL.get(game, {})))
        shape = switched_on(board=board, code=code)
        assert {offer["name"]: offer["offered"] for offer in shape["offers"]} == offered  # type: ignore[attr-defined]
        assert shape["refused"] == ("" if offered[game] else "lights"), game
        worker.turn(10)
        assert (worker.Desk.bench.app.session is not None) == offered[game], game
