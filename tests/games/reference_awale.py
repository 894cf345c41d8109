"""An independent implementation of Awalé from the text of the rules, without games/: dicts and strings, slow and simple.

Tests compare games/awale.py with it. `python -m tests.games.reference_awale` writes perft/awale.txt.
A state is a dict: the letters ABCDEF and abcdef lead to the seeds of the pits, "S" and "N" to the stores, "turn" to the
letter of the seat to move. A move is its pit's letter.
"""

from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "perft" / "awale.txt"
DEPTH = 6

DEFAULTS = {"grand_slam": "no_capture", "leftovers": "own_row", "target": 0, "repetition": 3, "first": 0}

CAMP = {"S": "ABCDEF", "N": "abcdef"}
OTHER = {"S": "N", "N": "S"}
ROUND = "ABCDEFabcdef"  # counter-clockwise

State = dict[str, Any]
Options = dict[str, Any]

START = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S"
# Nord has one seed: each harvest of Sud takes it (C and F), or E and F could take it: grand slams.
SLAMS = (
    "0 0 0 0 1 1 1 1 0 0 0 0 20 24 S",
    "0 0 0 0 0 2 1 1 0 0 0 0 20 24 S",
    "0 0 0 0 0 1 1 0 0 0 0 0 23 23 S",
    "1 0 0 0 0 0 0 0 0 0 0 1 23 23 N",
    "0 1 0 2 0 1 1 0 0 0 0 0 22 21 S",
    "2 1 2 0 0 0 0 3 0 2 4 3 15 16 N",
)
# The option sets of the perft table (beside the defaults), each with its positions.
PERFT: tuple[tuple[Options, tuple[str, ...]], ...] = (
    (
        {},
        (
            START,
            START.replace("S", "N"),
            *SLAMS,
            "0 0 0 0 0 20 1 0 1 2 0 1 12 11 S",
            "12 1 0 2 0 0 0 0 0 0 0 0 16 17 S",
            "1 2 0 0 3 0 0 0 0 0 0 0 21 21 S",
            "1 1 1 1 1 0 0 0 0 0 0 0 21 22 S",
            "3 2 1 5 0 4 2 1 13 0 2 1 6 8 N",
        ),
    ),
    ({"grand_slam": "illegal_unless_only"}, (START, *SLAMS)),
    ({"grand_slam": "illegal"}, (START, *SLAMS)),
    ({"target": 5}, (START, "3 2 1 5 0 4 2 1 13 0 2 1 6 8 N", "3 2 1 5 0 4 2 1 13 0 2 7 4 4 N")),
    ({"target": 20, "leftovers": "nobody"}, ("2 1 2 0 0 0 0 3 0 2 4 3 15 16 N",)),
)


def read(text: str) -> State:
    """Return the state of a text. The text must be correct."""
    *numbers, turn = text.split()
    return {**{key: int(number) for key, number in zip(ROUND + "SN", numbers, strict=True)}, "turn": turn}


def write(state: State) -> str:
    return " ".join(str(state[key]) for key in [*ROUND, "S", "N", "turn"])


def start(options: Options) -> State:
    return {**read(START), "turn": "SN"[options["first"]]}


def sown(state: State, pit: str) -> list[str]:
    """Return the pits where the seeds fall, in order, from the next pit on, without the pit they came from."""
    where = ROUND.index(pit)
    others = ROUND[where + 1 :] + ROUND[:where]
    return list((others * 5)[: state[pit]])


def full(state: State, pit: str) -> State:
    """Return the board after the sowing, before any harvest."""
    board = {**state, pit: 0}
    for place in sown(state, pit):
        board[place] += 1
    return board


def harvest(state: State, pit: str) -> str:
    """Return the letters of the pits that the rule of 2 or 3 harvests, the last one first, grand slams included."""
    board = full(state, pit)
    enemy = CAMP[OTHER[state["turn"]]]
    last = sown(state, pit)[-1]
    taken = ""
    while last in enemy and board[last] in (2, 3):
        taken += last
        if last == enemy[0]:
            break
        last = enemy[enemy.index(last) - 1]
    return taken


