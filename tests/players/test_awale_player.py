"""The computer player of Awalé: packed moves, claims, endgame tables and the promises of each level."""

from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from games import new
from games.match import Match
from sillon.common.chance import Seeded
from sillon.games.awale import endgame, evaluation, leaves, search
from sillon.games.awale.mistakes import choose
from sillon.games.awale.search import PLIES, Search
from sillon.players import DRAW, LEVELS, LOSS, WIN, Player
from tests.players.awale_exact import Brute, TooLong, bounds, seen
from tests.players.work import returned
from tools import arena
from tools.arena import seeded
from tools.strength.awale import aside, chosen, measure, positions
from tools.tables import awale as tables

SLAMS = ("no_capture", "illegal_unless_only", "illegal")
options = st.fixed_dictionaries(
    {
        "grand_slam": st.sampled_from(SLAMS),
        "leftovers": st.sampled_from(("own_row", "nobody")),
        "target": st.sampled_from((0, 0, 0, 20, 22, 25, 26, 30)),
        "repetition": st.sampled_from((3, 2)),
    }
)


@st.composite
def boards(draw: st.DrawFn, most: int = 48, least: int = 1) -> bytes:
    """Draw a position: few or many seeds on the board, the others in the stores."""
    seeds = draw(st.lists(st.integers(0, 11), min_size=least, max_size=most))
    pits = [seeds.count(pit) for pit in range(12)]
    store = draw(st.integers(0, 48 - len(seeds)))
    return bytes([*pits, store, 48 - len(seeds) - store, draw(st.integers(0, 1))])


def thought(game: Any, position: bytes, level: int = 5, seed: int = 1, match: Match | None = None) -> Any:
    player = Player(game, level, Seeded(seed * 7368787))
    arena.best_move(player, position, match)
    return player


def ready() -> None:
    returned(evaluation.ready())
    evaluation.TABLES[:] = leaves_tables()


@cache
def leaves_tables() -> list[bytearray]:
    tables, weak = returned(leaves.read_tables())
    assert not weak
    return tables  # type: ignore[no-any-return]


@given(boards(), st.sampled_from(SLAMS))
def test_packed_moves_follow_the_rules(position: bytes, slam: str) -> None:
    ready()
    if max(position[:12]) > 28:
        return
    game = new("awale", grand_slam=slam)
    seat = position[14]
    places = Search(leaves_tables(), False, slam != "no_capture")
    m, o = evaluation.packed(position, seat), evaluation.packed(position, 1 - seat)
    front = places.fill(m, o, 7, 1)
    front, back = front & 127, front >> 7
    found = {}
    for at in [*range(8, front), *range(back + 1, 14)]:
        found[6 * seat + (places.moves[at] & 7)] = (places.m[at], places.o[at], places.moves[at] >> 3)
    expected = {}
    for move in game.moves(position):
        child = game.play(position, move)
        gain = child[12 + seat] - position[12 + seat]
        expected[move] = (evaluation.packed(child, 1 - seat), evaluation.packed(child, seat), gain)
    if slam == "illegal_unless_only" and not found:
        return  # every move would take all seeds: the search treats this as the end; at the root it uses the rules
    assert found == expected


def plain(m: int, o: int, depth: int) -> int:
    """Return the value of the search without pruning."""
    if depth < 2:
        return evaluation.last_ply(m, o, -999, 999)
    places = Search(leaves_tables(), False, False)
    front = places.fill(m, o, 7, 0)
    front, back = front & 127, front >> 7
    values = [
        (places.moves[at] & 248) - plain(places.m[at], places.o[at], depth - 1)
        for at in [*range(1, front), *range(back + 1, 7)]
    ]
    return max(values) if values else evaluation.end(m, o)


