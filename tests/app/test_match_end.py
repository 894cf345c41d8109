"""The end of a match: the winner's light runs, revenge is offered, the last move can be undone."""

import pytest

from sim.handheld import Handheld
from tests.app.scenes import IN_STARS
from tests.app.stage import at, choose, leads_to, position_text, reaches, shows, sow

DOCUMENT = ("4>", "7<", "1>")


def finished() -> Handheld:
    """A handheld at the end of the document's match, which Sud wins."""
    handheld = at(IN_STARS)
    for move in DOCUMENT:
        sow(handheld, move)
    return handheld


def test_winner_is_shown_after_last_seed_falls() -> None:
    handheld = at(IN_STARS)
    sow(handheld, "4>")
    sow(handheld, "7<")
    choose(handheld, 0)
    handheld.tap("OK")
    assert not shows(handheld, "wins_0")
    handheld.run(1500)
    assert shows(handheld, "wins_0")


def test_winners_light_runs_along_far_side() -> None:
    handheld = finished()
    seen = set()
    for _ in handheld.bench.run_steps(2200):
        far = [col for col, colour in enumerate(handheld.lights()[0]) if any(colour)]
        assert len(far) == 1
        seen.add(far[0])
    assert seen == set(range(9))


def test_revenge_keeps_row_and_swaps_starter() -> None:
    handheld = at(IN_STARS)
    for starter in "SNS":
        assert position_text(handheld) == f"1 2 2 1 1 2 2 1 {starter}"
        assert shows(handheld, f"plays_{'SN'.index(starter)}")
        for move in DOCUMENT:
            sow(handheld, move)
        leads_to(handheld, "OK", "after")
        leads_to(handheld, "OK", "fafy")


def test_last_move_can_be_undone_after_end() -> None:
    handheld = finished()
    reaches(handheld, "OK RIGHT RIGHT OK", "1 2 2 0 3 3 0 1 S")
    assert shows(handheld, "plays_0")
    again = at("300ms OK", keep_nvm=True, on="go_on")
    again.tap("OK")
    assert position_text(again) == "1 2 2 0 3 3 0 1 S", "it is saved again"


@pytest.mark.parametrize(
    "buttons, screen",
    [
        ("OK RIGHT RIGHT RIGHT RIGHT OK", "setup"),
        ("OK RIGHT RIGHT RIGHT OK", "record"),
        ("OK LEFT OK", "home"),
        ("OK BACK", "fafy"),
    ],
)
def test_menu_after_end_leads_on(buttons: str, screen: str) -> None:
    handheld = finished()
    leads_to(handheld, buttons, screen)


def test_finished_match_is_not_offered() -> None:
    handheld = finished()
    leads_to(handheld, "OK LEFT OK OK", "games")
