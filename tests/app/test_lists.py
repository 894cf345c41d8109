"""A list that goes on says so: arrows on the screen, amber lights at the ends of the panel, a key on lit keys."""

from typing import Any

import pytest

from sillon.ui.menu import MORE, Menu
from tests.app.scenes import SCENES
from tests.app.stage import after_script, enter, open_screen, wire_encoder

LISTS = [scene for scene in SCENES if scene.board in ("", "pico_panel") and not scene.event and not scene.missing][::9]


@pytest.mark.parametrize("scene", LISTS, ids=lambda scene: scene.name)
def test_scenes_of_lists_show_where_they_go_on(scene: Any) -> None:
    handheld = enter(scene, "pico_panel", "fr")
    menu = handheld.bench.app.screen
    if not isinstance(menu, Menu) or type(menu).page is not Menu.page or menu.note:
        return
    shown = [text[20:] for text in handheld.text()]
    first = min(max(menu.selected - 1, 0), max(len(menu.items) - 4, 0))
    assert ("▲" in shown[0]) == (first > 0)
    assert ("▼" in shown[4] or "▼" in handheld.text()[0][19:]) == (first + 4 < len(menu.items))


def menu_of(many: int, board: str = "pico_panel") -> Any:
    handheld = after_script("300ms", board)
    open_screen(handheld, "pause")
    menu = handheld.bench.app.screen
    menu.entries = lambda: [("", "resume")] * many
    menu.refresh_entries()
    menu.selected = 0
    handheld.run(200)
    return handheld


def test_full_line_gives_its_mark_to_the_title() -> None:
    handheld = menu_of(9)
    handheld.bench.app.screen.text_of = lambda entry: "x" * 21
    handheld.script("RIGHT RIGHT RIGHT 200ms")
    assert handheld.text()[0].endswith("▲▼")
    assert handheld.text()[4] == "x" * 21


def test_short_list_has_no_mark() -> None:
    handheld = menu_of(4)
    handheld.script("RIGHT RIGHT 200ms")
    assert not {"▲", "▼"} & set("".join(handheld.text()))


def test_panel_shows_amber_where_entries_go_on() -> None:
    handheld = menu_of(16)
    amber = wire_encoder(handheld)(MORE)
    handheld.bench.app.screen.redraw = 3
    ends = []
    for _ in range(16):
        handheld.run(200)
        near = handheld.lights()[-1]
        ends.append((near[0] == amber, near[-1] == amber))
        handheld.tap("RIGHT")
    assert ends == [(False, True)] * 7 + [(True, True)] * 7 + [(True, False)] * 2


def test_every_press_moves_a_light() -> None:
    handheld = menu_of(16)
    before = None
    for _ in range(17):
        tall = [col for col in range(9) if any(handheld.lights()[0][col])]
        assert len(tall) == 1 and tall != before
        before = tall
        handheld.tap("RIGHT")


def test_last_key_leads_to_the_other_entries() -> None:
    handheld = menu_of(15, "macropad")
    menu = handheld.bench.app.screen
    amber = wire_encoder(handheld)(MORE)
    menu.redraw = 3
    handheld.run(200)
    assert handheld.lights()[3][2] == amber
    handheld.script("CELL11 200ms")
    assert menu.selected == 11
    handheld.script("CELL2 200ms")
    assert menu.selected == 13
    handheld.script("CELL11 200ms")
    assert menu.selected == 0
