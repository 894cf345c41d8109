"""The stake, and the source of the arcs: dice, thrown one arc at a time, or a card."""

import pytest

from games import colorigraphe as rules
from games.colorigraphe_text import card
from games.rules import REASONS, code_key
from sillon.common.buttons import OK, PRESS
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.play_colorigraphe import arcs, light, lights_of, phase, screen, session, table_with, wait_for_screen
from tests.app.scenes_colorigraphe import CARDS, DICE, EASY, RING, ROLL, STAKE
from tests.app.stage import after_script, leads_to, leads_to_text, open_screen, say, screen_of, shows, watch

EXISTS = 3000  # ms after OK on the stake: an arc that exists is refused
DOUBLE = 2200


def ring(script: str, board: str = "pico_panel", language: str = "en", seed: int = 17, **settings: object) -> Handheld:
    return after_script(script, board, language, SEED=seed, **settings)


def count(handheld: Handheld) -> int:
    return len(arcs(handheld))


def test_arrows_cycle_stake_and_back_resets_it() -> None:
    handheld = after_script(STAKE)
    assert shows(handheld, "stake_in_arcs", 6)
    assert shows(handheld, "stake_in_points", 6)
    for button, stake in (("RIGHT", 7), ("UP", 8), ("DOWN", 7), ("LEFT", 6)):
        if button in handheld.button_names:
            handheld.tap(button)
            assert screen(handheld).at == stake
    stakes = []
    for _ in range(23):
        handheld.tap("RIGHT")
        stakes.append(screen(handheld).at)
    assert sorted(stakes) == list(range(2, 25))
    assert stakes[-6:] == [24, 2, 3, 4, 5, 6]
    handheld.script("RIGHT RIGHT")
    for _ in range(2):
        leads_to(handheld, "BACK 200ms", "stake")
        assert screen(handheld).at == 6, "BACK resets it"


def test_edge_lights_count_the_stake() -> None:
    for script, stake in ((STAKE, 6), (f"{STAKE} RIGHT RIGHT", 8), (f"{STAKE} LEFT LEFT LEFT LEFT", 2)):
        handheld = after_script(script)
        handheld.run(900)
        assert sum(any(colour) for row in handheld.lights() for colour in row) in (stake, stake - 1), stake


@pytest.mark.parametrize("turns, stake", [("LEFT LEFT LEFT LEFT", 2), ("", 6), ("LEFT LEFT LEFT LEFT LEFT", 24)])
def test_dice_give_one_arc_a_point(turns: str, stake: int) -> None:
    handheld = after_script(f"{STAKE} {turns} OK OK OK 400ms", on="colour")
    assert count(handheld) == stake
    assert len(set(arcs(handheld))) == stake
    assert all(one != other for one, other in arcs(handheld))


def test_last_stake_is_offered_again() -> None:
    handheld = after_script(f"{STAKE} RIGHT RIGHT OK OK OK 300ms")
    match = session(handheld).match
    for move in ("timeout", "pass", "stake 4", "arc 1-2", "arc 2-3", "arc 3-4", "arc 4-5", "timeout", "pass"):
        match.play(match.game.parse_move(match.position, move))
    session(handheld).announced_ply = len(match.moves)
    open_screen(handheld, "colorigraphe.stake", ms=200)
    assert screen(handheld).at == 8


@every_board
@every_language
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"target": 0}, {"players": 1}])
def test_stake_page_shows_goal_then_points(board: str, language: str, options: dict) -> None:
    settings = {"board": board, "language": language}
    handheld = table_with("", settings=settings, **options)
    assert screen_of(handheld) == "stake"
    game = session(handheld).game
    assert handheld.text()[4].rstrip() == say(handheld, "stake_to_dice"), "no player has any points"
    assert handheld.text()[0].rstrip().endswith(say(handheld, "stake_goal", game.target)) == (game.target > 0)
    rules.set_score(screen(handheld).shown, 0, -2)
    handheld.script("RIGHT 200ms")
    points = [say(handheld, f"player_{seat}", 0 if seat else -2) for seat in range(game.players)]
    assert [line.rstrip() for line in handheld.text()[3:]] == ["  ".join(points), say(handheld, "stake_to_dice")]


