"""Writing a position of Fanorona as text: `WWW/B.W/BBB W`, and inside a chain ` D3:E3,D3` after it."""

from games.fanorona_text import point_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona

_SIGNS = ".WB"


def write(game: "Fanorona", position: bytes) -> str:
    """The text of the position."""
    cells = game.cells
    rows = []
    for start in range(0, cells, game.columns):
        signs = [_SIGNS[sign] if sign < 3 else "." for sign in position[start : start + game.columns]]
        rows.append("".join(signs))
    text = f"{'/'.join(rows)} {_SIGNS[position[cells]]}"
    if not position[cells + 1]:
        return text
    visited: list[str] = []
    point = -1
    following = position[cells + 2] - 3
    # Bytes that are no position may lead round in a circle: then the text is none either, but it comes.
    while following != point and len(visited) < cells:
        point = following
        visited.insert(0, point_name(game, point))
        following = position[point] - 3
    here = point_name(game, position[cells + 1] - 3)
    visited.append(here)
    return f"{text} {here}:{','.join(visited)}"
