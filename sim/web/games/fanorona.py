"""Fanorona's board in words: on each line of points where Sun's pieces are (W in texts), and Sky's (B)."""

SCREEN_NAMES = {"second_round": "second"}


def sentences(fields: "list[str]") -> "list[object]":
    found: list[object] = []
    for k, line in enumerate(fields[0].split("/")):
        parts: list[object] = [["line", k + 1], " : "]
        for sign, key in (("W", "seat_fanorona_0"), ("B", "seat_fanorona_1")):
            there = " ".join(["ABCDEFGHI"[col] for col in range(len(line)) if line[col] == sign])
            parts += [[key], " ", there or ["none"], ", "]
        found.append(parts[:-1])
    return found