@every_board
def test_plots_of_a_throw_then_arcs_show_in_order(board: str) -> None:
    handheld = ring(ROLL, board)

    def bright() -> set[int]:
        return {plot for plot in range(1, 13) if min(light(handheld, plot)[:2]) > 15}

    assert count(handheld) == 0
    handheld.run(330 - 200)
    assert 3 in bright()
    handheld.run(300)
    assert bright() == {1, 3}
    assert watch(handheld, 12_000, count) == [1, 2, 3, 4, 5, 6], "the arcs appear one by one"


def test_page_shows_arcs_and_dice() -> None:
    handheld = ring(f"{ROLL} 600ms")
    assert shows(handheld, "arc_of_arcs", 1, 6)
    assert shows(handheld, "dice_say", "3–1")
    handheld.run(900)
    assert shows(handheld, "arc_of_arcs", 2, 6)


@every_board
@every_language
@pytest.mark.parametrize("settings, wait, reason", [(RING, EXISTS, 25), (EASY, DOUBLE, 24)])
def test_invalid_throw_shows_reason_and_blinks(
    settings: dict, wait: int, reason: int, board: str, language: str
) -> None:
    handheld = ring(f"{ROLL} {wait}ms", board, language, int(settings["SILLON_SEED"]))
    one, other = screen(handheld).dice
    assert session(handheld).game.why_not(session(handheld).position, 12 * one + other) == reason
    assert shows(handheld, f"refused_{code_key(REASONS, reason)}")
    assert [plot for plot in range(12) if screen(handheld).marks[plot] == 2] == sorted({one, other})
    before = count(handheld)
    seen = lights_of(handheld, 500)
    for plot in {one, other}:
        assert len({any(lights[plot]) for lights in seen}) == 2, "the plots at fault go dark and bright"
    assert count(handheld) == before
    handheld.run(1500)
    assert not shows(handheld, f"refused_{code_key(REASONS, reason)}")
    assert count(handheld) >= before


def test_ok_speeds_up_dice_then_skips() -> None:
    alone = wait_for_screen(ring(ROLL), "colour")
    hastened = wait_for_screen(ring(f"{ROLL} OK"), "colour")
    assert hastened < alone * 2 // 3
    assert screen_of(ring(f"{ROLL} OK OK 100ms")) == "colour"


@pytest.mark.parametrize("haste", ["", "OK", "OK OK", "1000ms OK", "2500ms OK 300ms OK"])
def test_speeding_up_leaves_dice_unchanged(haste: str) -> None:
    handheld = ring(f"{ROLL} {haste}")
    if screen_of(handheld) != "colour":
        wait_for_screen(handheld, "colour")
    assert arcs(handheld) == [(1, 3), (1, 8), (2, 8), (2, 11), (3, 11), (4, 12)]


def test_instant_speed_skips_dice() -> None:
    assert screen_of(ring(f"{ROLL} 100ms", SPEED="instant")) == "colour"


def test_menu_during_arc_returns_to_remaining_arcs() -> None:
    handheld = ring(f"{ROLL} 1000ms BACK:700ms")
    assert screen_of(handheld) == "pause"
    before = count(handheld)
    leads_to(handheld, "OK 200ms", "roll")
    assert count(handheld) == before
    wait_for_screen(handheld, "colour")
    assert count(handheld) == 6


def test_menu_during_last_arc_returns_to_colouring() -> None:
    handheld = ring(ROLL)
    while phase(handheld) != "colour":
        handheld.run(10)
    handheld.press("BACK")
    screen(handheld)._due += 1000  # delay the end of the arc until the menu has opened
    handheld.script("700ms")
    handheld.release("BACK")
    leads_to(handheld, "100ms", "pause")
    leads_to(handheld, "OK 300ms", "colour")
    assert count(handheld) == 6


