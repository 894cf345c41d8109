"""Arcs of one's own: laying, removing, asking, the colouring shown, on buttons and on keys; what is laid is kept."""

from itertools import combinations
from typing import Any

import pytest

from games import colorigraphe as rules
from hal.font import Font
from sillon.players.colorigraphe import best_colouring
from sillon.words import Words
from sim.handheld import Handheld
from tests.app import play_colorigraphe
from tests.app.boards import every_board, every_language
from tests.app.play_colorigraphe import light, tokens
from tests.app.scenes_lessons import ARCS, TRIANGLE
from tests.app.stage import after_script, leads_to, leads_to_text, open_screen, screen_of, shows
from tools.measure import vocabulary

ALL = list(combinations(range(1, 13), 2))
# The first problem of the document's example, as the dice fell.
SARA = [(5, 3), (7, 12), (11, 12), (12, 3), (6, 3)]
TRY, ASK = 13, 14  # places after the plots: to colour the arcs, to ask
PAUSE = 600  # ms: longer than between two quick presses
FIVE = [(one, other) for one in range(1, 6) for other in range(one + 1, 6)]


def opened(arcs: Any = (), board: str = "pico_panel", keep_nvm: bool = False, language: str = "fr") -> Handheld:
    """Return a handheld on the screen with these arcs, laid by its buttons."""
    handheld = after_script("300ms", board, language, keep_nvm)
    open_screen(handheld, "colorigraphe.arcs", "colorigraphe")
    for one, other in arcs:
        lay(handheld, one, other)
    return handheld


def go_to(handheld: Handheld, place: int) -> None:
    """Move the cursor to a plot, to TRY or to ASK, the shorter way."""
    for _ in range(14):
        at = handheld.bench.app.screen.at + 1
        if at == place:
            return
        if at == ASK:
            handheld.run(PAUSE)  # quicker presses do not leave it
        handheld.tap("RIGHT" if (place - at) % 14 < 7 else "LEFT")
    raise AssertionError(handheld.frame_text())


def lay(handheld: Handheld, one: int, other: int) -> None:
    for plot in (one, other):
        go_to(handheld, plot)
        handheld.tap("OK")


def remove(handheld: Handheld, one: int, other: int) -> None:
    lay(handheld, one, other)
    handheld.run(PAUSE)
    handheld.tap("OK")


def laid(handheld: Handheld) -> list[tuple[int, int]]:
    return [(one + 1, other + 1) for one, other in rules.arcs(handheld.bench.app.screen.shown)]


def sorted_arcs(arcs: Any) -> list[tuple[int, int]]:
    return sorted([(min(arc), max(arc)) for arc in arcs])


def ask(handheld: Handheld) -> None:
    go_to(handheld, ASK)
    handheld.script("OK 600ms")


def test_entry_is_in_the_menu_for_learning() -> None:
    handheld = after_script(ARCS, on="arcs")
    leads_to(handheld, "BACK 200ms", "learn")


@every_board
@every_language
def test_example_of_the_document_is_laid_asked_and_seen(board: str, language: str) -> None:
    handheld = opened(SARA, board, language=language)
    assert laid(handheld) == sorted_arcs(SARA)
    assert shows(handheld, "arcs_2", 5)
    ask(handheld)
    assert shows(handheld, "answer_is_two_colours")
    assert tokens(handheld) == "." * 12, "the answer comes before the colouring"
    leads_to_text(handheld, "OK OK 100ms", "shown_without_black")
    assert tokens(handheld) == "..r.bbr...rb"
    reds, blues = {light(handheld, plot) for plot in (3, 7, 11)}, {light(handheld, plot) for plot in (5, 6, 12)}
    assert all(red > blue for red, _, blue in reds) and all(blue > red for red, _, blue in blues)
    leads_to_text(handheld, "OK 100ms", "arcs_2", 5)
    assert tokens(handheld) == "." * 12
    assert laid(handheld) == sorted_arcs(SARA)


def test_colouring_is_shown_token_by_token_or_at_once() -> None:
    handheld = opened(SARA)
    ask(handheld)
    handheld.tap("OK")
    seen = [tokens(handheld)]
    for _ in handheld.bench.run_steps(3000):
        if tokens(handheld) != seen[-1]:
            seen.append(tokens(handheld))
    counts = [len(text.replace(".", "")) for text in seen]
    assert counts == list(range(counts[0], 7))
    assert len(counts) >= 5
    assert shows(handheld, "ok_changes")


