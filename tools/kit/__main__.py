"""`python -m tools.kit`: write the printed kit into build/kit/, one folder for each language. `make kit`."""

import sys
from pathlib import Path

from games.tournament import MAX_PUPILS, MIN_PUPILS
from hal.boards import NAMES as BOARDS
from sim import paths
from sim.command_line import Parser
from sim.language import language as session_language
from sim.os_reason import reason
from sim.tournament.names import Refused, names_of, text_of
from sim.tournament.words import Say
from tools.kit.documents import Order, kit
from tools.kit.row import LENGTHS
from tools.kit.words import LANGUAGES, words

FOLDER = paths.ROOT / "build" / "kit"
ROWS = range(1, MAX_PUPILS + 1)  # each pupil may take one home


def main(arguments: list[str]) -> int:
    parser = Parser(prog="python -m tools.kit", description=__doc__)
    parser.add_argument("--pupils", default="24", help="how many play in the tournament, 2 to 40; 24 if left out")
    parser.add_argument(
        "--names", type=Path, help="a file with the pupils' names (CSV, or one a line), instead of --pupils"
    )
    parser.add_argument(
        "--column", default="", help="the heading of the column with the names, when the file does not tell"
    )
    parser.add_argument(
        "--rows", help=f"how many rows of cells to print, {ROWS[0]} to {ROWS[-1]}; one for two pupils if left out"
    )
    parser.add_argument(
        "--cells", default="8", help=f"of each of these rows, {LENGTHS[0]} to {LENGTHS[-1]}; 8 if left out"
    )
    parser.add_argument(
        "--board", default=BOARDS[0], help=f"whose card to print: {', '.join(BOARDS)}; the first if left out"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="one language only")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write; build/kit if left out")
    options = parser.parse_args(arguments)
    spoken = session_language()
    language = options.language or (spoken if spoken in LANGUAGES else "en")
    try:
        names = _names(options.names, options.column, language) if options.names else ()
        pupils = _number("pupils", options.pupils, range(MIN_PUPILS, MAX_PUPILS + 1), language)
        pupils = len(names) or pupils
        rows = _number("rows", options.rows or str(-(-pupils // 2)), ROWS, language)
        cells = _number("cells", options.cells, LENGTHS, language)
        if options.board not in BOARDS:
            raise ValueError(_refusals(language)["board"].format(options.board, ", ".join(BOARDS)))
        order = Order(pupils, names, rows, cells, options.board)
        for each in [options.language] if options.language else LANGUAGES:
            folder = options.folder / each
            for name, made in kit(each, order):
                folder.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(made)
                print(folder / name)
    except OSError as error:
        print(_refusals(language)["written"].format(error.filename, reason(error, language)), file=sys.stderr)
        return 1
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _refusals(language: str) -> dict[str, str]:
    return dict(words(language)["refused"])


def _number(what: str, given: str, allowed: range, language: str) -> int:
    """Return the number that an option gives. Raises ValueError with a sentence if it is no number or not allowed."""
    if not given.isdecimal() or int(given) not in allowed:
        raise ValueError(_refusals(language)[what].format(given, allowed[0], allowed[-1]))
    return int(given)


def _names(file: Path, column: str, language: str) -> tuple[str, ...]:
    """Return the names in a file, read as the tournament reads them. Raises ValueError if they cannot be a class."""
    say = Say(language)
    try:
        return tuple(names_of(text_of(file), column))
    except OSError as error:
        raise ValueError(say("not_read", "--names", file, reason(error, language))) from error
    except Refused as error:
        raise ValueError(f"{file}: {say(error.key, *error.values)}") from error


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
