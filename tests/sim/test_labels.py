"""The labels that the page writes on the lights: each cell's name and count, and the players' sides."""

import json

import pytest

from games import NAMES
from sillon.manifest import manifest_of
from sim.web import labels, snapshot, worker
from tests.sim.test_page_worker import powered_off, press, run, switch_on

__all__ = ["powered_off"]  # a fixture of these tests, too

PITS = "ABCDEFabcdef"


def shown() -> dict[str, tuple[str, list[int]]]:
    """Return count and lights of each cell by its name."""
    found = labels.labels(worker.Desk.bench.app)
    assert found
    return {name: (count, lights) for name, count, lights in found["cells"]}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("board", snapshot.boards())
def test_every_game_labels_its_lights(board: str, game: str) -> None:
    offers = {each["name"]: each for each in json.loads(worker.switch_on(json.dumps(order(board))))["offers"]}
    if not offers[game]["offered"]:
        return
    switch_on(board=board, menu=game, way="together")
    run(1500)
    if game == "colorigraphe":
        to_plots()
    cells = [lights for _, lights in shown().values()]
    if not manifest_of(game).keys:
        assert not cells, "a game for buttons alone"
        return
    panel = worker.Desk.bench.panel
    assert len(cells) >= 3
    assert all(cells)
    numbers = [light for lights in cells for light in lights]
    assert len(numbers) == len(set(numbers)), "no light is of two cells"
    assert set(numbers) <= set(range(panel.rows * panel.cols))
    session = worker.Desk.bench.app.session
    counts = [count for count, _ in shown().values()]
    assert all(counts) or not any(counts)
    if any(counts) and game != "awale":
        fields = session.game.to_text(session.position).split(" ")
        seeds = [field for field in fields if field.isdigit()][: len(counts)]
        assert {name: count for name, (count, _) in shown().items()} == {str(k + 1): n for k, n in enumerate(seeds)}


def to_plots() -> None:
    """Name a stake in the Colorigraphe; the dice roll on the plots."""
    assert not shown(), "the stake's lights are no plots"
    press("OK", 1500)


def order(board: str) -> dict[str, object]:
    return {"board": board, "settings": {}, "nvm": "", "faces": False}


def test_pits_and_stores_of_awale_keep_the_gap_free() -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    cells = labels.labels(worker.Desk.bench.app)
    assert cells
    assert [(name, count) for name, count, _ in cells["cells"]] == [(pit, "4") for pit in PITS] + [("", "0"), ("", "0")]
    lights = {light for _, _, each in cells["cells"] for light in each}
    assert {light for light in range(45) if light % 9 == 4}.isdisjoint(lights)
    assert shown()["A"] == ("4", [37, 28])
    assert (cells["sides"], cells["note"]) == ([0, 1], "note_awale")


def test_counts_follow_the_sowing_seed_by_seed() -> None:
    worker.Desk.labelled = True
    switch_on(menu="awale", way="together")
    run(1500)
    seen = set()
    worker.press("OK")
    for step in range(300):
        if step == 8:
            worker.release("OK")
        news = worker.turn(10)
        found = json.loads(news).get("labels") if news else None
        if found:
            seen.add(tuple([count for _, count, _ in found["cells"]][:6]))
    worker.Desk.labelled = False
    assert {("0", "4", "4", "4", "4", "4"), ("0", "5", "4", "4", "4", "4"), ("0", "5", "5", "5", "5", "4")} <= seen


def test_labels_are_sent_only_when_asked_for() -> None:
    switch_on(menu="fafy", way="together")
    run(1500)
    assert "labels" not in json.loads(worker.news() or "{}")
    worker.show_labels(True)
    assert json.loads(worker.news())["labels"]["cells"]
    worker.show_labels(False)
    assert json.loads(worker.news())["labels"] is None


def test_menus_have_no_labels() -> None:
    switch_on(menu="awale")
    run(600)
    assert labels.labels(worker.Desk.bench.app) is None
    press("OK", 1500)
    assert labels.labels(worker.Desk.bench.app)


def test_first_news_of_a_handheld_removes_labels() -> None:
    switch_on(menu="awale")
    assert json.loads(worker.news())["labels"] is None, "the page may still show those of the handheld before"


def test_turned_board_turns_sides_and_labels() -> None:
    switch_on(menu="awale", way="together", settings={"SILLON_TURNED": 1})
    run(1500)
    press("OK", 4000)  # the board turns to Nord
    found = labels.labels(worker.Desk.bench.app)
    assert found
    assert found["sides"] == [1, 0]
    assert shown()["a"] == ("4", [37, 28])
