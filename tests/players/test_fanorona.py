"""The computer player of Fanorona: turns, claims, endgame tables and the promises of each level."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice, pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from games import new
from games.match import Match
from sillon.common.chance import Seeded
from sillon.games.fanorona import endgame as fanorona_table
from sillon.games.fanorona import openings
from sillon.games.fanorona.search import WON, Search
from sillon.games.fanorona.setup import lay_root
from sillon.players import DRAW, LOSS, WIN, Player
from tests.games.fanorona_tools import fanorona_positions
from tests.players.work import returned
from tools import arena
from tools.strength.fanorona import losses, positions
from tools.tables import fanorona_openings
from tools.tables.fanorona import DATA, blocks, filled, followers, halved, solved, turned
from tools.tables.fanorona_openings import FILE, PLACES, entry, labelled, played
from tools.tables.fanorona_openings import FREE as MOST_FREE

Position = tuple[Any, bytes]


def whole_turns(game: Any, position: bytes) -> set[tuple[int, bytes]]:
    """Return each whole turn by the rules: its first step and the position after it."""
    found, going = set(), [(position, -1)]
    while going:
        before, first = going.pop()
        for move in game.moves(before):
            after = game.play(before, move)
            if after[game.cells + 1]:
                going.append((after, move if first < 0 else first))
            else:
                found.add((move if first < 0 else first, after))
    return found


def thought(game: Any, level: int, position: bytes, match: Match | None = None) -> Any:
    player = Player(game, level, Seeded(5))
    for _ in player.think(position, match):
        assert player.move in game.moves(position)
    return player


def known(match: Match, turns: int, seat: int) -> int | None:
    """Return the seat's WIN or LOSS when forced within `turns`, DRAW when the match is drawn now; by the rules alone."""
    end = match.outcome()
    if end is not None:
        return DRAW if end.winner is None else WIN if end.winner == seat else LOSS
    if not turns:
        return None
    mine = match.game.turn(match.position) == seat
    answers = []
    for move in match.game.moves(match.position):
        match.play(move)
        in_chain = match.position[-2] != 0
        answers.append(known(match, turns - (not in_chain), seat))
        match.undo()
        if answers[-1] == (WIN if mine else LOSS):
            return answers[-1]
    return answers[0] if set(answers) in ({WIN}, {LOSS}) else None


@given(fanorona_positions())
def test_search_generates_the_rules_turns(drawn: Position) -> None:
    game, position = drawn
    if not game.moves(position):
        return
    search = Search(game)
    list(lay_root(search, position))
    assert not search.cut
    found = set()
    for turn in range(search.end[0]):
        search.following[0] = turn + 1
        search.child(0, turn)
        search.lay(1)
        found.add((search.first[turn], bytes(search.boards[1])))
    expected = whole_turns(game, position)
    assert found == expected


@pytest.mark.parametrize("seed", range(4))
def test_claims_agree_with_forced_results(seed: int) -> None:
    """No claim contradicts a result forced within two turns, with any options and history."""
    chance = Random(seed)
    claimed = set()
    for _ in range(30):
        options = {name: chance.choice(list(values)) for name, _, values in new("fanorona").OPTIONS if name != "size"}
        options["draw_after"] = chance.choice((0, 1, 2, 3, 5, 50))
        game = new("fanorona", size=chance.choice(("3x3", "5x5")), **options)
        signs = chance.choices((0, 1, 2), (14, 1, 1) if game.cells == 25 else (3, 1, 1), k=game.cells)
        match = Match(game, bytes(signs) + bytes((chance.choice((1, 2)), 0, 0)))
        for _ in range(chance.randrange(7)):
            if match.outcome() is None:
                match.play(chance.choice(game.moves(match.position)))
        if match.outcome() is not None:
            continue
        player = thought(game, 5, match.position, match)
        for move, verdict in player.verdicts.items():
            seat = game.turn(match.position)
            match.play(move)
            forced = known(match, 2, seat)
            match.undo()
            assert verdict is None or forced is None or verdict == forced
            claimed.add(verdict)
        if player.exact and len(player.verdicts) > 1:
            assert player.verdicts[player.move] is not None
    assert {WIN, LOSS} <= claimed


