"""An independent implementation of the Colorigraphe from the text of the rules, without games/: slow and simple.

Tests compare games/colorigraphe.py with it. `python -m tests.games.reference_colorigraphe` writes
perft/colorigraphe.txt. A state is a dict of what lies on the table; a move is its text, `arc 5-3`. An arc is a
frozenset of two plots. The cards are a parameter: {number: set of arcs}.
"""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "perft" / "colorigraphe.txt"
PLOTS = range(1, 13)
LETTERS = {"red": "r", "blue": "b", "black": "k", "clear": "."}
NOTHING = "............"

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "target": None,
    "seconds": 60,
    "stakes": "chosen",
    "colours": 3,
    "problems": "dice",
    "floor": False,
    "first": 0,
}
USUAL_TARGET = {2: 100, 3: 70, 1: 0}

State = dict[str, Any]
Options = dict[str, Any]
Arc = frozenset[int]
Cards = dict[int, set[Arc]]


def full(options: Options) -> Options:
    """Return all options; the default target depends on the number of players."""
    chosen = {**DEFAULTS, **options}
    if chosen["target"] is None:
        chosen["target"] = USUAL_TARGET[chosen["players"]]
    return chosen


def read(text: str, options: Options) -> State:
    """Return the state of a text. The text must be correct."""
    words = text.split(" ")
    phase, seat, scores, stake, arcs, colours = words[:6]
    rest = words[6:]
    state: State = {
        "phase": phase,
        "plays": seat,
        "owner": rest.pop(0) if phase == "challenge" else seat,
        "scores": dict(zip("SNE", map(int, scores.split(",")), strict=False)),
        "stake": int(stake),
        "arcs": set() if arcs == "-" else {frozenset(map(int, arc.split("-"))) for arc in arcs.split(",")},
        "tokens": dict(zip(PLOTS, colours, strict=True)),
        "first": rest.pop(0) if phase in ("claim", "challenge") else None,
    }
    if options["problems"] == "cards":
        state["deck"] = set()
        for run in rest.pop(0).split(","):
            if run != "-":
                ends = [int(end) for end in run.split("-")]
                state["deck"] |= set(range(ends[0], ends[-1] + 1))
    return state


def write(state: State) -> str:
    arcs = sorted(tuple(sorted(arc)) for arc in state["arcs"])
    words = [state["phase"], state["plays"], ",".join(str(points) for points in state["scores"].values())]
    words += [str(state["stake"]), ",".join(f"{low}-{high}" for low, high in arcs) or "-"]
    words.append("".join(state["tokens"].values()))
    if state["phase"] == "challenge":
        words.append(state["owner"])
    if state["phase"] in ("claim", "challenge"):
        words.append(state["first"])
    if "deck" in state:
        words.append(deck_text(state["deck"]))
    return " ".join(words)


def deck_text(deck: set[int]) -> str:
    """Return the cards left as runs: `1-3,7`; `-` without cards."""
    marks = "".join("x" if card in deck else " " for card in range(1, max(deck, default=0) + 1))
    runs = []
    for found in re.finditer("x+", marks):
        low, high = found.start() + 1, found.end()
        runs.append(f"{low}-{high}" if high > low else str(low))
    return ",".join(runs) or "-"


def seats(options: Options) -> str:
    return "SNE"[: options["players"]]


def has_challenges(options: Options) -> bool:
    return options["players"] > 1 and options["colours"] == 3


def has_stop(options: Options) -> bool:
    """Return whether the game may be stopped: training, and a game without a target."""
    return options["players"] == 1 or options["target"] == 0


def blacks(state: State) -> int | None:
    """Return the number of black tokens of a valid colouring, else None."""
    tokens = state["tokens"]
    for arc in state["arcs"]:
        ends = [tokens[plot] for plot in arc]
        if "." in ends or ends[0] == ends[1]:
            return None
    return list(tokens.values()).count("k")


def tokens_moves(options: Options) -> list[str]:
    words = ("red", "blue") if options["colours"] == 2 else ("red", "blue", "black", "clear")
    return [f"{word} {plot}" for word in words for plot in PLOTS]


