"""docs/add-a-language.md works: a copy of the program follows it, and the language is offered, spoken and tested there."""

import re
import shutil
from pathlib import Path

import pytest

from sim.paths import ROOT
from tests.tree_copy import copied, output, run_tests

CODE = "zzz"
NAME = "Zézé"
PAGE = (ROOT / "docs" / "add-a-language.md").read_text(encoding="utf-8")
# Letters of other languages in place of French ones: every text changes and keeps its length.
LETTERS = str.maketrans("aeinouyéèàç", "âëíñòúỳêéäë")


def translated(path: Path, pattern: str) -> None:
    """Translate the matches' second group. The first group, and the lines without a match, stay."""
    text = path.read_text(encoding="utf-8")
    made = re.sub(pattern, lambda line: line[1] + line[2].translate(LETTERS), text, flags=re.MULTILINE)
    path.write_text(made, encoding="utf-8")


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} has no {old!r}, or several"
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the program with an invented language, made by the page's steps."""
    root = copied(tmp_path_factory.mktemp("sillon"))
    words, web, tournament = root / "lib" / "sillon" / "words", root / "web", root / "sim" / "tournament" / "words"
    shutil.copytree(words / "fr", words / CODE)  # 1
    for path in (words / CODE).glob("*.txt"):  # 2
        translated(path, r"^(\S+ )(.*)$")
    replaced(words / "__init__.py", '("fr", "en")', f'("fr", "en", "{CODE}")')  # 4
    replaced(root / "settings.toml", "# fr, en\n", f"# fr, en, {CODE}\n")
    shutil.copy(web / "words" / "fr.js", web / "words" / f"{CODE}.js")  # 5
    translated(web / "words" / f"{CODE}.js", r'^(  \w+: ")(.*)$')
    french = 'import fr from "./words/fr.js";'
    replaced(web / "words.js", french, f'{french}\nimport {CODE} from "./words/{CODE}.js";')
    replaced(web / "words.js", "{ fr, en }", f"{{ fr, en, {CODE} }}")
    preload = '    <link rel="modulepreload" href="words/fr.js" fetchpriority="low" />\n'
    replaced(web / "index.html", preload, preload + preload.replace("fr.js", f"{CODE}.js"))
    shutil.copy(tournament / "fr.json", tournament / f"{CODE}.json")
    translated(tournament / f"{CODE}.json", r'^( "\w+": )(.*)$')
    english = '<option value="en" lang="en">English</option>'
    replaced(web / "tournament.html", english, f'{english}<option value="{CODE}" lang="{CODE}">{NAME}</option>')
    output(root, "python", "-m", "tools.measure", "texts", "--write")  # 6
    return root


def test_page_names_existing_files() -> None:
    named = [name for name in re.findall(r"`([\w/]+(?:\.\w+|/))`", PAGE) if "/" in name]
    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_quick_tests_over_each_language_pass(copy: Path) -> None:
    """Each text with its widest values fits its screen, the font draws it, and none is missing or unused."""
    assert run_tests(copy, "-m", "quick", "-k", CODE) > 30


def test_tests_over_all_languages_pass(copy: Path) -> None:
    files = "app/test_record app/test_side_names app/test_tournament sim/test_measured_tables sim/test_web tournament"
    names = [f"tests/{name}" if name == "tournament" else f"tests/{name}.py" for name in files.split()]
    assert run_tests(copy, *names, "-k", f"{CODE} or languages or preload or text_table or fault_gives") > 60


def test_handheld_speaks_new_language(copy: Path) -> None:
    text = output(copy, "python", "-m", "sim", "--language", CODE, "--script", "300ms OK 300ms", "--text")
    assert "Quel jeu ?".translate(LETTERS) in text


def test_tournament_speaks_new_language(copy: Path, tmp_path: Path) -> None:
    words = f"-m sim tournament --language {CODE} --animals 4 --text {tmp_path / 'tournament.txt'}"
    text = output(copy, "python", *words.split())
    assert "Tournoi - Tour 1".translate(LETTERS) in text
    assert "Chat vert".translate(LETTERS) in text


def test_page_follows_browser_language_of_three_letters(copy: Path) -> None:
    browser = (
        f"Object.defineProperty(globalThis, 'navigator', {{ value: {{ languages: ['eo', '{CODE}-RE', 'fr'] }} }});"
    )
    ask = "const { usual } = await import('./web/words.js'); console.log(usual());"
    assert output(copy, "node", "--input-type=module", "-e", browser + ask).strip() == CODE


def test_too_long_text_is_named(copy: Path) -> None:
    catalog = copy / "lib" / "sillon" / "words" / CODE / "menus.txt"
    before = catalog.read_text(encoding="utf-8")
    catalog.write_text(re.sub(r"(?m)^games .*$", "games Mille et une graines à semer ?", before), encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="takes 30 columns of 21"):
            run_tests(copy, "tests/app/test_words.py", "-k", f"fit_the_screen and {CODE}")
    finally:
        catalog.write_text(before, encoding="utf-8")
