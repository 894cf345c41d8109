"""The computer at a seat: it thinks without blocking, plays, and its move is undone with the person's own."""

import random
from itertools import repeat
from typing import Any

import pytest

from sillon.match.play import SHOWING
from sillon.words import Words
from tests.app.boards import every_board, every_language
from tests.app.play_computer import moves_of, seated, session_of, wait_for
from tests.app.stage import after_script, leads_to, leads_to_position, position_text, say, screen_of, shows, switch_on
from tests.game_parts import ON_THE_BOARD

PERSON_FIRST = (0, 3)


@every_language
@every_board
@pytest.mark.parametrize("game", ON_THE_BOARD)
def test_computer_plays_only_in_its_turn(game: str, board: str, language: str) -> None:
    options = {"size": "3x3"} if game == "fanorona" else {}
    handheld = seated(game, (3, 0), place={"board": board, "language": language}, **options)
    words = Words(language, "fanorona" if game == "fanorona" else "play")
    assert words.say("thinks_0")[1:] in handheld.text()[4]
    wait_for(handheld, 1)
    while session_of(handheld).turn == 0:  # a chain
        wait_for(handheld, len(session_of(handheld).match.moves) + 1)
    played = moves_of(handheld)
    handheld.run(5000)
    assert moves_of(handheld) == played
    assert words.say("thinks_1")[1:] not in handheld.text()[4]


def test_setup_seats_computer_and_remembers() -> None:
    script = "300ms OK RIGHT OK RIGHT RIGHT RIGHT OK 200ms"
    handheld = after_script(f"{script} OK BACK LEFT 100ms", SEED=7)
    assert shows(handheld, "level", say(handheld, "who_2"))
    handheld.script("LEFT LEFT OK 600ms")
    assert session_of(handheld).levels == (0, 2)
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "en"}, keep_nvm=True)
    handheld.script("300ms OK")
    if screen_of(handheld) == "go_on":
        handheld.script("RIGHT OK 300ms")
    handheld.script("RIGHT RIGHT OK 300ms RIGHT RIGHT RIGHT OK 200ms")
    assert any(say(handheld, "who_2") in line for line in handheld.text())


GAMES = [
    ("fafy", {}),
    ("fafy", {"misere": True}),
    ("awale", {}),
    ("fanorona", {"size": "3x3"}),
]  # Fang's moves are found at once
FOR_EVER = "thinks for ever"


def ms(handheld: Any) -> int:
    return int(handheld.bench.board.clock.ms())


def thinks(handheld: Any) -> bool:
    screen = handheld.bench.app.screen
    return not screen or bool(screen.controller.work)


def press_at_random(handheld: Any, seed: int, end: int) -> int:
    """Press at random until `end` while the computer thinks, sometimes two buttons at once; return the number of presses."""
    chance = random.Random(seed)
    pressed = 0
    while ms(handheld) < end and thinks(handheld):
        held = chance.sample(("OK", "OK", "LEFT", "RIGHT", "UP", "DOWN"), 1 + (chance.random() < 0.2))
        for name in {*held}:
            handheld.press(name)
            pressed += 1
        handheld.run(chance.choice((10, 30, 60)))
        for name in {*held}:
            handheld.release(name)
        handheld.run(chance.choice((10, 30, 60)))
    return pressed


def think_forever(handheld: Any) -> Any:
    """Keep the search from ending; return its screen."""
    screen = handheld.bench.app.screen
    handheld.run(100)  # a move is found
    screen.controller.work = iter(lambda: None, FOR_EVER)
    return screen


def to_persons_turn(handheld: Any) -> tuple:
    """Let the computer play; return moves, cursor and marks when a person chooses."""
    for _ in handheld.bench.run_steps(60_000):
        screen = handheld.bench.app.screen
        if screen and screen.phase == 0 and not screen.controller.waits and moves_of(handheld):
            handheld.script("100ms")
            return moves_of(handheld), screen.look.cursor, bytes(screen.look.marks)
    raise AssertionError(f"no person's turn came:\n{handheld.frame_text()}")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game, options", GAMES)
def test_presses_in_first_two_seconds_do_nothing(game: str, options: dict, seed: int) -> None:
    quiet = to_persons_turn(seated(game, (5, 0), **options))
    handheld = seated(game, (5, 0), **options)
    assert press_at_random(handheld, seed, ms(handheld) + 1800)
    assert to_persons_turn(handheld) == quiet


@pytest.mark.parametrize("board", ["pico_panel", "trellis_m4"])
@pytest.mark.parametrize("game, options", GAMES)
def test_ok_ends_thinking_after_two_seconds(game: str, options: dict, board: str) -> None:
    handheld = seated(game, (5, 0), place={"board": board}, **options)
    start = ms(handheld)
    think_forever(handheld)
    others = [name for name in handheld.bench.button_names if name not in ("OK", "BACK")]
    while ms(handheld) < start + 1700:
        handheld.tap("OK")
    handheld.run(start + 2100 - ms(handheld))
    for name in others:
        handheld.tap(name)
    assert moves_of(handheld) == []
    handheld.script("OK 300ms")
    assert moves_of(handheld)


