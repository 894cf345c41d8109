"""Helpers for the tests of the Colorigraphe: a game from a text, moves by name, and an independent solver."""

from typing import Any

import pytest

from games import new
from games.contract import Rules
from games.rules import IllegalMove

FREE = "............"
TRIANGLE = "1-2,1-3,2-3"


def after(text: str | None, moves: str, **options: Any) -> str:
    """Return the text of the position after the moves, separated by commas; from the start when `text` is None."""
    game = new("colorigraphe", **options)
    position = game.from_text(text) if text else game.start()
    for move in moves.split(", "):
        position = game.play(position, game.parse_move(position, move))
    return game.to_text(position)


def legal(text: str, **options: Any) -> list[str]:
    """Return the names of the legal moves."""
    game = new("colorigraphe", **options)
    position = game.from_text(text)
    return [game.move_name(position, move) for move in game.moves(position)]


def refusal(text: str, move: str | int, **options: Any) -> tuple[int, int]:
    """Return the reason and the plot to point at, from 1. Assert that play and steps raise the same."""
    game = new("colorigraphe", **options)
    position = game.from_text(text)
    number = game.parse_move(position, move) if isinstance(move, str) else move
    reason, plot = game.refusal(position, number)
    assert game.why_not(position, number) == reason
    for call in (game.play, game.steps):
        if reason:
            with pytest.raises(IllegalMove) as caught:
                call(position, number)
            assert caught.value.reason == reason
        else:
            call(position, number)
    return reason, plot + 1


def scores(text: str) -> list[int]:
    return [int(points) for points in text.split(" ")[2].split(",")]


def arcs_of(game: Rules, position: bytes) -> list[tuple[int, int]]:
    """Return the arcs of a position as pairs of plots 1..12, read from its text."""
    field = game.to_text(position).split(" ")[4]
    pairs = [arc.split("-") for arc in field.split(",")] if field != "-" else []
    return [(int(one), int(other)) for one, other in pairs]


def fewest_black(arcs: list[tuple[int, int]], most: int = 6) -> int | None:
    """Return the fewest black tokens of a valid colouring, or None, by backtracking plot by plot."""
    neighbours: dict[int, list[int]] = {plot: [] for plot in range(1, 13)}
    for one, other in arcs:
        neighbours[one].append(other)
        neighbours[other].append(one)
    order = sorted((plot for plot in neighbours if neighbours[plot]), key=lambda plot: -len(neighbours[plot]))

    def possible(place: int, colours: dict[int, str], black: int) -> bool:
        if place == len(order):
            return True
        plot = order[place]
        for colour in "rbk" if black else "rb":
            if all(colours.get(near) != colour for near in neighbours[plot]) and possible(
                place + 1, {**colours, plot: colour}, black - (colour == "k")
            ):
                return True
        return False

    return next((black for black in range(most + 1) if possible(0, {}, black)), None)


def assert_documents_proportion(fewest: list[int | None]) -> None:
    """Assert that of 2000 problems of 12 arcs about as many as in the document need 0..3 black tokens or are impossible."""
    counts = {black: fewest.count(black) for black in (0, 1, 2, 3, None)}
    assert sum(counts.values()) == len(fewest) == 2000
    # Four standard deviations and more.
    assert counts[0] == pytest.approx(315, abs=70)
    assert counts[1] == pytest.approx(1445, abs=85)
    assert counts[2] == pytest.approx(227, abs=60)
    assert counts[3] <= 8
    assert counts[None] == pytest.approx(12, abs=12)
