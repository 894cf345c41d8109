"""Golden transcripts: whole games in a form that a person can check against the rules, one file per game.

`python -m tests.games.transcript` writes golden/<game>.txt of the games named after it, or of all; read the difference before you
commit it.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from games import NAMES, new
from games.awale import PITS
from games.colorigraphe_moves import NOT_NOW
from games.contract import Rules
from games.match import Match
from games.rules import ENDS, LIFT, MOVE, NOT_A_MOVE, REASONS, SKIP, SOW, TAKE, code_name
from tests.games.variants import GAMES

# Moves of another phase of the game, or of other options, are not listed one by one.
ELSEWHERE = (NOT_A_MOVE, NOT_NOW)
MOST_LISTED = 24
MOST_ASKED = 1000  # with more move numbers a transcript tries refusals but does not list them
FOLDER = Path(__file__).parent / "golden"
WORDS = {
    LIFT: "take {count} from {cell}",
    SOW: "one in {cell}",
    SKIP: "pass over {cell}",
    TAKE: "remove {count} from {cell}",
    MOVE: "{cell}",
}


def playthroughs(name: str) -> tuple:
    """Return the games to tell: (title, options, start text or None, texts of the moves)."""
    found: tuple = import_module(f"tests.games.variants_{name}").PLAYTHROUGHS
    return found


def transcript(name: str) -> str:
    """Return all playthroughs of a game as one text."""
    lines = [line for playthrough in playthroughs(name) for line in (*tell(name, *playthrough), "")]
    return "\n".join(lines)


def tell(name: str, title: str, options: dict, start: str | None, moves: str) -> Iterator[str]:
    """Yield the lines of one game: each position drawn, its legal and refused moves, the move and its steps, the end.

    A move that begins with ? is tried and refused.
    """
    game = new(name, **options)
    match = Match(game, start and game.from_text(start))  # type: ignore[arg-type]
    yield from (f"== {title} ==", repr(game))
    # Commas separate moves of several words.
    described = None
    for written in moves.split(", ") if "," in moves else moves.split():
        if match.position is not described:
            described = match.position
            yield from describe(game, described)
        if written[0] == "?":
            reason = game.why_not(described, game.parse_move(described, written[1:]))
            assert reason, f"{written[1:]} is not refused"
            yield f"    tried {written[1:]}: {code_name(REASONS, reason)}"
            continue
        move = game.parse_move(match.position, written)
        seat = game.SEATS[game.turn(match.position)]
        effect = "" if GAMES[name]["board"] == "none" else f": {steps_in_words(game, match.position, move)}"
        yield f"{len(match.moves) + 1}. {seat} {written}{effect}"
        match.play(move)
    yield from describe(game, match.position)
    yield match.record().splitlines()[-1]


def describe(game: Rules, position: bytes) -> Iterator[str]:
    """Return the position as text and drawn, its legal moves, and the reasons for the refused ones."""
    text = game.to_text(position)
    yield from ("", text)
    board = two_rows(text) if game.NAME == "awale" else drawn(text)
    yield from (f"    {line}".rstrip() for line in board)
    yield f"    may play: {listed([game.move_name(position, move) for move in game.moves(position)]) or 'nothing'}"
    refused: dict[int, list[str]] = {}
    for move in range(300 if GAMES[game.NAME]["numbers"] <= MOST_ASKED else 0):
        try:
            known = game.parse_move(position, game.move_name(position, move)) == move
        except ValueError:
            known = False
        if known and game.why_not(position, move) not in (0, *ELSEWHERE):
            refused.setdefault(game.why_not(position, move), []).append(game.move_name(position, move))
    for reason, names in sorted(refused.items()):
        yield f"    {code_name(REASONS, reason)}: {listed(names)}"
    end = game.outcome(position)
    if end:
        yield f"    the end: {code_name(ENDS, end.reason)}"


def listed(names: list[str]) -> str:
    """Return names of moves; those of two words by their first word, `red 1..12, done`; only their number if there are many."""
    if not any(" " in name for name in names):
        return " ".join(names)
    kinds: dict[str, list[str]] = {}
    for name in names:
        word, _, rest = name.partition(" ")
        kinds.setdefault(word, []).append(rest)
    return ", ".join(f"{word} {shortened(rests)}".rstrip() for word, rests in kinds.items())


def shortened(rests: list[str]) -> str:
    """Return `1..12` for a run of numbers; for other words their number if there are many."""
    if len(rests) > 3 and rests == [str(int(rests[0]) + k) for k in range(len(rests)) if rests[0].isdigit()]:
        return f"{rests[0]}..{rests[-1]}"
    return " ".join(rests) if len(rests) <= MOST_LISTED else f"({len(rests)} of them)"


def drawn(text: str) -> list[str]:
    """Return the drawn board of a position's text: rows of points as they are, a row of numbers as a histogram of seeds.

    A text that begins with a word is not drawn.
    """
    fields = text.split(" ")
    if fields[0].isalpha():
        return []
    if "/" in fields[0]:
        return [" ".join(row) for row in reversed(fields[0].split("/"))]
    counts = [int(field) for field in fields if field.isdigit()]
    lines = ["".join("  o" if count >= level else "   " for count in counts) for level in range(max(counts), 0, -1)]
    return [*lines, "".join(f"{count or '.':>3}" for count in counts)]


def two_rows(text: str) -> list[str]:
    """Return Awalé's board from Sud's side: Nord's pits above, from f to a, and each player's store at his right."""
    counts = text.split(" ")
    pits = [f"{count if count != '0' else '.':>3}" for count in counts[:12]]
    return ["   " + "".join(pits[:5:-1]), f"{counts[13]:>3}{'':18}{counts[12]:>3}", "   " + "".join(pits[:6])]


def steps_in_words(game: Rules, position: bytes, move: int) -> str:
    """Return the effect of the move in words; cells are numbered from 1, pits have letters, points a column and a row."""
    letters: Sequence[str] | None = PITS if game.NAME == "awale" else None
    if GAMES[game.NAME]["board"] == "letters":
        rows = game.to_text(position).split(" ")[0].split("/")
        letters = ["ABCDEFGHI"[column] + str(row + 1) for row in range(len(rows)) for column in range(len(rows[0]))]
    words = [
        WORDS[kind].format(cell=letters[cell] if letters else cell + 1, count=count)
        for kind, cell, count in game.steps(position, move)
    ]
    nothing = "the chain stops" if game.NAME == "fanorona" else "a sowing that is not good"
    return ", ".join(words) or nothing


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_name in sys.argv[1:] or NAMES:
        (FOLDER / f"{game_name}.txt").write_text(transcript(game_name), encoding="utf-8")
