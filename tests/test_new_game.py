"""docs/add-a-game.md works: a copy of the program follows it, and the game that it makes is played there and tested.

The game brings rules, a view and words, and nothing else.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games import NAMES
from sillon.words import LANGUAGES
from sim.paths import ROOT
from tests.tree_copy import copied, output, run, run_tests
from tools.new_game import __main__ as new_game

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAME = "glean"
MAY_BRING = ("tests/app/scenes_glean.py", "tools/measure/game_glean.py", "tools/puzzles/glean.py")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with the game, made by the page's commands."""
    root = copied(tmp_path_factory.mktemp("sillon"))
    for commands in COMMANDS:
        output(root, "bash", "-ec", commands)
    return root


def played(root: Path, board: str, language: str) -> dict[str, Any]:
    lines = output(root, "python", "-m", "tests.new_game_played", NAME, board, language).splitlines()
    found: dict[str, Any] = json.loads(lines[-1])
    return found


def files_of(root: Path) -> dict[Path, bytes]:
    folders = ("games", "lib", "tests/games")
    paths = [path for folder in folders for path in (root / folder).rglob("*") if path.suffix in (".py", ".txt")]
    return {path: path.read_bytes() for path in paths}


def test_page_is_short() -> None:
    assert len(PAGE.splitlines()) <= 45
    assert NAME in COMMANDS[0]


def test_page_names_existing_files(copy: Path) -> None:
    named = re.findall(r"`([\w/]+(?:\.\w+|/))`", PAGE)
    for name in [name for name in named if "/" in name and not name.startswith(("perft", "golden"))]:
        if name not in MAY_BRING:
            assert (copy / name).exists(), name


def test_new_game_comes_after_the_others(copy: Path) -> None:
    assert output(copy, "python", "-c", "import games; print(*games.NAMES)").split() == [*NAMES, NAME]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["pico_panel", "pico_strip", "pygamer"])
def test_new_game_is_played_to_its_end_from_menus(copy: Path, board: str, language: str) -> None:
    found = played(copy, board, language)
    assert found["offered"][-1] is True
    assert found["line"].endswith(NAME.capitalize())
    assert found["screen"] == found["hinted"] == NAME
    assert 0 < found["plies"] <= 100
    assert found["home"] == "home"
    assert found["problems"] == []


def test_menus_offer_parts_of_new_game(copy: Path) -> None:
    found = played(copy, "pico_panel", "en")
    assert found["setup"] == ["together", "lights", "rules"]
    assert found["pause"][:6] == ["resume", "undo_last", "review", "rules", "lights", "record"]
    assert found["after"] == ["revenge", "replay", "undo_last", "record", "setup", "home_again"]
    assert found["page"][0].strip().endswith("South plays")
    assert found["code"][1].strip().startswith("E")
    assert [line.strip() for line in found["over"][3:]] == ["⛔ Nothing to sow!", "Well played!"]


def test_board_with_keys_refuses_new_game_with_a_reason(copy: Path) -> None:
    found = played(copy, "macropad", "en")
    assert found["offered"][-1] is False
    assert found["screen"] == "games"
    assert "Not enough" in found["page"][0]
    code = "import games; from sillon.match.codes import write; from sillon.match.session import Session"
    program = f"from sim import paths; paths.setup(); {code}; print(write(Session('{NAME}', {{}})))"
    code = output(copy, "python", "-c", program).strip()
    refused = run(copy, "python", "-m", "sim", "--board", "macropad", "--code", code, "--text", "--script", "300ms")
    assert refused.returncode == 2
    assert "too few lights" in refused.stderr


def test_new_game_passes_tests_over_each_game(copy: Path) -> None:
    """Its rules, codes, words, boards, heap on the small interpreter ...: every test that has its name."""
    assert run_tests(copy, "tests/games", "tests/app", "tests/sim", "tests/puzzles", "-k", NAME) > 50


def test_new_game_passes_tests_over_all_games(copy: Path) -> None:
    files = "games/test_every_game app/test_words sim/test_page_tables sim/test_web test_imports lint/test_device_files"
    files += " sim/test_measured_tables app/test_lock app/test_match_end app/test_match_menus app/test_keyed_views"
    others = " and ".join(f"not {name}" for name in (*NAMES, NAME))
    assert run_tests(copy, *[f"tests/{file}.py" for file in files.split()], "-k", others) > 80


