"""Whoever plays: with fingers, keys or a screen reader, small and large windows, and when something goes wrong."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from sillon.codes import write
from sillon.session import Session
from sim.handheld import Handheld
from sim.paths import ROOT
from tests.browser.visit import AWALE, SETTINGS, Visit, escape, position

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAFY = write(Session("fafy", {}))
EMPTY_CELL = position("fafy", "0 2 2 1 1 2 2 1 S")
LAST_MOVE = position("awale", "0 0 0 0 0 1 1 0 0 0 0 1 24 21 S")
FANORONA = position("fanorona", "WWWWWWWWW/WWWWWWWWW/BWB.W.WBW/BBBBBBBBB/BBBBBBBBB B")

CLOSED_AND_ENTERED = """() => {
  const close = document.querySelector("#settings .close");
  close.focus();
  close.click();
  const pressed = (kind) => document.activeElement.dispatchEvent(new KeyboardEvent(kind, { code: "Enter", bubbles: true }));
  pressed("keydown");
  setTimeout(() => pressed("keyup"), 90);
}"""


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
    visit.turn_faces()
    visit.page.click("#toggle-full")
    assert serious(visit) == []
    context.close()


def test_who_chooses_the_colours_of_all_pages_still_sees_the_buttons(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="fr-FR", forced_colors="active")
    visit = Visit(context, address).open()
    look = """(selector) => { const style = getComputedStyle(document.querySelector(selector));
      return [style.color, style.backgroundImage, style.outlineStyle]; }"""
    colour, ground, _ = visit.page.evaluate(look, "#cross [data-name=LEFT]")
    assert colour == "rgb(238, 241, 243)"
    assert ground.startswith("linear-gradient")
    before = visit.page.evaluate(look, "#toggle-faces")
    visit.turn_faces()
    visit.page.mouse.move(0, 0)
    after = visit.page.evaluate("() => getComputedStyle(document.querySelector('#toggle-faces')).outlineWidth")
    assert before[2] == "solid"
    assert after == "3px"
    context.close()


def test_a_screen_reader_hears_what_happens(visit: Visit) -> None:
    visit.open(FAFY)
    visit.listen()
    visit.hears("Sud joue")
    visit.page.keyboard.press("ArrowRight", delay=90)
    visit.hears("Case 2")
    visit.page.keyboard.press("p")
    visit.hears("Graines par case")
    visit.page.keyboard.press("m")
    visit.wait_for("state.screen == 'pause'")
    visit.hears("Continuer")


def lines_after(code: str, words: str) -> list[str]:
    """The desktop's small screen after these presses, its lines as they are read from the pixels."""
    handheld = Handheld("pico_panel", SETTINGS, code=code)
    try:
        handheld.script(words)
        return [line.strip() for line in handheld.text()]
    finally:
        handheld.power_off()


REFUSED = "600ms LEFT OK 300ms"


def test_a_refusal_is_said(table: Visit) -> None:
    """As the small screen writes it, sign by sign but for pictograms."""
    before, after = (lines_after(EMPTY_CELL, words) for words in ("600ms LEFT 300ms", REFUSED))
    why = [line for line in after if line not in before]
    assert why
    table.hold(code=EMPTY_CELL)
    table.listen()
    table.play(REFUSED, "keys")
    table.hears(*why)


def test_an_arrow_is_said_as_what_it_means(table: Visit) -> None:
    """Between two pits it is no direction; and no sentence gets a full stop beside its own sign."""
    table.hold(code=AWALE)
    table.listen()
    table.play("600ms RIGHT 600ms", "keys")
    table.hears("semer B jusqu'à")
    table.hold(code=FANORONA)
    table.play("600ms", "keys")
    table.hears("Blanc 22 Noir 21")
    table.hold(code=LAST_MOVE)
    table.play("600ms OK 4000ms", "keys")
    table.hears("Sud : 26, gagné")
    assert not any(".." in said or "!." in said or ":." in said for said in table.page.evaluate("() => heard"))


