"""Which words the app's sources ask for, and the widest values that come into them: what test_words.py compares."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games import NAMES, new
from games.rules import REASONS
from sillon.words import LANGUAGES, Words
from sim.paths import ROOT
from tools.measure.walk import of

APP = ROOT / "lib" / "sillon"

# The values that make a text widest. Cells go up to 16, a cell's seeds up to 24, as the rules allow.
WIDEST: dict[str, tuple[object, ...]] = {
    "lay_left": (10,),
    "few": (60,),
    "why_turn": (99,),
    "why_got": ("+24",),
    "why_best": ("+24",),
    "find_0": (60,),
    "find_1": (60,),
    "find_2": (60,),
    "find_3": (60,),
    "find_in": (60, 3),
    "hint_1": (2, 20),
    "hint_3": ("D2-E3P",),
    "grade_1": (12, 12),
    "grade_2": (12, 12),
    "grade_3": (12, 12),
    "grade_4": (12, 12),
    "grade_5": (12, 12),
    "puzzle": (60,),
    "puzzle_solved": (60,),
    "cell": (16, 1),
    "cells": (16, 24),
    "cell_empty": (16,),
    "sow_here": ("←→",),
    "lands": ("→", 16),
    "in_hand": (24,),
    "refused": (16,),
    "brightness": (10,),
    "lights_run": (),
    "key_heard": ("RETOUR-Nord",),
    "fact_board": ("raspberry_pi",),
    "fact_firmware": ("10.0.3",),
    "fact_memory": (512,),
    "fact_computer": (7000,),
    "fact_game": (7000,),
    "fact_current": (400, 400),
    "looking": (100, 100),
    "no_3": (16,),
    "moved_0": ("16<",),
    "moved_1": ("16<",),
    "rival advice": ("D2-E3P",),
    "rival mine": ("D2-E3P",),
    "rival many_1": (24,),
    "rival many_0": (24,),
    "rival advice_blocks": ("16<", "2 0 1"),
    "rival sure_1": (24,),
    "rival sure_0": (24,),
    "rival v_1": ("D2-E3P",),
    "rival v_0": ("D2-E3P",),
    "rival v_lost": ("D2-E3P",),
    "why at_move": (120, "D2-E3P"),
    "why better": ("D2-E3P",),
    "rivals sits_0": ("☻champion",),
    "rivals sits_1": ("☻champion",),
    "record_page": (99, 99),
    **dict.fromkeys([f"told_{word}" for word in ("stake", "card", "red", "blue", "black", "clear")], (48,)),
    "told_arc": ("12-11",),
    "row_short": (5,),
    "steps": (10, 10),
    "narrow_steps": (10, 10),
    "choose_cell": (16,),
    "e_left": (12,),
    "e_is": (48,),
    "e_no_way": ("→",),
    "e_no_skip": (8,),
    "choose_pit": ("A",),
    "choose_plot": (12,),
    "is_cell": (16,),
    "is_pit": ("A",),
    "is_plot": (12,),
    "is_number": (48,),
    "choose_number": (48,),
    "row_stars": (8,),
    "pages": (9, 9),
    # The widest of the settings that a person changes; the boards' names are wider and are tried in test_notice.py.
    "day_pupils": (40,),
    "day_plan": (6, 26),
    "day_round": (6,),
    "day_bad": (120,),
    "day_wait": (20,),
    "table_of": (20, 20),
    **dict.fromkeys(("table_won", "table_lost", "table_open", "tournament player_0"), ("Renard violet",)),
    "text_page": (99, 99),
    "text_filed": (99, 99),
    "notice_allowed": ("1..10",),
    "notice_used": ("10",),
}

NAME = "Hippopot"  # as long as a name may be
WIDEST.update(
    {
        "stake_in_arcs": (24,),
        "stake_in_points": (24,),
        "stake_goal": (999,),
        "arc_of_arcs": (24, 24),
        "two_numbers": (12, 12),
        "two_together": (12, 12),
        "looking_back": (999, 999),
        "did_this_stake": (24,),
        "did_this_card": (48,),
        "did_this_arc": (12, 12),
        **dict.fromkeys([f"did_token_{token}" for token in range(4)], (12,)),
        "on_plot_with_black": (12, 6),
        "on_plot_to_turn": (12,),
        "some_are_bare": (12,),
        **dict.fromkeys(("arc_is_fine", "arc_with_ends_alike", "arc_without_token"), (24, 24, 12, 12)),
        "valid_2": (6,),
        "faults_found": (24,),
        "first_has_2": (6,),
        "claim_chosen": (NAME,),
        "player_gains": (NAME, -10),
        "claim_has_failed": ("☀ ", "+24", "☀ "),
        "better_2": (4,),
        "player_wins": (NAME,),
        **dict.fromkeys([f"player_{seat}" for seat in range(3)], (NAME,)),
    }
)

# What would match nearly every key: options' values are tested by name.
TOO_WIDE = (r"\w+_\w+\Z",)

# Texts that a screen makes from parts of its own, not from a key that stands in the sources.
PARTS = ("clock", "settings", "lights", "screen", "buttons", "sound", "store")


@cache
def texts(language: str) -> dict[tuple[str, str], str]:
    """Every (room, key) of a language with its words, in order. ValueError for a key that stands twice in a room."""
    found: dict[tuple[str, str], str] = {}
    for room in rooms(language):
        for key, text in texts_of(language, room):
            if (room, key) in found:
                raise ValueError(f"{language}, {room} says {key!r} twice")
            found[room, key] = text
    return found


def texts_of(language: str, room: str) -> list[tuple[str, str]]:
    """(key, words) of one room, in the order of the file."""
    _, *lines = (APP / "words" / language / f"{room}.txt").read_text(encoding="utf-8").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def rooms(language: str) -> list[str]:
    """The rooms that the words of a language are in."""
    return sorted(path.stem for path in (APP / "words" / language).glob("*.txt"))


def keys_of(language: str, room: str) -> list[str]:
    """The keys of one room."""
    return [key for key, _ in texts_of(language, room)]


def widest(room: str, key: str) -> tuple[object, ...]:
    """The values that make a text widest: those of a game, of the room, of the key in every room."""
    found = _widest()
    return found.get(f"{room} {key}", found.get(key, ()))


@cache
def _widest() -> dict[str, tuple[object, ...]]:
    titles = [text for language in LANGUAGES for key, text in texts_of(language, "menus") if key.startswith("game_")]
    return {
        "again": (max(titles, key=len),),
        **WIDEST,
        **{name: values for game in NAMES for name, values in of(game, "WIDEST").items()},
    }


def is_option(room: str, key: str) -> bool:
    """Whether the text is that of an option: its widest value depends on the language."""
    return room.startswith("setup_") and key.startswith("o_")


def option_values(game: str) -> Iterator[tuple[str, object]]:
    """Every option of a game with each of its values."""
    for option, _, values in type(new(game)).OPTIONS:
        for value in values:
            yield option, value


def value_text(words: Words, option: str, value: object) -> str:
    """The value as the options' screen writes it."""
    if option in ("first", "winner") or isinstance(value, str):
        return words.say(f"{option}_{value}")
    return words.say("yes" if value else "no") if isinstance(value, bool) else str(value)


