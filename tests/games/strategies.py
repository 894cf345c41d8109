"""Hypothesis strategies for games/: option sets, rows of seeds, mangled texts. The draws are the same in every run."""

from hypothesis import assume, settings
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from games.match import Match
from tests.games.variants import clash

# No real time and no example database: a run is the same everywhere.
steady = settings(deadline=None, derandomize=True, database=None, max_examples=200)
longer = settings(steady, max_examples=150)


def options_of(game: Rules) -> dict:
    """Return the game's options as a dict."""
    return {game.OPTIONS[k][0]: value for k, value in enumerate(game.options)}


@st.composite
def option_sets(draw: st.DrawFn, /, options: tuple, **fixed: object) -> dict:
    """Draw any allowed value for each of a game's OPTIONS, except those in `fixed`."""
    chosen = {name: draw(st.sampled_from(list(values))) for name, _, values in options}
    assume(not clash({**chosen, **fixed}))
    return {**chosen, **fixed}


@st.composite
def rows(draw: st.DrawFn, cells: int, most: int = 24) -> list[int]:
    """Draw seeds for each of `cells` cells, mostly small numbers, so that moves exist."""
    count = st.one_of(st.integers(0, 3), st.integers(1, 2), st.integers(0, min(most, cells)), st.integers(0, most))
    return draw(st.lists(count, min_size=cells, max_size=cells))


@st.composite
def fafy_positions(draw: st.DrawFn, /, **fixed: object) -> tuple[Rules, bytes]:
    """Draw a game of Fafy with any options, except those in `fixed`, and a position with either seat to move."""
    game = new("fafy", **draw(option_sets(new("fafy").OPTIONS, **fixed)))
    row = draw(rows(game.cells))  # type: ignore[attr-defined]
    lost = game.bad_sowing == "loses" and draw(st.integers(0, 9)) == 9  # type: ignore[attr-defined]
    text = " ".join(map(str, row)) + draw(st.sampled_from((" S", " N"))) + (" !" if lost else "")
    return game, game.from_text(text)


@st.composite
def matches(draw: st.DrawFn, game: Rules, start: bytes | None = None) -> Match:
    """Draw a match of up to 20 random moves, often to its end."""
    match = Match(game, start)
    for _ in range(draw(st.integers(0, 20))):
        if match.outcome() is not None:
            break
        match.play(draw(st.sampled_from(game.moves(match.position))))
    return match


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """Draw the text with a part replaced, up to three times, by other characters or by another part of it."""
    for _ in range(draw(st.integers(1, 3))):
        first, last = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        where = draw(st.integers(0, len(text)))
        from_inside = st.just(text[where : where + draw(st.integers(0, 8))])
        put = draw(st.one_of(st.text(max_size=4), st.text(" 0123456789SN<>!=.:-\n", max_size=4), from_inside))
        text = text[:first] + put + text[draw(st.sampled_from((first, min(first + 1, len(text)), last))) :]
    return text
