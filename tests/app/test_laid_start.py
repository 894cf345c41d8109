"""Laying seeds: Sud lays them, Nord chooses the first player."""

import pytest

from games import NAMES
from sillon.manifest import manifest_of
from sim.handheld import Handheld
from tests.app.boards import every_language
from tests.app.scenes import LAID, ROWS
from tests.app.stage import after_script, counts, leads_to, leads_to_text, pointer, position_text, say, screen_of, shows

LAY = f"{ROWS['impartial']} {LAID}"


def test_each_seed_is_counted() -> None:
    handheld = after_script(LAY)
    assert shows(handheld, "lay_left", 10)
    for laid in range(1, 8):
        leads_to_text(handheld, "OK", "lay_back", 10 - laid)
        assert counts(handheld) == [str(laid), *"0000000"]
        assert sum(any(row[0]) for row in handheld.lights()) == min(laid, 5)


def test_column_shows_hand_emptying_into_ready() -> None:
    handheld = after_script(LAY)
    greens = [green_lights(handheld)]
    for _ in range(10):
        handheld.tap("OK")
        greens.append(green_lights(handheld))
    assert greens == [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5], "green as soon as a seed lies, all green with an empty hand"
    assert all(any(row[-1]) for row in handheld.lights())


def green_lights(handheld: Handheld) -> int:
    return sum(row[-1][1] > 2 * row[-1][0] for row in handheld.lights())


@every_language
def test_last_line_says_how_laying_ends(language: str) -> None:
    handheld = after_script(LAY, language=language)
    assert shows(handheld, "lay_how_many")
    leads_to_text(handheld, "OK", "lay_done")
    handheld.script("OK OK OK OK OK OK OK OK OK")
    assert shows(handheld, "lay_back", 0)
    assert shows(handheld, "lay_empty")
    leads_to_text(handheld, "OK", "lay_ready")
    leads_to(handheld, "OK OK", "pie")  # a warning comes first: nobody can sow ten seeds of one cell


@pytest.mark.parametrize("cell", range(8))
def test_last_line_names_arrow_to_hand_in_each_cell(cell: int) -> None:
    handheld = after_script(f"{LAY} {'RIGHT ' * cell}")
    for shown, there in (("lay_how_many", "lay_number"), ("lay_done", "lay_ready")):
        assert handheld.text()[4].endswith(f"↓ {say(handheld, shown)}")
        leads_to_text(handheld, "DOWN", there)
        handheld.script("UP " + "RIGHT " * cell * (shown == "lay_how_many") + "OK")
    assert counts(handheld)[cell] == "2", "UP leads back to the cell of the last seed"


@pytest.mark.parametrize("board", ["macropad", "pico_strip"])
def test_last_line_names_way_to_hand_without_down(board: str) -> None:
    handheld = after_script(f"{LAY} OK", board)
    arrows = []
    for _ in range(8):
        arrows.append(handheld.text()[4].removeprefix(say(handheld, "lay_seed")).strip().partition(" ")[0])
        handheld.tap("RIGHT")
    assert arrows == ["←", "←←", "←←", "←←", "→→", "→→", "→→", "→"]
    assert shows(handheld, "lay_ready")


@pytest.mark.parametrize("name", [name for name in NAMES if manifest_of(name).seeds_to_lay])
def test_every_number_of_seeds_can_be_chosen(name: str) -> None:
    handheld = after_script("300ms")
    handheld.bench.app.go(("lay", name, []))
    handheld.script("200ms LEFT")
    numbers = manifest_of(name).seeds_to_lay
    for number in (*numbers, numbers[0]):
        assert shows(handheld, "lay_number")
        assert shows(handheld, "lay_left", number)
        handheld.tap("OK")


def test_chosen_number_is_laid_and_kept() -> None:
    handheld = after_script(f"{LAY} LEFT OK OK OK RIGHT")
    assert shows(handheld, "lay_left", 18)
    for _ in range(3):
        handheld.script(f"{'OK ' * 6} RIGHT")
    leads_to_text(handheld, "OK", "lay_ready")
    leads_to(handheld, "OK OK", "pie")
    leads_to_text(handheld, "BACK", "lay_back", 0)
    again = after_script("300ms", keep_nvm=True)
    again.bench.app.go(("lay", "fafy", []))
    again.script("200ms")
    assert shows(again, "lay_left", 18)


def test_hand_asks_for_number_until_a_seed_lies() -> None:
    handheld = after_script(f"{LAY} OK LEFT")
    assert shows(handheld, "lay_ready")
    leads_to_text(handheld, "BACK", "lay_number")


