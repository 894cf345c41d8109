"""Around a game of Awalé: presets, a laid start, the rules page by page."""

import pytest

from games import new
from games.awale import PITS
from games.description import option
from sillon.games.awale import view as view
from sillon.games.awale.rules_pages import LIGHTS, PAGES
from tests.app.boards import every_board, every_language
from tests.app.scene import FROM_START, PRESET, START
from tests.app.scenes_awale import BEFORE, LAY, TWENTY, laid
from tests.app.stage import after_script, leads_to, leads_to_text, position_text, shows


@pytest.mark.parametrize("presses, preset", [(0, "usual"), (1, "twenty"), (2, "awale"), (3, "usual")])
def test_ok_cycles_presets(presses: int, preset: str) -> None:
    handheld = after_script(f"{BEFORE} {PRESET} {'OK ' * presses}")
    assert shows(handheld, f"preset_{preset}")
    handheld.script("LEFT LEFT LEFT LEFT OK")
    assert handheld.bench.app.session.game.options == new("awale", preset=preset).options


@every_language
def test_forty_seeds_can_be_chosen(language: str) -> None:
    handheld = after_script(f"{BEFORE} {START} OK OK", language=language)
    assert shows(handheld, "row_forty")
    handheld.script(f"{FROM_START} 300ms")
    assert position_text(handheld) == "3 3 4 4 3 3 3 3 4 4 3 3 0 0 S"
    session = handheld.bench.app.session
    assert session.game.options == new("awale").options
    assert sum(session.position[:14]) == 40


@every_board
def test_laid_start_is_played(board: str) -> None:
    handheld = after_script(f"{laid('1 0 3 0 0 12 0 2 0 0 0 1')}", board, on="pie")
    leads_to(handheld, "RIGHT OK", "awale")
    assert position_text(handheld) == "1 0 3 0 0 12 0 2 0 0 0 1 0 0 N"


@every_board
def test_laying_shows_pit_on_page_and_lights(board: str) -> None:
    handheld = after_script(LAY, board)
    leds = handheld.bench.board.leds
    for pit in range(12):
        handheld.script("OK 200ms")
        look = handheld.bench.app.screen.look
        assert look.cursor == pit
        line = handheld.text()[1 if pit >= 6 else 2]
        assert line[line.index("▶") + 1 :].split()[0] == "1"
        row, col = view.place(leds, look, pit, 2)
        assert any(handheld.lights()[row][col])
        handheld.tap("RIGHT")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page[0])
def test_rules_pages_match_their_examples(page: tuple) -> None:
    key, condition, options, text, moves, wrong = page
    game = new("awale", **options)
    value = None
    if condition:
        # An option's single value, or all values that the page's words can tell.
        value = condition[1][19] if isinstance(condition[1], range) else condition[1]
    position = text(value) if callable(text) else game.from_text(text)
    if condition and not callable(text):
        assert option(game, condition[0]) == value
    for move in moves.split(",") if moves else []:
        pit = PITS.index(move)
        assert (game.why_not(position, pit) != 0) is wrong
        if not wrong:
            position = game.play(position, pit)
    if not moves:
        assert game.outcome(position) is not None


@pytest.mark.parametrize("key, seeds", [("take", 2), ("back", 7), ("over", 0), ("slam", 0), ("half", 5), ("first", 5)])
def test_examples_harvest_as_stated(key: str, seeds: int) -> None:
    page = next(page for page in PAGES if page[0] == key)
    game = new("awale", **page[2])
    position = page[3](20) if callable(page[3]) else game.from_text(page[3])
    after = game.play(position, PITS.index(page[4][0]))
    assert sum(after[12:14]) - sum(position[12:14]) == seeds


def test_rules_pages_follow_options() -> None:
    for grand_slam, key in (("no_capture", "slam"), ("illegal", "slam_not"), ("illegal_unless_only", "slam_only")):
        game = new("awale", grand_slam=grand_slam)
        shown_keys = [page[0] for page in PAGES if not page[1] or option(game, page[1][0]) == page[1][1]]
        assert [name for name in shown_keys if name.startswith("slam")] == [key]
    for name, value in (("leftovers", "nobody"), ("repetition", 2), ("target", range(1, 49))):
        keys = {page[0] for page in PAGES if page[1] == (name, value)}
        assert len(keys) == 1


@every_board
def test_rules_turn_page_by_page_and_lead_back(board: str) -> None:
    handheld = after_script(f"{TWENTY} {'RIGHT ' * 3} OK", board, on="rules")
    assert shows(handheld, "r_sow")
    keys = [
        page[0]
        for page in PAGES
        if not page[1]
        or page[1]
        in (("grand_slam", "no_capture"), ("leftovers", "own_row"), ("target", range(1, 49)), ("repetition", 3))
    ]
    for key in [*keys[1:], *[page[0] for page in LIGHTS]]:
        leads_to_text(handheld, "OK", f"r_{key}", 20)
    leads_to(handheld, "OK", "setup")


@pytest.mark.parametrize("target", range(1, 49))
def test_example_of_first_reaches_target(target: int) -> None:
    page = next(page for page in PAGES if page[0] == "first")
    game = new("awale")
    position = page[3](target)
    assert position[12] < target or target < 5
    assert target <= game.play(position, PITS.index(page[4]))[12] <= max(target, 5)
