"""The screen reader's text for a board without a screen: every scene has text, every working key a name."""

import pytest

from sillon.words import LANGUAGES
from sim.web import screen_reader, snapshot
from tests.app.scenes import SCENES, Scene
from tests.app.stage import at, enter

BOARD = "trellis_m4"
HERE = [scene for scene in SCENES if scene.on(BOARD)]


# The languages alternate: another test compares their sentences.
@pytest.mark.parametrize(
    "scene, language",
    [(scene, LANGUAGES[k % len(LANGUAGES)]) for k, scene in enumerate(HERE)],
    ids=[scene.name for scene in HERE],
)
def test_every_scene_has_text(scene: Scene, language: str) -> None:
    handheld = enter(scene, BOARD, language)
    told = snapshot.state(handheld.bench.app)
    assert [line for line in told["lines"] if line.strip()] or any(told["keys"])
    assert len(told["keys"]) == 32
    if told["pictures"]:
        assert any(told["keys"]), "a menu's keys are told"


def heard(script: str) -> "tuple[str, list[str]]":
    app = at(script, BOARD, "fr").bench.app
    return "|".join(screen_reader.lines(app)), screen_reader.keys(app)


def test_menu_keys_say_their_choice() -> None:
    lines, keys = heard("300ms OK 300ms")
    assert "Quel jeu ?" in lines
    assert [text for k, text in enumerate(keys) if text and keys.index(text) == k] == [
        "☷ Fafy",
        "⊔ Fang",
        "⁘ Awalé",
        "✳ Fanorona",
    ]


def test_setup_names_players() -> None:
    lines, keys = heard("300ms OK 300ms CELL4 300ms")
    assert "un enfant" in lines
    assert "un enfant" in keys[25] and "champion" in keys[30]
    assert "champion" in heard("300ms OK 300ms CELL4 300ms CELL30 300ms")[0]


def test_match_key_says_cell_seeds_and_refusal() -> None:
    lines, keys = heard("300ms OK 300ms CELL4 300ms OK 600ms")
    assert "Sud joue" in lines
    assert sorted(text for text in keys if text) == sorted(f"{pit}, 4" for pit in "ABCDEFabcdef")
    nords = next(k for k, text in enumerate(keys) if text == "a, 4")
    assert heard(f"300ms OK 300ms CELL4 300ms OK 600ms CELL{nords} 300ms")[0] != lines


def test_thinking_is_said_until_move() -> None:
    handheld = at("300ms OK 300ms CELL4 300ms CELL30 300ms OK 600ms CELL19 300ms CELL19 1500ms", BOARD, "fr")
    thought = []
    for _ in range(3000):
        state = snapshot.state(handheld.bench.app)
        if getattr(getattr(handheld.bench.app.screen, "controller", None), "waits", False):
            thought.append((state["screen"], state["lines"][-1], any(state["keys"])))
        if state["match"]["moves"] == 2:
            break
        handheld.run(10)
    assert thought[0] == ("awale", "☻ Je joue pour Nord…", True)
    assert {(screen, keys) for screen, _, keys in thought} == {("awale", True)}
    assert state["match"]["moves"] == 2


def test_screen_reader_changes_nothing() -> None:
    script = "300ms OK 300ms CELL4 300ms OK 600ms"
    listened, plain = at(script, BOARD), []
    for _ in range(30):
        listened.run(20)
        snapshot.state(listened.bench.app)
        plain.append(listened.lights())
    deaf = at(script, BOARD)
    for seen in plain:
        deaf.run(20)
        assert deaf.lights() == seen
