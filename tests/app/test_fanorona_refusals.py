"""Refusals in Fanorona, by light (the golden scenes have the words); the ends of a match, and the second round."""

from typing import Any

import pytest

from games.fanorona_refusals import MUST_CAPTURE, MUST_GO_ON, NOT_FREE, NOTHING_TO_TAKE, SAME_DIRECTION, VISITED
from games.rules import REASONS, code_key
from sillon.games.fanorona import refusals as fanorona_why
from sillon.match.play import OVER
from sillon.match.session import Session
from sillon.words import Words
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.play_fanorona import FROM_OPTIONS, TO_OPTIONS, begun, cursor, screen, session, steer, step, steps
from tests.app.stage import leads_to, leads_to_text, shows, watch
from tests.app.visits import watch_lights
from tests.app.words_in_use import reasons_of

CHAIN = "A1-B2P A2-A1 B2-C3A A3-B2P"  # 3x3: .W./.BW/.BW B B2:A3,B2
AHEAD = "D2-C3P B5-B4P B4-A5A C2-C3P C3-B3P D3-D2P D2-C2A"
TOURNAMENT = f"{TO_OPTIONS} OK RIGHT OK RIGHT OK BACK {FROM_OPTIONS}"  # the options of a size, changed to those of the tournament
SHUT_IN = 0

# (reason, size, buttons before the match, steps, the piece that is held, the point tried, the point at fault)
REFUSED = [
    (MUST_CAPTURE, "3x3", "", "C1-B2P", "", "B3", "A2"),
    (MUST_CAPTURE, "3x3", "", "A1-B2P A2-A1", "B2", "A2", "B2"),
    (SHUT_IN, "3x3", "", "B1-B2P", "", "A2", "A2"),
    (NOT_FREE, "3x3", "", "", "A1", "A2", "A2"),
    (NOTHING_TO_TAKE, "3x3", "", CHAIN, "", "C1", "C1"),
    (VISITED, "3x3", "", CHAIN, "", "A3", "A3"),
    (MUST_GO_ON, "3x3", "", CHAIN, "", "B2", "B2"),
    (SAME_DIRECTION, "5x5", TOURNAMENT, AHEAD, "", "B2", "B2"),
]
# Buttons cannot reach these: the cursor visits only own pieces and the ends of lines from the chosen piece; in a chain a piece is
# chosen already; a move that a handicap or the larger group forbids is no target, or is played without capturing.
NEVER_MET = ["EMPTY_CELL", "NOT_YOURS", "NO_LINE", "SMALLER_GROUP", "OTHER_PIECE", "NO_CHAIN", "HANDICAP"]


def provoke_refusal(handheld: Handheld, moves: str, piece: str, point: str) -> None:
    steps(handheld, moves)
    if piece:
        steer(handheld, piece)
        handheld.tap("OK")
    steer(handheld, point)
    handheld.tap("OK")


def says(handheld: Handheld, reason: int, fault: str) -> bool:
    """Return whether the page gives the reason, in two lines over the board."""
    key = code_key(REASONS, reason) if reason else "shut_in"
    lines = Words(handheld.language, "fanorona_no").say(f"refused_{key}", fault).split("\n")
    return all(line in shown for line, shown in zip(lines, handheld.text()[3:], strict=True))


