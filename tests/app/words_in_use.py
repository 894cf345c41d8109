"""The words that the app's sources use: the keys that each say() may ask for, and those that a game must have."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games import new
from games.rules import REASONS
from sillon.words import Words
from sim.paths import ROOT
from tools.measure.vocabulary import APP

# A pattern that matches nearly every key: options' values are tested by name.
TOO_WIDE = (r"\w+_\w+\Z",)

# Keys that a screen composes, so that no source contains them.
PARTS = ("clock", "settings", "leds", "display", "buttons", "sound", "store")

# Options whose values are seats, and those whose 0 means that there is none: both are said in words.
SEATS = ("first", "winner")
NONE = ("target", "draw_after")
SHARED = ("first",)  # whose words say the same in every game: they stand in `before`


def option_values(game: str) -> Iterator[tuple[str, object]]:
    """Yield every option of a game with each of its values."""
    for option, _, values in type(new(game)).OPTIONS:
        for value in values:
            yield option, value


def value_text(words: Words, option: str, value: object) -> str:
    """Return the value as the options' screen writes it."""
    if option in SEATS or isinstance(value, str) or (value == 0 and option in NONE):
        return words.say(f"{option}_{value}")
    return words.say("yes" if value else "no") if isinstance(value, bool) else str(value)


def sources() -> list[Path]:
    """Return the app's files that use words."""
    return [path for path in sorted(APP.rglob("*.py")) if "words" not in path.relative_to(APP).parts]


@cache
def written() -> set[str]:
    """Return every string constant in the sources without docstrings; the keys in use are among them."""
    return {text for path in sources() for text in _constants(ast.parse(path.read_text(encoding="utf-8")))}


def _constants(tree: ast.Module) -> Iterator[str]:
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


@cache
def asked() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return (place, pattern of the key) for each say(...) with a literal key; {} in an f-string matches any word."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, re.Pattern[str]]]:
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in ("say", "show_note") and node.args:
                for key in _choices(node.args[0]):
                    if isinstance(key, ast.Constant | ast.JoinedStr):
                        yield f"{path.relative_to(APP).as_posix()}, line {node.lineno}", re.compile(_pattern(key))


def _choices(key: ast.expr) -> Iterator[ast.expr]:
    if isinstance(key, ast.IfExp):
        yield from _choices(key.body)
        yield from _choices(key.orelse)
    else:
        yield key


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _pattern(key: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(key, ast.Constant):
        return re.escape(str(key.value)) + r"\Z"
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+" for part in key.values]
    return "".join(parts) + r"\Z"


def reasons_of(game: str) -> dict[int, str]:
    """Return the codes with which the rules of a game refuse a move, and their names, as its files define them.

    Those of a move that does not exist and of a move after the end are left out: no button leads there.
    """
    names = REASONS.split(" ")
    found = {}
    for path in [ROOT / "games" / f"{game}.py", *sorted((ROOT / "games").glob(f"{game}_*.py"))]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in names:
                found[names.index(node.targets[0].id) + 1] = node.targets[0].id
    return found


def setup_keys(game: str) -> set[str]:
    """Return the keys that the words of a game's setup must have: a title, its presets, its options, the values in words."""
    kind = type(new(game))
    found = {"game", "preset_own", *(f"preset_{name}" for name, _ in kind.PRESETS)}
    for option, default, values in kind.OPTIONS:
        found.add(f"o_{option}")
        if option not in SHARED:
            found.add(f"about_{option}")
        if option in SEATS or isinstance(default, str):
            found |= {f"{option}_{value}" for value in values}
        elif option in NONE:
            found.add(f"{option}_0")
    return found
