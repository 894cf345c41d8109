"""Which words the app's sources ask for, and the widest values that come into them: what test_words.py compares."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games import new
from games.fafy import Fafy
from sillon.words import Words
from sim.paths import ROOT

APP = ROOT / "lib" / "sillon"

# The values that make a text widest. Cells go up to 16, a cell's seeds up to 24, as the rules allow.
WIDEST: dict[str, tuple[object, ...]] = {
    "lay_left": (10,),
    "cell": (16, 1),
    "cells": (16, 24),
    "cell_empty": (16,),
    "sow_here": ("←→",),
    "lands": ("→", 16),
    "in_hand": (24,),
    "refused": (16,),
    "no_5": ("→", 16),
    "no_6": ("→", 16),
    "brightness": (10,),
    # The widest of the settings that a person changes; the boards' names are wider and are tried in test_notice.py.
    "notice_allowed": ("1..10",),
    "notice_used": ("10",),
}

# Texts that a screen makes from parts of its own, not from a key that stands in the sources.
PARTS = ("clock", "settings", "lights", "screen", "buttons", "sound", "store")


def texts(language: str) -> dict[str, str]:
    """Every key of a language with its words, in the order of the file. ValueError for a key that stands there twice."""
    found: dict[str, str] = {}
    for room in rooms(language):
        module = __import__(f"sillon.words.{language}.{room}", None, None, ("TEXTS",))
        for line in module.TEXTS.strip().split("\n"):
            key, _, text = line.partition(" ")
            if key in found:
                raise ValueError(f"{language} says {key!r} twice")
            found[key] = text
    return found


def rooms(language: str) -> list[str]:
    """The rooms that the words of a language are in."""
    return sorted(path.stem for path in (APP / "words" / language).glob("[a-z]*.py"))


def keys_of(language: str, room: str) -> list[str]:
    """The keys of one room."""
    module = __import__(f"sillon.words.{language}.{room}", None, None, ("TEXTS",))
    return [line.partition(" ")[0] for line in module.TEXTS.strip().split("\n")]


def words_of(language: str, key: str) -> Words:
    """The words of the room that has this key."""
    for room in rooms(language):
        words = Words(language, room)
        try:
            words.say(key)
        except KeyError:
            continue
        except IndexError:
            pass
        return words
    raise KeyError(key)


def sources() -> list[Path]:
    """The app's files that ask for words."""
    return [path for path in sorted(APP.rglob("*.py")) if "words" not in path.parts]


def written() -> set[str]:
    """Every text constant in the sources, docstrings apart: a key that is used stands among them."""
    return {text for path in sources() for text in _constants(ast.parse(path.read_text(encoding="utf-8")))}


def _constants(tree: ast.Module) -> Iterator[str]:
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def asked() -> Iterator[tuple[str, re.Pattern[str]]]:
    """(place, pattern of the key) for each say(...) whose key is written there; {} in a key stands for anything."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
                for key in _choices(node.args[0]):
                    if isinstance(key, ast.Constant | ast.JoinedStr):
                        yield f"{path.name}, line {node.lineno}", re.compile(_pattern(key))


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


def reasons_of_people(own_way_only: bool = False) -> set[int]:
    """The codes for which the rules of Fafy can refuse a cell and a direction while a match goes on.

    Found by playing each preset from several rows, at random but always the same, and trying every move there is; in the
    partisan game only those to one's own right, when `own_way_only`.
    """
    found = set()
    for preset, _ in Fafy.PRESETS:
        for row in ((1,) * 8, (1, 2, 2, 1, 1, 2, 2, 1), (1, 1, 1, 1, 1)):
            game: Any = new("fafy", preset=preset, cells=len(row))
            chance = random.Random(7)
            position = game.start(row)
            while game.outcome(position) is None:
                ways = range(2) if game.impartial or not own_way_only else (1 - game.turn(position),)
                found |= {game.why_not(position, 2 * cell + way) for cell in range(len(row)) for way in ways}
                position = game.play(position, chance.choice(game.moves(position)))
    return found - {0}
