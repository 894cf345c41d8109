"""Fanorona's board in words: on each line of points where White's pieces are, and Black's."""

SCREEN_NAMES = {"second_round": "second"}


def sentences(fields: "list[str]") -> "list[object]":
    found: list[object] = []
    for k, line in enumerate(fields[0].split("/")):
        parts: list[object] = [["line", k + 1], " : "]
        for sign, key in (("W", "white"), ("B", "black")):
            there = " ".join(["ABCDEFGHI"[col] for col in range(len(line)) if line[col] == sign])
            parts += [[key], " ", there or ["none"], ", "]
        found.append(parts[:-1])
    return found
