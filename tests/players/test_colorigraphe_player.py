"""The computer player of the Colorigraphe: legal, truly exact, with the mistakes of its level, and in time."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import colorigraphe as rules
from games import new
from sillon.common.chance import Seeded
from sillon.games.colorigraphe import stakes as colorigraphe_stakes
from sillon.games.colorigraphe.mistakes import present_level
from sillon.players import LEVELS, LOSS, WIN, Player
from sim import __main__ as command
from tests.games.colorigraphe_tools import fewest_black
from tests.players import colorigraphe_slices
from tests.players.colorigraphe_slices import ALL_OF_FOUR, PAIRS, Arcs, lines_between_yields
from tools import arena
from tools.arena import best_move
from tools.strength import colorigraphe as strength
from tools.tables import colorigraphe as tables

TRIANGLE = [(1, 2), (1, 3), (2, 3)]
FREE = "." * 12
# Sorted as in a position: the lower plot first.
SLOWEST = sorted((min(arc), max(arc)) for arc in colorigraphe_slices.SLOWEST)

problems = st.lists(st.sampled_from(PAIRS), min_size=1, max_size=24, unique=True)
crowded = st.lists(st.sampled_from(PAIRS).filter(lambda pair: pair[1] <= 7), min_size=6, max_size=20, unique=True)


def colour_text(arcs: Arcs, scores: str = "0,0", colours: str = FREE, phase: str = "colour S", rest: str = "") -> str:
    field = ",".join(f"{one}-{other}" for one, other in sorted(arcs))
    return f"{phase} {scores} {max(len(arcs), 2)} {field} {colours}{rest}"


def finished(game: Any, player: Any, position: bytes) -> tuple[bytes, int, int]:
    """Colour to the end; return the position before the last move, that move, and the ms of all moves."""
    taken = 0
    for _ in range(26):
        move = best_move(player, position)
        taken += player.wait
        assert not game.why_not(position, move)
        if move in (rules.DONE, rules.TIMEOUT):
            return position, move, taken
        position = game.play(position, move)
    raise AssertionError("it never stops")


def fewest(arcs: Arcs, colours: int) -> int | None:
    black = fewest_black(arcs)
    return None if colours == 2 and black else black


@given(
    problems | crowded,
    st.text("....rbk", min_size=12, max_size=12).filter(lambda text: text.count("k") <= 6),
    st.sampled_from((1, 2, 3)),
    st.sampled_from((3, 2)),
    st.integers(0, 99),
)
def test_level_5_colours_best_from_any_position_and_is_exact(
    arcs: Arcs, colours: str, players: int, number: int, score: int
) -> None:
    game: Any = new("colorigraphe", players=players, colours=number, target=100)
    if number == 2:
        colours = colours.replace(".", "b").replace("k", "r")
    text = colour_text(arcs, ",".join(["7", str(score), "3"][:players]).replace("7", str(score), 1), colours)
    position = game.from_text(text)
    player = Player(game, 5, Seeded(1))
    black = fewest(arcs, number)
    stake = max(len(arcs), 2)
    brings = 0 if black is None else stake - 2 * black
    for _ in range(26):
        move = best_move(player, position)
        assert not game.why_not(position, move)
        assert player.exact
        assert player.values[move] == brings
        assert set(player.verdicts) == set(game.moves(position))
        wins = players > 1 and brings > 0 and score + brings >= 100
        assert {move for move, verdict in player.verdicts.items() if verdict is not None} == ({move} if wins else set())
        assert player.verdicts[move] in (None, WIN)
        if move == rules.DONE:
            break
        position = game.play(position, move)
    assert move == rules.DONE
    assert rules.reached(position) == (rules.INVALID if black is None else black)


@given(problems | crowded, st.sampled_from((1, 2, 3, 4, 5, 6, 7)), st.integers(0, 99), st.integers(0, 99))
def test_level_5_challenge_succeeds_or_is_known_lost(arcs: Arcs, first: int, mine: int, his: int) -> None:
    game: Any = new("colorigraphe")
    rest = f" S {'x' if first == 7 else first}"
    position = game.from_text(colour_text(arcs, f"{his},{mine}", phase="challenge N", rest=rest))
    player = Player(game, 5, Seeded(1))
    best_move(player, position)
    verdicts = set(player.verdicts.values())
    black = fewest_black(arcs)
    position, move, _ = finished(game, player, position)
    assert player.exact
    after = game.play(position, move)
    stake = max(len(arcs), 2)
    if black is not None and black < first:
        assert rules.score(after, 1) == mine + stake - 2 * black
        assert rules.score(after, 0) == his
        assert verdicts == ({WIN, None} if mine + stake - 2 * black >= 100 else {None})
    else:
        assert rules.score(after, 0) == his + stake
        assert verdicts == ({LOSS} if his + stake >= 100 else {None})


@given(problems | crowded, st.sampled_from((1, 2, 3, 4, 5, 6, 7)), st.sampled_from((2, 3)))
def test_level_5_challenges_exactly_when_it_can_do_better(arcs: Arcs, first: int, players: int) -> None:
    game: Any = new("colorigraphe", players=players)
    position = bytearray(game.from_text(colour_text(arcs, "0,0,0"[: 2 * players - 1], phase="claim N", rest=" x")))
    position[rules.FIRST] = first
    black = fewest_black(arcs)
    better = black is not None and black < first
    player = Player(game, 5, Seeded(1))
    assert best_move(player, bytes(position)) == (rules.CHALLENGE + 2 % players if better else rules.PASS)
    assert not player.exact
    if players == 3:
        player.seat = 0
        assert best_move(player, bytes(position)) == (rules.CHALLENGE if better else rules.PASS)


class Dares:
    """A player that always challenges, or always passes."""

    wait = 0
    seat: int | None = None

    def __init__(self, dares: bool) -> None:
        self._dares = dares
        self.move = rules.PASS

    def think(self, position: bytes, match: object = None) -> Iterator[None]:
        assert self.seat is not None
        self.move = rules.CHALLENGE + self.seat if self._dares else rules.PASS
        yield


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("dares", "after"), [((True, True), 1), ((False, True), 2), ((False, False), 0)])
def test_arena_asks_the_others_for_challenges_in_turn(owner: int, dares: tuple[bool, bool], after: int) -> None:
    game: Any = new("colorigraphe", players=3)
    text = colour_text(ALL_OF_FOUR, "0,0,0", phase=f"claim {'SNE'[owner]}", rest=" x")
    match = SimpleNamespace(position=game.from_text(text))
    players = [Dares(dares[(seat - owner) % 3 - 1]) for seat in range(3)]
    player, move = arena.decided(game, players, match)  # type: ignore[arg-type]
    assert player is not players[owner]
    assert players[owner].seat is None
    assert move == (rules.CHALLENGE + (owner + after) % 3 if after else rules.PASS)
    assert not game.why_not(match.position, move)


def test_match_command_prints_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["match", "colorigraphe", "5", "1", "--games", "4", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("colorigraphe, level 5 against level 1: ")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 1},
        {"players": 3, "target": 0},
        {"colours": 2, "target": 999},
        {"stakes": "dice", "seconds": 30},
        {"problems": "cards", "players": 3},
        {"players": 1, "problems": "cards", "colours": 2},
    ],
)
def test_stopped_thinking_has_a_legal_move(level: int, options: dict[str, Any]) -> None:
    game: Any = new("colorigraphe", **options)
    player = Player(game, level, Seeded(level))
    position = game.start()
    dice = Random(level)
    for _ in range(120):
        legal = game.moves(position)
        if not legal:
            break
        left = dice.randrange(12)
        for number, _ in enumerate(player.think(position)):
            assert player.move in legal
            assert player.move != rules.STOP
            assert not player.exact
            if number == left:
                break
        else:
            assert set(player.verdicts) == set(player.values) == set(legal)
        assert player.move in legal
        assert player.move != rules.STOP
        position = game.play(position, player.move)


def test_finished_game_is_refused() -> None:
    game: Any = new("colorigraphe")
    over = game.from_text(f"end S 100,3 0 - {FREE}")
    with pytest.raises(ValueError, match="the game is over"):
        best_move(Player(game, 5, Seeded(1)), over)


@pytest.mark.parametrize("seconds", [30, 60, 120])
@pytest.mark.parametrize("phase", ["colour S", "challenge S"])
def test_level_5_finishes_within_half_of_the_time(seconds: int, phase: str) -> None:
    game: Any = new("colorigraphe", seconds=seconds)
    dice = Random(seconds)
    for number in range(2, 25):
        arcs = dice.sample(PAIRS, number)
        rest = " N x" if phase == "challenge S" else ""
        _, move, taken = finished(
            game, Player(game, 5, Seeded(1)), game.from_text(colour_text(arcs, phase=phase, rest=rest))
        )
        assert move == rules.DONE
        assert taken <= 500 * seconds


@pytest.mark.parametrize("level", [3, 4])
def test_from_level_3_deciding_problems_are_coloured_best_and_in_time(level: int) -> None:
    dice = Random(level)
    for seed in range(40):
        game: Any = new("colorigraphe", seconds=(30, 60, 120)[seed % 3])
        arcs = dice.sample(PAIRS, dice.randrange(2, 25))
        scores = ("0,80", "80,0")[seed % 2 if level > 3 else 0].replace("80", str(100 - len(arcs)))
        position = game.from_text(colour_text(arcs, scores))
        position, move, taken = finished(game, Player(game, level, Seeded(seed + 1)), position)
        black = fewest_black(arcs)
        assert move == rules.DONE
        assert taken <= 1000 * game.seconds
        assert rules.reached(position) == (rules.INVALID if black is None else black)


@pytest.mark.parametrize("level", [3, 4])
def test_from_level_3_deciding_challenges_are_right(level: int) -> None:
    game: Any = new("colorigraphe")
    for seed in range(1, 100):
        wins = game.from_text(colour_text(TRIANGLE, "0,99", phase="claim S", rest=" x"))
        assert best_move(Player(game, level, Seeded(seed)), wins) == rules.CHALLENGE + 1
        loses = game.from_text(colour_text(ALL_OF_FOUR, "94,0", phase="claim S", rest=" x"))
        assert best_move(Player(game, level, Seeded(seed)), loses) == rules.PASS


@pytest.mark.parametrize("colours", [2, 3])
@pytest.mark.parametrize("level", [3, 4, 5])
@pytest.mark.parametrize("players", [2, 3])
def test_from_level_3_two_missing_points_are_won_by_stake_2(level: int, colours: int, players: int) -> None:
    game: Any = new("colorigraphe", colours=colours, players=players, target=50)
    for score in (48, 49):
        player = Player(game, level, Seeded(3))
        position = game.from_text(f"stake S {score},20{',30' if players == 3 else ''} 0 - {FREE}")
        assert game.move_name(position, best_move(player, position)) == "stake 2"
        assert player.exact
        assert [move for move, verdict in player.verdicts.items() if verdict is not None] == [player.move]
        assert player.verdicts[player.move] == WIN


def errors(level: int, number: int = 250) -> dict[str, float]:
    """Return the shares of solvable problems of ten arcs that end late, with a conflict, with too many black."""
    game: Any = new("colorigraphe")
    dice = Random(10)
    found = {"late": 0, "conflict": 0, "black": 0}
    for seed in range(1, number + 1):
        arcs = dice.sample(PAIRS, 10)
        black = fewest_black(arcs)
        if black is None:
            continue
        player = Player(game, level, Seeded(seed))
        position, move, taken = finished(game, player, game.from_text(colour_text(arcs)))
        reached = rules.reached(position)
        assert taken <= 60000
        assert player.exact <= (move == rules.DONE and reached == black)
        if move == rules.TIMEOUT:
            found["late"] += 1
        elif reached == rules.INVALID:
            found["conflict"] += 1
        elif reached > black:
            found["black"] += 1
    return {kind: times / number for kind, times in found.items()}


def test_error_rates_of_each_level_stay_in_range() -> None:
    rates = {level: errors(level) for level in LEVELS}
    assert rates[5] == {"late": 0, "conflict": 0, "black": 0}
    assert rates[4]["late"] == rates[3]["late"] == 0
    assert rates[4]["conflict"] <= 0.05
    assert 0.03 <= rates[4]["black"] <= 0.17
    assert rates[3]["conflict"] <= 0.1
    assert 0.1 <= rates[3]["black"] <= 0.27
    assert 0.02 <= rates[2]["conflict"] <= 0.2
    assert 0.05 <= rates[1]["conflict"] <= 0.3
    assert rates[1]["black"] >= rates[2]["black"]
    assert rates[1]["late"] >= rates[2]["late"]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_below_level_5_impossible_problems_may_run_out_of_time(level: int) -> None:
    game: Any = new("colorigraphe")
    dice = Random(4)
    late = 0
    for seed in range(1, 25):
        arcs = sorted({*ALL_OF_FOUR, *dice.sample(PAIRS, 12)})
        player = Player(game, level, Seeded(seed))
        late += finished(game, player, game.from_text(colour_text(arcs)))[1] == rules.TIMEOUT
    assert late > 0 if level < 4 else late >= 0


def test_weaker_levels_are_careless_ahead_and_careful_behind() -> None:
    game: Any = new("colorigraphe")
    played = {}
    for scores in ("30,20", "20,30", "20,32"):
        position = game.from_text(f"stake S {scores} 0 - {FREE}")
        played[scores] = [present_level(game, position, 0, level) for level in LEVELS]
    assert played == {"30,20": [1, 1, 2, 4, 5], "20,30": [1, 2, 3, 4, 5], "20,32": [2, 3, 4, 4, 5]}


def stakes_named(level: int, colours: int = 3) -> list[int]:
    game: Any = new("colorigraphe", colours=colours)
    player = Player(game, level, Seeded(level))
    return [best_move(player, game.start()) - rules.NAME_STAKE + 2 for _ in range(200)]


@pytest.mark.parametrize("colours", [2, 3])
def test_stakes_of_each_level_stay_in_range(colours: int) -> None:
    best = stakes_named(5, colours)[0]
    assert set(stakes_named(5, colours)) == {best}
    one = set(stakes_named(1, colours))
    assert (min(one), max(one)) == ((3, 24) if colours == 3 else (4, 9))
    two = set(stakes_named(2, colours))
    assert (min(two), max(two)) == ((11, 20) if colours == 3 else (3, 9))
    assert set(stakes_named(3, colours)) <= set(range(best - 3, best + 1))
    assert set(stakes_named(4, colours)) <= set(range(best - 3, best + 2))


def test_repeated_position_takes_the_same_move_and_time() -> None:
    game: Any = new("colorigraphe")
    player = Player(game, 1, Seeded(5))
    position = game.from_text(colour_text(PAIRS[:12]))
    first = best_move(player, position), player.wait
    assert (best_move(player, position), player.wait) == first


def test_table_is_reproducible() -> None:
    data = tables.FILE.read_bytes()
    for stake in (4, 9):
        at = colorigraphe_stakes.HEAD + 10 * (stake - 2)
        counts = [int.from_bytes(data[at + k : at + k + 2], "big") for k in range(0, 10, 2)]
        assert tables.counts(stake) == counts


@pytest.mark.parametrize("colours", [2, 3])
def test_table_stakes_are_nearly_optimal(colours: int) -> None:
    data = tables.FILE.read_bytes()
    chances = {}
    for stake in tables.STAKES:
        at = colorigraphe_stakes.HEAD + 10 * (stake - 2)
        chances[stake] = [int.from_bytes(data[at + k : at + k + 2], "big") for k in range(0, 10, 2)]
    gain = tables.gains(chances, colours)
    win = tables.race(gain, 25)
    for mine in range(1, 26):
        for his in range(1, 26):
            named = colorigraphe_stakes.race(data, mine, his, colours)
            assert tables.value(gain[named], win, mine, his) >= win[mine][his] - tables.NEARLY[colours] - 1e-6


def test_stake_is_valid_at_any_distance_from_the_target() -> None:
    data = tables.FILE.read_bytes()
    for colours in (2, 3):
        for mine in (1, 30, 100, 101, 500, 10998):
            for his in (1, 30, 100, 101, 500, 10998):
                assert 2 <= colorigraphe_stakes.race(data, mine, his, colours) <= 24


def damaged() -> Iterator[bytes | None]:
    data = tables.FILE.read_bytes()
    yield None
    yield b""
    yield data[:100]
    yield data + b"\0"
    yield b"XX" + data[2:]
    for at in (8, 700, len(data) - 1):
        yield data[:at] + bytes([data[at] ^ 16]) + data[at + 1 :]


@pytest.mark.parametrize("data", list(damaged()))
def test_damaged_table_still_gives_stakes(data: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "stakes.bin"
    if data is not None:
        file.write_bytes(data)
    real = open
    monkeypatch.setattr("builtins.open", lambda name, *how: real(file if str(name) == str(tables.FILE) else name, *how))
    for scores, named in (("0,0", 18), ("90,0", 10), ("99,0", 2)):
        game: Any = new("colorigraphe")
        position = game.from_text(f"stake S {scores} 0 - {FREE}")
        assert game.move_name(position, best_move(Player(game, 5, Seeded(1)), position)) == f"stake {named}"


def test_level_5_matches_a_perfect_colourer_with_greedy_stakes() -> None:
    """The expected share is 60 of 100: `python -m tools.strength.colorigraphe`."""
    game = new("colorigraphe")
    part = strength.share(
        game,
        lambda seed: Player(game, 5, Seeded(seed + 1)),
        lambda seed: strength.Perfect(game, strength.STRATEGIES["greedy"]),
        150,
    )
    assert part >= 0.5


@pytest.mark.parametrize("level", [3, 4, 5])
def test_level_beats_level_two_below(level: int) -> None:
    game = new("colorigraphe")

    def player(number: int) -> Any:
        return lambda seed: Player(game, number, Seeded(seed + 1))

    assert strength.share(game, player(level), player(level - 2), 20) >= 0.7


@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize(
    "text",
    [
        f"stake S 0,0 0 - {FREE}",
        f"stake S 3,40 0 - {FREE}",
        f"arc S 0,0 24 {','.join(f'1-{plot}' for plot in range(2, 13))} {FREE}",
        colour_text(SLOWEST),
        colour_text(PAIRS[:24], colours="kkkkkkrrrbbb"),
        colour_text(SLOWEST, phase="claim S", rest=" x"),
    ],
)
def test_slices_are_short(level: int, text: str) -> None:
    """Counted in lines of Python, equal on every machine; a line takes some 10 us on a board."""
    game: Any = new("colorigraphe")
    player = Player(game, level, Seeded(2))
    position = game.from_text(text)
    best_move(player, position)  # so that the files are imported
    player.free_memory()
    assert max(lines_between_yields(player.think(position), "/players/", "/games/")) < 1300
