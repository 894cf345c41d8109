"""The screen of a game that brings none of its own, sillon/match/cells.py, in a match with the computer."""

from sim.handheld import Handheld
from tests.app.computer_hands import seated, session_of
from tests.app.stage import tells


def on_default_screen(*levels: int) -> Handheld:
    """A match of Fang, whose words suit the default screen, without Fang's own screen."""
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
    tells(handheld, "100ms", "more")