PLAYER = '''"""The computer's player of Glean: the first legal move."""

from sillon.players.opponent import Opponent


class Player(Opponent):
    def _search(self, position, match):
        self.move = self.game.moves(position)[0]
        yield
'''


def test_computer_alone_passes_tests_over_all_games(tmp_path: Path) -> None:
    root = copied(tmp_path)
    output(root, "python", "-m", "tools.new_game", NAME)
    package = root / "lib" / "sillon" / "games" / NAME
    (package / "player.py").write_text(PLAYER, encoding="utf-8")
    with (package / "manifest.py").open("a", encoding="utf-8") as manifest:
        manifest.write("    computer = True\n")
    tests = [f"tests/app/test_{name}.py" for name in ("side_names", "power_cuts", "words")]
    assert run_tests(root, *tests, "-k", NAME) > 12


def test_new_files_are_clean(copy: Path) -> None:
    output(copy, "ruff", "format", "--check", ".")
    output(copy, "ruff", "check", ".")
    assert NAME not in run(copy, "python", "-m", "tools.lint").stdout


@pytest.mark.parametrize("kept_in, how", [("golden", "make goldens"), ("perft", "an implementation other than games/")])
def test_missing_file_of_a_game_names_its_command(copy: Path, kept_in: str, how: str) -> None:
    path = copy / "tests" / "games" / kept_in / f"{NAME}.txt"
    aside = path.rename(path.with_suffix(".aside"))
    try:
        with pytest.raises(AssertionError, match=how):
            run_tests(copy, "tests/games/test_every_game.py", "-k", "has_its_files")
    finally:
        aside.rename(path)


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("fafy", "'fafy' is a game already"),
        ("class", "'class' is a word of Python"),
        ("match", "'match' is a word of Python"),
        ("two words", "'two words' cannot be the name of a module"),
        ("2048", "'2048' cannot be the name of a module"),
        ("Glean", "'Glean' cannot be the name of a module"),
        ("glean_on", "'glean_on' cannot be the name of a module"),
        ("jeu1", "'jeu1' cannot be the name of a module"),
        ("", "'' cannot be the name of a module"),
        ("go", "'go' has 2 letters"),
        ("thirteenlongs", "'thirteenlongs' has 13 letters"),
        ("record", "'record' is taken by games/record.py"),
        ("tournament", "'tournament' is taken by games/tournament.py"),
        ("rival", "'rival' is taken by lib/sillon/words/en/rival.txt"),
        ("arena", "'arena' is taken by tools/arena.py"),
    ],
)
def test_wrong_name_gives_one_line_error_and_writes_nothing(copy: Path, name: str, sentence: str) -> None:
    before = files_of(copy)
    with pytest.raises(ValueError, match=re.escape(sentence)) as caught:
        new_game.make(copy, name)
    assert "\n" not in str(caught.value)
    assert files_of(copy) == before


def test_command_prints_refusal_in_one_line(copy: Path) -> None:
    done = run(copy, "python", "-m", "tools.new_game", "fafy")
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1


def test_existing_file_is_not_overwritten(copy: Path) -> None:
    path = copy / "tests" / "games" / "test_other.py"
    path.write_text("", encoding="utf-8")
    before = files_of(copy)
    try:
        with pytest.raises(ValueError, match=r"^tests/games/test_other.py is there already"):
            new_game.make(copy, "other")
        assert files_of(copy) == before
    finally:
        path.unlink()


def test_new_game_gets_a_free_letter_or_is_refused() -> None:
    assert new_game.letter_for("glean", set("FGANC")) == "E"
    assert new_game.letter_for("fan", set("FGANC")) == "B"
    with pytest.raises(ValueError, match="all 22 letters"):
        new_game.letter_for("glean", set(new_game.LETTERS))


def test_second_new_game_has_another_letter_and_sign(copy: Path) -> None:
    texts = new_game.planned(copy, "other")
    manifest = texts[copy / "lib" / "sillon" / "games" / "other" / "manifest.py"]
    assert 'letter = "T"' in manifest
    signs = re.findall(r"^game_\w+ (.)", texts[copy / "lib" / "sillon" / "words" / "en" / "menus.txt"], re.MULTILINE)
    assert len(set(signs)) == len(signs) == len(NAMES) + 2