def test_page_offers_ok_when_it_can_end_thinking() -> None:
    for game in ("fang", "awale"):
        handheld = seated(game, (5, 0))
        think_forever(handheld)
        handheld.run(1500)
        assert not shows(handheld, "hurry")
        handheld.run(700)
        assert shows(handheld, "hurry")


@pytest.mark.parametrize("game", ["fang", "awale"])
def test_ok_key_breathes_when_it_can_end_thinking(game: str) -> None:
    handheld = seated(game, (5, 0), place={"board": "trellis_m4"})
    think_forever(handheld)
    handheld.run(200)
    dark = handheld.lights()[3][7]
    assert {handheld.lights()[3][7] for _ in handheld.bench.run_steps(1500)} == {dark}
    handheld.run(500)
    assert len({handheld.lights()[3][7] for _ in handheld.bench.run_steps(1500)}) > 5


def test_ok_speeds_up_a_chain_once() -> None:
    moves = "A1-B2P A2-A1 B2-C3A"
    handheld = seated("fanorona", (0, 5), moves, size="3x3", chain="may")
    handheld.run(100)
    screen = handheld.bench.app.screen

    class Slow:
        """A player that would begin a chain, and thinks forever."""

        move: Any = None
        weak = False

        def think(self, position: bytes, match: Any = None) -> Any:
            game = session_of(handheld).game
            self.move = max(game.moves(position), key=lambda move: move & 3)
            return iter(lambda: None, FOR_EVER)

    before = len(moves_of(handheld))
    screen.controller.player = Slow()
    screen.controller.work = screen.controller.player.think(session_of(handheld).position)
    handheld.run(2200)
    handheld.tap("OK")
    handheld.run(2000)
    assert len(moves_of(handheld)) == before + 1
    for _ in range(5):
        handheld.script("OK 1000ms")
    assert thinks(handheld)
    assert len(moves_of(handheld)) == before + 1


@pytest.mark.parametrize("held", ["OK", "RIGHT"])
@pytest.mark.parametrize("game, options", GAMES)
def test_presses_during_thinking_do_not_act_later(game: str, options: dict, held: str) -> None:
    """Neither a button that stays down, nor one pressed while the next screen is loaded."""
    quiet = seated(game, (5, 0), **options)
    wanted = to_persons_turn(quiet), ms(quiet)
    handheld = seated(game, (5, 0), **options)
    handheld.press(held)
    for _ in handheld.bench.run_steps(60_000):
        app = handheld.bench.app
        if app.screen is None and app.target[0] == game:
            for name in ("LEFT", "UP", "OK"):
                handheld.press(name)
                handheld.release(name)
        if moves_of(handheld):
            break
    assert to_persons_turn(handheld) == wanted[0]
    if (game, options) != GAMES[0]:
        assert ms(handheld) == wanted[1], "it is shown at the same speed"
    handheld.run(3000)
    assert handheld.bench.app.screen.look.cursor == wanted[0][1]
    handheld.release(held)
    handheld.script("300ms RIGHT 100ms")
    assert handheld.bench.app.screen.look.cursor != wanted[0][1]


def test_back_undoes_to_own_turn() -> None:
    handheld = seated("fang", PERSON_FIRST, "4")
    wait_for(handheld, 2)
    before = moves_of(handheld)[:1]
    handheld.script("BACK 300ms")
    assert before == ["4"]
    assert moves_of(handheld) == []
    assert session_of(handheld).turn == 0
    handheld.run(4000)
    assert moves_of(handheld) == []


def test_back_during_thinking_cancels_it() -> None:
    handheld = seated("fang", PERSON_FIRST, "4")
    handheld.script("200ms BACK 300ms")
    assert moves_of(handheld) == []
    assert handheld.bench.app.screen.controller.work is None


def test_menu_interrupts_thinking_which_restarts() -> None:
    handheld = seated("awale", (5, 0))
    leads_to(handheld, "BACK:900ms 100ms", "pause")
    handheld.run(6000)
    assert moves_of(handheld) == []
    handheld.script("OK 200ms")
    wait_for(handheld, 1)


def test_back_during_review_undoes_nothing() -> None:
    handheld = seated("fang", PERSON_FIRST, "4")
    wait_for(handheld, 2)
    handheld.run(5000)
    played = moves_of(handheld)
    session_of(handheld).review(1)
    handheld.bench.app.screen.settle()
    handheld.press("RIGHT")
    handheld.run(40)
    assert handheld.bench.app.screen.phase == SHOWING
    assert session_of(handheld).review_ply == 2
    handheld.script("BACK 500ms")
    assert moves_of(handheld) == played
    assert session_of(handheld).review_ply is None


