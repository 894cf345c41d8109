"""Advice, verdicts, the Grundy values for the curious, and why a game was lost."""

import pytest

from sillon.words import LANGUAGES
from tests.app.rival_hands import moves_of, seated, session_of, wait_for
from tests.app.stage import say, screen_of, shows

ADVICE = "BACK:900ms 200ms LEFT LEFT OK"
EXAMPLE = "1 2 2 1 1 2 2 1 S"  # the document's: 3< and 6> win, nothing else does


def advised(*arguments: object, **options: object):  # type: ignore[no-untyped-def]
    handheld = seated(*arguments, **options)  # type: ignore[arg-type]
    handheld.script(f"{ADVICE} 200ms")
    for _ in handheld.bench.run_steps(20_000):
        if handheld.bench.app.screen.known:
            break
    handheld.script("100ms")
    return handheld


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_points_at_a_winning_move_and_counts_them(language: str) -> None:
    handheld = advised("fafy", (), start=EXAMPLE, place={"language": language})
    assert handheld.bench.app.screen.look.cursor in (2, 5)
    assert shows(handheld, "sure_1", 2)
    assert moves_of(handheld) == []


def test_advice_in_impartial_fafy_tells_the_grundy_value_of_each_block() -> None:
    handheld = advised("fafy", (), start="1 1 0 1 0 1 1 1 S")
    assert "Grundy 1 0 2" in handheld.text()[3]


def test_the_grundy_values_are_found_a_slice_at_a_time_and_are_dropped_by_a_press() -> None:
    handheld = seated("fafy", (), start="3 2 4 1 2 3 2 1 S", impartial=True)
    handheld.script(ADVICE)
    screen = None
    for _ in handheld.bench.run_steps(20_000):
        screen = handheld.bench.app.screen
        if screen.known:
            break
    assert screen.work  # the advice is there, they are not
    assert "Grundy" not in handheld.text()[3]
    handheld.tap("RIGHT")
    assert not screen.work
    handheld.script("500ms")
    assert "Grundy" not in handheld.text()[3]


def test_after_advice_each_cell_tells_what_its_moves_are_worth() -> None:
    handheld = advised("fafy", (), start=EXAMPLE)
    while handheld.bench.app.screen.look.cursor != 6:
        handheld.tap("RIGHT")
    assert say(handheld, "v_lost", "7<") in handheld.text()[4]


def test_advice_is_gone_after_the_move() -> None:
    handheld = advised("fang", (), moves="4 5")
    handheld.script("OK 5000ms")
    assert len(moves_of(handheld)) == 3
    assert handheld.bench.app.screen.note == ()
    assert not session_of(handheld).asked


def test_a_lost_position_is_said_kindly() -> None:
    handheld = advised("fang", ())
    assert shows(handheld, "sure_lost", 1)


def test_advice_can_be_thrown_away() -> None:
    handheld = seated("awale", ())
    handheld.script(f"{ADVICE} 100ms BACK 200ms")
    handheld.run(5000)
    assert screen_of(handheld) == "awale"
    assert not session_of(handheld).asked


def lost(first: str = "4>") -> object:
    """Sud begins the document's example with a move that loses, against the best."""
    handheld = seated("fafy", (0, 5), moves=first, start=EXAMPLE, place={"SPEED": "instant"})
    while session_of(handheld).outcome() is None:
        if session_of(handheld).turn == 0:
            game, match = session_of(handheld).game, session_of(handheld).match
            match.play(game.moves(match.position)[0])
            handheld.bench.app.screen.settle()
        handheld.run(1000)
    handheld.script("500ms OK 300ms")
    return handheld


def test_why_it_was_lost_is_told_with_the_better_move_and_shown() -> None:
    handheld: object = lost()
    assert screen_of(handheld) == "after"  # type: ignore[arg-type]
    handheld.script("LEFT LEFT OK 3000ms")  # type: ignore[attr-defined]
    assert screen_of(handheld) == "why"  # type: ignore[arg-type]
    ply, move, better, verdict = handheld.bench.app.screen.found  # type: ignore[attr-defined]
    session = session_of(handheld)  # type: ignore[arg-type]
    position = session.match.position_at(ply)
    assert session.game.turn(position) == 0
    assert (session.match.moves[ply], verdict) == (move, 1)
    assert better != move
    assert shows(handheld, "then_1")  # type: ignore[arg-type]
    handheld.script("OK 300ms")  # type: ignore[attr-defined]
    assert session.at == ply


def test_nothing_to_regret_is_said_too() -> None:
    """Nord cannot win this row, whatever he does: it is not his fault."""
    handheld = seated("fafy", (), moves="3<", start=EXAMPLE, place={"SPEED": "instant"})
    match, game = session_of(handheld).match, session_of(handheld).game
    from sillon.chance import Seeded
    from sillon.players import Player

    while match.outcome() is None:
        player = Player(game, 5, Seeded(1))
        for _ in player.think(match.position):
            pass
        match.play(player.move)
    handheld.bench.app.screen.settle()
    handheld.script("500ms OK 300ms LEFT LEFT OK 3000ms")
    assert screen_of(handheld) == "why"
    assert match.outcome().winner == 0
    assert handheld.bench.app.screen.found == ()
    assert shows(handheld, "nothing")


def test_the_adviser_leaves_no_player_behind() -> None:
    handheld = advised("fang", (), moves="4 5")
    assert handheld.bench.app.screen.player is None


def test_against_the_computer_advice_is_for_the_person() -> None:
    handheld = seated("fang", (0, 3), moves="4")
    wait_for(handheld, 2)
    handheld.script(f"{ADVICE} 200ms")
    for _ in handheld.bench.run_steps(20_000):
        if handheld.bench.app.screen.known:
            break
    assert set(handheld.bench.app.screen.known) == set(session_of(handheld).game.moves(session_of(handheld).position))
    assert len(moves_of(handheld)) == 2