def test_free_key_is_hand() -> None:
    handheld = after_script(LAY, "macropad")
    leads_to_text(handheld, "CELL6", "lay_number")
    leads_to_text(handheld, "CELL6", "lay_left", 12)
    leads_to_text(handheld, "CELL9", "lay_back", 11)
    leads_to_text(handheld, "CELL6", "lay_ready")
    leads_to(handheld, "CELL6 CELL6", "pie")


def test_back_undoes_seeds_last_first() -> None:
    handheld = after_script(f"{LAY} OK OK RIGHT OK LEFT OK")
    for left, row in (("7", "21000000"), ("8", "20000000"), ("9", "10000000"), ("10", "00000000")):
        handheld.tap("BACK")
        assert counts(handheld) == list(row)
        assert shows(handheld, "lay_back" if left != "10" else "lay_left", left)
    leads_to(handheld, "BACK", "setup")


def test_empty_hand_moves_cursor_to_ready() -> None:
    handheld = after_script(f"{LAY} {'OK ' * 9} RIGHT OK")
    assert shows(handheld, "lay_back", 0)
    assert not shows(handheld, "lay_ready")  # not by the OK that lays the last seed
    leads_to_text(handheld, "OK", "lay_ready")
    leads_to_text(handheld, "LEFT OK", "lay_back", 0)
    assert shows(handheld, "lay_ready")


def test_ready_entry_follows_last_cell() -> None:
    handheld = after_script(f"{LAY} OK LEFT")
    assert shows(handheld, "lay_ready")
    handheld.tap("RIGHT")
    assert pointer(handheld) == 0
    leads_to_text(handheld, "RIGHT " * 8, "lay_ready")


@pytest.mark.parametrize("preset, key", [("impartial", "lay_blocked"), ("misere", "lay_blocked_wins")])
def test_row_blocking_starter_is_warned_then_accepted(preset: str, key: str) -> None:
    handheld = after_script(f"{ROWS[preset]} {LAID} OK LEFT OK", on="lay")
    assert shows(handheld, key)
    assert shows(handheld, "lay_keep")
    leads_to(handheld, "OK", "pie")
    leads_to_text(handheld, "OK", "blocked_0")
    assert shows(handheld, "wins_0" if preset == "misere" else "wins_1")


@pytest.mark.parametrize("laying, seat", [("OK OK RIGHT OK LEFT LEFT OK", 0), ("OK RIGHT OK OK LEFT LEFT OK", 1)])
def test_row_blocking_one_player_names_that_player(laying: str, seat: int) -> None:
    handheld = after_script(f"{ROWS['fafy']} {LAID} {laying}", on="lay")
    assert shows(handheld, f"lay_stuck_{seat}")
    assert not shows(handheld, "lay_blocked")
    leads_to_text(handheld, f"OK {'RIGHT' if seat else ''} OK", f"wins_{1 - seat}")


@pytest.mark.parametrize("buttons", ["BACK", "RIGHT"])
def test_returning_to_row_clears_warning(buttons: str) -> None:
    handheld = after_script(f"{LAY} OK LEFT OK {buttons}")
    assert not shows(handheld, "lay_blocked")
    assert screen_of(handheld) == "lay"


@pytest.mark.parametrize("buttons, starter", [("OK", "S"), ("RIGHT OK", "N"), ("LEFT OK", "N")])
def test_nord_chooses_starter(buttons: str, starter: str) -> None:
    handheld = after_script(f"{LAY} {'OK RIGHT ' * 8} OK {buttons}")
    assert position_text(handheld) == f"1 1 1 1 1 1 1 1 {starter}"
    assert shows(handheld, f"plays_{'SN'.index(starter)}")


def test_back_from_choice_keeps_seeds() -> None:
    handheld = after_script(f"{LAY} OK RIGHT OK OK LEFT LEFT OK", on="pie")
    leads_to(handheld, "BACK", "lay")
    assert counts(handheld) == list("12000000")
    assert shows(handheld, "lay_left", 7)
    handheld.tap("BACK")
    assert counts(handheld) == list("11000000")


def test_menu_returns_to_laid_seeds() -> None:
    handheld = after_script(f"{LAY} OK RIGHT OK OK BACK:900ms", on="pause")
    leads_to(handheld, "OK", "lay")
    assert counts(handheld) == list("12000000")
    assert shows(handheld, "lay_left", 7)


def test_new_laying_starts_empty() -> None:
    handheld = after_script(f"{LAY} OK OK BACK BACK BACK OK")
    assert counts(handheld) == list("00000000")
    handheld = after_script(f"{LAY} OK RIGHT OK OK LEFT LEFT OK OK BACK:900ms LEFT OK OK RIGHT OK OK", on="lay")
    assert counts(handheld) == list("00000000")
