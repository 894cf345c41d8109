"""The conformance kit: the promises of every game (docs/add-a-game.md), checked on any rules object.

Plain functions that raise AssertionError with a sentence, in the language of a board: the same kit is run by pytest and,
by tests/device/rules_conformance.py, on a small interpreter. What it must know of a game is data: variants.py.
"""

from games import new
from games.match import Match
from games.rules import ENDS, GAME_OVER, LIFT, MOVE, REASONS, SKIP, SOW, TAKE, IllegalMove
from sillon.common.chance import Seeded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from games.contract import Rules

_FAR = (-(1 << 30), -1000, 255, 256, 1000, 65536, (1 << 30) - 1)
_ENOUGH = 100  # positions of random games from one start: fewer games where they are long
_ALL_UNDONE = 20  # a match of fewer plies is taken back to each of them
_ENOUGH_NUMBERS = 100  # move numbers: if there are more, each position checks some of them
_ASKED = 8  # about how many are checked then, evenly spaced


class Seen:
    """The cases that a run met: a test checks that all occurred."""

    def __init__(self) -> None:
        self.positions = 0
        self.reasons: set[int] = set()
        self.ends: set[int] = set()


def need(holds: object, game: "Rules", position: bytes, promise: str, got: object = "") -> None:
    """Raise AssertionError with the game, the position, the broken promise and what was found, unless `holds`."""
    if not holds:
        raise AssertionError(f"{game!r} at {game.to_text(position)!r}: {promise}: {got!r}")


def error_of(call: "Callable", *arguments: object) -> ValueError | None:
    """Return the ValueError that the call raises, or None. Another exception is an AssertionError."""
    try:
        call(*arguments)
    except ValueError as error:
        return error
    except Exception as error:
        raise AssertionError(f"{call!r} with {arguments!r}: {error!r} is not a ValueError") from error
    return None


def starts(game: "Rules", texts: tuple) -> list[bytes]:
    """Return the game's own start and the positions of the `texts` that its options allow."""
    found = [game.start()]
    for text in texts:
        try:
            found.append(game.from_text(text))
        except ValueError:
            continue
    return found


def check_game(name: str, options: dict, data: dict, games: int, seen: Seen) -> None:
    """Check moves, steps, ends and matches of one set of options, in `games` random games from each start."""
    game = new(name, **options)
    dice = Seeded(games)
    for start in starts(game, data["texts"]):
        need(len(start) == len(game.start()), game, start, "positions have one length", len(start))
        check_position(game, start, data, seen)
        checked = 0
        for _ in range(games):
            match = random_match(game, start, data["plies"], dice)
            positions = positions_of(match)
            for position in positions:
                check_position(game, position, data, seen)
            check_match(match, data)
            check_agreement(match, seen)
            end = match.outcome()
            if end is not None:
                seen.ends.add(end.reason)
            checked += len(positions)
            if checked > _ENOUGH:
                break


def check_position(game: "Rules", position: bytes, data: dict, seen: Seen) -> None:
    """Check the promises at a position, for every move number."""
    seen.positions += 1
    need(type(position) is bytes, game, position, "a position is bytes", type(position))
    need(game.turn(position) in range(len(game.SEATS)), game, position, "turn is a seat", game.turn(position))
    given = game.moves(position)
    moves = list(given)
    need(moves == sorted(set(moves)), game, position, "moves ascend", moves)
    check_end(game, position, moves, data, seen)
    text = game.to_text(position)
    need(game.from_text(text) == position, game, position, "text to position is the way back", text)
    names = [game.move_name(position, move) for move in moves]
    need(len(set(names)) == len(moves), game, position, "moves have names of their own", names)
    for number in numbers_to_check(data["numbers"], seen.positions, moves) + list(_FAR):
        reason = game.why_not(position, number)
        need((reason == 0) == (number in moves), game, position, "why_not is 0 for a legal move only", number)
        pointed = game.refusal(position, number)
        need(pointed[0] == reason and pointed[1] >= 0, game, position, "refusal agrees with why_not", pointed)
        if reason:
            need(0 < reason <= len(REASONS.split(" ")), game, position, "a reason is one of rules.REASONS", reason)
            seen.reasons.add(reason)
            for call in (game.play, game.steps):
                error = error_of(call, position, number)
                need(isinstance(error, IllegalMove), game, position, "a refused move is an IllegalMove", number)
                need(error.reason == reason, game, position, "play gives the reason of why_not", number)  # type: ignore[union-attr]
    for move in moves:
        check_move(game, position, move, data)
    # Each call of moves() gives a list of its own: neither another call nor a change of the list affects it.
    need(given == moves, game, position, "moves gives a new list each time", given)
    given.clear()
    need(game.moves(position) == moves, game, position, "moves gives a new list each time", moves)
    need(game.to_text(position) == text, game, position, "nothing that is asked changes a position", text)


