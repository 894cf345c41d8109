"""Whole matches between computer players on the desktop."""

from collections.abc import Sequence

from games.contract import Rules
from games.match import Match
from games.rules import Outcome
from sillon.common.chance import Seeded
from sillon.players import Player
from tools.games import Thinker, tools_of

BEGINNER = 0  # in place of a level

_SPREAD = 7368787
_LONGEST = 2000  # moves: a match that no rule ends is a draw then


def seeded(number: int) -> Seeded:
    """Return a generator for a small number, whose first draws differ from those of the numbers beside it."""
    return Seeded(number * _SPREAD)


def best_move(player: Thinker, position: bytes, match: Match | None = None) -> int:
    """Return the move that the player finds when nothing interrupts it."""
    for _ in player.think(position, match):
        pass
    return player.move


def play(
    game: Rules, players: Sequence[Thinker], opening: Sequence[int] = (), start: bytes | None = None
) -> tuple[Match, Outcome | None]:
    """Play a match between the players of seats 0, 1 (and 2) after the opening's moves; the outcome is None at _LONGEST moves.

    In a game with a clock, a player's `wait` is the time in ms that its move takes.
    """
    match = Match(game, start)
    for move in opening:
        match.play(move)
    spent = tools_of(game.NAME).Clock(game)
    while match.outcome() is None:
        if len(match.moves) >= _LONGEST:
            return match, None
        player, move = decided(game, players, match)
        match.play(spent.move(match.position, player, move))
    return match, match.outcome()


def decided(game: Rules, players: Sequence[Thinker], match: Match) -> tuple[Thinker, int]:
    """Return (player, move): of the seat to move, or of the first other seat that challenges where a challenge is possible."""
    own = tools_of(game.NAME)
    seat = game.turn(match.position)
    asked = own.asked(game, match.position)
    for other in asked:
        player = players[other]
        player.seat = other  # type: ignore[attr-defined]  # those of a game with challenges have one
        move = best_move(player, match.position, match)
        if not own.declines(match, move):
            break
    return (player, move) if asked else (players[seat], best_move(players[seat], match.position, match))


def openings(game: Rules, number: int, plies: int, seed: int) -> list[tuple[int, ...]]:
    """Return `number` openings of `plies` random moves that do not end the game. Raises ValueError if most of them do."""
    chance = seeded(seed)
    found: list[tuple[int, ...]] = []
    tries = 0
    while len(found) < number:
        tries += 1
        if tries > 20 * number + 20:
            raise ValueError(
                f"{plies} moves by chance are too many to begin with: most of these games are over by then"
            )
        position = game.start()
        moves: list[int] = []
        while len(moves) < plies and game.outcome(position) is None:
            legal = game.moves(position)
            moves.append(legal[chance.randrange(len(legal))])
            position = game.play(position, moves[-1])
        if game.outcome(position) is None:
            found.append(tuple(moves))
    return found


def pair(game: Rules, levels: tuple[int, int], opening: Sequence[int], seed: int) -> list[tuple[float, float]]:
    """Play two matches from an opening, with the seats exchanged; return the first level's points (1, 0.5, 0) and lead in each.

    BEGINNER stands for a beginner. Without an opening a game may begin with a random start.
    """
    found = []
    start = None if opening else tools_of(game.NAME).start(game, 7919 * seed + 1)
    for turned in (0, 1):
        players = [_player(game, levels[seat ^ turned], seeded(2 * seed + seat + 1)) for seat in (0, 1)]
        match, outcome = play(game, players, opening, start)
        scores = outcome.scores if outcome else game.scores(match.position)
        points = 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == turned)
        found.append((points, float(scores[turned] - scores[1 - turned])))
    return found


def _player(game: Rules, level: int, chance: Seeded) -> Thinker:
    return Player(game, level, chance) if level else tools_of(game.NAME).Beginner(game, chance)