def is_slam(state: State, pit: str) -> bool:
    """Return whether the harvest would empty the other row."""
    board, taken = full(state, pit), harvest(state, pit)
    return taken != "" and all(board[place] == 0 or place in taken for place in CAMP[OTHER[state["turn"]]])


def finished(state: State, options: Options) -> bool:
    """Return whether a store has reached the target."""
    return bool(options["target"]) and max(state["S"], state["N"]) >= options["target"]


def refusals(state: State, options: Options) -> dict[str, str]:
    """Return the reason of the refusal for each pit; "" when it is legal."""
    mine, enemy = CAMP[state["turn"]], CAMP[OTHER[state["turn"]]]
    if finished(state, options):
        return dict.fromkeys(ROUND, "game over")
    why = dict.fromkeys(enemy, "not yours") | {place: "" if state[place] else "empty cell" for place in mine}
    # Feeding goes before grand slams.
    if not any(state[place] for place in enemy):
        for place in mine:
            if why[place] == "" and not set(sown(state, place)) & set(enemy):
                why[place] = "must feed"
    left = [place for place in mine if why[place] == ""]
    slams = [place for place in left if is_slam(state, place)]
    if options["grand_slam"] == "illegal" or (options["grand_slam"] == "illegal_unless_only" and slams != left):
        for place in slams:
            why[place] = "takes all"
    return why


def legal(state: State, options: Options) -> list[str]:
    why = refusals(state, options)
    return [place for place in ROUND if why[place] == ""]


def after(state: State, pit: str) -> State:
    seat = state["turn"]
    board = full(state, pit)
    if not is_slam(state, pit):
        for place in harvest(state, pit):
            board[seat] += board[place]
            board[place] = 0
    return {**board, "turn": OTHER[seat]}


def counted(state: State, options: Options) -> tuple[int, int]:
    """Return the scores of a game that ends here without a target reached."""
    rows = [sum(state[place] for place in CAMP[seat]) if options["leftovers"] == "own_row" else 0 for seat in "SN"]
    return state["S"] + rows[0], state["N"] + rows[1]


def result(state: State, options: Options) -> tuple[str, tuple[int, int], bool] | None:
    """Return the winner's letter ("" for a draw), the scores and whether a target was reached; None while the game continues."""
    if finished(state, options):
        scores = (state["S"], state["N"])
    elif not legal(state, options):
        scores = counted(state, options)
    else:
        return None
    winner = "" if scores[0] == scores[1] else "S" if scores[0] > scores[1] else "N"
    return winner, scores, finished(state, options)


def repeated(states: list[State], options: Options) -> bool:
    """Return whether the last state is the repetition that ends the game: the same pits and turn since the last harvest."""
    since = 0
    for number in range(1, len(states)):
        if sum(states[number][place] for place in ROUND) != sum(states[number - 1][place] for place in ROUND):
            since = number
    same = [state for state in states[since:] if all(state[key] == states[-1][key] for key in [*ROUND, "turn"])]
    return len(same) >= options["repetition"]


def perft(state: State, options: Options, depth: int) -> int:
    if depth == 1:
        return len(legal(state, options))
    return sum(perft(after(state, pit), options, depth - 1) for pit in legal(state, options))


def table() -> str:
    """Return the perft table as text: numbers of sequences of 1, 2, 3 ... moves, to DEPTH, to 0, or to some hundreds."""
    lines = [
        "# Awalé: how many sequences of 1, 2, 3 ... moves there are; 0 when no game lasts so long.",
        "# Repetition is Match's matter and is not looked at here.",
        "",
    ]
    for given, texts in PERFT:
        options = {**DEFAULTS, **given}
        lines.append("options: " + (" ".join(f"{name}={value}" for name, value in given.items()) or "default"))
        for text in texts:
            most = 6500 if given == {} and text == START else 700
            numbers: list[int] = []
            while len(numbers) < DEPTH and 0 not in numbers and sum(numbers) < most:
                numbers.append(perft(read(text), options, len(numbers) + 1))
            lines.append(f"{text}: {' '.join(map(str, numbers))}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
