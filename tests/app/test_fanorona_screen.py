"""Fanorona by buttons: pieces, targets, captures, chains, undo, and the words on the page."""

import random

import pytest

from sillon.match.play import CHOOSING, REVIEWING, SHOWING
from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.play_fanorona import (
    FROM_OPTIONS,
    TO_OPTIONS,
    TOURNAMENT,
    begun,
    cursor,
    hold,
    screen,
    session,
    steer,
    step,
    steps,
    visited,
)
from tests.app.stage import after_script, leads_to, leads_to_position, leads_to_text, position_text, say, shows, watch
from tools.measure.walk import in_menu

BETWEEN = "D2-E3P C3-D2P C2-C3P"  # then D2-C2 takes two one way, five the other
CHAIN = "A1-B2P A2-A1 B2-C3A A3-B2P"  # 3x3: .W./.BW/.BW B B2:A3,B2
MAY = f"{TO_OPTIONS} OK RIGHT OK BACK {FROM_OPTIONS}"  # the option `chain` at "may"
JUMP = f"BACK:700ms {in_menu('jump')} BACK"
TURN = f"BACK:700ms {in_menu('turned')} BACK"


def begun_by_jumps(size: str = "3x3", board: str = "pico_panel", before: str = "") -> Handheld:
    handheld = begun(size, board, before)
    handheld.script(JUMP)
    assert handheld.bench.app.preferences.jump
    return handheld


def counts(handheld: Handheld) -> str:
    """Return the counts of pieces on the page, under the line of the turn."""
    return handheld.text()[2][:9].strip()


@pytest.mark.parametrize(
    "size, board, before, jump",
    [
        ("3x3", "pico_panel", "", False),
        ("3x3", "pico_strip", "", True),
        ("3x3", "pico_strip", MAY, False),
        ("5x5", "pico_panel", "", True),
        ("5x5", "pico_panel", MAY, False),
        ("9x5", "pico_panel", TOURNAMENT, True),
        ("5x5", "pico_panel", f"{TO_OPTIONS} OK RIGHT RIGHT RIGHT RIGHT RIGHT OK OK OK BACK {FROM_OPTIONS}", True),
    ],
)
def test_random_match_follows_rules(size: str, board: str, before: str, jump: bool) -> None:
    handheld = (begun_by_jumps if jump else begun)(size, board, before)
    chance = random.Random(f"{size} {before}")
    playing = session(handheld)
    game = playing.game
    for _ in range(25):
        position = playing.position
        if playing.match.outcome() is not None:
            break
        assert say(handheld, f"plays_{game.turn(position)}").split("\n")[0] in handheld.text()[0]
        move = chance.choice(game.moves(position))
        after = game.play(position, move)
        step(handheld, game.move_name(position, move))
        assert playing.position == after, position_text(handheld)
        white, black = game.scores(after)
        assert counts(handheld) == f"●{white} ○{black}"
    assert len(playing.match.moves) > 5


def test_left_and_right_visit_own_pieces_in_reading_order() -> None:
    handheld = begun("9x5")
    columns = "ABCDEFGHI"
    order = [f"{col}3" for col in "BDGI"] + [f"{col}2" for col in columns] + [f"{col}1" for col in columns]
    assert visited(handheld) == order
    start = order.index("E2")
    for button, wanted in [("RIGHT", "F2"), ("LEFT", "E2"), ("LEFT", "D2")]:
        handheld.tap(button)
        assert cursor(handheld) == wanted
    for k in range(1, 23):
        handheld.tap("LEFT")
        assert cursor(handheld) == order[(start - 1 - k) % 22]


def test_jumping_cursor_visits_movable_pieces() -> None:
    handheld = begun_by_jumps("9x5")
    game = session(handheld).game
    movable = {game.move_name(b"", move)[:2] for move in game.moves(game.start())}
    assert set(visited(handheld)) == movable
    seen = [cursor(handheld)]
    for _ in range(len(movable)):
        handheld.tap("RIGHT")
        seen.append(cursor(handheld))
    assert seen[0] == seen[-1]
    assert set(seen) == movable


