"""Golden transcripts: whole games told so that a person can check them against the rules, one file a game.

`python -m tests.games.transcript` writes golden/<game>.txt anew; read the difference before you keep it.
"""

from collections.abc import Iterator
from pathlib import Path

from games import NAMES, new
from games.contract import Rules
from games.match import Match
from games.rules import ENDS, LIFT, MOVE, REASONS, SKIP, SOW, TAKE, spelled
from tests.games.playthroughs import PLAYTHROUGHS

FOLDER = Path(__file__).parent / "golden"
WORDS = {
    LIFT: "take {count} from {cell}",
    SOW: "one in {cell}",
    SKIP: "pass over {cell}",
    TAKE: "remove {count} from {cell}",
    MOVE: "{cell}",
}


def transcript(name: str) -> str:
    """All the playthroughs of a game as one text."""
    told = [line for playthrough in PLAYTHROUGHS[name] for line in (*tell(name, *playthrough), "")]
    return "\n".join(told)


def tell(name: str, title: str, options: dict, start: str | None, moves: str) -> Iterator[str]:
    """The lines of one game: each position drawn, what may be played and what not, the move and its steps, the end."""
    game = new(name, **options)
    match = Match(game, start and game.from_text(start))  # type: ignore[arg-type]
    yield from (f"== {title} ==", repr(game))
    for number, written in enumerate(moves.split()):
        yield from describe(game, match.position)
        move = game.parse_move(match.position, written)
        seat = game.SEATS[game.turn(match.position)]
        yield f"{number + 1}. {seat} {written}: {steps_in_words(game, match.position, move)}"
        match.play(move)
    yield from describe(game, match.position)
    yield match.record().splitlines()[-1]


def describe(game: Rules, position: bytes) -> Iterator[str]:
    """The position as text and drawn, its legal moves, and for the other moves why they are refused."""
    text = game.to_text(position)
    yield from ("", text)
    yield from (f"    {line}".rstrip() for line in drawn(text))
    yield f"    may play: {' '.join(game.move_name(position, move) for move in game.moves(position)) or 'nothing'}"
    refused: dict[int, list[str]] = {}
    for move in range(256):
        try:
            known = game.parse_move(position, game.move_name(position, move)) == move
        except ValueError:
            known = False
        if known and game.why_not(position, move):
            refused.setdefault(game.why_not(position, move), []).append(game.move_name(position, move))
    for reason, names in sorted(refused.items()):
        yield f"    {spelled(REASONS, reason)}: {' '.join(names)}"
    end = game.outcome(position)
    if end:
        yield f"    the end: {spelled(ENDS, end.reason)}"


def drawn(text: str) -> list[str]:
    """The board that a position's text tells: rows of points as they are, a row of numbers as a histogram of seeds."""
    fields = text.split(" ")
    if "/" in fields[0]:
        return [" ".join(row) for row in reversed(fields[0].split("/"))]
    counts = [int(field) for field in fields if field.isdigit()]
    lines = ["".join("  o" if count >= level else "   " for count in counts) for level in range(max(counts), 0, -1)]
    return [*lines, "".join(f"{count or '.':>3}" for count in counts)]


def steps_in_words(game: Rules, position: bytes, move: int) -> str:
    """What the move does; cells are numbered from 1."""
    told = [WORDS[kind].format(cell=cell + 1, count=count) for kind, cell, count in game.steps(position, move)]
    return ", ".join(told) or "a sowing that is not good"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_name in NAMES:
        (FOLDER / f"{game_name}.txt").write_text(transcript(game_name), encoding="utf-8")
