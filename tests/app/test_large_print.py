"""Large print: the preference, what it enlarges in each game, and OK, which turns a message's page before it acts."""

import sys

import pytest

from sillon.words import LANGUAGES
from sim.font.read import read_large
from sim.handheld import Handheld
from tests.app import scenes, stage
from tests.app.play_colorigraphe import table_with
from tests.app.play_computer import seated
from tests.app.scenes_awale import PLAY as AWALE
from tests.app.scenes_fafy import NORD, WON
from tests.app.scenes_large import MAIN
from tests.app.stage import Watched, after_script, leads_to, pick, position_text, say, screen_of, switch_on
from tests.game_parts import OWN_SCREEN
from tools.measure.starting import memory

MODULES = ("hal.large_print", "hal.label_font", "adafruit_display_text", "adafruit_display_text.label")
CIRCLE_SCREENS = {"stake", "roll", "colour", "verdict", "scores", "over"}
REFUSED = f"{NORD} LEFT LEFT LEFT OK"  # a refusal of two pages
PAGE_MS = 1600


@pytest.fixture(autouse=True)
def nothing_read_yet() -> None:
    """Begin without the modules that an earlier handheld has left to this process."""
    for name in MODULES:
        sys.modules.pop(name, None)


def large(handheld: Handheld) -> list[str]:
    """Return the lines in large print."""
    return ["".join(cell.character for cell in line).strip() for line in read_large(handheld.pixels())]


def pages(handheld: Watched) -> str:
    """Return the large lines of all pages that are turned by themselves."""
    found: list[str] = []
    while True:
        lines = large(handheld)
        if found and lines == found[-len(lines) :]:
            return " ".join(found)
        found += lines
        handheld.run(PAGE_MS)


@pytest.mark.parametrize("game", OWN_SCREEN)
def test_each_game_has_turn_refusal_and_result_in_large_print(game: str) -> None:
    screens = CIRCLE_SCREENS if game == "colorigraphe" else {game}
    assert {scene.main for scene in scenes.GROUPS["large"] if scene.screen in screens} >= set(MAIN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "scene", [scene for scene in scenes.GROUPS["large"] if scene.main], ids=lambda scene: scene.name
)
def test_main_messages_are_large(scene: scenes.Scene, language: str) -> None:
    handheld = stage.enter(scene, scene.board or "pico_panel", language)
    assert large(handheld)


def test_ok_turns_the_page_and_plays_only_after_the_last() -> None:
    handheld = after_script(REFUSED, LARGE=1)
    before = position_text(handheld)
    first = large(handheld)
    handheld.script("OK")
    assert large(handheld) != first
    assert position_text(handheld) == before
    handheld.script("RIGHT RIGHT RIGHT OK OK")  # the cursor is on a cell that may be sown
    assert position_text(handheld) != before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, score", [("fang", "⇧3 ⇩3"), ("awale", "⇧0 ⇩0"), ("fanorona", "●4 ○4")])
def test_large_turn_leaves_room_for_the_score(game: str, score: str, language: str) -> None:
    handheld = stage.enter(scenes.BY_NAME[f"{game}: choosing, in large print"], "pico_panel", language)
    side, below = large(handheld)
    assert side.endswith("●" if game == "fanorona" else {"fr": "Sud", "en": "South"}[language])
    assert below == score
    assert handheld.text()[-1].startswith("OK")


