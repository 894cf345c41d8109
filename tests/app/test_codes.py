"""Codes: every position of every game with any options has a short one, and a typing error never goes unnoticed."""

import random

import pytest

from games import NAMES, new
from sillon.match import codes
from sillon.match.codes import BadCode, read, write
from sillon.match.session import Session
from sim.handheld import Handheld
from tests.app.stage import leads_to
from tools.measure.walk import in_menu

LONGEST = {"fafy": 30, "fang": 24, "awale": 30, "fanorona": 50, "colorigraphe": 75}


def random_match(name: str, plies: int, seed: int, **options: object) -> Session:
    """Return a random match of `plies` moves, or to its end."""
    session = Session(name, options)
    chance = random.Random(f"{name} {seed}")
    while len(session.match.moves) < plies and session.match.outcome() is None:
        session.match.play(chance.choice(session.game.moves(session.position)))
    return session


@pytest.mark.parametrize("name", NAMES)
def test_code_restores_position_and_options(name: str) -> None:
    for seed in range(8):
        session = random_match(name, seed * 5, seed)
        code = write(session)
        again = read(code)
        assert (again.name, again.game.options, again.position) == (name, session.game.options, session.position)
        assert write(again) == code


@pytest.mark.parametrize("name", NAMES)
def test_code_holds_every_option(name: str) -> None:
    tried = 0
    for option, _, values in type(new(name)).OPTIONS:
        for value in (values[0], values[len(values) // 2], values[-1]):
            try:
                session = random_match(name, 5, 1, **{option: value})
            except ValueError:
                continue  # this value needs another option beside it
            tried += 1
            assert read(write(session)).game.options == session.game.options, (option, value)
    assert tried >= len(new(name).OPTIONS)


@pytest.mark.parametrize("name", NAMES)
def test_code_is_short(name: str) -> None:
    assert len(write(Session(name, {})).replace("-", "")) == 4
    for seed in range(6):
        assert len(write(random_match(name, seed * 12, seed)).replace("-", "")) <= LONGEST.get(name, 75)


# Codes of an earlier version, whose presets had other names and numbers: (code, the game's options, position).
EARLIER = [
    ("F619-VB8B", "new('fafy')", "1 0 2 1 2 0 0 2 N"),
    ("F3AX-86H7", "new('fafy', impartial=False)", "1 0 3 0 0 2 1 1 N"),
    ("F6HE-17YP", "new('fafy', misere=True)", "0 2 0 2 1 0 2 1 N"),
    ("F1NV-TE3X", "new('fafy', rule='sowing')", "3 1 0 0 1 1 1 1 N"),
    ("FFR6-YGM0-D", "new('fafy', cells=5, misere=True)", "0 3 0 0 2 N"),
    ("G3F9-2Z17-7W", "new('fang')", "2 1 2 1 1 1 0 1 3 4 N"),
    ("G6YM-2A1R-KE", "new('fang', tibong_min=1)", "2 3 1 0 0 0 2 1 3 4 N"),
    ("GH3M-WFWK", "new('fang', cells=6)", "2 1 1 2 0 1 2 3 N"),
    ("GPJN-8XM", "new('fang', cells=4)", "2 2 0 1 1 2 N"),
    ("G42A-1YMX-5AH", "new('fang', cells=6, reserve=7)", "2 1 1 0 2 1 5 6 N"),
    ("A4M5-XYCT-S964-SH", "new('awale')", "1 6 0 6 6 5 5 5 4 0 5 5 0 0 N"),
    ("A4MB-6B40-CQQN-65", "new('awale', target=20)", "4 0 5 5 5 0 5 1 6 6 6 5 0 0 N"),
    ("A4M6-C0PB-4R0P-96", "new('awale', leftovers='nobody')", "5 0 5 5 1 6 6 5 0 5 5 5 0 0 N"),
    ("A5A6-BS91-HPJQ-EFCK", "new('awale', leftovers='nobody', target=20)", "5 0 5 5 1 6 5 0 6 5 5 5 0 0 N"),
    ("N8E8-45EA-X01A-23YH-TPYS-KCQ", "new('fanorona')", "WWWWW.WWW/WWWWWBWWW/BWB.W.WBW/BBBWBBBBB/BB..BBBBB B"),
    (
        "NGWG-JWAV-CNME-BWNJ-G9JK-2QZ",
        "new('fanorona', chain='may', same_direction=False)",
        "WWW.WWWWW/WWW.WWWWW/BWBBWW..W/BBB.BBBBB/BBBBBBBBB B",
    ),
    ("N2EK-3782-F227-993", "new('fanorona', size='5x5')", "WWWW./W.WW./BW.B./BBBB./BBBB. W"),
    ("NFT2-TYB6", "new('fanorona', size='3x3')", "WWW/B.W/..B B"),
    (
        "NQ6N-XEC1-BC7J-QVKS-J56P-RNKG-53",
        "new('fanorona', choice='largest')",
        "WW.WWWWWW/WW.WWWWWW/BW.B.BWBW/BB.BBBBBB/BBBBBBBBB W",
    ),
    ("C0C0", "new('colorigraphe')", "stake S 0,0 0 - ............"),
    ("C1C1", "new('colorigraphe', players=3)", "stake S 0,0,0 0 - ............"),
    ("C2C2", "new('colorigraphe', players=1)", "stake S 0 0 - ............"),
    ("C3C3", "new('colorigraphe', stakes='dice')", "stake S 0,0 0 - ............"),
    ("C4C4", "new('colorigraphe', colours=2)", "stake S 0,0 0 - ............"),
    ("C5C5", "new('colorigraphe', problems='cards')", "card S 0,0 0 - ............ 1-48"),
    ("CPJ2-R7", "new('colorigraphe', seconds=30)", "stake S 0,0 0 - ............"),
]


@pytest.mark.parametrize("code, game, position", EARLIER)
def test_code_of_earlier_version_opens(code: str, game: str, position: str) -> None:
    session = read(code)
    assert (repr(session.game), session.game.to_text(session.position)) == (game, position)
    assert write(session) == code


def test_code_tolerates_case_spaces_and_lookalikes() -> None:
    code = write(random_match("awale", 12, 3))
    position = read(code).position
    for text in (code.lower(), code.replace("-", ""), f" {code.replace('-', ' ')} ", f"#{code}"):
        assert read(text).position == position
    assert read(code.replace("0", "o").replace("1", "l")).position == position


@pytest.mark.parametrize("name", NAMES)
def test_any_wrong_character_is_detected(name: str) -> None:
    code = write(random_match(name, 9, 2)).replace("-", "")
    for at_sign in range(len(code)):
        for sign in codes.SIGNS:
            if sign != code[at_sign]:
                with pytest.raises(BadCode):
                    read(code[:at_sign] + sign + code[at_sign + 1 :])


@pytest.mark.parametrize("name", NAMES)
def test_any_swapped_neighbours_are_detected(name: str) -> None:
    code = write(random_match(name, 9, 2)).replace("-", "")
    for k in range(len(code) - 1):
        if code[k] != code[k + 1]:
            with pytest.raises(BadCode):
                read(code[:k] + code[k + 1] + code[k] + code[k + 2 :])


BAD = [
    ("", codes.EMPTY),
    ("  -- ", codes.EMPTY),
    ("A0*0", codes.SIGN),
    ("A0é0", codes.SIGN),
    ("AU00", codes.SIGN),
    ("Z000", codes.GAME),
    ("A", codes.SLIP),
    ("A00", codes.SLIP),
    ("A" * 500, codes.SLIP),
    ("é" * 10_000_000, codes.SLIP),
]


@pytest.mark.parametrize("text, reason", BAD)
def test_bad_code_gives_one_line_error(text: str, reason: int) -> None:
    with pytest.raises(BadCode) as caught:
        read(text)
    assert caught.value.reason == reason
    assert str(caught.value)
    assert "\n" not in str(caught.value)


def test_valid_checksum_gives_position_or_refusal() -> None:
    """Numbers of no legal position: never another error, and never a position unknown to the rules."""
    chance = random.Random(5)
    refused = 0
    for _ in range(400):
        letter = chance.choice("FGANC")
        signs = letter + "".join(chance.choice(codes.SIGNS) for _ in range(chance.randrange(1, 40)))
        try:
            session = read(signs + codes._check(signs))
        except BadCode as error:
            assert error.reason == codes.UNKNOWN
            refused += 1
        else:
            assert session.game.from_text(session.game.to_text(session.position)) == session.position
    assert refused > 100


@pytest.mark.parametrize("name", NAMES)
def test_handheld_starts_at_code_and_shows_it(name: str) -> None:
    code = write(random_match(name, 4, 7))
    handheld = Handheld(code=code)
    try:
        handheld.run(400)
        session = handheld.bench.app.session
        assert (session.name, write(session)) == (name, code)
    finally:
        handheld.power_off()


def test_menu_shows_code_and_returns_to_match() -> None:
    code = write(random_match("awale", 3, 7))
    handheld = Handheld(code=code)
    try:
        leads_to(handheld, f"400ms BACK:700ms {in_menu('code')} 500ms", "code")
        assert "".join("".join(handheld.text()[1:]).split()) == code.replace("-", "")
        leads_to(handheld, "OK 500ms", "awale")
        assert write(handheld.bench.app.session) == code
    finally:
        handheld.power_off()


def test_code_too_large_for_lights_is_reported() -> None:
    with pytest.raises(ValueError, match="too few lights for fanorona"):
        Handheld("pico_strip", code=write(Session("fanorona", {}))).power_off()
