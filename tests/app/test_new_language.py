"""docs/add-a-language.md works: the tests follow it, add an invented language to a copy of the program, and test that copy."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sim.paths import ROOT

CODE = "zz"
GUIDE = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")
# Letters of other languages in place of French ones: every text changes and keeps its length.
LETTERS = str.maketrans("aeinouyéèàç", "âëíñòúỳêéäë")
_NEEDED = "games hal lib sim tools tests web docs code.py boot.py settings.toml pyproject.toml".split()
_LEFT = shutil.ignore_patterns("node_modules", "__pycache__", "golden", "guide", "*.png", "*.gz")


def translated(text: str) -> str:
    """The file of a catalog in the invented language: keys, pictograms, `{}` and `|` stay."""
    lines = [line.partition(" ") for line in text.splitlines()]
    return "".join(f"{key}{gap}{said.translate(LETTERS)}\n" for key, gap, said in lines)


def spoken(text: str) -> str:
    """The tournament's sentences in the invented language: the keys stay."""
    return re.sub(r'^( "\w+": )(.*)$', lambda line: line[1] + line[2].translate(LETTERS), text, flags=re.MULTILINE)


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has no {old!r}, or several"
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the new language, made by the page's steps."""
    root = tmp_path_factory.mktemp("sillon")
    for name in _NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=_LEFT)
        else:
            shutil.copy(ROOT / name, root / name)
    words = root / "lib" / "sillon" / "words"
    shutil.copytree(words / "fr", words / CODE)  # 1
    for path in (words / CODE).glob("*.txt"):  # 2
        path.write_text(translated(path.read_text(encoding="utf-8")), encoding="utf-8")
    replaced(words / "__init__.py", '("fr", "en")', f'("fr", "en", "{CODE}")')  # 4
    replaced(root / "settings.toml", "# fr, en\n", f"# fr, en, {CODE}\n")
    shutil.copy(root / "web" / "words" / "fr.js", root / "web" / "words" / f"{CODE}.js")  # 5
    replaced(
        root / "web" / "words.js",
        'import fr from "./words/fr.js";',
        f'import fr from "./words/fr.js";\nimport {CODE} from "./words/{CODE}.js";',
    )
    replaced(root / "web" / "words.js", "{ fr, en }", f"{{ fr, en, {CODE} }}")
    sentences = root / "sim" / "tournament" / "words"
    (sentences / f"{CODE}.json").write_text(
        spoken((sentences / "fr.json").read_text(encoding="utf-8")), encoding="utf-8"
    )
    english = '<option value="en" lang="en">English</option>'
    choice = f'{english}<option value="{CODE}" lang="{CODE}">Zézé</option>'
    replaced(root / "web" / "tournament.html", english, choice)
    return root


def run(root: Path, *words: str) -> str:
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("SILLON_", "PYTEST_"))}
    done = subprocess.run(
        [sys.executable, *words], cwd=root, capture_output=True, encoding="utf-8", env=settings, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def test_guide_names_existing_files() -> None:
    named = re.findall(r"`([\w/]+(?:\.\w+|/))`", GUIDE)
    assert len(named) > 8
    for name in named:
        if "/" in name:
            assert (ROOT / name).exists(), name


def test_invented_language_passes_word_tests(copy: Path) -> None:
    """Each text with its widest values fits its screen, the font draws it, and none is missing or unused."""
    files = ("tests/app/test_words.py", "tests/sim/test_web.py", "tests/tournament/test_desk.py")
    told = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", f"{CODE} or speaks_every_language")
    passed = re.search(r"(\d+) passed", told)
    assert passed and int(passed[1]) > 40, told


def test_handheld_speaks_invented_language(copy: Path) -> None:
    told = run(copy, "-m", "sim", "--language", CODE, "--script", "300ms OK 300ms", "--text")
    assert "Quel jeu ?".translate(LETTERS) in told


def test_tournament_speaks_invented_language(copy: Path, tmp_path: Path) -> None:
    day = str(tmp_path / "day.txt")
    told = run(copy, "-m", "sim", "tournament", "--language", CODE, "--animals", "4", "--text", day)
    assert "Tournoi - Tour 1".translate(LETTERS) in told
    assert "Chat vert".translate(LETTERS) in told


def test_too_long_text_is_named(copy: Path) -> None:
    room = copy / "lib" / "sillon" / "words" / CODE / "menus.txt"
    before = room.read_text(encoding="utf-8")
    room.write_text(re.sub(r"(?m)^games .*$", "games Mille et une graines à semer ?", before), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="takes 30 columns of 21"):
            words = "-m pytest -q -p no:cacheprovider tests/app/test_words.py -k".split()
            run(copy, *words, f"fit_the_screen and {CODE}")
    finally:
        room.write_text(before, encoding="utf-8")
