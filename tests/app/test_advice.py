"""Advice in three steps, verdicts, and why a game was lost."""

from importlib import import_module
from itertools import repeat

import pytest

from games import new
from sillon.common.buttons import CELL
from sillon.common.chance import Seeded
from sillon.match.advice import proven_note
from sillon.match.play import CHOOSING
from sillon.match.session import Session
from sillon.match.side import in_words, side
from sillon.players import Player
from sillon.views.board_view import FAULT, PLAYABLE, BoardView
from sillon.words import Words
from sim.handheld import Handheld
from sim.paths import ROOT
from tests.app.boards import every_language
from tests.app.fakes import Grid
from tests.app.play_computer import moves_of, seated, session_of, wait_for
from tests.app.stage import leads_to, leads_to_text, open_screen, say, screen_of, shows
from tools.arena import best_move

ADVICE = "BACK:900ms 200ms RIGHT OK"
ENDING = "1 0 0 0 1 0 0 1 0 0 0 1 22 22 S"  # few seeds, for a short search
EXAMPLE = "1 2 2 1 1 2 2 1 S"  # from the document: only 3< and 6> win


def advice_of(handheld: Handheld) -> tuple:
    """Return the advice that the session keeps, () before any request."""
    return getattr(session_of(handheld), "advice", ())


def note_of(handheld: Handheld) -> tuple:
    return getattr(getattr(handheld.bench.app.screen, "controller", None), "note", ())


def is_told(handheld: Handheld) -> bool:
    session = session_of(handheld)
    return bool(note_of(handheld) and session.advice and not session.hint_requested)


def ask_for_advice(handheld: Handheld) -> None:
    """Ask for advice once, and wait for it."""
    handheld.script(f"{ADVICE} 200ms")
    for _ in handheld.bench.run_steps(20_000):
        if is_told(handheld):
            break
    handheld.script("100ms")


def first_hint(handheld: Handheld) -> None:
    """Ask for the first step of advice by HINT, or by the menu where there is no such button."""
    name = "HINT 200ms" if "HINT" in handheld.bench.button_names else "BACK:1500ms 200ms RIGHT OK 200ms"
    handheld.script(name)
    for _ in handheld.bench.run_steps(60_000):
        if getattr(getattr(handheld.bench.app.screen, "controller", None), "hint", 0):
            break
    handheld.script("100ms")


def advised(*arguments: object, **options: object) -> Handheld:
    """Return a handheld after three requests for advice: it names a move."""
    handheld = seated(*arguments, **options)  # type: ignore[arg-type]
    for _ in range(3):
        ask_for_advice(handheld)
    controller = handheld.bench.app.screen.controller
    assert controller.known
    assert controller.player is None, "its memory is free"
    return handheld


def hinted(game: str, **place: object) -> Handheld:
    """Return a handheld after the first step of advice, in a match whose search is short."""
    options = {"size": "3x3"} if game == "fanorona" else {}
    start = {"awale": ENDING, "fafy": EXAMPLE}.get(game, "")
    handheld = seated(game, (), start=start, place=place, **options)  # type: ignore[arg-type]
    first_hint(handheld)
    return handheld


@every_language
def test_advice_shows_count_then_side_then_move(language: str) -> None:
    handheld = seated("fafy", (), start=EXAMPLE, place={"language": language})
    ask_for_advice(handheld)
    assert shows(handheld, "many_1", 2)
    assert shows(handheld, "more")
    assert not handheld.bench.app.screen.controller.known, "no further advice at the cursor"
    ask_for_advice(handheld)
    screen = handheld.bench.app.screen
    left = [PLAYABLE in screen.look.marks[:4], PLAYABLE in screen.look.marks[4:]]
    assert left in ([True, False], [False, True])
    assert shows(handheld, "advice_0" if left[0] else "advice_2")
    ask_for_advice(handheld)
    screen = handheld.bench.app.screen
    assert screen.look.cursor == (2 if left[0] else 5)
    assert ("3 ←" if left[0] else "6 →") in screen.controller.note[0]
    assert "OK" in handheld.text()[4]
    assert not shows(handheld, "more")
    assert moves_of(handheld) == []


