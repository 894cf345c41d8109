"""When something goes wrong, it is said in words, and there is a way on: never a blank page."""

import re

import pytest
from playwright.sync_api import BrowserContext, Route

from tests.browser.visit import AWALE, Visit, escape


def test_an_error_in_the_python_is_told_in_words_and_one_starts_again(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    visit.page.evaluate("() => sillon.handheld.do('set_preference', 'brightness', 99)")
    visit.page.wait_for_selector("#trouble[open]")
    assert "La partie est gardée" in str(visit.page.text_content("#trouble-text"))
    details = str(visit.page.text_content("#trouble pre"))
    assert "ValueError" in details
    assert re.search(r'File "/hal/leds\.py", line \d+, in brightness', details), details
    visit.page.click("#restart")
    visit.wait_for("state.screen == 'home'")
    assert not visit.page.is_visible("#trouble")


def test_trouble_is_left_only_by_a_way_on(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    for _ in range(2):  # also when it has been left before
        visit.page.evaluate("() => sillon.handheld.do('set_preference', 'brightness', 99)")
        visit.page.wait_for_selector("#trouble[open]")
        escape(visit.page, "#restart")
        visit.page.click("#restart")
        visit.page.wait_for_selector("#trouble:not([open])", state="attached")
        visit.settle()
        assert not visit.page.is_visible("#trouble")
        visit.wait_for("state.screen == 'home'")


def test_a_second_trouble_soon_after_has_a_way_to_begin_from_nothing(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    for way_on in ("#restart", "#forget"):
        visit.page.evaluate("() => sillon.handheld.do('set_preference', 'brightness', 99)")
        visit.page.wait_for_selector("#trouble[open]")
        assert visit.page.is_visible("#forget") == (way_on == "#forget")
        if way_on == "#forget":
            visit.page.evaluate("() => localStorage.setItem('sillon.nvm.pico_panel', '00')")
            visit.page.evaluate("() => localStorage.setItem('sillon.calm.pico_panel', 'yes')")
        visit.page.click(way_on)
        visit.page.wait_for_selector("#trouble:not([open])", state="attached")
    visit.wait_for("state.screen == 'home'")
    assert visit.page.evaluate("() => localStorage.getItem('sillon.calm.pico_panel')") == "no"
    assert visit.page.evaluate("() => localStorage.getItem('sillon.nvm.pico_panel')") != "00"


@pytest.mark.parametrize(
    "fails", ["setTimeout(() => { throw new Error('by nobody'); })", "Promise.reject(new Error('by nobody'))"]
)
def test_an_error_in_the_page_itself_is_told_too(visit: Visit, fails: str) -> None:
    visit.open(AWALE)
    visit.wait_for("state.match")
    visit.page.evaluate(f"() => void {fails}")
    visit.page.wait_for_selector("#trouble[open]")
    assert "by nobody" in str(visit.page.text_content("#trouble pre"))
    visit.page.click("#restart")
    visit.wait_for("state.screen == 'home'")
    assert [text for text in visit.errors if "by nobody" not in text] == []
    visit.errors.clear()


def test_a_worker_that_is_stuck_is_replaced(visit: Visit) -> None:
    visit.page.clock.install()
    visit.open()
    visit.page.evaluate("() => void sillon.handheld.ask('timed', '3600000ms '.repeat(9))")
    visit.page.clock.run_for(12_000)
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
    assert visit.page.is_hidden("#trouble")


@pytest.mark.parametrize("file", ["drive.bin", "worker.js", "interpreter.js", "micropython.wasm"])
def test_a_part_of_the_handheld_that_does_not_arrive_is_told_and_one_starts_again(
    context: BrowserContext, address: str, file: str
) -> None:
    visit = Visit(context, address)
    context.route(f"**/{file}", lambda route: route.fulfill(status=503))
    visit.page.goto(address)
    visit.page.wait_for_selector("#trouble[open]")
    assert visit.page.text_content("#trouble pre")
    context.unroute(f"**/{file}")
    visit.page.click("#restart")
    visit.wait_for("state.screen == 'home'")


def test_a_slow_net_is_no_trouble(context: BrowserContext, address: str) -> None:
    """Files that take long are waited for, and that is said."""
    visit = Visit(context, address)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    context.route("**/drive.bin", hold)
    visit.page.clock.install()
    with context.expect_event("request", lambda request: request.url.endswith("drive.bin")):
        visit.page.goto(address)
    visit.page.clock.run_for(30_000)
    visit.page.wait_for_function("() => document.querySelector('#loading').textContent.includes('lent')")
    assert visit.page.is_hidden("#trouble")
    held[0].continue_()
    visit.wait_for("state.screen == 'home'")


def test_a_script_that_does_not_arrive_is_told(context: BrowserContext, address: str) -> None:
    visit = Visit(context, address)
    context.route("**/main.js", lambda route: route.fulfill(status=404))
    visit.page.goto(address)
    visit.page.wait_for_selector("#unsupported:not([hidden])")
    assert "n'est pas arrivée" in str(visit.page.text_content("#unsupported"))


def test_a_board_is_exchanged_under_a_finger(visit: Visit) -> None:
    """What is held down may be a button that the next board has not."""
    visit.open().wait_for("state.screen == 'home'")
    visit.page.keyboard.down("ArrowUp")
    visit.page.evaluate("() => { localStorage.setItem('sillon.board', 'trellis_m4'); return sillon.switchOn(); }")
    visit.page.keyboard.up("ArrowUp")
    visit.wait_for("sillon.shape().board == 'trellis_m4'")
    visit.page.locator("#panel .key").first.click(delay=90)
    visit.wait_for("state.screen == 'games'")
    assert visit.page.is_hidden("#trouble")


def test_however_often_it_is_switched_on_one_loop_has_time_pass(visit: Visit) -> None:
    visit.open()
    (worker,) = visit.page.workers
    worker.evaluate("""() => {
      const [plain, clear] = [setTimeout, clearTimeout];
      globalThis.loops = new Set();
      globalThis.setTimeout = (deed, after) => {
        const number = plain(() => {
          loops.delete(number);
          deed();
        }, after);
        if (deed.name === "loop") loops.add(number);
        return number;
      };
      globalThis.clearTimeout = (number) => {
        loops.delete(number);
        clear(number);
      };
    }""")
    for _ in range(3):
        visit.page.evaluate("() => sillon.switchOn({})")
        visit.page.evaluate("() => sillon.handheld.stand(false)")
        visit.wait_for("state.screen == 'home'")
        visit.ask("code")  # a loop that was left over has had its turn by then, for messages come in between
        assert worker.evaluate("() => loops.size") == 1