def test_the_result_is_said(table: Visit) -> None:
    table.hold(code=LAST_MOVE)
    table.listen()
    table.play("600ms OK 4000ms", "keys")
    assert table.state()["match"]["scores"] == [26, 21]
    table.hears("Sud : 26, gagné")


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


@pytest.mark.parametrize("clicks", [["#toggle-full"], ["#open-settings", "#settings .close"]])
def test_enter_is_ok_also_after_a_click_on_the_bar(visit: Visit, clicks: list[str]) -> None:
    visit.open().wait_for("state.screen == 'home'")
    for selector in clicks:
        visit.page.click(selector)
    visit.page.keyboard.press("Enter", delay=90)
    visit.wait_for("state.screen == 'games'")
    assert not visit.page.is_visible("#settings")


def test_enter_is_ok_before_a_closed_dialog_has_given_the_focus_back(visit: Visit) -> None:
    """No frame is drawn between the two: Chromium's focus is still on the button that closed it."""
    visit.open().wait_for("state.screen == 'home'")
    visit.page.click("#open-settings")
    visit.page.evaluate(CLOSED_AND_ENTERED)
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
    visit.page.wait_for_selector(".key.held", state="detached")
    visit.passes(300)
    assert visit.state()["screen"] == "pause"
    context.close()


def test_on_nords_side_an_arrow_points_where_the_light_goes(visit: Visit) -> None:
    visit.open()
    visit.turn_faces()
    visit.wait_for("state.screen == 'home'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'games'")
    chosen = visit.state()["chosen"]
    arrows = visit.page.locator("#far .cross [data-name$=RIGHT], #far .cross [data-name$=LEFT]")
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


