"""Reading the text of a Fafy position: `1 2 2 1 S`, and ` !` after a bad sowing that lost."""

from games.fafy import LOST
from games.texts import row_from_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fafy import Fafy


def read(game: "Fafy", text: str) -> bytes:
    """The position. ValueError says which field is wrong, or that there are too many seeds."""
    cells = game.cells
    lost = game.bad_sowing == "loses" and text.endswith(" !")
    row = row_from_text(text[:-2] if lost else text, cells, 255, lambda cell: f"cell {cell + 1}")
    counts = row[:cells]
    # A count is a byte: whatever may still be sown must fit on top of the fullest cell. Legal layouts stay below 250.
    if max(counts) + sum([count for count in counts if count < cells]) > 255:
        raise ValueError(f"{text!r} holds too many seeds: a cell could come to hold more than 255")
    return counts + bytes((row[cells] | LOST,)) if lost else row