def numbers_to_check(numbers: int, positions: int, moves: list[int]) -> list[int]:
    """Return the move numbers to check, from -20 up to `numbers`.

    If there are very many: some, others at each position, the legal `moves`, and the neighbours of all these.
    """
    if numbers <= _ENOUGH_NUMBERS:
        return list(range(-20, numbers))
    apart = numbers // _ASKED | 1
    chosen = list(range(-20 + 97 * positions % apart, numbers, apart)) + [-1, 0, 1] + moves
    if moves:
        beside = moves[positions % len(moves)]
        chosen += list(range(beside - 4, beside + 5))
    return chosen


def check_end(game: "Rules", position: bytes, moves: list[int], data: dict, seen: Seen) -> None:
    """Check that outcome, scores and moves agree."""
    end = game.outcome(position)
    scores = game.scores(position)
    need((end is None) == bool(moves), game, position, "moves are empty exactly when there is an outcome", moves)
    need(type(scores) is tuple and len(scores) == len(game.SEATS), game, position, "a score for each seat", scores)
    if end is None:
        return
    need(0 < end.reason <= len(ENDS.split(" ")), game, position, "the end is one of rules.ENDS", end.reason)
    need(end.scores == scores, game, position, "the outcome's scores are the scores", end.scores)
    need(end.winner is None or end.winner in range(len(game.SEATS)), game, position, "the winner sits", end.winner)
    if data["most_wins"] and end.winner is not None:
        need(scores[end.winner] == max(scores), game, position, "the winner has the highest score", scores)
    seen.ends.add(end.reason)


def check_move(game: "Rules", position: bytes, move: int, data: dict) -> None:
    """Check the promises for a legal move."""
    name = game.move_name(position, move)
    need(game.parse_move(position, name) == move, game, position, "the name of a move is read again", name)
    before = bytes(list(position))
    steps = game.steps(position, move)
    after = game.play(position, move)
    need(position == before, game, position, "play leaves the position as it was", name)
    need(type(after) is bytes and len(after) == len(position), game, position, "positions have one length", name)
    need(game.play(position, move) == after, game, position, "play is the same each time", name)
    need(game.steps(position, move) == steps, game, position, "steps are the same each time", name)
    need(
        bool(game.moves(after)) == (game.outcome(after) is None), game, after, "no move exactly when it has ended", name
    )
    if data["board"] != "none":
        cells, beside = counts(game.to_text(position), data)
        shown, put_aside = counts(game.to_text(after), data)
        hand, taken = apply_steps(cells, steps)
        need(cells == shown, game, position, "steps lead where play leads", (name, cells))
        if data["board"] == "numbers":
            need(put_aside - beside == hand + taken, game, position, "no seed is lost or made", (name, steps))
        else:
            need(hand == 0, game, position, "a piece that leaves a point reaches another", (name, steps))


def counts(text: str, data: dict) -> tuple[list[int], int]:
    """Return the seeds or pieces in each cell and the sum of reserves or stores, read from the position's text."""
    if data["board"] == "letters":
        return [0 if sign == "." else 1 for sign in text.split(" ")[0] if sign != "/"], 0
    numbers = [int(field) for field in text.split(" ") if field[0] in "0123456789"]
    cells = len(numbers) - data["beside"]
    return numbers[:cells], sum(numbers[cells:])


def apply_steps(cells: list[int], steps: list) -> tuple[int, int]:
    """Apply the steps to `cells` in order; return the seeds left in the hand and the number taken.

    AssertionError for an impossible step. The hand is -1 while a reserve seed is not yet accounted for.
    """
    hand = 0
    taken = 0
    left = False
    for kind, cell, count in steps:
        fits = True
        if kind == LIFT:
            fits = cells[cell] == count
            cells[cell] = 0
            hand += count
        elif kind == SOW:
            fits = count == 1
            cells[cell] += 1
            hand -= 1
        elif kind == TAKE:
            fits = 0 < count <= cells[cell]
            cells[cell] -= count
            taken += count
        elif kind == MOVE:
            # The first of a pair leaves a point, the second reaches another.
            left = not left
            fits = cells[cell] >= count if left else cells[cell] == 0
            cells[cell] += -count if left else count
            hand += count if left else -count
        else:
            fits = kind == SKIP and count == 0
        if not fits:
            raise AssertionError(f"the step {(kind, cell, count)} cannot be done: the cells hold {cells}")
    return hand, taken


