"""Awalé's board in words: each camp's pits by their letters, then both stores."""


def sentences(fields: "list[str]") -> "list[object]":
    found: list[object] = []
    for seat in (0, 1):
        found.append([["camp", [f"seat_{seat}"]]])
        found += [[f"{'ABCDEFabcdef'[pit]} : {fields[pit]}"] for pit in range(6 * seat, 6 * seat + 6)]
    return found + [[["store", [f"seat_{seat}"], fields[12 + seat]]] for seat in (0, 1)]
