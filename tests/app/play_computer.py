"""Matches with the computer at a seat, after some moves."""

from collections.abc import Sequence
from typing import Any

from sim.handheld import Handheld
from tests.app.stage import after_script


def seated(
    game: str,
    levels: Sequence[int],
    moves: str = "",
    start: str = "",
    place: dict[str, Any] | None = None,
    **options: Any,
) -> Handheld:
    """Return a handheld in a match: the levels of its seats, and the moves played so far from `start` or from the game's start.

    `place` are settings of `at`: board, language ...
    """
    handheld = after_script("300ms", **{"SEED": 7, **(place or {})})
    from sillon.match.session import Session  # of the program that runs now: it may have been reloaded

    session: Any = Session(game, options)
    if start:
        session = Session(game, options, session.game.from_text(start))
    session.levels = tuple(levels)
    for name in moves.split():
        session.match.play(session.game.parse_move(session.match.position, name))
    app = handheld.bench.app
    app.session = session
    app.go((game,))
    handheld.script("100ms")
    return handheld


def session_of(handheld: Handheld) -> Any:
    return handheld.bench.app.session


def play_out(match: Any) -> None:
    """Play the first legal move until the match is over."""
    while match.outcome() is None:
        match.play(match.game.moves(match.position)[0])


def moves_of(handheld: Handheld) -> list[str]:
    session = session_of(handheld)
    position = session.match.start
    names = []
    for move in session.match.moves:
        names.append(session.game.move_name(position, move))
        position = session.game.play(position, move)
    return names


def wait_for(handheld: Handheld, number: int, limit: int = 30_000) -> None:
    """Wait until `number` moves have been played and the last one shown. AssertionError after `limit` ms."""
    for _ in handheld.bench.run_steps(limit):
        screen = handheld.bench.app.screen
        if len(session_of(handheld).match.moves) >= number and getattr(screen, "phase", 0) != 1:
            handheld.script("100ms")
            return
    raise AssertionError(f"move {number} never came:\n{handheld.frame_text()}")