def red_places(frame: bytes) -> set[int]:
    """Return the places on the wire of lights with far more red than green and blue."""
    found = set()
    for place in range(len(frame) // 3):
        green, red, blue = frame[3 * place : 3 * place + 3]
        if red > 10 and red > 4 * green and red > 4 * blue:
            found.add(place)
    return found


def places_of(handheld: Handheld, point: str) -> set[int]:
    """Return the places on the wire of a point's lights, in a match on 3x3 or 5x5."""
    game = session(handheld).game
    row = game.rows - int(point[1])
    col = "ABCDE".index(point[0])
    if handheld.rows == 1:
        first = (3 * row + col) * 6 + 3 * row
        return set(range(first, first + 5))
    row += (5 - game.rows) // 2
    col += (9 - game.columns) // 2
    # The reference panel is wired zigzag from its north-west corner.
    return {9 * row + (8 - col if row % 2 else col)}


@every_board
@pytest.mark.parametrize("reason, size, before, moves, piece, point, fault", REFUSED)
def test_fault_blinks_except_under_cursor(
    reason: int, size: str, before: str, moves: str, piece: str, point: str, fault: str, board: str
) -> None:
    if size != "3x3" and board == "pico_strip":
        return
    handheld = begun(size, board, before)
    provoke_refusal(handheld, moves, piece, point)
    frames = [frame for _, frame in watch_lights(handheld, 2000)]
    assert set().union(*[red_places(frame) for frame in frames]) == places_of(handheld, fault)
    screen: Any = handheld.bench.app.screen
    blinks = screen.place != screen.look.cursor
    assert {bool(red_places(frame)) for frame in frames} == ({True, False} if blinks else {True})


def test_every_reachable_reason_is_tried() -> None:
    names = {code_key(REASONS, case[0]).upper() for case in REFUSED if case[0]}
    assert names | set(NEVER_MET) == set(reasons_of("fanorona").values())
    assert not names & set(NEVER_MET)


def test_reason_codes_match_rules() -> None:
    assert (fanorona_why.MUST_CAPTURE, fanorona_why.NOTHING_TO_TAKE) == (MUST_CAPTURE, NOTHING_TO_TAKE)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT", "BACK"])
def test_next_press_clears_refusal(button: str) -> None:
    handheld = begun()
    provoke_refusal(handheld, "", "A1", "A2")
    assert says(handheld, NOT_FREE, "A2")
    handheld.tap(button)
    assert not says(handheld, NOT_FREE, "A2")
    assert screen(handheld).piece == 0
    assert (cursor(handheld) == "A2") == (button == "BACK")
    assert not any(red_places(frame) & places_of(handheld, "A2") for _, frame in watch_lights(handheld, 700))


def match_from(text: str, size: str = "3x3", language: str = "en", **options: Any) -> Handheld:
    """Return a match that continues from a given position, set up without buttons."""
    handheld = begun(language=language)
    app = handheld.bench.app
    game = Session("fanorona", {"size": size, **options}).game
    app.session = Session("fanorona", {"size": size, **options}, game.from_text(text))
    app.go(("fanorona",))
    handheld.run(300)
    return handheld


@every_language
@pytest.mark.parametrize(
    "text, move, winner, words",
    [
        (".W./.../.B. W", "B1-B2P", 0, "end_no_piece_1"),
        (".B./.../.W. B", "B1-B2P", 1, "end_no_piece_0"),
        ("W../W.W/BWW W", "C2-B2", 0, "end_blocked_1"),
        ("B../B.B/WBB B", "C2-B2", 1, "end_blocked_0"),
    ],
)
def test_win_is_shown_with_reason(text: str, move: str, winner: int, words: str, language: str) -> None:
    handheld = match_from(text, language=language)
    step(handheld, move)
    assert screen(handheld).phase == OVER
    assert shows(handheld, f"wins_{winner}")
    assert shows(handheld, words)


APART = "W..../...../...../...../....B W"


def test_draw_by_repetition_is_shown() -> None:
    handheld = match_from(APART, "5x5", draw_after=0)
    steps(handheld, " ".join(["A1-A2 E5-E4 A2-A1 E4-E5"] * 2))
    assert screen(handheld).phase == OVER
    assert shows(handheld, "draw")
    assert shows(handheld, "end_repetition")
    leads_to(handheld, "OK", "after")


def test_draw_without_captures_is_shown() -> None:
    handheld = match_from(APART, "5x5", draw_after=3)
    steps(handheld, "A1-A2 E5-E4 A2-A1")
    assert shows(handheld, "draw")
    assert shows(handheld, "end_no_capture")


def bright_pieces(handheld: Handheld) -> set[str]:
    """Return the points of 3x3 on the panel whose light is bright."""
    lights = handheld.lights()
    names = [f"{'ABC'[col]}{row + 1}" for row in range(3) for col in range(3)]
    return {name for name in names if max(lights[4 - int(name[1])]["ABC".index(name[0]) + 3]) > 40}


def test_wave_runs_over_winners_pieces() -> None:
    handheld = match_from("WW./.../.B. W")
    step(handheld, "B1-B2P")
    assert screen(handheld).phase == OVER
    seen = watch(handheld, 2200, bright_pieces)
    assert set().union(*seen) == {"A1", "B2"}
    assert set() in seen


def test_wave_runs_over_all_pieces_after_draw() -> None:
    handheld = match_from("W../.../.B. W", draw_after=1)
    step(handheld, "A1-A2")
    assert screen(handheld).phase == OVER
    seen = watch(handheld, 2200, bright_pieces)
    assert set().union(*seen) == {"A2", "B3"}


# The second round

WON_FIVE = "D2-C3P D3-D2P B3-B4P A3-B3P B4-B5A B5-A5A A4-A3P A5-A4P A4-B4P B4-C3P"  # 5x5: White wins
LOST_FIVE = "B3-C3A A4-A3P A3-B3P B2-C3P B3-B2P B2-A1A A1-B1P E3-D4P C4-C3P C3-B2A B2-C2P"  # Black does


@pytest.mark.parametrize("moves, winner", [(WON_FIVE, 0), (LOST_FIVE, 1)])
@pytest.mark.parametrize("number, handicap", [(0, "no_capture"), (1, "one_by_one"), (2, "vela")])
def test_loser_begins_second_round_with_winner_handicapped(moves: str, winner: int, number: int, handicap: str) -> None:
    handheld = begun("5x5")
    steps(handheld, moves)
    assert shows(handheld, f"wins_{winner}")
    leads_to(handheld, "OK RIGHT OK", "second")
    assert shows(handheld, f"starts_{1 - winner}")
    leads_to_text(handheld, " ".join(["100ms"] + ["RIGHT"] * number), f"second_{handicap}")
    assert shows(handheld, f"weighs_{handicap}_{winner}")
    handheld.script("OK 200ms")
    game = session(handheld).game
    assert (game.size, game.handicap, game.winner) == ("5x5", handicap, winner)
    assert session(handheld).turn == 1 - winner
    assert session(handheld).position == game.start()


@pytest.mark.parametrize(
    "handicap, loads", [("no_capture", (2, None)), ("one_by_one", (1, None)), ("vela", (2, 1)), ("none", (None, None))]
)
def test_turn_shows_handicap(handicap: str, loads: tuple[int | None, int | None]) -> None:
    for seat in (0, 1):
        handheld = match_from(f"WWWWW/W.W../...../..B../BBBBB {'WB'[seat]}", "5x5", handicap=handicap)
        load = loads[seat]
        assert shows(handheld, f"plays_{seat}") == (load is None)
        assert load is None or shows(handheld, f"load_{load}")


def test_vela_ends_with_five_pieces() -> None:
    handheld = match_from("WWWWW/...../...../..B../BBBBB W", "5x5", handicap="vela")
    assert shows(handheld, "plays_0")


def test_one_by_one_takes_and_previews_nearest() -> None:
    handheld = match_from("WWWWW/...../W.BBB/...../..... W", "5x5", handicap="one_by_one")
    steer(handheld, "A3")
    handheld.tap("OK")
    steer(handheld, "B3")
    assert shows(handheld, "ok_5", "B3", 1)
    handheld.tap("OK")
    assert session(handheld).game.scores(session(handheld).position) == (6, 2)


@pytest.mark.parametrize(
    "size, text, move, options, offered",
    [
        ("5x5", "W..../...../B..../...../..... W", "", {}, True),
        ("5x5", "W..../...../B..../...../..... W", "", {"handicap": "vela"}, False),
        ("5x5", APART, "A1-A2", {"draw_after": 1}, False),
        ("3x3", ".W./.../.B. W", "B1-B2P", {}, False),
    ],
)
def test_second_round_is_offered_after_won_first(
    size: str, text: str, move: str, options: dict[str, Any], offered: bool
) -> None:
    handheld = match_from(text, size, **options)
    step(handheld, move or "A1-A2P")
    assert screen(handheld).phase == OVER
    leads_to(handheld, "OK", "after")
    assert shows(handheld, "second") == offered


def test_revenge_restarts_with_white() -> None:
    handheld = begun()
    steps(handheld, "B1-B2P A3-B3 B2-B1A A2-B2P B2-B3A C1-C2P B3-A3 A1-A2P")
    leads_to(handheld, "OK 200ms BACK 200ms OK 200ms", "fanorona")  # past the finished stage
    assert session(handheld).game.size == "3x3"
    assert session(handheld).position == session(handheld).game.start()
    assert shows(handheld, "plays_0")
