"""What a computer has beside a mouse: a gamepad, a loudspeaker, and arrow keys for a board whose keys are lights."""

import pytest

from sim.handheld import Handheld
from sim.shadow import wire
from tests.browser.visit import AWALE, SETTINGS, Visit

# Two pads as the standard mapping has them: nothing pressed, the stick in its middle.
PADS = """
  globalThis.pads = [0, 1].map(() => ({ axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) }));
  navigator.getGamepads = () => globalThis.pads;
"""
PLUGGED = "() => dispatchEvent(new Event('gamepadconnected'))"


@pytest.mark.parametrize("pad", [0, 1])
def test_a_gamepad_presses_and_its_stick_is_the_arrows(visit: Visit, pad: int) -> None:
    visit.page.add_init_script(PADS)
    visit.open().wait_for("state.screen == 'home'")
    visit.page.evaluate(PLUGGED)
    visit.page.evaluate(f"() => pads[{pad}].buttons[0].pressed = true")
    visit.wait_for("state.screen == 'games' && state.chosen == 1")
    visit.page.evaluate(f"() => pads[{pad}].buttons[0].pressed = false")
    visit.page.wait_for_selector(".key.held", state="detached")
    visit.page.evaluate(f"() => pads[{pad}].axes[0] = 0.9")
    visit.wait_for("state.chosen == 2")
    visit.page.evaluate(f"() => pads[{pad}].axes[0] = 0")
    visit.page.wait_for_selector(".key.held", state="detached")
    visit.page.evaluate(f"() => pads[{pad}].buttons[1].pressed = true")
    visit.wait_for("state.screen == 'pause' || state.screen == 'home'")


def test_a_gamepad_leaves_the_handheld_alone_while_a_dialog_is_open(visit: Visit) -> None:
    visit.page.add_init_script(PADS)
    visit.open().wait_for("state.screen == 'home'")
    visit.page.evaluate(PLUGGED)
    visit.page.click("#open-settings")
    visit.page.evaluate("() => pads[0].buttons[0].pressed = true")
    for _ in range(3):
        visit.settle()
    assert visit.page.locator(".key.held").count() == 0
    visit.page.click("#settings .close")
    visit.wait_for("state.screen == 'games'")


# Keeps what the page asks of Web Audio.
SPY = """
  globalThis.heard = [];
  for (const name of ["setValueAtTime", "setTargetAtTime"]) {
    const plain = AudioParam.prototype[name];
    AudioParam.prototype[name] = function (value, ...more) {
      heard.push([name === "setValueAtTime" ? "hertz" : "loud", Math.round(value * 1000) / 1000]);
      return plain.call(this, value, ...more);
    };
  }
"""
WORDS = "700ms RIGHT OK 2000ms"


def test_the_buzzer_sounds_in_the_browser_as_on_the_desktop(visit: Visit) -> None:
    """The same tones in the same order, each followed by silence in the end; and none at all while sound is off."""
    handheld = Handheld("pico_panel", {**SETTINGS, "SILLON_SOUND": 1}, code=AWALE)
    tones = [0]
    for _ in handheld.script_steps(WORDS):
        if wire.tone() != tones[-1]:
            tones.append(wire.tone())
    handheld.power_off()
    assert len(tones) > 2
    visit.page.add_init_script(SPY)
    visit.open().hold(code=AWALE)
    visit.play(WORDS, "clicks")
    assert [value for what, value in visit.page.evaluate("() => heard") if what == "hertz"] == []
    visit.hold(code=AWALE)
    visit.page.evaluate("() => void sillon.handheld.do('set_preference', 'sound', true)")
    visit.page.evaluate("() => heard.length = 0")
    visit.play(WORDS, "clicks")
    heard = visit.page.evaluate("() => heard")
    assert [value for what, value in heard if what == "hertz"] == [round(tone, 3) for tone in tones if tone]
    assert [value for what, value in heard if what == "loud"][-1] == 0
    assert max(value for what, value in heard if what == "loud") <= 0.1


def test_arrow_keys_go_from_key_to_key_where_a_board_has_no_arrows(visit: Visit) -> None:
    visit.page.add_init_script("localStorage.setItem('sillon.board', 'trellis_m4')")
    visit.open()
    focused = "() => document.activeElement.getAttribute('aria-label')"
    seen = []
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"):
        visit.page.keyboard.press(key)
        seen.append(visit.page.evaluate(focused))
    assert seen == ["Touche 1", "Touche 2", "Touche 10", "Touche 9", "Touche 1", "Touche 1"]
    visit.page.keyboard.press("Enter", delay=90)
    visit.wait_for("state.screen == 'games'")


# Keeps whether the page has the device stay awake.
WAKE_LOCK = """
  globalThis.awake = [];
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    awake.push(kind);
    return Object.assign(new EventTarget(), { release: async () => awake.push("let go") });
  } } });
"""


def test_the_device_stays_awake_while_a_game_is_played_and_somebody_is_there(visit: Visit) -> None:
    visit.page.add_init_script(WAKE_LOCK)
    visit.page.clock.install()
    visit.open().wait_for("state.screen == 'home'")
    assert visit.page.evaluate("() => awake") == []
    visit.page.evaluate("(code) => sillon.switchOn({ code })", AWALE)
    visit.wait_for("state.match")
    assert visit.page.evaluate("() => awake") == ["screen"]
    visit.page.clock.fast_forward("05:00")
    visit.tap("RIGHT")
    visit.wait_for("state.lines.some((line) => line.includes('B'))")
    visit.passes(1000)  # and then stands still: what changes later would count as somebody who is there
    visit.page.clock.fast_forward("09:00")
    assert visit.page.evaluate("() => awake") == ["screen"]
    visit.page.clock.fast_forward("02:00")
    visit.page.wait_for_function("() => awake.length === 2")
    assert visit.page.evaluate("() => awake") == ["screen", "let go"]