@settings(max_examples=40, deadline=None)
@given(boards(31), st.integers(2, 4))
def test_pruning_changes_values_by_three_seeds_at_most(position: bytes, depth: int) -> None:
    ready()
    evaluation.RULES[:] = [0, 1]
    m, o = evaluation.packed(position, 0), evaluation.packed(position, 1)
    search = Search(leaves_tables(), False, False)
    search.limit = 10**9
    assert abs(returned(search.alpha_beta(m, o, depth, -900, 900)) - plain(m, o, depth)) <= 24


@settings(max_examples=60, deadline=None)
@given(options, boards(3), st.lists(st.integers(0, 5), max_size=6))
def test_claims_agree_with_brute_force(given_: dict[str, Any], position: bytes, picks: list[int]) -> None:
    game = new("awale", **given_)
    match = Match(game, position)
    for pick in picks:
        if match.outcome():
            return
        moves = game.moves(match.position)
        match.play(moves[pick % len(moves)])
    if match.outcome():
        return
    position = match.position
    assert_claims_hold(game, thought(game, position, match=match if picks else None), match.recent)


def assert_claims_hold(game: Any, player: Any, recent: list[bytes]) -> None:
    """Compare with brute force, unless that takes too long. With a target above half any winning move is best."""
    position = recent[-1]
    seat = position[14]
    sign = 1 - 2 * seat
    values = {}
    for move in game.moves(position):
        child = game.play(position, move)
        past = [child] if game.irreversible_ply(position, child) else [*recent, child]
        try:
            values[move] = sign * Brute(game, 3000).value(past)
        except TooLong:
            reject()
    results = {move: (values[move] > 0) - (values[move] < 0) for move in values}
    truth = results if 2 * game.target > sum(position[:14]) else values
    assert not player.exact or truth[player.move] == max(truth.values())
    for move, verdict in player.verdicts.items():
        assert verdict is None or verdict == results[move]


@settings(max_examples=60, deadline=None)
@given(options, boards(5), st.integers(25, 32), st.integers(0, 12))
def test_targets_above_half_keep_verdicts(given_: dict[str, Any], position: bytes, target: int, near: int) -> None:
    """The claims agree with brute force; verdicts and proofs are those of the game without a target."""
    seeds = sum(position[:12])
    position = position[:12] + bytes((24 - near % 4, 24 + near % 4 - seeds, position[14]))
    game = new("awale", **{**given_, "target": target})
    if game.outcome(position):
        return
    player = thought(game, position)
    plain = thought(new("awale", **{**given_, "target": 0}), position)
    for move, verdict in plain.verdicts.items():
        stated = player.verdicts[move]
        assert verdict is None or stated is None or stated == verdict
    if plain.exact and plain.verdicts[plain.move] is not None:
        assert player.exact
        assert player.verdicts[player.move] in (None, plain.verdicts[plain.move])
    assert_claims_hold(game, player, [position])


@settings(max_examples=60, deadline=None)
@given(boards(5), st.sampled_from(SLAMS), st.sampled_from((2, 3)))
def test_five_seeds_are_exact_without_leftovers(position: bytes, slam: str, times: int) -> None:
    game = new("awale", grand_slam=slam, leftovers="nobody", repetition=times)
    if game.moves(position):
        assert thought(game, position).exact


@pytest.mark.parametrize("slam", SLAMS)
def test_table_bounds_hold_for_cyclic_games(slam: str) -> None:
    awale_endgame = import_module("sillon.games.awale.endgame")
    game = new("awale", grand_slam=slam)
    truth = bounds(game, 4)
    for position, (low, high) in truth.items():
        if not game.moves(position):
            continue
        found = awale_endgame.look_up(Player(game, 5, Seeded(1)), position)
        assert found is not None
        assert found[:2] == (low, high)
        gain, child = seen(game.play(position, found[2]))
        assert gain - truth[child][1] == low


