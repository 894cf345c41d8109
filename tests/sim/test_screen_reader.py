"""The screen reader's text for a board without a screen: every scene has text, and every working key has a name."""

import pytest

from sillon.words import LANGUAGES
from sim.web import screen_reader, snapshot
from tests.app.scenes import SCENES, Scene
from tests.app.stage import after_script, enter

BOARD = "trellis_m4"
SCENES_ON_BOARD = [scene for scene in SCENES if scene.on(BOARD)]


# The languages alternate: another test compares their sentences.
@pytest.mark.parametrize(
    "scene, language",
    [(scene, LANGUAGES[k % len(LANGUAGES)]) for k, scene in enumerate(SCENES_ON_BOARD)],
    ids=[scene.name for scene in SCENES_ON_BOARD],
)
def test_every_scene_has_text(scene: Scene, language: str) -> None:
    handheld = enter(scene, BOARD, language)
    state = snapshot.state(handheld.bench.app)
    assert [line for line in state["lines"] if line.strip()] or any(state["keys"])
    assert len(state["keys"]) == 32
    if state["pictures"]:
        assert any(state["keys"]), "a menu's keys have names"


def spoken(script: str) -> "tuple[str, list[str]]":
    app = after_script(script, BOARD, "fr").bench.app
    return "|".join(screen_reader.lines(app)), screen_reader.keys(app)


def test_menu_keys_say_their_choice() -> None:
    lines, keys = spoken("300ms OK 300ms")
    assert "Quel jeu ?" in lines
    assert [text for k, text in enumerate(keys) if text and keys.index(text) == k] == [
        "☷ Fafy",
        "⊔ Fang",
        "⁘ Awalé",
        "✳ Fanorona",
    ]


def test_setup_names_players() -> None:
    lines, keys = spoken("300ms OK 300ms CELL4 300ms")
    assert "☻graine" in lines
    assert "un enfant" in keys[25] and "baobab" in keys[30]
    left = "BACK:700ms 300ms CELL6 600ms OK 300ms CELL4 300ms"
    assert "☻baobab" in spoken(f"300ms OK 300ms CELL4 300ms CELL30 300ms {left}")[0], "the one played last"
    assert "un enfant" in spoken(f"300ms OK 300ms CELL4 300ms CELL25 300ms {left}")[0]


def test_match_key_says_cell_seeds_and_refusal() -> None:
    lines, keys = spoken("300ms OK 300ms CELL4 300ms CELL25 600ms")
    assert "Sud joue" in lines
    assert sorted(text for text in keys if text) == sorted(f"{pit}, 4" for pit in "ABCDEFabcdef")
    nords = next(k for k, text in enumerate(keys) if text == "a, 4")
    assert spoken(f"300ms OK 300ms CELL4 300ms CELL25 600ms CELL{nords} 300ms")[0] != lines


def test_thinking_is_said_until_move() -> None:
    handheld = after_script("300ms OK 300ms CELL4 300ms CELL30 900ms CELL19 300ms CELL19 1500ms", BOARD, "fr")
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
    script = "300ms OK 300ms CELL4 300ms CELL25 600ms"
    observed, plain = after_script(script, BOARD), []
    for _ in range(30):
        observed.run(20)
        snapshot.state(observed.bench.app)
        plain.append(observed.lights())
    unobserved = after_script(script, BOARD)
    for seen in plain:
        unobserved.run(20)
        assert unobserved.lights() == seen