def small_boards() -> Iterator[tuple[Any, bytes]]:
    chance = Random(4)
    for _ in range(250):
        options = {"chain": chance.choice(("must", "may")), "same_direction": chance.random() < 0.5}
        game = new("fanorona", size="3x3", choice=chance.choice(("free", "largest")), **options)
        position = bytes(chance.choice((0, 0, 1, 2)) for _ in range(9)) + bytes((chance.choice((1, 2)), 0, 0))
        if game.moves(position):
            yield game, position


def test_3x3_table_is_consistent_and_level_5_exact() -> None:
    for game, position in small_boards():
        table = fanorona_table.Table(game, str(DATA))
        worth = table.turns(position)
        after = []
        for other in followers(game, position):
            after.append(0 if game.outcome(other) else table.turns(other))
        won = [turns for turns in after if turns is not None and turns % 2 == 0]
        if won:
            assert worth == min(won) + 1
        elif fanorona_table.DRAWN in after:
            assert worth == fanorona_table.DRAWN
        else:
            assert worth == max(turns for turns in after if turns is not None) + 1
        table.close()
        player = thought(game, 5, position)
        assert player.exact
        assert None not in player.verdicts.values()
        expected = DRAW if worth == fanorona_table.DRAWN else WIN if worth and worth % 2 else LOSS
        assert player.verdicts[player.move] == max(player.verdicts.values()) == expected


def test_wins_after_the_draw_limit_are_not_claimed() -> None:
    for game, position in small_boards():
        short = new(
            "fanorona", **{**dict(zip([name for name, *_ in game.OPTIONS], game.options, strict=True)), "draw_after": 2}
        )
        match = Match(short, position)
        player = thought(short, 5, position, match)
        for move, verdict in player.verdicts.items():
            match.play(move)
            forced = known(match, 7, short.turn(position))
            match.undo()
            if verdict in (WIN, LOSS):
                assert forced == verdict


def test_two_and_three_pieces_are_exact() -> None:
    game = new("fanorona")
    chance = Random(8)
    for _ in range(80):
        position = bytearray(48)
        signs = chance.choice(((1, 1, 2), (1, 2, 2), (1, 2)))
        points = chance.sample(range(45), len(signs))
        for point, sign in zip(points, signs, strict=True):
            position[point] = sign
        position[45] = chance.choice((1, 2))
        player = thought(game, 5, bytes(position))
        assert player.exact
        table = fanorona_table.Table(game, str(DATA))
        other = table.turns(turned(game, bytes(position)))
        assert other == table.turns(bytes(position))
        table.close()