def test_second_choice_of_an_arc_removes_it() -> None:
    handheld = opened(SARA)
    lay(handheld, 12, 7)
    assert shows(handheld, "arc_is_there")
    assert laid(handheld) == sorted_arcs(SARA), "the first OK only refuses"
    handheld.script("OK OK OK 300ms")
    assert laid(handheld) == sorted_arcs(SARA), "quick presses remove nothing"
    handheld.run(PAUSE)
    handheld.tap("OK")
    assert laid(handheld) == sorted_arcs([arc for arc in SARA if arc != (7, 12)])
    assert shows(handheld, "arcs_2", 4)


def test_refused_arc_is_left_by_an_arrow_or_back() -> None:
    handheld = opened(SARA)
    lay(handheld, 12, 7)
    handheld.script("RIGHT LEFT")
    assert not shows(handheld, "arc_is_there")
    handheld.tap("OK")
    assert shows(handheld, "arc_is_there"), "the refusal comes again"
    handheld.tap("BACK")
    assert laid(handheld) == sorted_arcs(SARA)
    assert shows(handheld, "arc_from", 12)


@every_language
def test_back_leaves_and_keeps_all_arcs(language: str) -> None:
    handheld = opened(SARA, language=language)
    assert shows(handheld, "arc_from", 3)
    leads_to(handheld, "BACK 200ms", "learn")
    leads_to(handheld, "OK 300ms", "arcs")
    assert laid(handheld) == sorted_arcs(SARA)
    leads_to(handheld, "BACK BACK BACK BACK BACK BACK 300ms", "home")
    assert laid(opened(keep_nvm=True)) == sorted_arcs(SARA)


def test_quick_or_repeated_arrows_stop_at_the_question() -> None:
    for presses in ("RIGHT " * 16, "RIGHT:4000ms", "LEFT " * 5, "LEFT:3000ms"):
        handheld = opened([(1, 2)])
        handheld.script(presses)
        assert handheld.bench.app.screen.at + 1 == ASK
        assert shows(handheld, "ask_here")
        handheld.script("200ms LEFT")
        assert handheld.bench.app.screen.at + 1 == ASK, "each quick press begins the pause again"
        handheld.run(PAUSE)
        handheld.tap("RIGHT")
        assert handheld.bench.app.screen.at + 1 == 1


def test_quick_presses_of_ok_do_not_pass_the_answer() -> None:
    handheld = opened(SARA)
    go_to(handheld, ASK)
    handheld.script("OK OK OK OK OK OK OK OK")
    assert shows(handheld, "answer_is_two_colours")
    leads_to_text(handheld, "600ms OK OK 100ms", "shown_without_black")


def test_back_cancels_a_begun_arc_and_leaves_from_the_question() -> None:
    handheld = opened(SARA)
    handheld.script("OK RIGHT BACK")
    assert shows(handheld, "arc_from", 3)
    assert laid(handheld) == sorted_arcs(SARA)
    go_to(handheld, ASK)
    leads_to(handheld, "BACK 200ms", "learn")
    assert laid(opened(keep_nvm=True)) == sorted_arcs(SARA)


def test_cursor_skips_the_plot_where_an_arc_begins() -> None:
    handheld = opened()
    handheld.tap("OK")
    seen = []
    for _ in range(12):
        seen.append(handheld.bench.app.screen.at + 1)
        handheld.tap("RIGHT")
    assert seen == [*range(2, 13), 2]


def test_no_more_arcs_than_the_highest_stake() -> None:
    handheld = opened(ALL[:24])
    assert len(laid(handheld)) == 24
    lay(handheld, 11, 12)
    assert shows(handheld, "arcs_are_all")
    assert len(laid(handheld)) == 24
    handheld.tap("BACK")
    remove(handheld, 1, 2)
    assert len(laid(handheld)) == 23, "an arc can still be removed"


def test_question_without_arcs_is_refused() -> None:
    handheld = opened()
    ask(handheld)
    assert shows(handheld, "arcs_are_none")
    leads_to_text(handheld, "BACK 200ms", "ask_here")
    handheld.script("600ms OK 200ms")
    assert shows(handheld, "arcs_are_none")
    leads_to_text(handheld, "OK 200ms", "arc_from", 1)
    assert not shows(handheld, "done_before"), "there is nothing to ask about yet"
    leads_to(handheld, "BACK 200ms", "learn")


