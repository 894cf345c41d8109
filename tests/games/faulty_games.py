"""Games with one fault each, for testing the conformance kit: the promise that the kit finds broken, and the wrong methods."""

from collections.abc import Callable
from typing import Any

from games import fafy
from games.fafy import Fafy
from games.rules import IllegalMove, Outcome

END = Outcome(0, (1, 0), fafy.BLOCKED)
_kept: list[int] = []  # of a list that is shared between calls
_turns = [0]


def plain(game: Fafy) -> Fafy:
    """Return the game without its fault."""
    return Fafy(**{name: game.options[k] for k, (name, _, _) in enumerate(game.OPTIONS)})


def shared_list(game: Fafy, position: bytes) -> list[int]:
    _kept[:] = Fafy.moves(game, position)
    return _kept


def end_with(change: Callable[[Outcome], Outcome]) -> Callable[..., Outcome | None]:
    def outcome(game: Fafy, position: bytes) -> Outcome | None:
        end = Fafy.outcome(game, position)
        return end and change(end)

    return outcome


def lost_seed(game: Fafy, position: bytes, move: int) -> bytes:
    after = bytearray(Fafy.play(game, position, move))
    after[move >> 1] += 1
    return bytes(after)


def changing_play(game: Fafy, position: bytes, move: int) -> bytes:
    _turns[0] += 1
    return Fafy.play(game, position, move)[:-1] + bytes((_turns[0] & 1,))


def plain_value_error(game: Fafy, position: bytes, move: int) -> bytes:
    try:
        return Fafy.play(game, position, move)
    except IllegalMove as refused:
        raise ValueError("no") from refused


def wrong_kind_of_error(game: Fafy, position: bytes, move: int) -> list[tuple[int, int, int]]:
    if not 0 <= move < 2 * game.cells:
        raise IndexError(move)
    return Fafy.steps(game, position, move)


def text_index_error(game: Fafy, text: str) -> bytes:
    if not text:
        raise IndexError(text)
    return Fafy.from_text(game, text)


def silent_text(game: Fafy, text: str) -> bytes:
    try:
        return Fafy.from_text(game, text)
    except ValueError as wrong:
        raise ValueError("wrong") from wrong


def true_is_one(game: Fafy, **options: Any) -> None:
    impartial = options.get("impartial", True)
    Fafy.__init__(game, **{**options, "impartial": bool(impartial) if impartial in (0, 1) else impartial})


def any_seeds(game: Fafy, **options: Any) -> None:
    seeds = options.get("seeds", 1)
    Fafy.__init__(game, **{**options, "seeds": min(seeds, 9) if type(seeds) is int else seeds})


def never_ends(game: Fafy, position: bytes, move: int) -> bytes:
    after = Fafy.play(game, position, move)
    return after if game.moves(after) else bytes([1] * game.cells) + after[-1:]


FAULTS: list[tuple[str, dict[str, Callable]]] = [
    ("moves ascend", {"moves": lambda game, position: Fafy.moves(game, position)[::-1]}),
    ("why_not is 0 for a legal move only", {"moves": lambda game, position: Fafy.moves(game, position)[1:]}),
    ("moves gives a new list each time", {"moves": shared_list}),
    ("there is a move until there is an outcome", {"outcome": lambda game, position: None}),
    (
        "moves are empty exactly when there is an outcome",
        {"outcome": lambda game, position: Fafy.outcome(game, position) or END},
    ),
    ("the outcome's scores are the scores", {"scores": lambda game, position: (0, 0)}),
    (
        "the winner has the highest score",
        {"outcome": end_with(lambda end: Outcome(1 - end.winner, end.scores, end.reason))},
    ),
    ("the end is one of rules.ENDS", {"outcome": end_with(lambda end: Outcome(end.winner, end.scores, 0))}),
    ("steps lead where play leads", {"play": lost_seed}),
    (
        "steps lead where play leads",
        {
            "steps": lambda game, position, move: Fafy.steps(game, position, move)[1:],
            "play": lambda game, position, move: plain(game).play(position, move),
        },
    ),
    ("play is the same each time", {"play": changing_play}),
    ("positions have one length", {"play": lambda game, position, move: Fafy.play(game, position, move) + b"\0"}),
    ("positions have one length", {"play": lambda game, position, move: bytearray(Fafy.play(game, position, move))}),
    (
        "why_not is 0 for a legal move only",
        {"refusal": lambda game, position, move: (Fafy.refusal(game, position, move)[0] or fafy.EMPTY_CELL, 0)},
    ),
    (
        "refusal agrees with why_not",
        {"why_not": lambda game, position, move: Fafy.why_not(game, position, move) and fafy.EMPTY_CELL},
    ),
    ("a refused move is an IllegalMove", {"play": plain_value_error}),
    ("is not a ValueError", {"steps": wrong_kind_of_error}),
    ("moves have names of their own", {"move_name": lambda game, position, move: "1>"}),
    (
        "the name of a move is read again",
        {"parse_move": lambda game, position, text: Fafy.parse_move(game, position, text) ^ 1},
    ),
    ("text to position is the way back", {"to_text": lambda game, at: Fafy.to_text(game, at[:-1] + b"\0")}),
    ("a position has one text", {"from_text": lambda game, text: Fafy.from_text(game, text.strip())}),
    ("is not a ValueError", {"from_text": text_index_error}),
    ("the sentence says what is wrong: what is allowed", {"from_text": silent_text}),
    ("a move has one text", {"parse_move": lambda game, at, text: Fafy.parse_move(game, at, text.strip())}),
    ("repr evaluates back", {"__repr__": lambda game: "new('fafy')"}),
    ("this is refused by a ValueError", {"__init__": true_is_one}),
    ("this is refused by a ValueError", {"__init__": any_seeds}),
    ("a random game ends", {"play": never_ends}),
    (
        "no position before an irreversible ply matters",
        {
            "irreversible_ply": lambda game, before, after: True,
            "history_outcome": lambda game, positions: END if len(positions) > 2 else None,
        },
    ),
]