def legal(state: State, options: Options) -> set[str]:
    phase = state["phase"]
    if phase == "end":
        return set()
    may: set[str] = {"stop"} if has_stop(options) else set()
    if phase == "stake":
        may |= {f"stake {stake}" for stake in range(2, 25)}
    elif phase == "card":
        may |= {f"card {card}" for card in state["deck"]}
    elif phase == "arc":
        for one, other in combinations(PLOTS, 2):
            if {one, other} not in state["arcs"]:
                may |= {f"arc {one}-{other}", f"arc {other}-{one}"}
    elif phase == "claim":
        may |= {"pass"} | {f"challenge {'SNE'.index(seat)}" for seat in seats(options) if seat != state["owner"]}
    else:
        used = [plot for plot in PLOTS if state["tokens"][plot] == "k"]
        may |= {"done", "timeout"} | set(tokens_moves(options))
        if len(used) == 6:
            may -= {f"black {plot}" for plot in PLOTS if plot not in used}
    return may


def refused(state: State, move: str, options: Options) -> str:
    """Return the reason of the refusal; "" for a legal move."""
    word, _, rest = move.partition(" ")
    cards = options["problems"] == "cards"
    unknown = {"stake", "arc"} if cards else {"card"}
    unknown |= set() if has_challenges(options) else {"challenge", "pass"}
    unknown |= {"black", "clear"} if options["colours"] == 2 else set()
    unknown |= set() if has_stop(options) else {"stop"}
    if word in unknown or (word == "challenge" and int(rest) >= options["players"]):
        return "not a move"
    if move in legal(state, options):
        return ""
    if state["phase"] == "end":
        return "game over"
    if state["phase"] == word == "arc":
        one, other = rest.split("-")
        return "double" if one == other else "arc exists"
    if word == "challenge" and state["phase"] == "claim":
        return "own problem"
    if word == "black" and state["phase"] in ("colour", "challenge"):
        return "no black left"
    if word == "card" and state["phase"] == "card":
        return "card drawn"
    return "not now"


def after(state: State, move: str, options: Options, cards: Cards) -> State:
    word, _, rest = move.partition(" ")
    new = {**state, "tokens": dict(state["tokens"]), "scores": dict(state["scores"]), "arcs": set(state["arcs"])}
    if word == "stop":
        return closed({**new, "phase": "end"}, new["owner"], cards)
    if word == "stake":
        new.update(phase="arc", stake=int(rest))
    elif word == "arc":
        new["arcs"].add(frozenset(map(int, rest.split("-"))))
        if len(new["arcs"]) >= new["stake"]:
            ready(new, options)
    elif word == "card":
        new["arcs"] = set(cards[int(rest)])
        new["stake"] = len(new["arcs"])
        new["deck"] = new["deck"] - {int(rest)}
        ready(new, options)
    elif word in LETTERS:
        new["tokens"][int(rest)] = LETTERS[word]
    elif word == "challenge":
        new.update(phase="challenge", plays="SNE"[int(rest)], tokens=dict.fromkeys(PLOTS, "."))
    elif word == "pass":
        points = 0 if new["first"] == "x" else new["stake"] - 2 * int(new["first"])
        return paid(new, new["owner"], points, options, cards)
    else:
        return after_colouring(new, blacks(state) if word == "done" else None, options, cards)
    return new


def ready(state: State, options: Options) -> None:
    state.update(phase="colour", tokens=dict.fromkeys(PLOTS, "b" if options["colours"] == 2 else "."))


def after_colouring(state: State, black: int | None, options: Options, cards: Cards) -> State:
    """Return the state after a colouring with this many black tokens, or None for an invalid one."""
    if state["phase"] == "challenge":
        better = black is not None and (state["first"] == "x" or black < int(state["first"]))
        if better:
            return paid(state, state["plays"], state["stake"] - 2 * (black or 0), options, cards)
        return paid(state, state["owner"], state["stake"], options, cards)
    if black != 0 and has_challenges(options):
        return {**state, "phase": "claim", "first": "x" if black is None else str(black)}
    return paid(state, state["owner"], 0 if black is None else state["stake"] - 2 * black, options, cards)