def test_up_and_down_lead_to_nearest_piece_cyclically() -> None:
    handheld = begun("9x5")
    for button, wanted in [("UP", "D3"), ("UP", "D1"), ("UP", "D2"), ("DOWN", "D1"), ("DOWN", "D3"), ("DOWN", "D2")]:
        handheld.tap(button)
        assert cursor(handheld) == wanted


def test_jumping_cursor_goes_up_and_down_to_movable_pieces() -> None:
    handheld = begun("9x5")
    handheld.bench.app.preferences.jump = True
    for button, wanted in [("UP", "D3"), ("UP", "D2"), ("DOWN", "D3"), ("DOWN", "D2")]:
        handheld.tap(button)
        assert cursor(handheld) == wanted


def test_up_leads_away_from_turned_player() -> None:
    handheld = begun("9x5")
    handheld.script(TURN)
    step(handheld, "D2-E3P")
    game = session(handheld).game
    rows = sorted({int(game.move_name(b"", move)[1]) for move in game.moves(session(handheld).position)})
    assert len(rows) > 1
    for button, row in [("DOWN", rows[-1]), ("UP", rows[0])]:
        for _ in rows:
            handheld.tap(button)
        assert int(cursor(handheld)[1]) == row


def test_arrows_follow_lines_of_piece_in_hand() -> None:
    handheld = begun("9x5")
    handheld.tap("OK")
    assert visited(handheld) == ["E3", "D2", "F2", "E1"]  # from E2 no diagonals go
    seen = [cursor(handheld)]
    for _ in range(4):
        handheld.tap("RIGHT")
        seen.append(cursor(handheld))
    assert seen == ["E3", "D2", "F2", "E1", "E3"]
    handheld.tap("BACK")
    steer(handheld, "D2")
    handheld.tap("OK")
    assert visited(handheld) == ["C3", "D3", "E3", "C2", "E2", "C1", "D1", "E1"]


@pytest.mark.parametrize("size", ["3x3", "9x5"])
def test_jumping_cursor_stays_on_targets(size: str) -> None:
    handheld = begun_by_jumps(size)
    game, position = session(handheld).game, session(handheld).position
    targets: dict[str, set[str]] = {}
    for move in game.moves(position):
        name = game.move_name(position, move)
        targets.setdefault(name[:2], set()).add(name[3:5])
    for piece, wanted in targets.items():
        steer(handheld, piece)
        handheld.tap("OK")
        assert set(visited(handheld)) == wanted
        assert cursor(handheld) in wanted
        if len(wanted) == 1:
            handheld.tap("LEFT")
            assert cursor(handheld) in wanted
        handheld.tap("BACK")


def test_ok_on_other_movable_piece_switches() -> None:
    handheld = begun("9x5")
    assert shows(handheld, "ok_3", "E2")
    handheld.tap("OK")
    steer(handheld, "D2")
    assert shows(handheld, "ok_3", "D2")
    handheld.tap("OK")
    assert session(handheld).game.point_name(screen(handheld).piece) == "D2"
    assert cursor(handheld) == "E3"
    assert not screen(handheld).refused
    handheld.tap("BACK")
    assert cursor(handheld) == "D2"
    assert session(handheld).match.moves == []


def test_ok_on_blocked_piece_says_why_and_keeps_hand() -> None:
    handheld = begun("9x5")
    handheld.tap("OK")
    steer(handheld, "E1")
    assert shows(handheld, "ok_0", "E1")
    handheld.tap("OK")
    assert screen(handheld).refused
    assert session(handheld).game.point_name(screen(handheld).piece) == "E2"


def test_cursor_returns_to_last_moved_piece() -> None:
    handheld = begun()
    steps(handheld, "A1-B2P A2-A1")
    assert cursor(handheld) == "B2"


