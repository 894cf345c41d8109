"""The page's Python: thinking in real time while the simulated clock stands still, and touches."""

import json
from collections.abc import Iterator

import pytest

from games import new
from sillon.match.codes import write
from sillon.match.session import Session
from sim.bench import STEP_MS
from sim.fakes import wire
from sim.memory import crowd, new_memory
from sim.web import worker

LONGEST = 3000  # turns


@pytest.fixture(autouse=True)
def powered_off() -> Iterator[None]:
    yield
    worker.Desk.bench.power_off()
    del worker.Desk.bench
    worker.Desk.now = None


def switch_on(**more: object) -> dict[str, object]:
    order = {"board": "pico_panel", "settings": {"SILLON_SEED": 7, "SILLON_LANGUAGE": "en"}, "nvm": "", "faces": False}
    shape: dict[str, object] = json.loads(worker.switch_on(json.dumps({**order, **more})))
    return shape


def run(milliseconds: int) -> None:
    for _ in range(milliseconds // STEP_MS):
        worker.turn(STEP_MS)


def press(name: str, milliseconds: int = 400) -> None:
    worker.press(name)
    run(80)
    worker.release(name)
    run(milliseconds)


def against_strongest(think_ms: int) -> tuple[int, list[int]]:
    """Return the turns that the computer's first move at Awalé takes at level 5, and the moves."""
    now = [0.0]

    def clock() -> float:
        now[0] += 1
        return now[0]

    worker.use_clock(clock)
    switch_on(menu="awale")
    run(600)
    app = worker.Desk.bench.app
    while max(app.screen.choice.levels) < 5:
        app.screen.choose_entry("level")
    press("OK", 1500)
    worker.press("OK")
    worker.turn(STEP_MS)
    worker.release("OK")
    session = worker.Desk.bench.app.session
    thought = 0
    for _ in range(LONGEST):
        worker.turn(STEP_MS, think_ms)
        thought += int(bool(worker.Desk.bench.app.screen.controller.work))
        if len(session.match.moves) == 2:
            return thought, list(session.match.moves)
    raise AssertionError("no answer")


def test_thinking_uses_rest_of_each_tick_and_finds_the_same_move() -> None:
    slow, moves = against_strongest(0)
    fast, same = against_strongest(8)
    assert same == moves
    assert 0 < fast < slow / 5


def test_simulated_time_does_not_pass_while_a_tick_thinks() -> None:
    against_strongest(8)
    before = wire.ms()
    worker.turn(STEP_MS, 8)
    assert wire.ms() == before + STEP_MS


@pytest.mark.parametrize("board, touch", [("pico_panel", True), ("pygamer", True), ("macropad", False)])
def test_boards_with_plain_lights_are_touched(board: str, touch: bool) -> None:
    shape = switch_on(board=board)
    assert shape["touch"] is touch
    assert bool(shape["keys"]) is not touch
    assert not [name for name in shape["buttons"] if touch and name.startswith("CELL")]  # type: ignore[attr-defined]


def test_lights_that_lead_somewhere_are_touchable() -> None:
    switch_on()
    run(300)
    assert worker.touchable(0), "at home each light begins"
    press("CELL0", 700)
    assert [worker.touchable(36 + col) for col in range(9)] == [col < 5 for col in range(9)]
    press("CELL36", 700)
    press("CELL0", 1200)
    assert all(worker.touchable(36 + col) for col in range(8))
    assert not worker.touchable(44)


@pytest.mark.parametrize("way, levels", [("against", (0, 1)), ("together", ())])
def test_game_begins_at_once_by_a_way(way: str, levels: tuple[int, ...]) -> None:
    assert switch_on(menu="fang", way=way)["refused"] == ""
    run(1500)
    session = worker.Desk.bench.app.session
    assert (session.name, session.levels) == ("fang", levels)


def test_every_game_offers_the_computer_first() -> None:
    offers = switch_on()["offers"]
    assert [offer["ways"] for offer in offers] == [["against", "together"]] * 5  # type: ignore[attr-defined]


def test_language_chosen_elsewhere_changes_no_other_setting() -> None:
    switch_on()
    worker.set_preference("sound", True)
    switch_on(nvm=bytes(wire.nvm).hex(), language="fr", menu="fang", way="together")
    run(1500)
    chosen = worker.Desk.bench.app.preferences
    assert (chosen.language, chosen.sound, worker.Desk.bench.app.session.name) == ("fr", True, "fang")
    switch_on(nvm=bytes(wire.nvm).hex(), language="")
    assert worker.Desk.bench.app.preferences.language == "fr", "it is kept"


def test_saved_match_goes_on() -> None:
    switch_on(menu="fang", way="together")
    assert (worker.kept(), worker.running()) == ("", "")
    run(1500)
    press("OK", 4000)
    assert (worker.kept(), worker.running()) == ("", "fang")
    moves = list(worker.Desk.bench.app.session.match.moves)
    assert moves
    nvm = bytes(wire.nvm).hex()
    switch_on(nvm=nvm)
    run(300)
    assert (worker.kept(), worker.running()) == ("fang", "")
    assert switch_on(nvm=nvm, kept=True)["refused"] == ""
    run(600)
    assert list(worker.Desk.bench.app.session.match.moves) == moves
    assert worker.kept() == ""


@pytest.mark.parametrize("game", ["awale", "fafy"])
def test_saved_match_is_offered_until_a_new_one_has_a_move(game: str) -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    press("OK", 4000)
    before = moves()
    switch_on(nvm=bytes(wire.nvm).hex(), menu=game, way="together")
    run(1500)
    assert (worker.Desk.bench.app.session.name, moves()) == (game, [])
    assert worker.kept() == "awale"
    assert switch_on(nvm=bytes(wire.nvm).hex(), kept=True)["refused"] == ""
    run(600)
    assert moves() == before


def test_match_put_down_while_its_move_is_shown_is_saved() -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    worker.press("OK")
    while not moves():
        worker.turn(STEP_MS)
    before = moves()
    worker.put_down()
    switch_on(nvm=bytes(wire.nvm).hex())
    run(300)
    assert worker.kept() == "awale"
    switch_on(nvm=bytes(wire.nvm).hex(), kept=True)
    run(600)
    assert moves() == before


def news_of_matches(milliseconds: int) -> dict[str, str]:
    """Return what the page is told about matches in this time."""
    found: dict[str, str] = {}
    for _ in range(milliseconds // STEP_MS):
        found.update(json.loads(worker.turn(STEP_MS) or "{}").get("matches", {}))
    return found


def saves_a_move(milliseconds: int = 4000) -> dict[str, str]:
    worker.press("OK")
    found = news_of_matches(80)
    worker.release("OK")
    return {**found, **news_of_matches(milliseconds)}


def moves() -> list[int]:
    return list(worker.Desk.bench.app.session.match.moves)


def test_match_that_another_game_replaces_goes_on() -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    assert saves_a_move() == {"awale": ""}
    before = moves()
    switch_on(nvm=bytes(wire.nvm).hex(), menu="fafy", way="together")
    assert news_of_matches(1500) == {}, "until the new match has a move, the memory has the old one"
    left = saves_a_move()
    assert left["fafy"] == ""
    assert set(left) == {"awale", "fafy"}
    fafy = moves()
    assert switch_on(nvm=bytes(wire.nvm).hex(), match=left["awale"])["refused"] == ""
    back = news_of_matches(600)
    assert moves() == before
    assert back["awale"] == ""
    assert switch_on(nvm=bytes(wire.nvm).hex(), match=back["fafy"])["refused"] == ""
    run(600)
    assert moves() == fafy


def test_match_taken_back_or_replaced_by_its_own_game_is_not_kept() -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    saves_a_move()
    worker.press("BACK")
    run(80)
    worker.release("BACK")
    assert news_of_matches(1500) == {}
    saves_a_move()
    switch_on(nvm=bytes(wire.nvm).hex(), menu="awale", way="against")
    run(1500)
    assert saves_a_move() == {}


def test_match_of_a_tournament_is_not_kept_and_stays_until_a_move() -> None:
    switch_on(menu="awale", way="together")
    run(1500)
    session = worker.Desk.bench.app.session
    saves_a_move()
    awale = session.packed()
    session.table, session.names = "t1.0", ("Ada", "Bo")
    session.save(worker.Desk.bench.app.board.store)
    table = session.packed()
    switch_on(nvm=bytes(wire.nvm).hex(), match=awale.hex())
    run(600)
    app = worker.Desk.bench.app
    assert app.session.match.moves == session.match.moves
    assert app.board.store.load("match") == table
    switch_on(nvm=bytes(wire.nvm).hex(), menu="fafy", way="together")
    run(1500)
    assert saves_a_move() == {"fafy": ""}


def test_finished_or_damaged_match_is_not_kept() -> None:
    switch_on(code=code_of_last_move())
    run(1500)
    saves_a_move()
    assert worker.Desk.bench.app.session.outcome()
    switch_on(nvm=bytes(wire.nvm).hex(), menu="fafy", way="together")
    run(1500)
    assert saves_a_move() == {"fafy": ""}
    assert switch_on(match="41")["refused"] == "match"


def test_match_without_room_is_refused() -> None:
    nvm = new_memory("pico_panel")
    crowd(nvm)
    assert switch_on(nvm=bytes(nvm).hex(), match=Session("awale", {}).packed().hex())["refused"] == "room"


def code_of_last_move() -> str:
    options = {"target": 25}
    return write(Session("awale", options, new("awale", **options).from_text("0 0 0 0 0 1 1 0 0 0 0 1 24 21 S")))


def test_presses_at_one_moment_keep_their_order() -> None:
    switch_on(menu="fanorona", way="together")
    run(1500)
    for light in (30, 22):  # D2, then E3: a quick drag
        worker.press(f"CELL{light}")
        worker.release(f"CELL{light}")
    run(3000)
    session = worker.Desk.bench.app.session
    assert [session.game.move_name(session.match.position_at(0), move) for move in session.match.moves[:1]] == [
        "D2-E3P"
    ]


@pytest.mark.parametrize("step, level", [(0.001, 6), (50, 5)])
def test_match_of_master_goes_on_after_other_buttons(step: float, level: int) -> None:
    now = [0.0]

    def clock(step: float) -> float:
        now[0] += step
        return now[0]

    worker.use_clock(lambda: clock(0.001))
    switch_on(menu="awale")
    run(600)
    app = worker.Desk.bench.app
    while max(app.screen.choice.levels) < 7:
        app.screen.choose_entry("level")
    press("OK", 1500)
    worker.use_clock(lambda: clock(step))
    switch_on(again=True, faces=True)
    run(600)
    press("OK", 2000)
    app = worker.Desk.bench.app
    assert app.session.levels == (0, 7)
    assert app.screen.controller.player.level == level


def test_touches_in_the_menu_of_a_match_select_then_choose() -> None:
    switch_on(code=write(Session("fafy", {})))
    run(900)
    worker.hold("BACK", 900)
    run(1500)
    app = worker.Desk.bench.app
    light = next(light for light in range(45) if app.screen.input.touched_entry(light) == 1)
    assert app.target == ("pause",) and worker.touchable(light)
    press(f"CELL{light}", 300)
    assert (app.target, app.screen.selected) == (("pause",), 1)
    light = next(light for light in range(45) if app.screen.input.touched_entry(light) == 0)
    for _ in range(2):
        press(f"CELL{light}", 300)
    assert (app.target, app.session.match.moves) == (("fafy",), [])


def test_lights_between_edge_and_middle_take_no_touch_at_a_stake() -> None:
    switch_on(code=write(Session("colorigraphe", {"players": 2})))
    run(900)
    assert worker.Desk.bench.app.target[0] == "colorigraphe.stake"
    assert [worker.touchable(light) for light in (0, 10, 20, 22, 24, 25)] == [True, False, True, True, True, False]


def test_touch_on_the_position_of_an_option_does_nothing() -> None:
    switch_on(menu="fafy")
    run(900)
    app = worker.Desk.bench.app
    values = [value for _, value in app.screen.items]
    for at, value in enumerate(values):
        assert app.screen.items[app.screen.selected][1] == value
        if app.screen.picture_rows and value not in ("against", "together"):
            assert not worker.touchable(22)
            before = app.screen.choice.options
            press("CELL22")
            assert (app.target, app.screen.selected, app.screen.choice.options) == (("setup", "fafy"), at, before)
        press("RIGHT")
    press("CELL22", 900)
    assert app.target == ("fafy",), "the position of the first entry begins"
