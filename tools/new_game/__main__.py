"""`python -m tools.new_game NAME`: make a game that two can play; docs/add-a-game.md has the next steps.

It writes the files of FILES, adds NAME to games/__init__.py and to the menu of games in each language, and updates the tables of
PAGES. Nothing is written unless all of it can be.
"""

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
LONGEST = 12  # letters: what a line of the menu has room for
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"  # those that a code may begin with: see lib/sillon/match/codes.py
SIGNS = "◷◔⊙∩⚘★♛⚖⚄⁘⊔✳◍☷§"  # pictograms for the menu of games; a new game gets the first that no game has

# Each file of the template and where its copy goes; {} is the name. Those with a language are written for each language.
FILES = {
    "rules.py": "games/{}.py",
    "package.py": "lib/sillon/games/{}/__init__.py",
    "manifest.py": "lib/sillon/games/{}/manifest.py",
    "view.py": "lib/sillon/games/{}/view.py",
    "rules_pages.py": "lib/sillon/games/{}/rules_pages.py",
    "variants.py": "tests/games/variants_{}.py",
    "test_rules.txt": "tests/games/test_{}.py",
    "perft.txt": "tests/games/perft/{}.txt",
    "golden.txt": "tests/games/golden/{}.txt",
}
WORDS = {"game.txt": "{}.txt", "setup.txt": "setup_{}.txt", "rules.txt": "{}_rules.txt"}
# The pages with a table of all games or all words, and the module that writes it.
PAGES = {"docs/boards.md": "tools.matrix --write", "docs/measurements.md": "tools.measure texts --write"}
_ROOMS = "lib/sillon/words"


def planned(root: Path, name: str) -> dict[Path, str]:
    """Return the text of each file that is to be written or changed.

    Raises ValueError, with one sentence, if the game cannot be made.
    """
    names = names_of(root)
    _check_name(root, name, names)
    texts: dict[Path, str] = {}
    values = {"newgame": name, "Newgame": name.capitalize(), "?": letter_for(name, letters_of(root, names))}
    sign = sign_for((root / _ROOMS / "en" / "menus.txt").read_text(encoding="utf-8"))
    for source, place in FILES.items():
        texts[root / place.format(name)] = _filled(TEMPLATE / source, values)
    for folder in languages_of(root):
        words = TEMPLATE / (folder.name if (TEMPLATE / folder.name).is_dir() else "en")
        for file, place in WORDS.items():
            texts[folder / place.format(name)] = _filled(words / file, values).replace("◷", sign)
    there = [path.relative_to(root).as_posix() for path in texts if path.exists()]
    if there:
        raise ValueError(f"{there[0]} is there already: nothing is written over")
    texts[root / "games" / "__init__.py"] = _named(root, names, name)
    for folder in languages_of(root):
        texts[folder / "menus.txt"] = _in_menu(
            folder / "menus.txt", names[-1], f"game_{name} {sign} {name.capitalize()}"
        )
    return texts


def make(root: Path, name: str) -> list[str]:
    """Write the game into the tree and return the files, with / between folders. Raises ValueError as planned() does."""
    texts = planned(root, name)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return [path.relative_to(root).as_posix() for path in texts]


def names_of(root: Path) -> list[str]:
    """Return the games of the tree, as games/__init__.py lists them."""
    found = re.search(r"^NAMES = \((.*?)\)$", _games(root), re.MULTILINE | re.DOTALL)
    return re.findall(r'"(\w+)"', found.group(1)) if found else []


def letters_of(root: Path, names: list[str]) -> set[str]:
    """Return the letters that games have."""
    texts = [(root / "lib/sillon/games" / name / "manifest.py").read_text(encoding="utf-8") for name in names]
    return {letter for text in texts for letter in re.findall(r'^ +letter = "(\w)"', text, re.MULTILINE)}


def letter_for(name: str, taken: set[str]) -> str:
    """Return the first letter of the name that no game has, else of the alphabet. Raises ValueError if there is none."""
    free = [letter for letter in name.upper() + LETTERS if letter in LETTERS and letter not in taken]
    if not free:
        raise ValueError(
            f"all {len(LETTERS)} letters that a code may begin with belong to games: no more game can be told apart"
        )
    return free[0]


def sign_for(menu: str) -> str:
    """Return a pictogram that no game has in the menu; the first when all are taken."""
    taken = "".join(re.findall(r"^game_\w+ (.)", menu, re.MULTILINE))
    return next((sign for sign in SIGNS if sign not in taken), SIGNS[0])


def languages_of(root: Path) -> list[Path]:
    """Return the folder of each language's words."""
    return sorted(path for path in (root / _ROOMS).iterdir() if (path / "menus.txt").exists())


def _check_name(root: Path, name: str, names: list[str]) -> None:
    if name in names:
        raise ValueError(f"{name!r} is a game already: choose another name")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise ValueError(f"{name!r} is a word of Python: choose another name")
    if not re.fullmatch("[a-z]+", name):
        raise ValueError(f"{name!r} cannot be the name of a module: write small letters a to z only")
    if not 3 <= len(name) <= LONGEST:
        raise ValueError(
            f"{name!r} has {len(name)} letters: a name has 3 to {LONGEST}, what a line of the menu has room for"
        )
    for folder in ("games", "hal", "lib/sillon", "sim", "tools"):
        for path in sorted((root / folder).rglob(name + "*")):
            if (
                path.stem == name
                and (path.suffix in (".py", ".txt") or path.is_dir())
                and "node_modules" not in path.parts
            ):
                raise ValueError(f"{name!r} is taken by {path.relative_to(root).as_posix()}: choose another name")


def _games(root: Path) -> str:
    return (root / "games" / "__init__.py").read_text(encoding="utf-8")


def _named(root: Path, names: list[str], name: str) -> str:
    """Return the text of games/__init__.py with another name, on one line or, where that is too long, on one line each."""
    listed = ", ".join([f'"{each}"' for each in (*names, name)])
    line = f"NAMES = ({listed})"
    if len(line) > 120:
        line = "NAMES = (\n" + "".join([f'    "{each}",\n' for each in (*names, name)]) + ")"
    return re.sub(r"^NAMES = \(.*?\)$", line, _games(root), flags=re.MULTILINE | re.DOTALL)


def _in_menu(path: Path, last: str, line: str) -> str:
    """Return the menus' words with a line after that of the last game. Raises ValueError if that line is missing."""
    text, found = re.subn(rf"^(game_{last} .*)$", rf"\1\n{line}", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    if found != 1:
        raise ValueError(f"{path.parent.name}/menus.txt has no line game_{last}: the new game's would follow it")
    return text


def _filled(path: Path, values: dict[str, str]) -> str:
    text = path.read_text(encoding="utf-8")
    text = text.replace('letter = "?"', f'letter = "{values["?"]}"')
    return text.replace("newgame", values["newgame"]).replace("Newgame", values["Newgame"])


def main(arguments: list[str], root: Path) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name", metavar="NAME", help=f"3 to {LONGEST} small letters")
    name = parser.parse_args(arguments).name
    try:
        files = make(root, name)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    # Update the tables of the pages in other processes, which import the new game.
    for words in PAGES.values():
        subprocess.run([sys.executable, "-m", *words.split()], cwd=root, check=True, stdout=subprocess.DEVNULL)
    print("\n".join([*files, *PAGES]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent.parent.parent))