def test_3x3_table_is_reproducible() -> None:
    game = new("fanorona", size="3x3")
    boards = {
        bytes(signs) + b"\1\0\0"
        for number in range(3**9)
        if {1, 2} <= set(signs := [number // 3**place % 3 for place in range(9)])
    }
    made = filled(game, fanorona_table.SMALL, boards)
    kept = (DATA / "endgame3.bin").read_bytes()
    assert kept.startswith(blocks(halved(made)))  # the first part ends with a block


def test_table_of_one_piece_each_is_reproducible() -> None:
    game = new("fanorona")
    boards = set()
    for white, black in permutations(range(45), 2):
        board = bytearray(45) + b"\1\0\0"
        board[white] = 1
        board[black] = 2
        boards.add(bytes(board))
    turns = solved(game, boards)
    table = fanorona_table.Table(game, str(DATA))
    assert all(table.turns(position) == turns.get(position, fanorona_table.DRAWN) for position in boards)
    table.close()


def test_damaged_table_is_refused(tmp_path: Path) -> None:
    game = new("fanorona", size="3x3")
    position = game.start()
    assert fanorona_table.Table(game, str(tmp_path)).turns(position) is None
    data = bytearray((DATA / "endgame3.bin").read_bytes())
    at = (fanorona_table.index(game, position) >> 1) // 63 * 64
    data[at + 5] ^= 4
    (tmp_path / "endgame3.bin").write_bytes(data)
    assert fanorona_table.Table(game, str(tmp_path)).turns(position) is None
    (tmp_path / "endgame3.bin").write_bytes(data[: at + 9])
    assert fanorona_table.Table(game, str(tmp_path)).turns(position) is None


def test_named_steps_value_is_that_of_a_full_search(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("sillon.games.fanorona.player")
    for name, value in (("_DEPTH", (1,) * 6), ("_EFFORT", (100_000,) * 6), ("_IMMEDIATE", 100_000), ("_OPENING", 0)):
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module, "drop", lambda name: None)
    alphabeta = import_module("sillon.games.fanorona.alphabeta")
    narrow = alphabeta.alpha_beta
    game = new("fanorona")
    bounds = 0
    for text, _ in positions()[::10]:
        position = game.from_text(text)
        plain = thought(game, 5, position).values
        with monkeypatch.context() as patch:
            patch.setattr(alphabeta, "alpha_beta", lambda search, depth, *_: narrow(search, depth, -WON - 1, WON + 1))
            exact = thought(game, 5, position).values
        for move in exact:
            player = Player(game, 5, Seeded(1))
            player.named = move
            arena.best_move(player, position)
            assert player.values[move] == exact[move]
            bounds += plain[move] != exact[move]
    assert bounds > 10


def test_book_never_replaces_a_proven_turn() -> None:
    """Whatever turn the book has for a position, it keeps a proven loss lost, and leads into none that can be avoided."""
    game = new("fanorona")
    position = game.from_text("...BB..BW/....BBB../B.B.BB.../BB.BB...B/BBB.B..WW W")  # H5-H4 loses at once

    def verdicts(place: int) -> Any:
        def best(game: Any, position: bytes, order: list[int]) -> Any:
            yield
            return order[place % len(order)]

        player = Player(game, 5, Seeded(1))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(openings, "best", best)
            patch.setattr("sillon.games.fanorona.player.drop", lambda name: None)
            arena.best_move(player, position)
        return game.move_name(position, player.move), player.verdicts

    wanted = verdicts(0)[1]
    for place in range(32):
        played, found = verdicts(place)
        assert played != "H5-H4"
        assert found == wanted


@pytest.fixture(scope="module")
def near_start() -> dict[bytes, dict[bytes, int]]:
    """The positions within four turns of the start, and the worth of the position after each turn."""
    return labelled(new("fanorona"))


def booked() -> set[int]:
    """Return the keys in the book."""
    data = FILE.read_bytes()
    assert len(data) == openings.BLOCKS * 64
    entries = [data[at : at + 4] for start in range(0, len(data), 64) for at in range(start, start + 60, 4)]
    return {int.from_bytes(entry, "big") // PLACES for entry in entries if entry != b"\xff" * 4}


def test_turn_from_book_loses_nothing(near_start: dict[bytes, dict[bytes, int]]) -> None:
    keys = booked()
    known = [position for position in near_start if openings.key(position) in keys]
    assert len(known) == len(keys) > 900
    game = new("fanorona")
    for position in Random(1).sample(known, 25):
        worths = near_start[position]
        assert worths[played(game, position)] == max(worths.values())


def test_book_has_what_level_5_misses_without_it(
    near_start: dict[bytes, dict[bytes, int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = booked()
    monkeypatch.setattr("sillon.games.fanorona.openings.__file__", str(tmp_path / "openings.py"))
    monkeypatch.setattr("sillon.games.fanorona.player.forget", lambda name: None)  # else the file is found again
    for position in Random(2).sample(
        [position for position in near_start if position.count(b"\0", 0, 45) <= MOST_FREE], 30
    ):
        assert (entry((position, near_start[position])) is not None) == (openings.key(position) in keys)


@pytest.mark.parametrize("damage", ("missing", "short", "changed"))
def test_damaged_book_gives_no_turn(damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new("fanorona")
    keys = booked()
    position = next(position for position in labelled(game) if openings.key(position) in keys)
    order = list(range(100, 140))
    assert returned(openings.best(game, position, order)) in order
    data = bytearray(FILE.read_bytes())
    for at in range(9, len(data), 64):
        data[at] ^= 1
    if damage != "missing":
        (tmp_path / "book.bin").write_bytes(data[:40] if damage == "short" else data)
    monkeypatch.setattr(openings, "__file__", str(tmp_path / "openings.py"))
    assert returned(openings.best(game, position, order)) == (-1 if damage == "missing" else openings.DAMAGED)


@pytest.mark.parametrize("options", ({"preset": "tournament"}, {"choice": "largest"}, {"handicap": "vela"}))
def test_book_is_for_the_documents_rules(options: dict[str, Any]) -> None:
    keys = booked()
    for position in labelled(new("fanorona")):
        if openings.key(position) in keys:
            assert returned(openings.best(new("fanorona", **options), position, list(range(64)))) == -1


def endings() -> Iterator[tuple[Any, bytes]]:
    """Yield positions where a player may soon have no piece or no move: few pieces, or one shut in at a corner."""
    chance = Random(12)
    while True:
        options = {name: chance.choice(list(values)) for name, _, values in new("fanorona").OPTIONS if name != "size"}
        options["draw_after"] = 50
        game = new("fanorona", size=chance.choice(("5x5", "3x3", "9x5")), **options)
        signs = bytearray(game.cells)
        if chance.randrange(2):
            for point in range(game.cells):
                signs[point] = chance.choice((0, 0, 1, 2) if game.cells < 45 else (0, 0, 0, 0, 0, 0, 1, 2))
        else:
            # A lone piece of one colour in a corner, others around it.
            enemies = 3 - (sign := chance.choice((1, 2)))
            signs[chance.choice((0, 1, game.columns))] = sign
            for point in chance.sample(range(game.cells), min(8, game.cells // 2)):
                signs[point] = signs[point] or chance.choice((0, enemies))
            for point in (0, 1, 2, game.columns, game.columns + 1, game.columns + 2, 2 * game.columns):
                signs[point] = signs[point] or chance.choice((0, enemies, enemies))
        yield game, bytes(signs) + bytes((chance.choice((1, 2)), 0, 0))


@pytest.mark.parametrize("level", (3, 4, 5))
def test_no_immediate_win_is_missed_or_allowed(level: int) -> None:
    """A win takes the last piece or leaves no move. Answers are whole turns, single steps included."""
    won = saved = 0
    blocked = set()
    for game, position in islice(endings(), 400):
        if not game.moves(position):
            continue
        seat = game.turn(position)
        turns = {after for _, after in whole_turns(game, position)}
        wins = {after for after in turns if game.outcome(after)}
        lost = {}
        for after in turns - wins:
            ends = [game.outcome(end) for _, end in whole_turns(game, after)]
            lost[after] = [end for end in ends if end and end.winner != seat]
        safe = {after for after in lost if not lost[after]}
        if not wins and (not safe or len(safe) == len(turns)):
            continue
        player = thought(game, level, position)
        chosen = game.play(position, player.move)
        while game.outcome(chosen) is None and game.turn(chosen) == seat:
            chosen = game.play(chosen, arena.best_move(player, chosen))
        if wins:
            won += 1
            assert chosen in wins
        else:
            saved += 1
            blocked |= {end.reason for ends in lost.values() for end in ends}
            assert chosen in safe
    assert min(won, saved) >= 20
    assert len(blocked) == 2  # no piece, no move


def test_planned_chain_is_played_without_thinking() -> None:
    game = new("fanorona")
    position = game.from_text("WWWWWW.W./WWW...W.W/BW.....BW/B.B.B.BBB/.BBB.BBBB B")
    match = Match(game, position)
    player = Player(game, 5, Seeded(1))
    slices = []
    while game.turn(match.position) == game.turn(position):
        slices.append(sum(1 for _ in player.think(match.position, match)))
        match.play(player.move)
    assert slices[0] > 50
    assert set(slices[1:]) <= {1}  # the one at the end of think()


def test_slices_are_short_and_effort_is_limited() -> None:
    for text, _ in positions()[:12]:
        game = new("fanorona")
        player = Player(game, 5, Seeded(1))
        counts = [0]
        for _ in player.think(game.from_text(text)):
            counts.append(player.search.nodes if player.search else 0)
        assert max((after - before for before, after in pairwise(counts)), default=0) <= 4
        assert counts[-1] < 1200


def test_thinking_can_be_stopped_at_any_slice() -> None:
    game = new("fanorona")
    player = Player(game, 5, Seeded(1))
    for count in (0, 1, 5, 60):
        work = player.think(game.start())
        for _ in range(count):
            next(work)
        assert player.move is None or player.move in game.moves(game.start())
        work.close()
    assert thought(game, 5, game.start()).move in game.moves(game.start())


def test_every_level_plays_legal_moves_with_all_options() -> None:
    chance = Random(6)
    for number in range(60):
        options = {name: chance.choice(list(values)) for name, _, values in new("fanorona").OPTIONS if name != "size"}
        game = new("fanorona", size=chance.choice(("5x5", "3x3")), **options)
        match = Match(game)
        players = [Player(game, 1 + number % 4, Seeded(number)), Player(game, 1 + number // 4 % 4, Seeded(number + 1))]
        while match.outcome() is None and len(match.moves) < 60:
            player = players[game.turn(match.position)]
            match.play(arena.best_move(player, match.position, match))


def test_strength_grows_with_level() -> None:
    asked = positions()
    share = {level: losses(level, asked[:60]).count(0) / 60 for level in (4, 5)}
    share |= {level: losses(level, asked).count(0) / len(asked) for level in (1, 2)}
    assert share[5] >= 0.78
    assert share[1] < share[2] < share[4] < share[5]


def test_forced_turn_gets_the_tables_verdict() -> None:
    game = new("fanorona")
    for text, verdict in (
        ("........./.BW....../........./........B/......... B", WIN),  # it takes the last piece
        ("W......../.....W.../.....B.../........./......... B", DRAW),
        ("BW......./.B......./........./........./......... W", LOSS),
    ):
        player = thought(game, 5, game.from_text(text))
        assert set(player.verdicts.values()) == {verdict}
        assert player.exact


LONG = ("W..WBWWBB/WBB.B.W.B/BB.WBB..B/BBWW..B.B/BBWWBWBBB W", "WWW.WWWWW/WWW.W.WWW/BW.W.BWBW/BBBBBBBBB/BB..BBBBB B")
FREE: tuple[dict[str, Any], ...] = ({"preset": "tournament"}, {"chain": "may"})


def crowded(game: Any, number: int) -> list[bytes]:
    """Return random positions with long chains: few free points among many mixed pieces."""
    chance = Random(number)
    found = []
    while len(found) < number:
        free = chance.randrange(2, 5)
        board = bytes(chance.choice((0, *[1, 2] * free)) for _ in range(game.cells))
        if game.moves(position := board + bytes((chance.choice((1, 2)), 0, 0))):
            found.append(position)
    return found


@pytest.mark.parametrize("options", FREE)
@pytest.mark.parametrize("level", (4, 5))
def test_more_turns_than_fit_give_a_legal_move(options: dict[str, Any], level: int) -> None:
    game = new("fanorona", **options)
    full = 0
    for position in [game.from_text(text) for text in LONG] + crowded(game, 12):
        player = Player(game, level, Seeded(1))
        assert arena.best_move(player, position) in game.moves(position)
        assert player.nodes < 1600  # three seconds at most
        full += player.search.cut
        if player.search.cut and player.verdicts[player.move] == WIN:
            seat = game.turn(position)
            match = Match(game, position)
            match.play(player.move)
            assert known(match, 1, seat) == WIN  # only wins at once are claimed
    assert full > 1


@pytest.mark.parametrize("options", FREE)
def test_wins_are_correct_when_turns_do_not_fit(options: dict[str, Any]) -> None:
    """With space for few turns, a missing turn must not look like a loss of the other side."""
    game = new("fanorona", size="5x5", **options)
    chance = Random(3)
    missing = 0
    for _ in range(60):
        board = bytes(chance.choice((0, 0, 0, 1, 2)) for _ in range(25))
        position = board + bytes((chance.choice((1, 2)), 0, 0))
        if not game.moves(position):
            continue
        player = Player(game, 5, Seeded(1))
        player.search = Search(game)
        player.search.most = 40
        arena.best_move(player, position)
        missing += player.search.cut
        for move in game.moves(position):
            if player.values[move] == 25:
                match = Match(game, position)
                match.play(move)
                assert known(match, 2, game.turn(position)) in (None, WIN)
    assert missing > 10


@pytest.mark.parametrize("level", (3, 5))
def test_claims_hold_at_each_step_of_a_planned_chain(level: int) -> None:
    """A step is not exact because the step before it was forced."""
    chance = Random(7 + level)
    claimed = planned = 0
    for number in range(400):
        options = {name: chance.choice(list(values)) for name, _, values in new("fanorona").OPTIONS if name != "size"}
        game = new("fanorona", size=chance.choice(("3x3", "5x5")), **options)
        weights = (14, 2, 2) if game.cells == 25 else (3, 1, 1)
        board = bytes(chance.choices((0, 1, 2), weights, k=game.cells))
        match = Match(game, board + bytes((chance.choice((1, 2)), 0, 0)))
        if match.outcome() is not None:
            continue
        seat = game.turn(match.position)
        player = Player(game, level, Seeded(number))
        steps = 0
        while match.outcome() is None and game.turn(match.position) == seat and steps < 9:
            slices = sum(1 for _ in player.think(match.position, match))
            if steps and slices == 1:  # the step was planned
                planned += 1
                best = player.verdicts[player.move]
                assert not player.exact or best is not None or len(player.verdicts) == 1
                for move, verdict in player.verdicts.items():
                    match.play(move)
                    truth = known(match, 1, seat)
                    match.undo()
                    if verdict is not None and truth is not None:
                        claimed += 1
                        assert verdict == truth
                    if player.exact and best is not None and truth is not None:
                        assert truth <= best
            match.play(player.move)
            steps += 1
    assert planned > 30
    assert claimed > 10


def test_forced_step_does_not_prove_the_next() -> None:
    game = new("fanorona", size="5x5")
    position = game.from_text("W.W.W/W.W.W/BB.BW/BWB.B/.BBBB B D3:D4,D3")
    player = Player(game, 5, Seeded(1))
    move = arena.best_move(player, position)
    forced = len(game.moves(position)) == 1
    position = game.play(position, move)
    arena.best_move(player, position)
    assert forced
    assert len(player.verdicts) > 1
    assert {LOSS, DRAW, WIN}.isdisjoint(player.verdicts.values())
    assert not player.exact


def test_engine_that_cannot_be_run_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fanorona_openings", "label", "/nowhere"])
    with pytest.raises(SystemExit):
        fanorona_openings.main()
    assert "the engine /nowhere is not run" in capsys.readouterr().err