def sources() -> list[Path]:
    """The app's files that ask for words."""
    return [path for path in sorted(APP.rglob("*.py")) if "words" not in path.parts]


@cache
def written() -> set[str]:
    """Every text constant in the sources, docstrings apart: a key that is used stands among them."""
    return {text for path in sources() for text in _constants(ast.parse(path.read_text(encoding="utf-8")))}


def _constants(tree: ast.Module) -> Iterator[str]:
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


@cache
def asked() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """(place, pattern of the key) for each say(...) whose key is written there; {} in a key stands for anything."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, re.Pattern[str]]]:
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
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
    """The codes for which the rules of a game refuse a move, with their names, as its files define them.

    A move that does not exist and one after the end are left out: no button leads there.
    """
    names = REASONS.split(" ")
    found = {}
    for path in [ROOT / "games" / f"{game}.py", *sorted((ROOT / "games").glob(f"{game}_*.py"))]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in names:
                found[names.index(node.targets[0].id) + 1] = node.targets[0].id
    return found


def setup_keys(game: str) -> set[str]:
    """What the words before a game must hold: a title, its presets, its options, and the values that are words."""
    kind = type(new(game))
    found = {"game", "preset_own", *(f"preset_{name}" for name, _ in kind.PRESETS)}
    for option, default, values in kind.OPTIONS:
        found.add(f"o_{option}")
        if option in ("first", "winner") or isinstance(default, str):
            found |= {f"{option}_{value}" for value in values}
    return found
