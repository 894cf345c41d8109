"""Sound is off until the user switches it on."""

from sillon.common import tunes
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.scenes import IN_STARS, ONES, ROWS
from tests.app.stage import after_script, leads_to, pick, screen_of, sow

WIN = [hertz for hertz, _ in tunes.WIN]


def tones_since(since: int) -> list[int]:
    return [hertz for _, hertz in wire.tones[since:]]


def test_sound_is_off_by_default() -> None:
    handheld = after_script(IN_STARS)
    for move in ("4>", "7<", "1>"):
        sow(handheld, move)
    handheld.script("RIGHT OK 2000ms")
    assert wire.tones == []


def test_seeds_have_rising_tones() -> None:
    after_script(f"{IN_STARS} RIGHT OK 1500ms", SOUND=1)
    assert [hertz for hertz in tones_since(0) if hertz] == [tunes.LIFT[0][0], *tunes.SEEDS[:2]]
    assert tuple(sorted(tunes.SEEDS)) == tunes.SEEDS
    assert wire.tone() == 0


def test_refusal_has_its_tone() -> None:
    after_script(f"{ROWS['fafy']} {ONES} LEFT OK 600ms", SOUND=1)
    assert tones_since(0) == [tunes.REFUSED[0][0], 0, tunes.REFUSED[2][0], 0]


def test_winner_has_a_tune() -> None:
    handheld = after_script(IN_STARS, SOUND=1)
    sow(handheld, "4>")
    sow(handheld, "7<")
    stood = len(wire.tones)
    handheld.script("OK 3000ms")
    played = tones_since(stood)
    assert [hertz for hertz in played if hertz][-6:] == [hertz for hertz in WIN if hertz]
    assert played[-1] == 0


def switch_in_the_menu(handheld: Handheld) -> None:
    leads_to(handheld, "BACK:700ms", "pause")
    pick(handheld, "sound")
    assert screen_of(handheld) == "pause"


def test_menu_switches_sound() -> None:
    handheld = after_script(IN_STARS)
    switch_in_the_menu(handheld)
    handheld.script("BACK RIGHT OK 1500ms")
    assert len(wire.tones) > 2
    switch_in_the_menu(handheld)
    handheld.script("BACK")
    stood = len(wire.tones)
    handheld.script("OK 1500ms")
    assert len(wire.tones) == stood
