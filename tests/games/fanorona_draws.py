"""Hypothesis strategies for Fanorona: games with any options, random positions or positions of a game."""

from hypothesis import strategies as st

from games import new
from games.contract import Rules
from tests.games.strategies import option_sets


@st.composite
def fanorona_positions(draw: st.DrawFn, /, **fixed: object) -> tuple[Rules, bytes]:
    """Draw a game with any options, except those in `fixed`, and one of its positions, often inside a chain."""
    game = new("fanorona", **draw(option_sets(new("fanorona").OPTIONS, **fixed)))
    columns: int = game.columns  # type: ignore[attr-defined]
    cells: int = game.cells  # type: ignore[attr-defined]
    position = game.start()
    if draw(st.booleans()):
        # Boards that are rather full, rather empty, or with more pieces of one colour.
        sign = st.sampled_from(
            draw(st.sampled_from(("W", "WB.", "WB...", "WB.......", "WWWB..", "WBBB..", "WBBBBBB...")))
        )
        signs = draw(st.lists(sign, min_size=cells, max_size=cells))
        rows = ["".join(signs[start : start + columns]) for start in range(0, cells, columns)]
        if set(signs) != {"."}:
            position = game.from_text(f"{'/'.join(rows)} {draw(st.sampled_from('WB'))}")
    steps = draw(st.integers(0, 30 if columns == 9 else 6))
    turn_round = draw(st.integers(1, 60))
    for number in range(steps):
        moves = game.moves(position)
        if not moves:
            break
        position = game.play(position, moves[number * turn_round % len(moves)])
    # Inside a chain, if the next step begins one.
    if draw(st.booleans()):
        for move in game.moves(position):
            after = game.play(position, move)
            if game.turn(after) == game.turn(position):
                return game, after
    return game, position
