"""What lies on the site beside the page: the boards' files, as a deploy writes them, and the kit to print."""

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from hal.boards import NAMES
from sillon.words import LANGUAGES
from sim.drive import settings
from sim.drive.compiled import MAJORS, OLDEST, compiled
from sim.drive.content import content
from sim.drive.content import settings as our_settings
from sim.drive.parts import for_board, games_alone
from sim.drive.sentences import Refusal
from sim.firmware.image import MACROPAD
from sim.paths import ROOT
from sim.profiles import profile_of
from sim.web.build import MissingPart, stored
from tests import uf2_file
from tests.deploy.test_one_file import image, on
from tools.deploy import room
from tools.deploy.archive import EXTRAS
from tools.deploy.plan import FACTORY, PLACEHOLDER, finished
from tools.measure.sizes import PICO, PICO_W, sizes
from tools.site import boards, printed
from tools.site.__main__ import gathered
from tools.site.build import build

PAGES = ROOT / "web"
BOARDS = [name for name in NAMES if name != "raspberry_pi"]
TAKE_ONE_FILE = ("pico_panel", "pico_strip", "macropad")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the whole site, made with the images of two boards."""
    folder = tmp_path_factory.mktemp("site")
    pico, macropad = folder / "pico.uf2", folder / "macropad.uf2"
    pico.write_bytes(uf2_file.blocks(image()))
    macropad.write_bytes(uf2_file.blocks(image(name="Adafruit Macropad RP2040", board=MACROPAD)))
    try:
        build(folder / "web", [pico, macropad])
    except MissingPart as error:
        pytest.skip(str(error))
    return folder / "web"


@pytest.fixture(scope="module")
def listed(site: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((site / "boards" / "boards.json").read_text(encoding="utf-8"))
    return found


def of(listed: dict[str, Any], board: str) -> dict[str, Any]:
    return next(each for each in listed["boards"] if each["name"] == board)


def files(site: Path, listed: dict[str, Any], numbers: list[int]) -> dict[str, bytes]:
    """Return the files with these numbers, in their order."""
    paths = [listed["files"][number][0] for number in numbers]
    return {path: (site / "boards" / "files" / path).read_bytes() for path in paths}


@pytest.mark.parametrize("board", BOARDS)
def test_list_has_the_files_of_a_deploy_in_its_order(site: Path, listed: dict[str, Any], board: str) -> None:
    its, sources = of(listed, board), for_board(content(), board)
    for kind, wanted in (("files", compiled(sources)), ("alone", compiled(games_alone(sources)))):
        found = files(site, listed, its[kind])
        assert found == wanted
        assert list(found) == list(wanted)
    assert its["ids"] == list(profile_of(board).BOARD_IDS)
    assert (its["rows"], its["cols"]) == (profile_of(board).LEDS["rows"], profile_of(board).LEDS["cols"])


def test_list_has_sizes_and_digests(site: Path, listed: dict[str, Any]) -> None:
    for path, size, integrity in listed["files"]:
        data = (site / "boards" / "files" / path).read_bytes()
        assert len(data) == size
        assert integrity == "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
    there = (site / "boards" / "files").rglob("*")
    assert len(listed["files"]) == len([path for path in there if path.is_file()])


def test_list_has_what_a_deploy_knows(listed: dict[str, Any]) -> None:
    assert [each["name"] for each in listed["boards"]] == BOARDS
    assert (listed["oldest"], listed["majors"]) == (OLDEST, list(MAJORS))
    assert (listed["placeholder"].encode(), listed["factory"].encode()) == (PLACEHOLDER, FACTORY)
    assert listed["settings"] == our_settings()
    assert listed["languages"] == list(LANGUAGES)


@pytest.mark.parametrize("board", BOARDS)
def test_small_boards_are_those_whose_drive_has_no_room_for_all(listed: dict[str, Any], board: str) -> None:
    sources = for_board(content(), board)
    whole, alone = (room.size(sizes(compiled(each)), 512) for each in (sources, games_alone(sources)))
    assert alone <= PICO_W < whole <= PICO
    assert of(listed, board)["smallZip"] == bool(set(of(listed, board)["ids"]) & set(listed["small"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_archive_is_a_drive_that_speaks_the_language(site: Path, board: str, language: str) -> None:
    ours = settings.with_value(our_settings(), "SILLON_LANGUAGE", language)
    sources = for_board(content(), board)
    with zipfile.ZipFile(site / "boards" / f"sillon-{board}-{language}.zip") as archive:
        found = {name: archive.read(name) for name in archive.namelist() if name not in EXTRAS}
    assert found == finished(compiled(sources), ours, board)
    small = site / "boards" / f"sillon-{board}-games-{language}.zip"
    assert small.exists() == board.startswith("pico_")
    if small.exists():
        with zipfile.ZipFile(small) as archive:
            assert set(archive.namelist()) - set(EXTRAS) == set(finished(compiled(games_alone(sources)), ours, board))


@pytest.mark.parametrize("board", BOARDS)
def test_boards_with_an_image_take_one_file(site: Path, listed: dict[str, Any], board: str) -> None:
    assert of(listed, board)["uf2"] == (board in TAKE_ONE_FILE)
    for language in LANGUAGES:
        path = site / "boards" / f"sillon-{board}-{language}.uf2"
        assert path.exists() == (board in TAKE_ONE_FILE)
        if path.exists():
            _, drive = uf2_file.parts(uf2_file.read(path.read_bytes())).values()
            found = on(drive, (7 if board == "macropad" else 1) << 20)
            assert f'SILLON_LANGUAGE = "{language}"'.encode() in found["settings.toml"]
            assert found["code.py"] == (ROOT / "code.py").read_bytes()


def test_image_of_no_board_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.uf2"
    path.write_bytes(uf2_file.blocks(image(board="another_board", name="Another Board")))
    with pytest.raises(Refusal, match=r"other\.uf2 is that of the board Another Board"):
        boards.write(tmp_path, [path])


def test_kit_lies_there_in_each_language(site: Path, listed: dict[str, Any]) -> None:
    told = listed["kit"]
    assert set(told) == {"fr", "en"}
    for language, lines in told.items():
        assert ["règles" if language == "fr" else "rules"] == [title for title, path in lines if "/r" in path][:1]
        for _, path in lines:
            assert (site / path).read_bytes().startswith(b"%PDF-")
            assert path.startswith(f"kit/{language}/")
        assert len(lines) == len(list((site / printed.FOLDER / language).iterdir()))


def test_browsers_store_none_of_it(site: Path) -> None:
    assert not [name for name in stored(site) if name.startswith(("board", "kit"))]


def test_release_has_archives_images_and_kit(site: Path, tmp_path: Path) -> None:
    names = {path.name for path in gathered(site, tmp_path / "release")}
    assert {f"sillon-{board}-{language}.zip" for board in BOARDS for language in LANGUAGES} <= names
    assert {f"sillon-{board}-fr.uf2" for board in TAKE_ONE_FILE} <= names
    assert {"sillon-fr-regles.pdf", "sillon-en-rules.pdf"} <= names
    assert {Path(name).suffix for name in names} == {".zip", ".uf2", ".pdf"}


# The page's words


def keys(language: str) -> list[str]:
    text = (PAGES / "board" / "words" / f"{language}.js").read_text(encoding="utf-8")
    return re.findall(r"^  (\w+): ", text, re.MULTILINE)


def test_words_are_the_same_in_each_language_and_used() -> None:
    for path in (PAGES / "board" / "words").glob("*.js"):
        assert keys(path.stem) == keys("fr")
    page = (PAGES / "board.html").read_text(encoding="utf-8")
    used = set(re.findall(r'data-(?:told|named)="(\w+)"', page))
    assert used <= set(keys("fr"))
    for path in (PAGES / "board").glob("*.js"):
        used |= set(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))
    assert [key for key in keys("fr") if key not in used and not key.startswith("parts_")] == []


def test_page_describes_every_board_and_refusal(listed: dict[str, Any]) -> None:
    drive = (PAGES / "board" / "drive.js").read_text(encoding="utf-8")
    wanted = set(re.findall(r'Error: "(\w+)"', drive)) | {"gone", "damaged", "missing", "unknown"}
    for path in (PAGES / "board").glob("*.js"):
        wanted |= set(re.findall(r'new Refusal\("(\w+)"', path.read_text(encoding="utf-8")))
    assert wanted | {f"parts_{board}" for board in BOARDS} <= set(keys("fr"))
    whole = (PAGES / "words" / "fr.js").read_text(encoding="utf-8")
    for board in BOARDS:
        assert f"board_{board}: " in whole


def test_page_has_every_element_of_its_script() -> None:
    ids = set(re.findall(r'id="([\w-]+)"', (PAGES / "board.html").read_text(encoding="utf-8")))
    script = (PAGES / "board" / "main.js").read_text(encoding="utf-8")
    wanted = set(re.findall(r'"#([\w-]+)', script))
    assert wanted <= ids


def test_page_and_archive_say_the_same_of_the_copy_by_hand() -> None:
    readme = " ".join((ROOT / "tools" / "deploy" / "lisezmoi.txt").read_text(encoding="utf-8").split())
    for language, last in (("fr", "code.py en dernier."), ("en", "code.py last.")):
        (told,) = re.findall(
            r'drag_how: "(.*)"', (PAGES / "board" / "words" / f"{language}.js").read_text(encoding="utf-8")
        )
        assert told.endswith(last) and last in readme
    (address,) = re.findall(r'<code id="address">(.*)</code>', (PAGES / "board.html").read_text(encoding="utf-8"))
    assert readme.count(address.replace("<wbr />", "")) == 2


@pytest.mark.parametrize(
    ("language", "unplug"), [("fr", "puis débrancher et rebrancher la carte."), ("en", "plug it in again.")]
)
def test_page_and_archive_end_with_plugging_in_again(language: str, unplug: str) -> None:
    readme = " ".join((ROOT / "tools" / "deploy" / "lisezmoi.txt").read_text(encoding="utf-8").split())
    words = (PAGES / "board" / "words" / f"{language}.js").read_text(encoding="utf-8")
    assert unplug in readme
    for key in ("done", "done_same", "eject_how"):
        (told,) = re.findall(rf'^  {key}: "(.*)"', words, re.MULTILINE)
        assert told.endswith(unplug)
    (alone,) = re.findall(r'zip_alone: "(.*)"', words)
    assert alone in readme


def test_archive_refers_to_no_document_that_is_not_in_it() -> None:
    for path in (
        ROOT / "settings.toml",
        ROOT / "tools" / "deploy" / "lisezmoi.txt",
        ROOT / "boot.py",
        ROOT / "code.py",
    ):
        assert "docs/" not in path.read_text(encoding="utf-8"), path


def test_pictures_have_no_words() -> None:
    page = (PAGES / "board.html").read_text(encoding="utf-8")
    symbols = re.findall(r"<symbol.*?</symbol>", page, re.DOTALL)
    assert len(symbols) == 3
    assert not [each for each in symbols if "<text" in each]
    assert len(re.findall(r'<ol class="pictures">.*?</ol>', page, re.DOTALL)[0].split("<li>")) == 4