@pytest.mark.parametrize("kind, taken, left", [("A", 5, "OK OK"), ("P", 2, "OK RIGHT OK")])
def test_two_groups_ask_which(kind: str, taken: int, left: str) -> None:
    handheld = begun("9x5")
    steps(handheld, BETWEEN)
    hold(handheld, "D2", "C2")
    assert shows(handheld, "ok_6", "C2", 2, 5)
    pieces = session(handheld).game.scores(session(handheld).position)[0]
    leads_to_text(handheld, left.rpartition(" ")[0], "choice")
    assert shows(handheld, "ok_2" if kind == "A" else "ok_1", taken)
    handheld.tap("OK")
    assert session(handheld).last() == (1, f"D2-C2{kind}")
    assert session(handheld).game.scores(session(handheld).position)[0] == pieces - taken


def test_any_arrow_switches_group() -> None:
    handheld = begun("9x5")
    steps(handheld, BETWEEN)
    hold(handheld, "D2", "C2")
    handheld.tap("OK")
    for button in ("LEFT", "UP", "RIGHT", "DOWN"):
        was = shows(handheld, "ok_2", 5)
        handheld.tap(button)
        assert shows(handheld, "ok_2", 5) != was
        assert shows(handheld, "ok_1", 2) == was


def test_largest_option_leaves_no_choice() -> None:
    handheld = begun("9x5", before=f"{TO_OPTIONS} OK RIGHT RIGHT RIGHT OK BACK {FROM_OPTIONS}")
    assert session(handheld).game.choice == "largest"
    steps(handheld, BETWEEN)
    hold(handheld, "D2", "C2")
    assert shows(handheld, "ok_5", "C2", 5)
    handheld.tap("OK")
    assert session(handheld).last() == (1, "D2-C2A")


@every_board
def test_chain_continues_with_same_piece(board: str) -> None:
    handheld = begun(board=board)
    steps(handheld, CHAIN)
    assert position_text(handheld) == ".W./.BW/.BW B B2:A3,B2"
    assert shows(handheld, "load_3")
    assert screen(handheld).piece == 4
    assert cursor(handheld) == "A1"
    handheld.tap("OK")
    assert session(handheld).last() == (1, "B2-A1A")


def test_stoppable_chain_offers_its_piece_as_target() -> None:
    handheld = begun_by_jumps(before=MAY)
    steps(handheld, CHAIN)
    assert "B2" in visited(handheld)
    steer(handheld, "B2")
    assert shows(handheld, "ok_7")
    leads_to_position(handheld, "OK", ".W./.BW/.BW W")
    assert shows(handheld, "plays_0")
    must = begun_by_jumps()
    steps(must, CHAIN)
    assert "B2" not in visited(must)


def test_back_drops_piece_then_undoes() -> None:
    handheld = begun("9x5")
    steps(handheld, "E2-E3P")
    position = position_text(handheld)
    handheld.tap("OK")
    piece = screen(handheld).piece
    handheld.tap("BACK")
    assert screen(handheld).piece < 0
    assert screen(handheld).look.cursor == piece
    assert position_text(handheld) == position
    handheld.tap("BACK")
    assert position_text(handheld) == session(handheld).game.to_text(session(handheld).game.start())
    leads_to(handheld, "BACK", "fanorona")
    assert shows(handheld, "plays_0")


def test_back_undoes_one_step_of_chain() -> None:
    handheld = begun()
    steps(handheld, f"{CHAIN} B2-A1A")
    leads_to_position(handheld, "BACK", ".W./.BW/.BW B B2:A3,B2")
    handheld.tap("BACK")
    assert len(session(handheld).match.moves) == 3
    assert screen(handheld).piece < 0


def test_back_cancels_question_then_piece() -> None:
    handheld = begun("9x5")
    steps(handheld, BETWEEN)
    hold(handheld, "D2", "C2")
    handheld.tap("OK")
    handheld.tap("BACK")
    assert not shows(handheld, "choice")
    assert shows(handheld, "ok_6", "C2", 2, 5)
    handheld.tap("BACK")
    assert cursor(handheld) == "D2"
    assert screen(handheld).piece < 0
    assert len(session(handheld).match.moves) == 3


def stones(handheld: Handheld) -> str:
    look = screen(handheld).look
    return "".join(".WB."[min(sign, 3)] for sign in look.shown[: look.game.cells])