def random_match(game: "Rules", start: bytes, plies: int, dice: Seeded) -> Match:
    """Return a match of random moves to its end. AssertionError when it does not end within `plies`.

    With `plies` below 0, return it after this many moves.
    """
    match = Match(game, start)
    while match.outcome() is None and len(match.moves) != -plies:
        need(plies < 0 or len(match.moves) < plies, game, match.position, "a random game ends", match.moves)
        moves = game.moves(match.position)
        need(moves, game, match.position, "there is a move until there is an outcome")
        match.play(moves[dice.randrange(len(moves))])
    return match


def positions_of(match: Match) -> list[bytes]:
    """Return all positions of the match, the start first."""
    position = match.start
    found = [position]
    for move in match.moves:
        position = match.game.play(position, move)
        found.append(position)
    return found


def check_match(match: Match, data: dict) -> None:
    """Check a finished or cut match: its end, its record, and undo to every ply. Restore it afterwards."""
    game = match.game
    last = match.position
    ended = match.outcome() is not None
    need(ended or data["plies"] < 0, game, last, "the match is over")
    for number in numbers_to_check(data["numbers"], len(match.moves), []) if ended else ():
        error = error_of(match.play, number)
        over = isinstance(error, IllegalMove) and error.reason == GAME_OVER
        need(over, game, last, "a move after the end is refused as such", number)
    positions = positions_of(match)
    moves = list(match.moves)
    record = match.record()
    again = Match.replay(record)
    need(again.record() == record and positions_of(again) == positions, game, last, "a record plays again", record)
    check_history(match, positions)
    for plies in (-1, len(moves) + 1):
        need(error_of(match.undo, plies), game, last, "only moves that were played are taken back", plies)
        need(error_of(match.position_at, plies), game, last, "there is no position that was not played", plies)
    need(match.record() == record, game, last, "what is refused changes nothing", record)
    # Undo a long match to some plies only: each time all later moves are replayed.
    for kept in range(0, len(moves), 1 + (len(moves) // _ALL_UNDONE) ** 2):
        need(match.position_at(kept) == positions[kept], game, last, "a position is found again", kept)
        found = match.undo(len(moves) - kept)
        need(found == match.position == positions[kept], game, found, "undo finds an earlier position", kept)
        need(match.outcome() is None, game, found, "before the end there is no outcome", kept)
        check_history(match, positions[: kept + 1])
        need(Match.replay(match.record()).moves == moves[:kept], game, found, "an unfinished record plays again", kept)
        for move in moves[kept:]:
            match.play(move)
        need(match.record() == record, game, last, "undone moves may be played again", kept)


def check_agreement(match: Match, seen: Seen) -> None:
    """Check that a match of which half was played can be counted by agreement, where the game allows that. Restore it."""
    game = match.game
    if not hasattr(game, "agreed_outcome"):
        return
    record = match.record()
    moves = match.moves[len(match.moves) // 2 :]
    position = match.undo(len(moves))
    if match.outcome() is None:
        match.agree()
        end = match.outcome()
        need(end == game.agreed_outcome(position), game, position, "an agreement counts the position", end)
        seen.ends.add(end.reason)
        need(error_of(match.agree), game, position, "a match is agreed once")
        again = Match.replay(match.record())
        need(again.outcome() == end, game, position, "the record of an agreement plays again", match.record())
        need(again.undo(0) == position and again.outcome() is None, game, position, "undo takes an agreement back")
        match.undo(0)
    for move in moves:
        match.play(move)
    need(match.record() == record, game, match.position, "an agreement taken back changes nothing", record)


def check_history(match: Match, positions: list[bytes]) -> None:
    """Check that the recent positions of the match are its last ones and give the outcome of all `positions`."""
    game = match.game
    recent = match.recent
    last = match.position
    need(recent and recent == positions[-len(recent) :], game, last, "the last positions are kept", recent)
    if not hasattr(game, "history_outcome"):
        need(len(recent) == 1, game, last, "recent positions are for rules about the history only", recent)
    elif game.outcome(last) is None:
        expected = game.history_outcome(positions)
        need(match.outcome() == expected, game, last, "no position before an irreversible ply matters", expected)