@every_language
@pytest.mark.parametrize("options", [{}, {"stakes": "dice"}, {"problems": "cards"}], ids=["stake", "dice", "cards"])
@pytest.mark.parametrize("first", [0, 1])
def test_title_while_arcs_come_is_the_player_who_will_colour(
    first: int, options: dict[str, object], language: str
) -> None:
    handheld = table_with("", settings={"language": language, "SEED": 17}, first=first, **options)
    if not options:
        handheld.script("OK 100ms")
    own, other = (say(handheld, f"seat_{seat}") for seat in (first, 1 - first))
    pressed = 0
    while screen_of(handheld) == "roll":
        assert own in handheld.text()[0]
        assert other not in "".join(handheld.text())
        if screen(handheld).phase == 3:
            by_dice = say(handheld, "dice_say", "") in handheld.text()[2]
            assert by_dice is ("problems" not in options), "dice draw the arcs, or a card"
        if not screen(handheld).phase:
            pressed += 1
            handheld.tap("OK")
        handheld.run(100)
    assert pressed == (1 if options else 0)
    assert screen_of(handheld) == "colour"
    assert own in handheld.text()[0]


def test_dice_stake_is_their_sum() -> None:
    handheld = ring(DICE)
    assert screen_of(handheld) == "roll"
    assert shows(handheld, "throw_stake")
    leads_to_text(handheld, "OK 1200ms", "dice_say", "3+1")
    assert shows(handheld, "stake_in_arcs", 4)
    wait_for_screen(handheld, "colour")
    assert count(handheld) == 4


def test_quick_presses_skip_only_dice_stake() -> None:
    handheld = ring(f"{DICE} OK")
    for _ in range(3):  # all before the program's next tick
        assert screen(handheld).press(None, OK, PRESS) is None
    leads_to_text(handheld, "200ms", "stake_in_arcs", 4)
    wait_for_screen(handheld, "colour")
    assert count(handheld) == 4


def test_card_shows_its_arcs_one_by_one() -> None:
    handheld = ring(CARDS)
    assert shows(handheld, "draw_card")
    handheld.tap("OK")

    def shown(now: Handheld) -> int:
        return rules.arc_count(screen(now).shown)

    number = session(handheld).match.moves[-1] - rules.DRAW + 1
    wanted = sorted((one + 1, other + 1) for one, other in card(number)[0])
    seen = watch(handheld, 30_000, lambda now: shown(now) if screen_of(now) == "roll" else len(wanted))
    assert seen == list(range(len(wanted) + 1))
    assert screen_of(handheld) == "colour"
    assert arcs(handheld) == wanted
    assert session(handheld).position[rules.STAKE] == len(wanted)


@pytest.mark.parametrize("skip", ["", "OK", "OK OK"])
def test_menu_during_card_keeps_card(skip: str) -> None:
    handheld = ring(f"{CARDS} OK 500ms BACK:700ms")
    assert screen_of(handheld) == "pause"
    moves = list(session(handheld).match.moves)
    leads_to(handheld, f"OK {skip} 300ms", "colour")
    assert session(handheld).match.moves == moves
    assert count(handheld) == session(handheld).position[rules.STAKE]


def test_card_returns_only_after_deck_is_empty() -> None:
    handheld = ring(CARDS)
    match = session(handheld).match
    drawn = set()
    for _ in range(48):
        open_screen(handheld, "colorigraphe.roll", ms=20)
        screen(handheld).card()
        drawn.add(match.moves[-1] - rules.DRAW + 1)
        for move in ("timeout", "pass"):
            match.play(match.game.parse_move(match.position, move))
    assert drawn == set(range(1, 49))
    assert rules.has_bit(match.position, rules.DECK, 0), "an empty deck is shuffled again"
