"""`make bench`: the speed of the rules, beside other implementations of the same games in the same run, and of the players.

A random playout chooses legal moves at random, from the start until the game is over or 400 moves were played. The other
implementations choose at random among the moves that they list as legal. Of the computer's players, level 5 and the master
think about the positions of tools.measure.__main__.positions(). tools/strength/ measures how well they play.
"""

import random
import time
from collections.abc import Callable

from games import NAMES, new
from sillon.common.chance import Seeded
from sillon.players import LEVELS, MASTER, Player
from tools.arena import best_move
from tools.games import game_of, tools_of
from tools.measure.__main__ import positions
from tools.measure.walk import measured_part

_SECONDS = 3.0
_LONGEST = 400


def playout(name: str) -> Callable[[random.Random], int]:
    """Return a function that plays random moves in one of our games, and returns their number."""
    game = new(name)

    def play(chance: random.Random) -> int:
        position = game.start()
        for number in range(_LONGEST):
            moves = game.moves(position)
            if not moves:
                return number
            position = game.play(position, chance.choice(moves))
        return _LONGEST

    return play


def spiel_oware(chance: random.Random) -> int:
    """Play a game of OpenSpiel's oware, written in C++ and called from Python; return its number of moves."""
    import pyspiel  # type: ignore[import-not-found]

    state = pyspiel.load_game("oware").new_initial_state()
    for number in range(_LONGEST):
        if state.is_terminal():
            return number
        state.apply_action(chance.choice(state.legal_actions()))
    return _LONGEST


def aec_fanorona(chance: random.Random) -> int:
    """Play a game of fanorona-aec, in Python on numpy; return its number of moves."""
    from env.fanorona_move import FanoronaMove  # type: ignore[import-not-found]
    from env.fanorona_state import FanoronaState  # type: ignore[import-not-found]

    state = FanoronaState()
    state.reset()
    for number in range(_LONGEST):
        if state.done:
            return number
        state.push(FanoronaMove.from_action(chance.choice(state.legal_moves)))
    return _LONGEST


def speed(play: Callable[[random.Random], int]) -> tuple[float, float]:
    """Return (games, moves) per second."""
    chance = random.Random(1)
    play(chance)
    games = moves = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < _SECONDS:
        moves += play(chance)
        games += 1
    return games / taken, moves / taken


def perft(depth: int) -> float:
    """Return the move sequences of Awalé per second, counted to the depth."""
    game = new("awale")

    def count(position: bytes, left: int) -> int:
        moves = game.moves(position)
        if left == 1:
            return len(moves)
        return sum([count(game.play(position, move), left - 1) for move in moves])

    start = time.perf_counter()
    found = count(game.start(), depth)
    return found / (time.perf_counter() - start)


def turns(name: str, options: str, level: int) -> tuple[float, float, float]:
    """Return the milliseconds of the level's turns at some positions, median and longest, and the nodes per second.

    Raises ValueError if the game lacks the level.
    """
    game = game_of(name, [word for word in options.split(",") if word != "-"])
    spent = []
    nodes = 0
    for text in positions(name, options):
        player = Player(game, level, Seeded(1))
        start = time.perf_counter()
        best_move(player, game.from_text(text))
        spent.append(time.perf_counter() - start)
        nodes += player.nodes
    return 1000 * sorted(spent)[len(spent) // 2], 1000 * max(spent), nodes / sum(spent)


def main() -> None:
    print("| game | playouts a second | moves a second | compared with |")
    print("|---|---|---|---|")
    ours = {}
    for name in NAMES:
        if not tools_of(name).AT_RANDOM:
            continue
        games, moves = speed(playout(name))
        ours[name] = moves
        print(f"| {name} | {games:.0f} | {moves:.0f} | |")
    for name, other, play in (("awale", "OpenSpiel oware", spiel_oware), ("fanorona", "fanorona-aec", aec_fanorona)):
        if name in ours:
            games, moves = speed(play)
            print(f"| {other} | {games:.0f} | {moves:.0f} | ours / theirs, moves: {ours[name] / moves:.2f} |")
    print(f"\nPerft of Awalé to depth 6: {perft(6):.0f} sequences a second.\n")
    print("| player | level | ms a turn: median, slowest | nodes a second |")
    print("|---|---|---|---|")
    for name in NAMES:
        for options in measured_part(name, "THOUGHT_ABOUT"):
            for level in (LEVELS[-1], MASTER):
                try:
                    middle, slowest, nodes = turns(name, options, level)
                except ValueError:
                    continue  # it has no master
                print(f"| {name} {options.strip('-')} | {level} | {middle:.1f}, {slowest:.1f} | {nodes:.0f} |")


if __name__ == "__main__":
    main()