def test_best_move_of_five_seeds_is_proven_unless_cycles_decide() -> None:
    game = new("awale")
    truth = bounds(game, 5)
    proven = 0
    given_ = Random(5).sample([position for position in sorted(truth) if game.moves(position)], 600)
    for position in given_:
        player = thought(game, position)
        ways = {}
        for move in game.moves(position):
            gain, child = seen(game.play(position, move))
            ways[move] = (gain - truth[child][1], gain - truth[child][0])
        low, high = truth[position]
        certain = low == high or [least for least, most in ways.values() if most > low] == [low]
        assert player.exact == (certain or len(ways) == 1)
        if player.exact:
            assert ways[player.move][0] == low
        assert ways[player.move][1] >= low
        proven += player.exact
    assert proven >= 0.95 * len(given_)


def test_table_is_reproducible() -> None:
    assert (tables.DATA / "endgame.bin").read_bytes() == tables.few_seeds_table()


def test_table_on_demand_serves_only_its_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    awale_endgame = import_module("sillon.games.awale.endgame")  # a player drops it from sys.modules
    (tmp_path / "endgame9.bin").write_bytes(tables.many_seeds_table(6))
    monkeypatch.setattr("sillon.games.awale.endgame.MANY", 6)
    monkeypatch.setattr("sillon.games.awale.endgame._FOLDER", f"{tmp_path}/")
    position = new("awale").from_text("2 1 1 0 0 0 0 0 0 0 1 1 21 21 S")
    assert awale_endgame.look_up(Player(new("awale"), 5, Seeded(1)), position) is not None
    assert thought(new("awale"), position).exact
    assert awale_endgame.look_up(Player(new("awale", leftovers="nobody"), 5, Seeded(1)), position) is None
    assert awale_endgame.look_up(Player(new("awale", grand_slam="illegal"), 5, Seeded(1)), position) is None


@given(boards())
def test_leaf_adds_worth_of_pairs_of_pits(position: bytes) -> None:
    ready()
    data = leaves.read_file()
    for seat in (0, 1):
        worth = 0
        for number in range(3):
            left, right = (min(position[6 * seat + 2 * number + k], 15) for k in (0, 1))
            worth += data[256 * number + left + 16 * right]
        assert evaluation.row(evaluation.packed(position, seat)) == worth