@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_computer_thinks_once_for_three_hints(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = []
    options = {"size": "3x3"} if game == "fanorona" else {}
    handheld = seated(game, (), start=ENDING if game == "awale" else "", **options)  # type: ignore[arg-type]
    handheld.script(f"{ADVICE} 200ms")
    seen = []
    for step in (1, 2, 3):
        if step > 1:
            handheld.script(f"{ADVICE} 200ms")
        for _ in handheld.bench.run_steps(60_000):
            screen = handheld.bench.app.screen
            thought.append(step if getattr(getattr(screen, "controller", None), "player", None) else 0)
            if is_told(handheld):
                break
        assert session_of(handheld).advice[1] == step
        seen.append(screen.controller.note)
    assert set(thought) <= {0, 1}
    assert len(set(seen)) == 3
    ask_for_advice(handheld)
    assert handheld.bench.app.screen.controller.note == seen[2], "a fourth request repeats the third step"


def test_new_position_is_analysed_again() -> None:
    handheld = advised("fang", (), moves="4 5")
    handheld.script("OK 5000ms")
    assert len(moves_of(handheld)) == 3
    assert note_of(handheld) == ()
    assert not session_of(handheld).hint_requested
    ask_for_advice(handheld)
    assert session_of(handheld).advice[:2] == (session_of(handheld).position, 1)


def test_unproven_advice_is_an_opinion() -> None:
    handheld = seated("fafy", (), start=EXAMPLE, impartial=False)
    session = session_of(handheld)
    moves = session.game.moves(session.position)
    for step, keys in enumerate((("many_None", "idea"), ("mine_0", "more"), ("mine",))):
        session.plan = []
        session.advice = (session.position, step, moves[0], dict.fromkeys(moves))
        ask_for_advice(handheld)
        for key in keys:
            assert shows(
                handheld, key, in_words(session, handheld.bench.app.words.say, moves[0], session.position, False)
            )


SPOKEN = {
    ("fafy", "5<"): ("5 ←", "5 ←"),
    ("fafy", "12>"): ("12 →", "12 →"),
    ("fanorona", "D4-C3"): ("D4 va en C3", "D4 to C3"),
    ("fanorona", "D4-C3P"): ("D4 percute en C3", "D4 to C3: approach"),
    ("fanorona", "D4-C3A"): ("D4 aspire en C3", "D4 to C3: withdraw"),
    ("fanorona", "."): ("OK : s'arrêter", "OK: stop here"),
}


@pytest.mark.parametrize("game, name", SPOKEN)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_hint_says_the_move_as_people_do(game: str, name: str, language: str) -> None:
    module = import_module(f"sillon.games.{game}.move_words")
    said = module.in_words(Words(language, game).say, name, False, False)
    assert said == SPOKEN[game, name][["fr", "en"].index(language)]


def test_hint_for_a_turned_view_points_the_other_way() -> None:
    module = import_module("sillon.games.fafy.move_words")
    assert module.in_words(None, "5<", True, False) == "5 →"


def test_verdict_of_a_piece_is_that_of_its_best_step() -> None:
    handheld = advised("fanorona", (), size="3x3")
    screen = handheld.bench.app.screen
    moves = {"A1-B1": -1, "A1-A2": 1, "A1-B2P": 0}
    screen.look.cursor = 0
    known = {screen.session.game.parse_move(b"", name): verdict for name, verdict in moves.items()}
    assert proven_note(screen, known) == (say(handheld, "v_1", "A1"), "")


@every_language
def test_words_never_mention_grundy_values(language: str) -> None:
    folder = ROOT / "lib" / "sillon" / "words" / language
    assert not [path.name for path in folder.glob("*.txt") if "grundy" in path.read_text("utf-8").lower()]


@pytest.mark.parametrize("board", ["pico_panel", "macropad", "pygamer"])
@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_ok_after_hint_shows_more_then_plays(game: str, board: str) -> None:
    handheld = hinted(game, board=board, SPEED="instant")
    for step in (2, 3):
        # The first player of Fang loses from the start: what to play is an opinion.
        assert shows(handheld, "idea" if game == "fang" and step == 2 else "more")
        handheld.script("OK 300ms")
        assert advice_of(handheld)[1] == step
        assert moves_of(handheld) == []
    assert "OK" in handheld.text()[4]
    assert not shows(handheld, "more")
    advised_move = session_of(handheld).game.move_name(session_of(handheld).position, advice_of(handheld)[2])
    for _ in range(4):
        if not moves_of(handheld):
            handheld.script("OK 300ms")
    assert moves_of(handheld) == [advised_move]
    assert note_of(handheld) == ()


def test_hint_after_hint_shows_more_at_once() -> None:
    handheld = hinted("awale", board="pygamer")
    screen = handheld.bench.app.screen
    for step in (2, 3, 3):
        handheld.script("HINT 300ms")
        assert advice_of(handheld)[1] == step
        assert handheld.bench.app.screen is screen, "the screen is not reloaded for that"


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_arrow_leaves_hint_and_moves_cursor(game: str, steps: int) -> None:
    handheld = hinted(game)
    handheld.script("OK 300ms " * (steps - 1))
    screen = handheld.bench.app.screen
    before = screen.look.cursor
    handheld.tap("RIGHT")
    assert screen.look.cursor != before
    assert screen.controller.hint == 0
    assert not shows(handheld, "more")
    marks = bytes(screen.look.marks)
    (screen.mark if game == "fanorona" else screen.unrefuse)()
    assert bytes(screen.look.marks) == marks
    handheld.script("OK 2000ms")
    assert advice_of(handheld)[1] == steps, "OK has asked for no more of it"


def test_back_leaves_hint_without_undo() -> None:
    handheld = seated("fang", (), moves="4 5")
    first_hint(handheld)
    handheld.script("BACK 300ms")
    assert moves_of(handheld) == ["4", "5"]
    assert handheld.bench.app.screen.controller.note == ()
    handheld.script("BACK 300ms")
    assert moves_of(handheld) == ["4"]


def test_held_back_leaves_hint_for_menu() -> None:
    handheld = seated("fang", (), moves="4 5")
    first_hint(handheld)
    leads_to(handheld, "BACK:900ms 200ms", "pause")
    handheld.script("OK 300ms")
    assert note_of(handheld) == ()
    handheld.script("OK 5000ms")
    assert len(moves_of(handheld)) == 3


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_other_player_cannot_leave_hint(game: str, steps: int) -> None:
    handheld = hinted(game, NORD=1)
    handheld.script("OK 300ms " * (steps - 1))
    screen = handheld.bench.app.screen
    before = screen.controller.hint, screen.controller.note, bytes(screen.look.marks), screen.look.cursor
    handheld.script("NORD.LEFT 300ms NORD.RIGHT:900ms 300ms NORD.OK 300ms")
    assert (screen.controller.hint, screen.controller.note, bytes(screen.look.marks), screen.look.cursor) == before
    handheld.script("OK 300ms")
    if steps < 3:
        assert advice_of(handheld)[1] == steps + 1
        assert moves_of(handheld) == []


def test_key_leaves_hint() -> None:
    handheld = seated("fang", (), moves="4 5", place={"board": "macropad"})
    first_hint(handheld)
    screen = handheld.bench.app.screen
    cell = next(
        k
        for k in range(12)
        if screen.playable[max(screen.input.cell_at(CELL + k), 0)] and screen.input.cell_at(CELL + k) >= 0
    )
    handheld.tap(f"CELL{cell}")
    assert screen.controller.note == ()
    assert not shows(handheld, "more")


def test_ok_plays_advised_step_of_chain() -> None:
    handheld = seated("fanorona", (), place={"SPEED": "instant"}, size="3x3", chain="may")
    session = session_of(handheld)
    for _ in range(60):
        if session.position[session.game.cells + 1]:
            break
        session.match.play(session.game.moves(session.position)[0])
    assert session.position[session.game.cells + 1], "a chain goes on"
    handheld.bench.app.screen.settle()
    played = len(moves_of(handheld))
    first_hint(handheld)
    move = advice_of(handheld)[2]
    while handheld.bench.app.screen.controller.hint < 3:
        handheld.script("OK 300ms")
    assert len(moves_of(handheld)) == played
    for _ in range(3):
        if len(moves_of(handheld)) == played:
            handheld.script("OK 300ms")
    assert session.match.moves[played] == move


def test_each_cell_shows_its_verdict_after_advice() -> None:
    handheld = advised("fafy", (), start=EXAMPLE)
    while handheld.bench.app.screen.look.cursor != 6:
        handheld.tap("RIGHT")
    assert say(handheld, "v_lost", "←") in handheld.text()[3]
    assert "OK" in handheld.text()[4] or say(handheld, "not_here") in handheld.text()[4]


@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
@pytest.mark.parametrize("wait", range(0, 100, 10))
def test_move_before_advice_cancels_it(game: str, wait: int) -> None:
    """At any tick: before the screen, before the thinking, before its end."""
    options = {"size": "3x3"} if game == "fanorona" else {}
    place = {"board": "pygamer", "language": "en"}
    handheld = seated(game, (), place=place, **options)
    move = session_of(handheld).game.moves(session_of(handheld).position)[0]
    handheld.bench.script(f"HINT+ {wait}ms")
    screen = handheld.bench.app.screen
    if screen_of(handheld) != game or not screen or screen.phase != CHOOSING or not session_of(handheld).hint_requested:
        return  # not requested yet, or finished
    screen.move(move)
    handheld.script("60ms HINT- 3000ms")
    assert moves_of(handheld) == [session_of(handheld).game.move_name(session_of(handheld).match.start, move)]
    assert screen_of(handheld) == game
    assert not session_of(handheld).hint_requested
    assert not advice_of(handheld)
    assert handheld.bench.app.screen.controller.note == ()


@pytest.mark.parametrize("held", [60, 400, 900, 2000])
def test_held_hint_button_shows_one_step(held: int) -> None:
    handheld = seated("fang", (), moves="4 5", place={"board": "pygamer"})
    handheld.script(f"HINT:{held}ms 2000ms")
    assert advice_of(handheld)[1] == 1
    handheld.script(f"HINT:{held}ms 2000ms")
    assert advice_of(handheld)[1] == 2


def test_past_position_gets_no_advice() -> None:
    handheld = seated("fang", (), moves="4 5", place={"board": "pygamer"})
    for past in (1, None):
        session_of(handheld).review(past)
        handheld.bench.app.go(("fang",))
        handheld.script("100ms HINT 2000ms")
        assert not session_of(handheld).hint_requested
        assert bool(advice_of(handheld)) == (past is None)


@pytest.mark.parametrize("game", ["fafy", "awale"])
def test_page_never_says_computer_plays_during_advice(game: str) -> None:
    handheld = seated(game, (), place={"language": "en"})
    open_screen(handheld, "match.hint", ms=100)
    handheld.bench.app.screen.controller.work = repeat(None)
    handheld.run(2500)
    assert shows(handheld, "hurry")
    assert "play" not in handheld.text()[4]


def test_lost_position_is_reported_kindly() -> None:
    handheld = seated("fang", ())
    for keys in (("many_lost", "idea"), ("mine_0", "more"), ("mine",)):
        ask_for_advice(handheld)
        for key in keys:
            session = session_of(handheld)
            words = in_words(session, handheld.bench.app.words.say, session.advice[2], session.position, False)
            assert shows(handheld, key, words), key


def test_advice_can_be_discarded() -> None:
    handheld = seated("awale", ())
    handheld.script(f"{ADVICE} 100ms BACK 200ms")
    leads_to(handheld, "5000ms", "awale")
    assert not session_of(handheld).hint_requested


def test_loss_shows_better_move() -> None:
    """Sud opens the document's example with a losing move, against the best player."""
    handheld = seated("fafy", (0, 5), moves="4>", start=EXAMPLE, place={"SPEED": "instant"})
    while session_of(handheld).outcome() is None:
        if session_of(handheld).turn == 0:
            game, match = session_of(handheld).game, session_of(handheld).match
            match.play(game.moves(match.position)[0])
            handheld.bench.app.screen.settle()
        handheld.run(1000)
    leads_to(handheld, "500ms OK 300ms", "after")
    leads_to(handheld, "LEFT LEFT OK 3000ms", "why")
    ply, move, better, end = handheld.bench.app.screen.result
    session = session_of(handheld)
    position = session.match.position_at(ply)
    assert session.game.turn(position) == 0
    assert (session.match.moves[ply], end) == (move, "1")
    assert better != move
    assert shows(handheld, "then_1")  # type: ignore[arg-type]
    handheld.script("OK 300ms")  # type: ignore[attr-defined]
    assert session.review_ply == ply


def test_loss_without_a_mistake_is_stated() -> None:
    """Nord cannot win this row by any move."""
    handheld = seated("fafy", (), moves="3<", start=EXAMPLE, place={"SPEED": "instant"})
    match, game = session_of(handheld).match, session_of(handheld).game
    while match.outcome() is None:
        match.play(best_move(Player(game, 5, Seeded(1)), match.position))
    handheld.bench.app.screen.settle()
    leads_to(handheld, "500ms OK 300ms LEFT LEFT OK 3000ms", "why")
    assert match.outcome().winner == 0
    assert handheld.bench.app.screen.result == ()
    assert shows(handheld, "nothing")


def test_only_the_persons_moves_get_advice() -> None:
    handheld = seated("fang", (0, 3), moves="4")
    wait_for(handheld, 2)
    for _ in range(3):
        ask_for_advice(handheld)
    assert set(handheld.bench.app.screen.controller.known) == set(
        session_of(handheld).game.moves(session_of(handheld).position)
    )
    assert len(moves_of(handheld)) == 2


@pytest.mark.parametrize("name, cells", [("fafy", 8), ("fafy", 9), ("fang", 8), ("awale", 12), ("fanorona", 45)])
@pytest.mark.parametrize("turned", [False, True])
def test_advised_side_matches_lights(name: str, cells: int, turned: bool) -> None:
    game = new(name, **({"cells": cells} if name == "fafy" else {}))
    session = Session(name, dict(zip((option[0] for option in game.OPTIONS), game.options, strict=True)))
    view = import_module(f"sillon.games.{name}.view")
    leds = Grid()
    columns_of: list[list[int]] = [[], [], []]
    for cell in range(cells):
        columns = []
        for mark in (PLAYABLE, FAULT):
            look = BoardView(game, game.start(), cells)
            look.turned = turned
            look.marks[cell] = mark
            look.beat = 0
            leds.clear()
            view.lights(leds, look)
            columns.append(dict(leds))
        changed = {col for (row, col), light in columns[0].items() if columns[1].get((row, col)) != light}
        assert changed, "no light shows the mark"
        columns_of[side(session, look, cell)] += [*changed]
    left, middle, right = columns_of
    assert max(left) < min([*middle, *right])
    assert min(right) > max([*middle, *left])
    assert bool(middle) == (cells % 2 > 0)


def on_default_screen(*levels: int) -> Handheld:
    """Return a match of Fang, whose words suit the default screen, without Fang's own screen."""
    handheld = seated("fang", levels)
    handheld.bench.app.session.screen = "match.cells"
    handheld.bench.app.go(("fang",))
    handheld.script("100ms")
    assert type(handheld.bench.app.screen).__name__ == "Cells"
    return handheld


def test_default_screen_has_the_words_of_advice() -> None:
    handheld = on_default_screen()
    handheld.bench.app.go(("match.hint",))
    for _ in handheld.bench.run_steps(20_000):
        if session_of(handheld).advice and handheld.bench.app.screen:
            break
    leads_to_text(handheld, "100ms", "idea")