def paid(state: State, who: str, points: int, options: Options, cards: Cards) -> State:
    """Return the state with the points added: the next player's turn, or the end."""
    total = state["scores"][who] + points
    if options["floor"]:
        total = max(total, state["scores"][who])
    state["scores"][who] = min(max(total, -9999), 9999)
    ended = options["target"] and state["scores"][who] >= options["target"]
    order = seats(options)
    following = order[(order.index(state["owner"]) + 1) % len(order)]
    phase = "end" if ended else "card" if options["problems"] == "cards" else "stake"
    return closed({**state, "phase": phase}, following, cards)


def closed(state: State, seat: str, cards: Cards) -> State:
    """Return the state with a cleared table and that seat's turn; refill an empty deck."""
    cleared = {**state, "plays": seat, "owner": seat, "stake": 0, "arcs": set(), "first": None}
    cleared["tokens"] = dict.fromkeys(PLOTS, ".")
    if "deck" in state and not state["deck"]:
        cleared["deck"] = set(cards)
    return cleared


def result(state: State, options: Options) -> tuple[str | None, str] | None:
    """Return the winner's letter (None: a draw, or training) and the reason; None while the game continues."""
    if state["phase"] != "end":
        return None
    scores = state["scores"]
    for seat, points in scores.items():
        if options["target"] and points >= options["target"]:
            return seat, "target"
    best = [seat for seat, points in scores.items() if points == max(scores.values())]
    return best[0] if len(best) == 1 and len(scores) > 1 else None, "stopped"


def perft(state: State, options: Options, cards: Cards, depth: int) -> int:
    moves = legal(state, options)
    if depth == 1:
        return len(moves)
    return sum(perft(after(state, move, options, cards), options, cards, depth - 1) for move in moves)


FIRST = "3-5,3-6,3-12,7-12,11-12"
# The problem of a card does not change the numbers of the table: use any.
ANY_CARDS: Cards = {number: {frozenset((1, 2)), frozenset((2, 3))} for number in range(1, 49)}
# The option sets of the perft table, each with (position, depth).
PERFT: tuple[tuple[Options, tuple[tuple[str, int], ...]], ...] = (
    (
        {},
        (
            (f"stake S 0,0 0 - {NOTHING}", 2),
            (f"arc N 5,8 5 3-5,3-6,3-12,7-12 {NOTHING}", 3),
            (f"colour S 5,8 5 {FIRST} {NOTHING}", 2),
            (f"colour S 95,8 5 {FIRST} ..rkrr....rb", 3),
            (f"claim S 96,8 5 {FIRST} kkkkkkbbbbbr x", 3),
            (f"claim S 5,99 5 {FIRST} ..rkrr....rb x", 3),
            (f"challenge N 98,98 5 {FIRST} kkkk.kk..... S 2", 3),
            (f"end N 100,8 0 - {NOTHING}", 1),
        ),
    ),
    (
        {"players": 3},
        (
            ("claim N 68,68,68 7 1-2,1-3,2-3 rbk......... 1", 3),
            ("challenge E 69,69,69 7 1-2,1-3,2-3 rb.......... S x", 3),
        ),
    ),
    ({"players": 1}, ((f"stake S 0 0 - {NOTHING}", 2), ("colour S 7 2 1-2,2-3 rbr.........", 3))),
    (
        {"colours": 2, "players": 1, "target": 2},
        (("colour S 0 2 1-2,2-3 rbrbbbbbbbbb", 4), ("colour S 0 2 1-2,2-3 bbbbbbbbbbbb", 3)),
    ),
    ({"floor": True, "target": 0}, (("claim S 0,0 2 1-2,2-3 kbk......... 2", 3), (f"end S 3,3 0 - {NOTHING}", 1))),
    ({"problems": "cards", "colours": 2}, ((f"card S 0,0 0 - {NOTHING} 7", 4), (f"card N 0,0 0 - {NOTHING} 1-48", 3))),
)


def table() -> str:
    """Return the perft table as text: for each position the numbers of sequences of 1, 2, 3 ... moves."""
    lines = ["# Colorigraphe: how many sequences of 1, 2, 3 ... moves there are.", ""]
    for given, positions in PERFT:
        options = full(given)
        lines.append("options: " + (" ".join(f"{name}={value}" for name, value in given.items()) or "default"))
        for text, depth in positions:
            numbers = [perft(read(text, options), options, ANY_CARDS, ply) for ply in range(1, depth + 1)]
            lines.append(f"{text}: {' '.join(map(str, numbers))}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