def test_laying_says_on_which_side_it_ends() -> None:
    handheld = opened(SARA)
    assert shows(handheld, "done_after")
    go_to(handheld, 1)
    assert shows(handheld, "done_before")


@pytest.mark.parametrize(
    ("arcs", "black"),
    [
        ([(1, 2)], 0),
        (TRIANGLE_ARCS := [(1, 2), (2, 3), (3, 1)], 1),
        ([*TRIANGLE_ARCS, (4, 5), (5, 6), (6, 4)], 2),
        ([arc for k in (1, 4, 7, 10) for arc in ((k, k + 1), (k + 1, k + 2), (k, k + 2))], 4),
    ],
)
def test_answer_has_the_fewest_black_tokens(arcs: list[tuple[int, int]], black: int) -> None:
    handheld = opened(arcs)
    ask(handheld)
    assert shows(handheld, f"answer_black_{min(black, 2)}" if black else "answer_is_two_colours")
    handheld.script("OK OK 200ms")
    assert shows(handheld, "shown_with_black" if black else "shown_without_black")
    screen = handheld.bench.app.screen
    assert rules.reached(screen.shown) == black
    assert screen.shown[rules.COLOURS : rules.ARCS] == best_colouring(arcs)


def test_four_plots_all_joined_have_no_colouring() -> None:
    handheld = opened(FIVE[:3] + FIVE[4:6] + FIVE[7:8])
    ask(handheld)
    assert shows(handheld, "answer_is_no")
    handheld.script("OK 200ms")
    assert shows(handheld, "arcs_2", 6)
    assert tokens(handheld) == "." * 12
    remove(handheld, 1, 2)
    ask(handheld)
    assert shows(handheld, "answer_black_1"), "without one of its arcs there is one"


def test_laid_arcs_survive_other_screens_and_power_off() -> None:
    handheld = opened(SARA)
    leads_to(handheld, "BACK:700ms", "pause")
    leads_to(handheld, "OK 200ms", "arcs")
    assert laid(handheld) == sorted_arcs(SARA)
    leads_to(handheld, "BACK:700ms LEFT OK 300ms", "home")
    again = opened(keep_nvm=True)
    assert laid(again) == sorted_arcs(SARA)
    assert shows(again, "ask_here")


def test_menu_comes_back_to_the_plot() -> None:
    handheld = opened([(1, 5)])
    leads_to(handheld, "BACK:700ms", "pause")
    leads_to(handheld, "BACK 300ms", "arcs")
    assert handheld.bench.app.screen.at == 4
    leads_to(handheld, "RIGHT BACK:700ms", "pause")
    leads_to(handheld, "OK 300ms", "arcs")
    assert handheld.bench.app.screen.at == 5


def test_pulled_plug_keeps_each_arc_and_each_removal() -> None:
    for count in (5, 4, 0):
        handheld = opened(SARA)
        for one, other in SARA[count:]:
            remove(handheld, one, other)
        handheld.run(100)
        assert laid(opened(keep_nvm=True)) == sorted_arcs(SARA[:count])


@pytest.mark.parametrize("stored", [b"noise", b"\xff" * 9, b"\1" * 10, b"\0" * 8 + b"\x04"])
def test_what_no_version_stores_is_ignored(stored: bytes) -> None:
    handheld = opened()
    handheld.bench.board.store.save("arcs", stored)
    open_screen(handheld, "colorigraphe.arcs", "colorigraphe")
    assert laid(handheld) == []
    lay(handheld, 1, 2)
    assert laid(opened(keep_nvm=True)) == [(1, 2)]


def test_keys_of_two_plots_lay_an_arc() -> None:
    handheld = opened(board="macropad")
    handheld.script("CELL4 CELL2 CELL6 CELL11")
    assert laid(handheld) == [(3, 5), (7, 12)]
    handheld.script("CELL2 CELL2")
    assert handheld.bench.app.screen.first == -1, "the same key again takes it back"
    handheld.script("CELL4 CELL2")
    assert shows(handheld, "arc_is_there")
    handheld.script("600ms CELL2")
    assert laid(handheld) == [(7, 12)]
    ask(handheld)
    assert shows(handheld, "answer_is_two_colours")
    handheld.script("CELL3 200ms")
    assert shows(handheld, "answer_is_two_colours"), "a plot's key is no OK"


def try_it(handheld: Handheld) -> None:
    go_to(handheld, TRY)
    assert shows(handheld, "try_here")
    leads_to(handheld, "OK 600ms", "colour")