@pytest.mark.parametrize("game", ON_THE_BOARD)
def test_skipping_arrow_chooses_nothing_for_computer(game: str) -> None:
    """In the middle of its chain too: Fanorona's small board begins with one."""
    options: dict[str, Any] = {"size": "3x3"} if game == "fanorona" else {}
    handheld = seated(game, (1, 1), **options)
    ended = 0
    for step in range(300):
        screen = handheld.bench.app.screen
        if screen_of(handheld) == game and screen and screen.phase == SHOWING:
            handheld.press("RIGHT" if step % 2 else "LEFT")
            handheld.run(40)
            ended += screen.phase != SHOWING
            assert not screen.controller.waits or screen.look.cursor == -1
            handheld.release("RIGHT" if step % 2 else "LEFT")
        handheld.run(40)
        if session_of(handheld).outcome():
            break
    assert ended


def test_two_computers_play_and_back_reviews() -> None:
    handheld = seated("fang", (2, 1), place={"SPEED": "instant"})
    wait_for(handheld, 3)
    handheld.script("BACK 300ms")
    assert session_of(handheld).review_ply is not None
    number = len(moves_of(handheld))
    handheld.run(5000)
    assert len(moves_of(handheld)) == number
    handheld.script("BACK 300ms")
    wait_for(handheld, 10)
    assert session_of(handheld).outcome() is not None


def test_thinking_shows_running_light_without_cursor() -> None:
    handheld = seated("fang", (5, 0))
    assert handheld.bench.app.screen.look.cursor == -1
    handheld.bench.app.screen.controller.work = iter([None] * 200)  # it thinks for two seconds
    seen = {tuple(handheld.lights()[0]) for _ in handheld.bench.run_steps(1500)}
    assert len(seen) > 5


def test_computers_chain_is_shown_step_by_step() -> None:
    """White's first move can be a chain under the tournament's rules; it ends before Black's turn."""
    handheld = seated("fanorona", (5, 0), place={"SPEED": "instant"}, chain="may", same_direction=False)
    wait_for(handheld, 1)
    for _ in range(12):
        if session_of(handheld).turn == 1:
            break
        assert screen_of(handheld) == "fanorona"
        handheld.run(400)
    assert session_of(handheld).turn == 1


def test_computer_plays_on_after_power_off() -> None:
    handheld = seated("fang", PERSON_FIRST, "4 5 3", place={"language": "en"})
    session_of(handheld).save(handheld.bench.board.store)
    text = position_text(handheld)
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "en", "SILLON_SEED": 7}, keep_nvm=True)
    leads_to_position(handheld, "300ms OK OK 500ms", text)
    assert session_of(handheld).levels == (0, 3)
    wait_for(handheld, 4)


def test_revenge_swaps_starter() -> None:
    handheld = seated("fang", (0, 3))
    app = handheld.bench.app
    from sillon.match.after import revenge  # of the program that runs now: it may have been reloaded

    again = revenge(app.session)
    assert (again.turn, again.levels) == (1, (0, 3))
    handheld = seated("fanorona", (0, 3), size="3x3")
    from sillon.match.after import revenge as other  # of the program that runs now: it may have been reloaded

    assert other(handheld.bench.app.session).levels == (3, 0)


def test_out_of_memory_plays_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = seated("fang", (5, 0))
    player = handheld.bench.app.screen.controller.player

    def full(position: bytes, match: object) -> object:
        raise MemoryError
        yield

    monkeypatch.setattr(player, "_search", full)
    handheld.bench.app.screen.controller.work = player.think(session_of(handheld).position)
    wait_for(handheld, 1)
    assert len(moves_of(handheld)) == 1


@pytest.mark.parametrize("game", ["fafy", "fang", "awale", "fanorona"])
def test_long_thinking_shows_the_cell_in_mind(game: str) -> None:
    handheld = seated(game, (5, 0))
    screen = handheld.bench.app.screen
    computer = screen.controller
    computer.work = repeat(None)
    handheld.run(700)
    assert screen.look.cursor == -1
    handheld.run(600)
    for move in session_of(handheld).game.moves(session_of(handheld).position)[:2]:
        computer.player.move = move
        handheld.run(60)
        assert screen.look.cursor == move >> session_of(handheld).cell_shift
        assert not any(screen.look.marks), "it glows more softly than a person's cursor"


def test_advice_in_progress_gives_no_cell_away() -> None:
    handheld = seated("fang", ())
    handheld.bench.app.go(("match.hint",))
    handheld.run(100)
    screen = handheld.bench.app.screen
    screen.controller.work = repeat(None)
    before = screen.look.cursor
    screen.controller.player.move = next(k for k in range(8) if k != before)
    handheld.run(1500)
    assert screen.look.cursor == before
