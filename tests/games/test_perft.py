"""Perft: the numbers of move sequences agree with the table of each game."""

import pytest

from games import NAMES, new
from tests.games import perft_table

LINES = [(name, *entry) for name in NAMES for entry in perft_table.entries(name)]


@pytest.mark.parametrize(("name", "options", "text", "counts"), LINES)
def test_perft_matches_table(name: str, options: dict, text: str, counts: list[int]) -> None:
    game = new(name, **options)
    position = game.from_text(text)
    assert [perft_table.perft(game, position, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize("name", NAMES)
def test_perft_table_counts_four_moves_deep(name: str) -> None:
    deep = max([len(counts) for _, _, counts in perft_table.entries(name)], default=0)
    assert deep >= 4, f"tests/games/perft/{name}.txt counts sequences of {deep} moves: write it to four at least"


def test_line_without_options_is_refused(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(perft_table, "FOLDER", tmp_path)
    (tmp_path / "fafy.txt").write_text("1 1 1 S: 4 2 0\n", encoding="utf-8")
    with pytest.raises(ValueError, match="neither options nor a position"):
        list(perft_table.entries("fafy"))