@pytest.mark.parametrize("language", LANGUAGES)
def test_third_hint_of_fanorona_is_one_large_page(language: str) -> None:
    handheld = seated("fanorona", (), place={"language": language, "LARGE": 1}, size="3x3")
    handheld.script("BACK:900ms 200ms RIGHT OK 6000ms OK 400ms OK 400ms")
    controller = handheld.bench.app.screen.controller
    assert controller.hint == 3
    assert " ".join(large(handheld)) == controller.note[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_stake_keeps_the_sun_and_the_question(language: str) -> None:
    handheld = stage.enter(scenes.BY_NAME["stake: the first, in large print"], "pico_panel", language)
    seat = say(handheld, "seat_0")
    assert large(handheld) == [say(handheld, "player_0", seat).replace(" ", "")]
    assert stage.shows(handheld, "stake_which")
    assert stage.shows(handheld, "stake_in_points", 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_stake_says_that_ok_hurries_it(language: str) -> None:
    handheld = table_with("", settings={"language": language, "LARGE": 1})
    handheld.bench.app.session.levels = (5, 0)
    stage.open_screen(handheld, "colorigraphe")
    assert screen_of(handheld) == "stake"
    assert stage.shows(handheld, "hurry_up")
    assert not stage.shows(handheld, "stake_which")
    assert not stage.shows(handheld, "stake_to_dice")


def test_arrow_acts_at_once_while_pages_are_left() -> None:
    handheld = after_script(REFUSED, LARGE=1)
    at = handheld.bench.app.screen.look.cursor
    handheld.script("RIGHT")
    assert handheld.bench.app.screen.look.cursor != at
    assert large(handheld)[0].endswith("North")


def test_result_is_read_before_ok_leaves_it() -> None:
    handheld = after_script(WON, LARGE=1)
    turned = 0
    while screen_of(handheld) == "fafy":
        handheld.script("OK")
        turned += 1
    assert screen_of(handheld) == "after"
    assert turned == 3


def test_pages_of_a_refusal_tell_all_of_it() -> None:
    scene = scenes.BY_NAME["fanorona: refused, another must capture, in large print"]
    told = pages(stage.enter(scene, "pico_panel", "fr"))
    assert "Il faut" in told
    assert "peut." in told


def test_turn_needs_no_turning() -> None:
    """A turn that took two pages would take another OK at each move."""
    for name in ("fafy", "fang", "awale", "fanorona"):
        scene = next(s for s in scenes.GROUPS["large"] if s.screen == name and s.main == MAIN[0])
        for language in LANGUAGES:
            handheld = stage.enter(scene, "pico_panel", language)
            assert not handheld.bench.board.display.turn(), name


def test_menus_stay_as_they_are() -> None:
    pictures = [after_script("300ms OK", LARGE=on).pixels() for on in (0, 1)]
    assert pictures[0] == pictures[1]


def test_preference_is_chosen_in_the_menu_and_kept() -> None:
    handheld = after_script(f"{AWALE} BACK:700ms 200ms", on="pause")
    assert not set(MODULES) & set(sys.modules)
    pick(handheld, "large")
    assert say(handheld, "large_1") in " ".join(handheld.text())
    leads_to(handheld, "BACK 300ms", "awale")
    assert large(handheld)
    again = after_script("300ms OK OK 300ms", keep_nvm=True, on="awale")
    assert large(again)


def test_switched_off_the_display_and_its_memory_are_back() -> None:
    handheld = after_script(f"{AWALE} BACK:700ms 200ms", on="pause", LARGE=1)
    assert set(MODULES) <= set(sys.modules)
    pick(handheld, "large")
    leads_to(handheld, "BACK 300ms", "awale")
    assert not large(handheld)
    assert not set(MODULES) & set(sys.modules)
    assert handheld.pixels() == after_script(AWALE).pixels()


def test_menu_over_a_match_has_no_module_of_its_screen_in_memory() -> None:
    """A board with large print has no room for both."""
    after_script(f"{AWALE} BACK:700ms 200ms", on="pause", LARGE=1)
    assert not {"sillon.match.play", "sillon.games.awale.screen"} & set(sys.modules)


def test_review_leads_back_to_the_match_as_it_was() -> None:
    handheld = after_script(f"{AWALE} OK 3000ms", LARGE=1)
    before = position_text(handheld)
    handheld.script("BACK:700ms 200ms")
    pick(handheld, "review")
    handheld.script("300ms LEFT 300ms")
    assert position_text(handheld) != before
    handheld.script("BACK 500ms")
    assert handheld.bench.app.session.review_ply is None
    assert position_text(handheld) == before
    assert large(handheld)


def test_puzzle_goes_on_after_the_menu() -> None:
    """A restart would lose it: it is not saved as a match is."""
    handheld = Handheld("pico_panel", {"SILLON_LARGE": 1}, memory=bytes.fromhex(memory("awale", "puzzle")))
    handheld.script("900ms")
    number = handheld.bench.app.session.puzzle
    handheld.script("BACK:700ms 200ms BACK 300ms")
    assert handheld.bench.app.session.puzzle == number
    assert large(handheld)
    handheld.power_off()


def test_without_the_preference_nothing_of_it_is_read() -> None:
    after_script(WON)
    assert not set(MODULES) & set(sys.modules)


def test_board_without_display_has_no_entry() -> None:
    handheld = switch_on("trellis_m4", {"SILLON_LARGE": 1})
    handheld.script("300ms")
    assert not handheld.bench.board.display.large
    assert not set(MODULES) & set(sys.modules)


def test_without_its_library_messages_stay_small(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("adafruit_display_text")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "adafruit_display_text", None)
    handheld = after_script(AWALE, LARGE=1)
    assert not large(handheld)
    assert say(handheld, "plays_0") in handheld.text()[0]
    assert "no large print" in capsys.readouterr().out
