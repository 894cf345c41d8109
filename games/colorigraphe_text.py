"""The text of a Colorigraphe position: one space between fields, no leading zero, arcs in order.

`phase seat scores stake arcs colours`; in the phase challenge also the seat whose problem it is; in the phases claim and
challenge also his black tokens, x when he has no valid colouring in time; with cards also those left in the deck, `1-6,9`.
"""

from games import colorigraphe_table as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe

LETTERS = ".rbk"


def write(game: "Colorigraphe", position: bytes) -> str:
    """The position as text."""
    phase = position[table.PHASE]
    fields = [table.PHASES[phase], game.SEATS[position[table.PLAYS]]]
    fields.append(",".join([str(points) for points in game.scores(position)]))
    fields.append(str(position[table.STAKE]))
    fields.append(",".join([f"{one + 1}-{other + 1}" for one, other in table.arcs(position)]) or "-")
    fields.append("".join([LETTERS[position[table.COLOURS + plot]] for plot in range(table.PLOTS)]))
    if phase == table.CHALLENGED:
        fields.append(game.SEATS[position[table.OWNER]])
    if phase in (table.CLAIMING, table.CHALLENGED):
        fields.append("x" if position[table.FIRST] == table.INVALID else str(position[table.FIRST]))
    if game.cards:
        fields.append(_deck_text(position))
    return " ".join(fields)


def _deck_text(position: bytes) -> str:
    """The cards left, as runs."""
    runs = []
    first = 0
    for card in range(1, table.CARDS + 2):
        here = card <= table.CARDS and table.has_bit(position, table.DECK, card - 1)
        if here and not first:
            first = card
        if first and not here:
            runs.append(str(first) if first == card - 1 else f"{first}-{card - 1}")
            first = 0
    return ",".join(runs) or "-"
