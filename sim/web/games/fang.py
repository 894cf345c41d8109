"""Fang's board in words: the row, then both reserves."""

from sim.web.board_in_words import row


def sentences(fields: "list[str]") -> "list[object]":
    return row(fields[:-3]) + [[["reserve", [f"seat_{seat}"], fields[seat - 3]]] for seat in (0, 1)]