def test_pupil_colours_the_arcs_and_comes_back() -> None:
    handheld = opened([(1, 2), (2, 3), (3, 1)])
    try_it(handheld)
    assert shows(handheld, "few_own")
    play_colorigraphe.lay_tokens(handheld, "rkk")
    play_colorigraphe.go_to(handheld, 13)
    leads_to_text(handheld, "OK 100ms", "wrong")
    play_colorigraphe.go_to(handheld, 3)
    handheld.script("OK OK OK")  # none, red, blue
    assert tokens(handheld).startswith("rkb")
    play_colorigraphe.go_to(handheld, 13)
    leads_to_text(handheld, "OK 100ms", "right")
    leads_to(handheld, "OK 300ms", "arcs")
    assert laid(handheld) == [(1, 2), (1, 3), (2, 3)]
    assert handheld.bench.app.session is None
    assert not handheld.bench.board.store.load("puzzles"), "it is no puzzle of the list"
    assert not handheld.bench.board.store.load("match")


def test_pupil_who_tries_may_go_back_or_home() -> None:
    handheld = opened([(1, 2)])
    try_it(handheld)
    leads_to(handheld, "BACK 300ms", "arcs")
    try_it(handheld)
    leads_to(handheld, "OK BACK:700ms 200ms", "puzzle_menu")
    leads_to(handheld, "OK 300ms", "colour")
    assert tokens(handheld) == "r" + "." * 11, "the tokens are kept in the menu"
    leads_to(handheld, "BACK:700ms 200ms LEFT OK 300ms", "home")
    assert laid(opened(keep_nvm=True)) == [(1, 2)]


def test_pupil_may_try_what_cannot_be_coloured() -> None:
    handheld = opened(FIVE[:3] + FIVE[4:6] + FIVE[7:8])
    go_to(handheld, TRY)
    leads_to(handheld, "OK 600ms", "colour")
    play_colorigraphe.lay_tokens(handheld, "rbkr")
    play_colorigraphe.go_to(handheld, 13)
    handheld.script("OK 200ms")
    assert shows(handheld, "wrong")
    handheld.script("RIGHT OK 400ms")
    assert shows(handheld, "hint_is_none")
    leads_to(handheld, "BACK BACK BACK BACK BACK 200ms", "arcs")


def test_menu_while_colouring_ones_arcs_leads_back_to_them() -> None:
    handheld = opened(SARA)
    try_it(handheld)
    leads_to_text(handheld, "BACK:900ms 200ms RIGHT RIGHT 100ms", "own_arcs")
    leads_to(handheld, "OK 300ms", "arcs")
    assert laid(handheld) == sorted_arcs(SARA)


def test_search_takes_slices_and_back_leaves_it() -> None:
    handheld = opened(FIVE[:6])
    screen = handheld.bench.app.screen
    go_to(handheld, ASK)
    screen._ask(ASK - 1)
    screen._solving.step = lambda: False  # a search without end
    handheld.script("300ms")
    assert shows(handheld, "answer_is_sought")
    handheld.tap("OK")
    assert shows(handheld, "answer_is_sought")
    handheld.tap("BACK")
    assert shows(handheld, "ask_here")


def test_hint_button_asks_from_anywhere() -> None:
    handheld = opened(SARA, "pygamer")
    handheld.script("HINT 600ms")
    assert shows(handheld, "answer_is_two_colours")
    assert screen_of(handheld) == "arcs"


WIDTHS = (13, 11, 10, 11, 13)  # columns of each line beside the circle
FIRST_ROWS = {
    "answer_black_": 3,
    "ok_": 4,
    "arc": 1,
    "ask_": 1,
    "try_": 1,
    "answer_is_sought": 1,
}  # of keys that begin so; else 0


@every_language
def test_texts_fit_beside_the_circle(language: str) -> None:
    font = Font()
    words = Words(language, "colorigraphe_arcs")
    for key, _ in vocabulary.texts_of(language, "colorigraphe_arcs"):
        first = max([row for start, row in FIRST_ROWS.items() if key.startswith(start)], default=0)
        row = 0 if key in ("arcs_0", "arcs_1", "arcs_2") else first
        for line in words.say(key, *vocabulary.widest("colorigraphe_arcs", key)).split("\n"):
            assert font.cells(line) <= WIDTHS[row], (key, line)
            row += 1


def test_triangle_of_the_scenes_is_laid() -> None:
    assert laid(after_script(TRIANGLE, on="arcs")) == [(1, 2), (1, 3), (2, 3)]
