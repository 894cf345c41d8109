"""The pages of Fanorona's rules: every example matches its words, and each variant shows its own pages."""

from typing import Any

import pytest

from games import new
from games.rules import ENDS, REASONS, code_name
from sillon.games.fanorona import view
from sillon.games.fanorona.rules_pages import LIGHTS, PAGES
from sillon.views.board_view import BoardView
from tests.app.play_fanorona import LARGEST, TO_OPTIONS, TO_SIZE, TOURNAMENT, WAY
from tests.app.stage import after_script, pick, say, screen_of

REFUSED = {
    "must": "must capture",
    "visited": "visited",
    "turn": "same direction",
    "largest": "smaller group",
    "no_capture": "handicap",
    "vela": "handicap",
}


@pytest.mark.parametrize("page", PAGES, ids=[f"{page[0]} {page[2].get('size')}" for page in PAGES])
def test_examples_match_their_pages(page: tuple[Any, ...]) -> None:
    key, _, options, text, moves, wrong = page
    game: Any = new("fanorona", **options)
    position = game.from_text(text)
    assert game.outcome(position) is None
    assert wrong == (key in REFUSED)
    for name in moves.split(","):
        move = game.parse_move(position, name)
        reason = game.why_not(position, move)
        view.preview_move(BoardView(game, position, game.cells), move)
        if wrong:
            assert code_name(REASONS, reason) == REFUSED[key]
        else:
            assert reason == 0
            position = game.play(position, move)


def replay_example(key: str) -> tuple[Any, bytes, list[bytes]]:
    """Return the game of an example, and the positions that it goes through."""
    page = next(page for page in PAGES if page[0] == key)
    game: Any = new("fanorona", **page[2])
    positions = [game.from_text(page[3])]
    for name in page[4].split(","):
        positions.append(game.play(positions[-1], game.parse_move(positions[-1], name)))
    return game, positions[0], positions


def captures(key: str) -> list[int]:
    """Return the number of pieces that each step of an example takes."""
    game, _, positions = replay_example(key)
    counts = [sum(game.scores(position)) for position in positions]
    return [before - after for before, after in zip(counts, counts[1:], strict=False)]


def test_examples_capture_as_stated() -> None:
    assert captures("step") == [0, 0]
    assert captures("chain") == [1, 1, 1]
    assert captures("may") == [1, 1, 0]
    assert captures("one_by_one") == [1]
    assert captures("vela_other") == [0, 1]
    assert captures("quiet") == [0] * 4
    game, start, positions = replay_example("thrice")
    assert positions[4] == positions[8] == start
    game, _, positions = replay_example("end")
    assert code_name(ENDS, game.outcome(positions[-1]).reason) == "no piece"


@pytest.mark.parametrize("key", ["strike", "draw"])
def test_wide_board_shows_whole_line_taken(key: str) -> None:
    sizes = {page[2]["size"]: page for page in PAGES if page[0] == key}
    assert set(sizes) == {"3x3", "5x5"}
    page = sizes["5x5"]
    game: Any = new("fanorona", **page[2])
    position = game.from_text(page[3])
    steps = game.steps(position, game.parse_move(position, page[4]))
    assert len(steps) == 2 + 3


def pages_of(size: str, before: str = "", board: str = "pico_panel") -> list[str]:
    """Return the keys of the pages before the legend, in the order of turning."""
    handheld = after_script(f"{WAY} {TO_SIZE[size] if board == 'pico_panel' else TO_SIZE['9x5']} {before}", board)
    pick(handheld, "rules")
    assert screen_of(handheld) == "rules"
    found: list[str] = []
    while not found or len(found) < len(handheld.bench.app.screen.pages):
        page = handheld.bench.app.screen.pages[len(found)]
        found.append(page[0])
        assert say(handheld, f"r_{page[0]}", page[1]).split("\n")[0] in handheld.text()[0]
        handheld.tap("RIGHT")
    assert found[-len(LIGHTS) :] == [page[0] for page in LIGHTS]
    return found[: -len(LIGHTS)]


def test_rules_pages_follow_options() -> None:
    always = ["step", "strike", "draw"]
    end = ["thrice", "quiet", "end"]
    assert pages_of("9x5") == [*always, "choose", "must", "chain", "visited", *end]
    assert pages_of("3x3") == [*always, "must", "chain", "visited", *end]
    assert pages_of("9x5", LARGEST) == [*always, "largest", "must", "chain", "visited", *end]
    assert pages_of("9x5", TOURNAMENT) == [*always, "choose", "must", "may", "visited", "turn", *end]
    largest = f"{TO_OPTIONS} OK RIGHT RIGHT RIGHT OK BACK"
    assert pages_of("5x5", largest) == [*always, "largest", "must", "chain", "visited", *end]
    handicap = TO_OPTIONS + " OK LEFT LEFT OK {} BACK"
    assert pages_of("5x5", handicap.format(""))[-1] == "no_capture"
    assert pages_of("5x5", handicap.format("OK OK"))[-2:] == ["vela", "vela_other"]
    endless = f"{TO_OPTIONS} OK {'RIGHT ' * 4} OK {'LEFT ' * 5} OK BACK"
    assert pages_of("5x5", endless)[-2:] == ["thrice", "end"]


def test_strip_has_example_for_every_page() -> None:
    handheld = after_script(WAY, "pico_strip")
    pick(handheld, "rules")
    for _ in handheld.bench.app.screen.pages:
        assert any(any(colour) for colour in handheld.lights()[0])
        handheld.tap("RIGHT")
