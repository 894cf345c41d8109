"""Every scene matches its golden frame, on every board and in every language; no screen, board or language is left out."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from sillon.words import LANGUAGES
from sim.paths import ROOT
from sim.profiles import board_names
from sim.screen_names import screen_name
from tests.app import golden, scenes
from tests.app.boards import ARROWS, KEYED
from tests.app.play_keyed import GAMES
from tests.app.scenes import NEVER_SEEN, SCENES, Scene
from tests.app.visits import visit
from tests.game_parts import OWN_SCREEN
from tools.screens import sources

PLACES = [(board, language) for board in board_names() for language in LANGUAGES]
PANELS = sorted(place for place in PLACES if place[0] in ARROWS)  # and strips: boards that are played with arrows
TITLES = {"fafy": "Fafy", "fang": "Fang", "awale": "Awalé", "fanorona": "Fanorona"}
HOME = scenes.BY_NAME["home: first"]
FIFTH = sorted(
    place for place in PLACES if place[0] in ("pico_panel", "pico_strip")
)  # places that take a fifth of the rest too
# A scene that all of these take, though it is neither a main scene nor the first of its screen.
EVERYWHERE = next(
    scene
    for scene in scenes.GROUPS["menus"]
    if not scene.main
    and all(scene in scenes.shown("menus", board, language) for board, language in FIFTH)
    and any(other.screen == scene.screen for other in scenes.GROUPS["menus"][: scenes.GROUPS["menus"].index(scene)])
)
SCENES_BY_PLACE = [
    (board, language, group, scene)
    for board, language in PLACES
    for group in scenes.GROUPS
    for scene in scenes.shown(group, board, language)
]


@cache
def kept(board: str, language: str, group: str) -> tuple[dict[str, str], golden.Pictures]:
    return golden.read_texts(board, language, group), golden.read_pictures(board, language, group)


@pytest.mark.parametrize(
    "board, language, group, scene",
    SCENES_BY_PLACE,
    ids=[f"{case[3].name} {case[0]} {case[1]}" for case in SCENES_BY_PLACE],
)
def test_scene_matches_golden(board: str, language: str, group: str, scene: Scene) -> None:
    seen = visit(scene, board, language)
    assert seen.screen == scene.screen
    assert seen.faults == []
    fault = golden.compare(scene.name, board, language, kept(board, language, group), seen.text, seen.picture)
    assert not fault, fault


def test_goldens_are_complete() -> None:
    assert golden.faults() == []


def test_command_finds_the_program() -> None:
    command = [sys.executable, "-m", "tests.app.golden", "nonsense"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr.endswith("KeyError: 'nonsense'\n")


def test_every_screen_has_a_scene() -> None:
    files = {screen_name(target) for target in sources()}
    assert {scene.screen for scene in SCENES} == files - NEVER_SEEN


@pytest.mark.parametrize("game", OWN_SCREEN)
def test_each_game_has_menu_play_and_rules_scenes(game: str) -> None:
    screens = {scene.screen for scene in scenes.GROUPS[game]}
    assert {"setup", "options", "rules", "colour" if game == "colorigraphe" else game} <= screens


@pytest.mark.parametrize("game", OWN_SCREEN)
@pytest.mark.parametrize("board, language", PANELS)
def test_main_scenes_are_on_every_panel(game: str, board: str, language: str) -> None:
    main = {scene.main for scene in scenes.shown(game, board, language)}
    assert {"setup", "options", "rules", "choosing", "moving", "refused", "over"} <= main
    if game in ("awale", "fanorona", "colorigraphe"):  # the games with captures, or a judge
        assert "taken" in main


@pytest.mark.parametrize("board, language", PLACES)
def test_crash_and_full_memory_are_on_every_board(board: str, language: str) -> None:
    main = {scene.main for group in scenes.GROUPS for scene in scenes.shown(group, board, language)}
    assert {"crash", "full"} <= main


@pytest.mark.parametrize("board", KEYED)
def test_main_scenes_are_on_keyed_boards(board: str) -> None:
    for game in GAMES[board]:
        main = {s.main for s in scenes.GROUPS[board] if s.screen == game or f": {TITLES[game]}" in s.name}
        assert {"setup", "rules", "choosing", "moving", "refused", "over"} <= main, game


def test_scene_names_are_unique() -> None:
    assert len(scenes.BY_NAME) == len(SCENES)


def test_scenes_press_common_buttons_only() -> None:
    words = {word.partition(":")[0] for scene in SCENES if not scene.board for word in scene.script.split()}
    assert {word for word in words if not word.endswith("ms")} == {"LEFT", "RIGHT", "OK", "BACK"}


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(golden.FOLDER, tmp_path / "golden")
    monkeypatch.setattr(golden, "FOLDER", tmp_path / "golden")
    monkeypatch.setattr(golden, "BUILD", tmp_path / "build")
    return tmp_path / "golden"


def test_missing_language_is_found(copies: Path) -> None:
    shutil.rmtree(copies / "pico_panel" / "en")
    assert f"pico_panel en menus has no golden frame of {HOME.name!r}" in golden.faults()


def test_frames_of_unknown_board_are_found(copies: Path) -> None:
    shutil.copytree(copies / "pico_panel", copies / "toaster")
    assert [fault for fault in golden.faults() if "toaster" in fault] == golden.faults() != []


def test_frame_without_scene_is_found(copies: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(golden.GROUPS, "menus", tuple(scene for scene in scenes.GROUPS["menus"] if scene != EVERYWHERE))
    assert golden.faults() == [
        f"{b} {lang} menus has a golden frame of {EVERYWHERE.name!r}, no scene" for b, lang in FIFTH
    ]


def test_scene_without_frame_is_found(copies: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = Scene("home: aflame", "300ms")  # of the fifth that is taken everywhere
    monkeypatch.setitem(golden.GROUPS, "menus", (*scenes.GROUPS["menus"], more))
    assert golden.faults() == [f"{b} {lang} menus has no golden frame of 'home: aflame'" for b, lang in FIFTH]


def test_missing_sheet_is_found(copies: Path) -> None:
    (copies / "pico_strip" / "fr" / "menus.png").unlink()
    assert golden.faults() == ["pico_strip fr menus: the picture is not of the text"]


def test_changed_pixel_is_reported_with_picture(copies: Path) -> None:
    texts, pictures = kept("pico_panel", "fr", "menus")
    text, picture = texts[HOME.name], pictures[HOME.name].copy()
    assert golden.compare(HOME.name, "pico_panel", "fr", (texts, pictures), text, picture) == ""
    picture.putpixel((5, 60), (1, 2, 3))
    fault = golden.compare(HOME.name, "pico_panel", "fr", (texts, pictures), text, picture)
    assert "'home: first' on pico_panel in fr" in fault
    path = copies.parent / "build" / "pico_panel_fr_home__first.png"
    assert str(path) in fault
    with Image.open(path) as sheet:
        assert sheet.size == (3 * (3 * picture.width + 8), 3 * picture.height)
        differing = sheet.convert("RGB").crop((3 * (2 * picture.width + 8), 0, *sheet.size))
    assert differing.getbbox() == (15, 180, 18, 183)


@pytest.mark.parametrize("board, largest", [("raspberry_pi", 6), ("pico_panel", 0)])
def test_only_boards_like_the_reference_may_differ_by_a_pulse(copies: Path, board: str, largest: int) -> None:
    texts, pictures = kept(board, "fr", "menus")
    for more, differs in ((largest, False), (largest + 1, True)):
        picture = pictures[HOME.name].copy()
        picture.putpixel((0, 0), (more, 0, 0))
        assert bool(golden.compare(HOME.name, board, "fr", (texts, pictures), texts[HOME.name], picture)) == differs


def test_changed_words_are_reported_by_line() -> None:
    texts, pictures = kept("pico_panel", "fr", "menus")
    text = texts[HOME.name].replace("Sillon", "Billon")
    fault = golden.compare(HOME.name, "pico_panel", "fr", (texts, pictures), text, pictures[HOME.name])
    assert "-│    ⚘  Sillon ⚘      │" in fault
    assert "+│    ⚘  Billon ⚘      │" in fault
