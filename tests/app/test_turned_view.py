"""The view turned for Nord: right is Nord's right. Sud's view stays."""

from tests.app.scenes import IN_STARS
from tests.app.stage import after_script, counts, leads_to_position, leads_to_text, pointer, shows
from tools.measure.walk import in_menu

TURN = f"BACK:700ms {in_menu('turned')} BACK"
FIRST = "RIGHT RIGHT RIGHT OK OK OK"  # 4>: 1 2 2 0 2 2 2 1 N
NORD = f"{IN_STARS} {TURN} {FIRST}"
PLAIN = f"{IN_STARS} {FIRST}"


def test_suds_view_is_never_turned() -> None:
    handheld = after_script(f"{IN_STARS} {TURN}")
    assert counts(handheld) == ["1", "2", "2", "1", "1", "2", "2", "1"]
    handheld.tap("RIGHT")
    assert pointer(handheld) == 1


def test_nords_right_moves_pointer_right() -> None:
    handheld = after_script(NORD)
    stood = pointer(handheld)
    handheld.tap("RIGHT")
    assert pointer(handheld) == stood + 1
    handheld.tap("LEFT")
    assert pointer(handheld) == stood
    assert shows(handheld, "cells", 5, 2)


def test_nords_up_and_down_are_mirrored() -> None:
    plain = after_script(PLAIN)
    stood = pointer(plain)
    plain.tap("UP")
    assert pointer(plain) > stood
    handheld = after_script(NORD)
    stood = pointer(handheld)
    handheld.tap("UP")
    assert pointer(handheld) > stood
    handheld.tap("DOWN")
    assert pointer(handheld) == stood


def test_arrows_in_sentences_point_as_seen() -> None:
    """Cell 7 of 1 2 2 0 2 2 2 1 can be sown only towards cell 5: to the west, which is Nord's right."""
    handheld = after_script(f"{NORD} LEFT LEFT")
    assert shows(handheld, "cells", 7, 2)
    assert shows(handheld, "sow_here", "→")
    plain = after_script(f"{PLAIN} RIGHT RIGHT")
    assert shows(plain, "cells", 7, 2)
    assert shows(plain, "sow_here", "←")


def test_turned_question_offers_nords_right_first() -> None:
    handheld = after_script(f"{IN_STARS} {TURN} OK OK")  # 1>: 0 3 2 1 1 2 2 1 N
    while not shows(handheld, "cell", 5, 1):
        handheld.tap("RIGHT")
    leads_to_text(handheld, "OK", "lands", "→", 4)
    leads_to_text(handheld, "LEFT", "lands", "←", 6)
    leads_to_text(handheld, "RIGHT", "lands", "→", 4)
    leads_to_position(handheld, "OK OK", "0 3 2 2 0 2 2 1 S")


def test_turned_view_survives_power_off() -> None:
    after_script(f"{IN_STARS} {TURN}")
    again = after_script(f"300ms OK RIGHT OK OK {FIRST}", keep_nvm=True)
    assert counts(again) == ["1", "2", "2", "2", "0", "2", "2", "1"]
