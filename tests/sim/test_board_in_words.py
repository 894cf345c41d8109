"""The board in words, as the page says it: what is on the screen."""

from typing import Any

from sim.handheld import Handheld
from sim.web import snapshot
from tests.app.play_colorigraphe import TRIANGLE, finish, lay_tokens, table_with


def board(handheld: Handheld) -> "list[Any]":
    match: Any = snapshot.state(handheld.bench.app)["match"]
    return list(match["board"])


def test_colouring_and_its_verdict_are_read_as_shown() -> None:
    handheld = table_with(TRIANGLE)
    before = board(handheld)
    assert before == [
        [["stake", "3"]],
        [["arcs", "1 – 2, 1 – 3, 2 – 3"]],
        [["red"], " ", ["none"]],
        [["blue"], " ", ["none"]],
        [["dark"], " ", ["none"]],
    ]
    handheld.tap("OK")
    lay_tokens(handheld, "rbk")
    coloured = before[:2] + [[["red"], " ", "1"], [["blue"], " ", "2"], [["dark"], " ", "3"]]
    assert board(handheld) == coloured
    finish(handheld)
    assert board(handheld) == coloured