def test_captures_go_one_by_one_nearest_first() -> None:
    handheld = begun("9x5")
    steps(handheld, BETWEEN)
    hold(handheld, "D2", "C2")
    handheld.tap("OK")
    game, position = session(handheld).game, session(handheld).position
    wanted = list(stones(handheld))
    stages = ["".join(wanted)]
    for number, (_, point, _) in enumerate(game.steps(position, game.parse_move(position, "D2-C2A"))):
        wanted[point] = "B" if number == 1 else "."
        stages.append("".join(wanted))
    seen = watch(handheld, 6000, stones, press="OK")
    assert len(stages) == 8
    assert seen == stages


def test_page_shows_captures_and_step() -> None:
    handheld = begun("9x5")
    handheld.tap("OK")
    handheld.press("OK")
    sentence = say(handheld, "moved_0", "E2-E3") + ", " + say(handheld, "taken", 2)
    seen = watch(handheld, 3000, lambda now: (counts(now), sentence in now.text()[4]))
    handheld.release("OK")
    while_shown = [count for count, told_now in seen if told_now]
    assert while_shown == ["●22 ○22", "●22 ○21", "●22 ○20"]
    assert any(line.startswith("☀ E2-E3") for line in handheld.text())


@pytest.mark.parametrize("button, moved", [("OK", False), ("LEFT", True)])
def test_press_skips_to_end_of_move(button: str, moved: bool) -> None:
    waiting = begun("9x5")
    waiting.script("OK OK")
    assert screen(waiting).phase == SHOWING
    waiting.run(3000)
    stood = cursor(waiting)
    handheld = begun("9x5")
    handheld.script(f"OK OK {button}")
    assert screen(handheld).phase == CHOOSING
    assert counts(handheld) == "●22 ○20"
    assert (cursor(handheld) != stood) == moved


def test_instant_speed_shows_only_last_capture() -> None:
    handheld = begun(before="BACK:700ms RIGHT OK OK BACK")
    assert handheld.bench.app.preferences.speed == 3
    handheld.script("OK OK")  # B1-B2P
    assert screen(handheld).phase == SHOWING
    assert stones(handheld) == "W.WBWWB.B"
    assert screen(handheld).look.fallen == 7
    handheld.run(450)
    assert screen(handheld).phase == CHOOSING
    assert shows(handheld, "plays_1")
    steer(handheld, "A3")
    handheld.script("OK OK")  # A3-B3
    assert screen(handheld).phase == CHOOSING
    assert shows(handheld, "plays_0")


def test_turned_reading_order_is_reversed() -> None:
    plain = begun("9x5")
    steps(plain, "E2-E3P")
    order = visited(plain)
    handheld = begun("9x5")
    handheld.script(TURN)
    assert not screen(handheld).look.turned
    steps(handheld, "E2-E3P")
    assert screen(handheld).look.turned
    assert visited(handheld) == order[::-1]
    before = cursor(handheld)
    handheld.tap("RIGHT")
    assert cursor(handheld) == order[order.index(before) - 1]


def test_play_continues_from_reviewed_step() -> None:
    handheld = begun()
    steps(handheld, CHAIN)
    handheld.script(f"BACK:700ms {in_menu('review')}")
    assert screen(handheld).phase == REVIEWING
    assert shows(handheld, "looking", 4, 4)
    assert shows(handheld, "taken", 1)
    leads_to_text(handheld, "LEFT", "looking", 3, 4)
    assert any("B2-C3" in line for line in handheld.text())
    leads_to_text(handheld, "LEFT", "looking", 2, 4)
    assert not shows(handheld, "taken", 1)
    leads_to_text(handheld, "RIGHT 3000ms", "looking", 3, 4)
    handheld.script("OK RIGHT OK")
    assert screen(handheld).phase == CHOOSING
    assert len(session(handheld).match.moves) == 3


def test_saved_chain_continues() -> None:
    handheld = begun()
    steps(handheld, CHAIN)
    handheld.run(200)
    again = after_script("300ms OK OK", keep_nvm=True)
    assert position_text(again) == ".W./.BW/.BW B B2:A3,B2"
    assert shows(again, "load_3")