def moves(visit: Visit, milliseconds: int = 2000) -> bool:
    """Whether any light changes by itself."""
    seen = set()
    for _ in range(milliseconds // 100):
        visit.passes(100)
        seen.add(visit.ask("picture_now").split(" ")[0])
    return len(seen) > 1


def test_nothing_moves_for_whoever_asks_for_calm_unless_he_wants_it_to(browser: Browser, address: str) -> None:
    """Neither on the page nor on the handheld; and what is set on the handheld afterwards counts."""
    context = browser.new_context(reduced_motion="reduce", locale="fr-FR")
    visit = Visit(context, address).open(AWALE)
    visit.page.wait_for_selector("#note:not([hidden])")
    assert "calmes" in str(visit.page.text_content("#note"))
    assert visit.page.evaluate("() => document.getAnimations().length") == 0
    visit.passes(1500)  # the cursor has become bright
    assert not moves(visit)
    visit.page.click("#note button")
    assert moves(visit)
    visit.page.evaluate("() => sillon.switchOn({ again: true })")
    assert moves(visit)
    context.close()


def test_the_lights_move_for_everybody_else(table: Visit) -> None:
    table.hold(code=AWALE)
    assert moves(table)


def test_face_to_face_each_has_buttons_that_choose_in_his_turn_alone(visit: Visit) -> None:
    """Where the board foresees Nord's own; the match goes on with them and without them."""
    visit.open().hold(code=AWALE)
    visit.play("600ms OK 3000ms", "keys")
    match = visit.state()["match"]
    assert (match["turn"], match["moves"]) == (1, 1)
    visit.turn_faces()
    visit.passes(800)
    assert visit.state()["match"] == match
    nords, suds = "#far [data-name='NORD.OK']", "#deeds [data-name=OK]"
    for button, moves in ((suds, 1), (nords, 2), (nords, 2), (suds, 3)):
        visit.page.dispatch_event(button, "pointerdown", {"pointerId": 1})
        visit.passes(100)
        visit.page.dispatch_event(button, "pointerup", {"pointerId": 1})
        visit.passes(3000)
        assert visit.state()["match"]["moves"] == moves, button
    visit.turn_faces()
    visit.passes(800)
    assert visit.state()["match"]["moves"] == 3
    assert visit.page.locator(nords).count() == 0


def test_letters_are_no_keys_for_whoever_wants_none(visit: Visit) -> None:
    visit.open().wait_for("state.screen == 'home'")
    visit.page.click("#open-settings")
    visit.page.uncheck("#letters")
    visit.page.click("#settings .close")
    visit.page.keyboard.press("m")
    visit.page.keyboard.press("ArrowRight")
    visit.tap("OK")
    visit.wait_for("state.screen == 'games'")
    visit.page.click("#open-settings")
    visit.page.check("#letters")
    visit.page.click("#settings .close")
    visit.page.keyboard.press("m")
    visit.wait_for("state.screen == 'pause'")


# Awalé of few seeds on the NeoTrellis, which has no screen: whoever cannot see it plays by the names of its keys.
FEW = position("awale", "0 0 0 0 0 2 1 0 0 0 0 1 22 22 S")


def key(visit: Visit, name: str) -> None:
    """Presses the lit key whose name ends so, as a screen reader does, when there is one."""
    selector = f"#panel .key[aria-label$='{name}']"
    visit.page.wait_for_selector(selector)
    visit.page.locator(selector).first.press("Enter", delay=90)


def test_a_board_without_a_screen_is_played_by_ear(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('sillon.board', 'trellis_m4')")
    visit.open().listen()
    visit.wait_for("state.screen == 'home'")
    key(visit, "OK")
    visit.hears("Quel jeu ?")
    key(visit, "Awalé")
    visit.wait_for("state.screen == 'setup'")
    visit.hears("un enfant")
    key(visit, "malin")
    visit.hears("malin")
    key(visit, "OK")
    visit.wait_for("state.match")
    visit.page.evaluate("(code) => sillon.switchOn({ code })", FEW)
    visit.hears("Sud joue")
    key(visit, " : F, 2")
    key(visit, " : F, 2")
    visit.wait_for("state.match.turn == 1")
    visit.hears("Nord joue")
    key(visit, " : e, 0")
    visit.hears("vide", "rien")
    visit.page.evaluate("() => sillon.handheld.hold('BACK', 750)")
    visit.wait_for("state.screen == 'pause'")
    visit.hears("Continuer")
    key(visit, "Continuer")
    visit.wait_for("state.screen == 'awale'")


def test_one_window_at_a_time_keeps_the_game(context: Any, address: str) -> None:
    """The one that was opened last; the other is told, stands still, and can take it back."""
    one, other = Visit(context, address), Visit(context, address)
    one.open(AWALE).wait_for("state.match")
    other.open()
    one.page.wait_for_selector("#elsewhere[open]")
    assert "autre fenêtre" in str(one.page.text_content("#elsewhere"))
    assert not other.page.is_visible("#elsewhere")
    other.wait_for("state.screen == 'home'")
    one.goes_on_here()
    other.page.wait_for_selector("#elsewhere[open]")
    one.wait_for("state.screen == 'home'")
    assert not one.page.is_visible("#elsewhere")
    assert one.errors == other.errors == []


def test_a_window_that_is_put_off_stays_so_and_keeps_nothing(context: Any, address: str) -> None:
    """However often Escape is pressed, and whatever still happens in it."""
    one, other = Visit(context, address), Visit(context, address)
    one.open(AWALE).wait_for("state.match")
    other.open()
    one.page.wait_for_selector("#elsewhere[open]")
    escape(one.page, "#here")
    other.passes(100)  # and no more: what it has kept stays as it is
    kept = "() => JSON.stringify(localStorage)"
    before = other.page.evaluate(kept)
    one.page.evaluate("() => globalThis.before = sillon.shape()")
    one.page.evaluate("() => document.querySelector('#toggle-faces').click()")
    one.page.evaluate("() => sillon.switchOn({ again: true })")
    one.ask("code")
    news = "{ detail: { board: 'pico_panel', nvm: '00' } }"
    one.page.evaluate(f"() => void sillon.handheld.dispatchEvent(new CustomEvent('news', {news}))")
    assert one.page.evaluate("() => sillon.shape() === before")
    assert other.page.evaluate(kept) == before
    one.goes_on_here()
    one.wait_for("state.screen == 'home'")
    assert one.errors == other.errors == []
