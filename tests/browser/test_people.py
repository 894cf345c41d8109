"""Whoever plays: with fingers, keys or a screen reader, small and large windows, and when something goes wrong."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from sillon.codes import write
from sillon.session import Session
from sim.paths import ROOT
from tests.browser.visit import Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAFY = write(Session("fafy", {}))
AWALE = write(Session("awale", {}))
WINDOWS = [(360, 640), (360, 740), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
TOUCH_PX = 44


def boxes(visit: Visit, selector: str) -> list[tuple[float, float, float, float]]:
    """left, top, right, bottom of all that is seen of the selector."""
    script = """(selector) => [...document.querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect()).filter((box) => box.width)
      .map((box) => [box.left, box.top, box.right, box.bottom])"""
    return [tuple(box) for box in visit.page.evaluate(script, selector)]


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[2] <= other[0] + 1 or other[2] <= one[0] + 1 or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


@pytest.mark.parametrize("faces", [False, True], ids=["one side", "face to face"])
@pytest.mark.parametrize("board", ["pico_panel", "pico_strip"])
@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_of_it_fits_the_window_and_a_finger(
    browser: Browser, address: str, pictures: Path, size: tuple[int, int], board: str, faces: bool
) -> None:
    width, height = size
    scheme: Any = "dark" if width == 1920 else "light"
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr-FR", color_scheme=scheme)
    visit = Visit(context, address)
    visit.page.add_init_script(f"localStorage.setItem('sillon.board', '{board}')")
    visit.open(AWALE if board == "pico_strip" else FAFY)
    visit.wait_for("state.match")
    if faces:
        visit.page.click("#toggle-faces")
    visit.page.wait_for_timeout(400)
    name = f"{board}-{width}x{height}{'-faces' if faces else ''}.png"
    visit.page.screenshot(path=pictures / name)
    keys = boxes(visit, "#handheld .key")
    assert len(keys) == (6 if board == "pico_panel" else 4) * (2 if faces else 1)
    parts = keys + boxes(visit, "#panel") + boxes(visit, ".glass")
    for k, part in enumerate(parts):
        assert part[0] >= 0 <= part[1] and part[2] <= width and part[3] <= height, f"{name}: {part}"
        for other in parts[:k]:
            assert apart(part, other), f"{name}: {part} lies on {other}"
    for key in keys if not faces or min(size) > 600 else []:
        assert min(key[2] - key[0], key[3] - key[1]) >= TOUCH_PX - 2, f"{name}: {key}"
    assert visit.errors == []
    context.close()


def serious(visit: Visit) -> list[str]:
    """What axe-core finds that is serious, each as a line."""
    found = visit.page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{each['id']}: {node['html'][:120]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Browser, address: str, theme: Any) -> None:
    # The page's own policy keeps other scripts out, also the judge's.
    context = browser.new_context(locale="fr-FR", color_scheme=theme, bypass_csp=True)
    visit = Visit(context, address).open(AWALE)
    visit.page.add_script_tag(path=AXE)
    visit.wait_for("state.match")
    assert serious(visit) == []
    for opener, dialog in (("#open-games", "#games"), ("#open-share", "#share"), ("#open-settings", "#settings")):
        visit.page.click(opener)
        visit.page.wait_for_selector(f"{dialog}[open]")
        assert serious(visit) == [], dialog
        visit.page.click(f"{dialog} .close")
    visit.page.click("#toggle-faces")
    visit.page.click("#toggle-full")
    assert serious(visit) == []
    context.close()


def test_a_screen_reader_hears_what_happens(visit: Visit) -> None:
    visit.open(FAFY)
    visit.page.wait_for_function("() => document.querySelector('#said').textContent.includes('Sud joue')")
    visit.page.keyboard.press("ArrowRight", delay=90)
    visit.page.wait_for_function("() => document.querySelector('#said').textContent.includes('Case 2')")
    visit.page.wait_for_timeout(500)
    visit.page.keyboard.press("p")
    assert visit.said().startswith("Graines par case")
    visit.page.keyboard.press("m")
    visit.wait_for("state.screen == 'pause'")
    visit.page.wait_for_function("() => document.querySelector('#said').textContent.includes('Continuer')")


def test_a_refusal_is_said(visit: Visit) -> None:
    """Sud's first cell of a row of ones cannot be sown to the west; whatever is refused, a sentence comes."""
    visit.open(FAFY)
    visit.wait_for("state.screen == 'fafy'")
    visit.page.wait_for_timeout(600)
    heard = []
    for _ in range(12):
        visit.tap("LEFT")
        visit.tap("OK")
        visit.page.wait_for_timeout(700)
        heard.append(visit.said())
    assert any(len(text) > 5 for text in heard)
    assert len(set(heard)) > 2


