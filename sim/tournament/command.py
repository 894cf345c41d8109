"""`python -m sim tournament`: a class's tournament in the terminal, saved in a text file."""

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from sillon.words import LANGUAGES
from sim.language import language as session_language
from sim.os_reason import reason
from sim.terminal import loop
from sim.tournament.desk import Desk, animals, plan
from sim.tournament.names import Refused, names_of, text_of
from sim.tournament.session import Session
from sim.tournament.words import Say

_USUAL = Path("tournament-day.txt")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--names", metavar="NAMES", help='a file with the names (CSV, or one a line), or the names: "Ana,Bo,Cyd"')
    add("--column", default="", help="the heading of the column with the names, if the file does not show it")
    add("--animals", type=int, metavar="PUPILS", help="so many pupils named by animals and colours")
    add(
        "--text",
        type=Path,
        default=_USUAL,
        metavar="FILE",
        help="the file of the tournament; one that is there is continued",
    )
    add("--language", choices=LANGUAGES, help="as settings.toml says if left out")
    add("--seed", type=int, help="the same seed, the same tables")


def opened(given: argparse.Namespace, language: str) -> Desk:
    """Return the desk with the saved tournament or a new one. Raises Refused if it is not clear which, or if names are wrong."""
    desk = Desk()
    try:
        text = text_of(given.text) if given.text.exists() else None
    except OSError as error:
        raise Refused("not_read", "--text", given.text, reason(error, language)) from error
    new = given.names is not None or given.animals is not None
    if text is not None and new:
        raise Refused("day_kept", given.text, _free(given.text))
    if text is not None:
        desk.take_text(text)
        return desk
    if not new:
        raise Refused("no_day_kept", given.text)
    if given.names is not None and given.animals is not None:
        raise Refused("two_ways")
    desk.begin(_names(given, language), random.Random(given.seed))
    return desk


def _free(path: Path) -> Path:
    """Return the name of a new file, for another tournament."""
    number = 2
    while (free := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return free


def _names(given: argparse.Namespace, language: str) -> list[str]:
    if given.animals is not None:
        known = animals(language)
        if not 2 <= given.animals <= len(known):
            raise Refused("how_many", given.animals, 2, len(known))
        return known[: given.animals]
    path = Path(given.names)
    there = os.path.exists(path) and not path.is_dir()  # Path.exists() is an error for a class of 255 letters
    try:
        text = text_of(path) if there else given.names
    except OSError as error:
        raise Refused("not_read", "--names", path, reason(error, language)) from error
    if path.suffix and not there and "," not in given.names:
        raise Refused("no_file", path)
    return names_of(text, given.column)


def write(path: Path, text: str) -> None:
    """Replace the text atomically, so that a power cut loses nothing. Raises OSError if that fails; the old text then stays."""
    aside = path.with_name(path.name + ".new")
    with aside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    add_arguments(parser)
    given = parser.parse_args(arguments)
    language = given.language or session_language()
    say = Say(language)

    def keep(text: str) -> str:
        """Save the tournament. Return the sentence that says so, or why not."""
        try:
            write(given.text, text)
        except OSError as error:
            return say("not_saved", given.text, reason(error, language))
        return say("saved", given.text)

    try:
        desk = opened(given, language)
    except Refused as error:
        raise ValueError(say(error.key, *error.values)) from error
    session = Session(desk, say, keep, sys.__stdout__.write if sys.__stdout__ else str)
    pupils = len(desk.show()["here"])
    session.note = f"{say('plan', pupils, *plan(pupils))}. {keep(desk.text)}"
    if loop.possible():
        loop.show(session)
    else:
        print("\n".join([line.rstrip() for line in session.frame(100, 40, 0) or ()]))
    return 0
