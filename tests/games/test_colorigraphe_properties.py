"""Properties of any game of the Colorigraphe: one score changes at a time, nothing is lost, seats and plots are symmetric."""

from hypothesis import given
from hypothesis import strategies as st

from games import colorigraphe_table as table
from games import new
from games.contract import Rules
from games.rules import Outcome
from tests.games.strategies import mangled
from tests.games.strategies_colorigraphe import brief, games, moves, positions

TURNED = str.maketrans("SN", "NS")


def fields(game: Rules, position: bytes) -> list[str]:
    return game.to_text(position).split(" ")


@brief
@given(st.data())
def test_move_changes_one_score_by_stake_at_most(data: st.DataObject) -> None:
    game = data.draw(games())
    position = data.draw(positions(game))
    move = data.draw(moves(game, position))
    before, after = game.scores(position), game.scores(game.play(position, move))
    changed = [now - then for then, now in zip(before, after, strict=True) if now != then]
    stake = position[table.STAKE]
    assert len(changed) <= 1
    assert all(stake - 12 <= change <= stake for change in changed)
    if game.options[6]:
        assert all(change > 0 for change in changed)


@brief
@given(st.data())
def test_arcs_stay_until_turn_ends(data: st.DataObject) -> None:
    game = data.draw(games(problems="dice"))
    position = data.draw(positions(game))
    move = data.draw(moves(game, position))
    after = game.play(position, move)
    before, now = set(table.arcs(position)), set(table.arcs(after))
    if game.move_name(position, move).startswith("arc "):
        assert len(now) == len(before) + 1
        assert before < now
    else:
        assert now == before or (not now and after[table.PHASE] in (table.NAMING, table.ENDED))


@brief
@given(st.data())
def test_deck_loses_only_drawn_cards(data: st.DataObject) -> None:
    game = data.draw(games(problems="cards"))
    position = data.draw(positions(game))
    move = data.draw(moves(game, position))
    before = {card for card in range(48) if table.has_bit(position, table.DECK, card)}
    after = game.play(position, move)
    now = {card for card in range(48) if table.has_bit(after, table.DECK, card)}
    drawn = {move - table.DRAW} if move >= table.DRAW else set()
    assert now == before - drawn or (not before and len(now) == 48)


@brief
@given(st.data())
def test_black_tokens_are_six_at_most(data: st.DataObject) -> None:
    game = data.draw(games(colours=3))
    position = data.draw(positions(game))
    for _ in range(10):
        if not game.moves(position):
            break
        position = game.play(position, data.draw(moves(game, position)))
        assert fields(game, position)[5].count("k") <= 6


def seen_from_the_other_side(game: Rules, position: bytes) -> bytes:
    """Return the position with the two seats exchanged."""
    parts = fields(game, position)
    for k in (1, 6):
        if k < len(parts):
            parts[k] = parts[k].translate(TURNED)
    parts[2] = ",".join(reversed(parts[2].split(",")))
    return game.from_text(" ".join(parts))


@brief
@given(st.data())
def test_mirror_symmetry_between_the_two_seats(data: st.DataObject) -> None:
    game = data.draw(games(players=2))
    position = data.draw(positions(game))
    turned = seen_from_the_other_side(game, position)
    assert game.turn(turned) == 1 - game.turn(position)
    for move in game.moves(position):
        same = table.CHALLENGE + 1 - (move - table.CHALLENGE) if table.CHALLENGE <= move < table.DRAW else move
        after, other = game.play(position, move), game.play(turned, same)
        assert seen_from_the_other_side(game, after) == other
        end, mirrored = game.outcome(after), game.outcome(other)
        winner = None if end is None or end.winner is None else 1 - end.winner
        assert mirrored == (end and Outcome(winner, end.scores[::-1], end.reason))


@brief
@given(st.data(), st.integers(1, 11))
def test_rotation_keeps_value(data: st.DataObject, by: int) -> None:
    """Rotate arcs and tokens by the same number of plots: the colouring is worth the same."""
    game = data.draw(games(problems="dice"))
    position = data.draw(positions(game))
    parts = fields(game, position)
    if parts[4] != "-":
        pairs = [[(int(plot) - 1 + by) % 12 + 1 for plot in arc.split("-")] for arc in parts[4].split(",")]
        parts[4] = ",".join(f"{low}-{high}" for low, high in sorted(sorted(pair) for pair in pairs))
    parts[5] = parts[5][-by:] + parts[5][:-by]
    turned = game.from_text(" ".join(parts))
    for name in ("done", "timeout", "pass"):
        move = game.parse_move(position, name)
        assert game.why_not(position, move) == game.why_not(turned, move)
        if not game.why_not(position, move):
            assert game.scores(game.play(position, move)) == game.scores(game.play(turned, move))


@brief
@given(st.data())
def test_game_resumes_from_text(data: st.DataObject) -> None:
    game = data.draw(games())
    position = data.draw(positions(game))
    for _ in range(8):
        text = game.to_text(position)
        again = new("colorigraphe", **{name: game.options[k] for k, (name, _, _) in enumerate(game.OPTIONS)})
        assert again.from_text(text) == position
        assert again.to_text(again.from_text(text)) == text
        assert again.moves(again.from_text(text)) == game.moves(position)
        if not game.moves(position):
            break
        position = game.play(position, data.draw(moves(game, position)))


@brief
@given(st.data())
def test_mangled_text_is_refused_or_another_position(data: st.DataObject) -> None:
    game = data.draw(games())
    text = data.draw(mangled(game.to_text(data.draw(positions(game)))))
    try:
        position = game.from_text(text)
    except ValueError as error:
        assert ": " in str(error)
    else:
        assert game.to_text(position) == text
        game.moves(position)