def test_every_button_is_reached_by_tab_and_pressed_by_enter(visit: Visit) -> None:
    visit.open()
    visit.wait_for("state.screen == 'home'")
    reached = []
    for _ in range(25):
        visit.page.keyboard.press("Tab")
        reached.append(visit.page.evaluate("() => document.activeElement.getAttribute('aria-label') ?? ''"))
        if reached[-1] == "OK":
            visit.page.keyboard.press("Enter", delay=90)
            break
    assert {"Jeux", "Réglages", "Gauche", "Droite", "OK"} <= set(reached)
    visit.wait_for("state.screen == 'games'")


def test_a_click_without_a_pointer_is_a_press(visit: Visit) -> None:
    """As a screen reader clicks."""
    visit.open()
    visit.wait_for("state.screen == 'home'")
    visit.page.evaluate("() => document.querySelector('#deeds [data-name=OK]').click()")
    visit.wait_for("state.screen == 'games'")


def test_a_finger_that_stays_opens_the_menu(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, locale="fr-FR")
    visit = Visit(context, address).open()
    visit.wait_for("state.screen == 'home'")
    box = visit.page.locator("#deeds [data-name=BACK]").bounding_box()
    assert box
    touch = context.new_cdp_session(visit.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visit.wait_for("state.screen == 'pause'")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visit.page.wait_for_timeout(300)
    assert visit.state()["screen"] == "pause"
    context.close()


def test_on_nords_side_an_arrow_points_where_the_light_goes(visit: Visit) -> None:
    visit.open()
    visit.page.click("#toggle-faces")
    visit.wait_for("state.screen == 'home'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'games'")
    chosen = visit.state()["chosen"]
    arrows = visit.page.locator("#far .cross [data-name=RIGHT], #far .cross [data-name=LEFT]")
    east = max((arrows.nth(k) for k in range(2)), key=lambda each: (each.bounding_box() or {})["x"])
    east.click(delay=90)
    visit.wait_for(f"state.chosen == {chosen + 1}")


def test_the_page_speaks_the_language_of_the_handheld(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    visit.page.click("#open-settings")
    visit.page.select_option("#language", "en")
    visit.wait_for("state.language == 'en' && state.match && state.screen == 'awale'")
    visit.page.click("#settings .close")
    assert visit.page.text_content("#open-games span") == "Games"
    assert visit.page.evaluate("() => document.documentElement.lang") == "en"
    visit.wait_for("state.lines[0].includes('South')")


def test_the_sound_is_off_at_first_and_one_press_away(visit: Visit) -> None:
    visit.open()
    visit.wait_for("state.screen == 'home'")
    assert visit.page.get_attribute("#toggle-sound", "aria-pressed") == "false"
    visit.page.click("#toggle-sound")
    visit.wait_for("state.sound")
    assert visit.page.get_attribute("#toggle-sound", "aria-pressed") == "true"


def test_the_score_stands_large_for_the_class(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    visit.page.click("#toggle-full")
    visit.page.wait_for_selector("#score:not([hidden]) .turn")
    assert "Sud" in str(visit.page.text_content("#score .turn"))
    size = visit.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('#score b')).fontSize)")
    assert size > 24


def test_a_game_is_one_card_away(visit: Visit) -> None:
    visit.open()
    visit.page.click("#open-games")
    visit.page.click("[data-game=fanorona]")
    visit.wait_for("state.screen == 'setup' && state.lines[0].includes('Fanorona')")


def test_an_error_in_the_python_is_told_in_words_and_one_starts_again(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    visit.page.evaluate("() => sillon.handheld.do('set_preference', 'brightness', 99)")
    visit.page.wait_for_selector("#trouble[open]")
    assert "La partie est gardée" in str(visit.page.text_content("#trouble-text"))
    assert "ValueError" in str(visit.page.text_content("#trouble pre"))
    visit.page.click("#restart")
    visit.wait_for("state.screen == 'home'")
    assert not visit.page.is_visible("#trouble")


def test_a_worker_that_is_stuck_is_replaced(visit: Visit) -> None:
    visit.page.clock.install()
    visit.open()
    visit.page.evaluate("() => void sillon.handheld.ask('pass', 10_000_000)")
    visit.page.clock.fast_forward(12_000)
    visit.page.wait_for_selector("#trouble[open]")
    assert "ne répond plus" in str(visit.page.text_content("#trouble-text"))
    visit.page.click("#restart")
    visit.wait_for("state.screen == 'home'")


def test_a_browser_that_cannot_is_told_so(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address)
    visit.page.add_init_script("delete globalThis.DecompressionStream")
    visit.page.goto(address)
    visit.page.wait_for_selector("#unsupported:not([hidden])")
    assert "trop ancien" in str(visit.page.text_content("#unsupported"))


def test_nothing_of_the_page_moves_for_whoever_asks_for_calm(browser: Browser, address: str) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="fr-FR")
    visit = Visit(context, address).open()
    moving = visit.page.evaluate("() => document.getAnimations().length")
    assert moving == 0
    context.close()