@pytest.mark.parametrize("damage", ["missing", "short", "changed"])
def test_damaged_leaves_give_a_weaker_sound_player(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "leaves.bin"
    data = Path(leaves._FILE).read_bytes()
    if damage != "missing":
        file.write_bytes(data[:-1] if damage == "short" else data[:700] + bytes((data[700] ^ 1,)) + data[701:])
    monkeypatch.setattr("sillon.games.awale.leaves._FILE", str(file))
    game = new("awale")
    player = Player(game, 5, Seeded(1))
    hits = 0
    for text, worth, _ in positions()[::3]:
        position = game.from_text(text)
        move = arena.best_move(player, position)
        hits += worth[game.move_name(position, move)] == max(worth.values())
    assert player.weak
    assert hits > 40  # of 50


@pytest.mark.parametrize("damage", ["missing", "short", "changed"])
def test_damaged_table_gives_legal_moves_without_claims(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = bytearray((tables.DATA / "endgame.bin").read_bytes())
    if damage != "missing":
        if damage == "changed":
            for block in range(0, len(data), 512):
                data[block + 100] ^= 1
        (tmp_path / "endgame.bin").write_bytes(data[: 300 if damage == "short" else None])
    monkeypatch.setattr("sillon.games.awale.endgame._FOLDER", f"{tmp_path}/")
    game = new("awale")
    position = game.from_text("0 1 0 1 0 0 0 0 1 1 0 1 20 20 S")
    player = thought(game, position)
    assert player.move in game.moves(position)
    assert not player.exact


def test_place_counts_positions_in_order() -> None:
    number = 0
    for seeds in range(4):
        for pits in tables.positions(seeds):
            assert endgame.position_index(bytes(pits), 0, seeds) == number
            assert endgame.position_index(bytes(pits[6:] + pits[:6]), 1, seeds) == number
            number += 1


@settings(max_examples=30, deadline=None)
@given(options, boards(least=6), st.sampled_from(LEVELS), st.integers(1, 99))
def test_every_level_plays_legal_moves_with_all_options(
    given_: dict[str, Any], position: bytes, level: int, seed: int
) -> None:
    game = new("awale", **given_)
    moves = game.moves(position)
    if not moves:
        return
    player = Player(game, level, Seeded(seed * 7368787))
    before = 0
    for _ in player.think(position):
        assert player.move in moves
        # A node takes at most some 0.3 ms on an RP2040.
        assert evaluation.NODES[0] - before < 48 or not before
        before = evaluation.NODES[0]
    assert player.move in moves
    assert set(player.verdicts) == set(player.values) == set(moves)
    assert player.nodes < 6000
    for move, verdict in player.verdicts.items():
        end = game.outcome(game.play(position, move))
        if end:
            assert verdict == (DRAW if end.winner is None else WIN if end.winner == position[14] else LOSS)


def enough(game: Any, position: bytes) -> int:
    return min(sum(position[:14]) // 2 + 1, game.target or 49)


def wins(game: Any, position: bytes) -> list[int]:
    """Return the moves that reach the target or more than half of the seeds now."""
    seat, goal = position[14], enough(game, position)
    if position[12 + seat] >= goal:
        return []
    return [move for move in game.moves(position) if game.play(position, move)[12 + seat] >= goal]


@pytest.mark.parametrize("level", [3, 4, 5])
def test_from_level_3_no_immediate_win_is_missed_or_allowed(level: int) -> None:
    game = new("awale", target=20)
    dice = Random(level)
    seen = left = 0
    while seen < 12 or left < 12:
        position = game.start()
        while game.moves(position):
            position = game.play(position, dice.choice(game.moves(position)))
            moves = game.moves(position)
            if not moves or max(position[12:14]) < 14:
                continue
            now = wins(game, position)
            safe = [move for move in moves if not wins(game, game.play(position, move))]
            if now and len(now) < len(moves) and seen < 12:
                assert thought(game, position, level, seen + 1).move in now
                seen += 1
            elif not now and safe and len(safe) < len(moves) and left < 12:
                assert thought(game, position, level, left + 1).move in safe
                left += 1


def test_distracted_turn_takes_what_it_sees_and_miscounts_far_harvests() -> None:
    game = new("awale")
    near = game.from_text("0 0 1 0 0 1 1 1 0 2 0 2 20 20 S")
    far = game.from_text("0 0 0 0 8 1 1 1 0 2 0 2 20 13 S")  # E takes nothing; a pit before it would
    for position, several in ((near, False), (far, True)):
        after = {move: game.play(position, move) for move in game.moves(position)}
        most = max(child[12] for child in after.values())
        chosen_ = {choose(position, after, seeded(number)) for number in range(20)}
        assert any(after[move][12] < most for move in chosen_) == several


def test_strength_grows_with_level() -> None:
    given_ = positions()[:60]
    shares = [measure(lambda text, _, seed, level=level: chosen(level, text, seed), given_)[:2] for level in LEVELS]  # type: ignore[misc]
    assert [hits for hits, _ in shares] == sorted(hits for hits, _ in shares)
    assert shares[4][0] >= 85
    assert shares[4][1] <= 0.3
    assert shares[0][0] < 70


def test_stopped_thinking_has_a_legal_move_and_can_start_again() -> None:
    game = new("awale")
    player = Player(game, 5, Seeded(1))
    for slices in (0, 1, 7, 40):
        work = player.think(game.start())
        for _ in range(slices + 1):
            next(work)
        assert player.move in range(6)
        work.close()
    assert arena.best_move(player, game.start()) == thought(game, game.start()).move


def test_named_move_has_the_value_of_a_search_of_its_own() -> None:
    """The values of other moves are bounds, which may be far above it. Pruning may change a value by three seeds."""
    game = new("awale")

    def value(move: int, position: bytes, moves: list[int], named: int) -> int:
        player = Player(game, 5, Seeded(1))
        player.values = dict.fromkeys(game.moves(position))
        player.named = named
        after = {each: game.play(position, each) for each in moves}
        returned(search.deepen(player, leaves_tables(), position, after, 5, 1 << 20))
        return player.values[move]  # type: ignore[return-value]  # it was searched

    worst = {"named": 0, "bound": 0}
    for text, _, _ in positions()[:40]:
        position = game.from_text(text)
        moves = game.moves(position)
        for move in moves:
            own = value(move, position, [move], -1)
            worst["named"] = max(worst["named"], abs(value(move, position, moves, move) - own))
            worst["bound"] = max(worst["bound"], value(move, position, moves, -1) - own)
    assert worst["named"] <= 3 < worst["bound"]


@pytest.mark.parametrize(
    "text", ["0 0 40 0 0 0 1 1 0 2 0 1 1 2 S", "0 0 0 0 0 35 0 0 0 0 0 9 2 2 N", "1 0 25 0 0 3 1 1 4 2 0 1 5 5 S"]
)
def test_pits_above_31_seeds_are_played(text: str) -> None:
    game = new("awale")
    position = game.from_text(text)
    assert thought(game, position).move in game.moves(position)


def test_interleaved_players_do_not_interfere() -> None:
    games = new("awale"), new("awale", grand_slam="illegal", leftovers="nobody")
    chance = Random(3)
    for _ in range(6):
        position = games[0].start()
        for _ in range(chance.randrange(4, 30)):
            moves = games[0].moves(position)
            position = games[0].play(position, chance.choice(moves))
        alone = [thought(game, position, level=4) for game in games]
        players = [Player(game, 4, Seeded(7368787)) for game in games]
        going = [player.think(position) for player in players]
        while going:
            for work in list(going):
                try:
                    next(work)
                except StopIteration:
                    going.remove(work)
        for one, other in zip(alone, players, strict=True):
            assert (one.move, one.values, one.nodes) == (other.move, other.values, other.nodes)


def test_search_depth_fits_its_arrays() -> None:
    game = new("awale")
    position = game.from_text("0 0 0 0 0 1 2 0 0 0 0 3 21 21 N")
    assert thought(game, position).move in game.moves(position)
    assert PLIES >= 17


def test_forced_move_gets_the_tables_verdict() -> None:
    game = new("awale")
    for text, verdict in (("0 0 0 0 2 0 0 1 0 0 0 0 23 20 S", DRAW), ("0 0 0 0 2 0 0 1 0 0 0 0 22 23 S", LOSS)):
        player = thought(game, game.from_text(text))
        assert player.exact
        assert list(player.verdicts.values()) == [verdict]


def test_move_that_lets_the_other_reach_the_target_is_lost() -> None:
    """A verdict of LOSS for it holds: the other's harvest ends the game."""
    game = new("awale", target=25)
    found = 0
    for text, _, _ in positions():
        position = bytearray(game.from_text(text))
        seat = position[14]
        position[13 - seat] = min(23, 48 - sum(position[:12]))
        position[12 + seat] = 48 - sum(position[:12]) - position[13 - seat]
        verdicts = thought(game, bytes(position)).verdicts
        for move, verdict in verdicts.items():
            child = game.play(bytes(position), move)
            wins = [answer for answer in game.moves(child) if game.play(child, answer)[13 - seat] >= 25]
            if wins and child[12 + seat] < 25:
                assert verdict == LOSS
                found += 1
            elif child[13 - seat] < 25 and verdict == LOSS:
                assert sum(child[:12]) < 25  # by a search to the end
    assert found > 20


def test_positions_kept_aside_have_labels_of_legal_moves() -> None:
    game = new("awale")
    known = aside()
    assert len(known) > 1500
    for text, worth, _ in known[::20]:
        position = game.from_text(text)
        assert sorted(worth) == sorted(game.move_name(position, move) for move in game.moves(position))
        assert len(set(worth.values())) > 1
