"""Nothing is lost: a reload in the middle of a game, another board, no net; and a link or a typed code begins where it says."""

import io
import re
import shutil
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext

from sillon.codes import write
from sillon.session import Session
from sim.memory import crowd, new_memory
from tests.browser.visit import AWALE, PLAYED_HERE, READY, Visit

KEPT = "() => localStorage.getItem('sillon.nvm.pico_panel').includes('6d61746368')"  # "match"


def moved(name: str, *moves: str, **options: object) -> Session:
    session = Session(name, dict(options))
    for move in moves:
        session.match.play(session.game.parse_move(session.position, move))
    return session


def test_a_game_goes_on_after_a_reload_in_its_middle(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.screen == 'awale'")
    visit.tap("OK")
    visit.wait_for("state.match.moves == 1")
    position = visit.state()["match"]["text"]
    visit.page.wait_for_function(KEPT)
    visit.reload()
    visit.wait_for("state.screen == 'home'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'go_on'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'awale'")
    assert visit.state()["match"]["text"] == position


def test_a_link_begins_at_its_position_once(visit: Visit) -> None:
    session = moved("fanorona", "D2-E3P", chain="may")
    visit.open(write(session))
    visit.wait_for("state.match")
    assert visit.state()["match"]["text"] == session.game.to_text(session.position)
    assert "#" not in visit.page.url
    visit.reload()
    visit.wait_for("state.screen == 'home'")


def test_the_code_that_is_shown_is_the_one_of_the_position(visit: Visit) -> None:
    session = moved("awale", "C", "d")
    visit.open(write(session))
    visit.wait_for("state.match")
    visit.page.click("#open-share")
    visit.page.wait_for_selector("#share[open]")
    assert visit.page.text_content("#code") == write(session).replace("-", " ")
    assert visit.page.input_value("#link").endswith(f"#{write(session)}")
    assert visit.page.is_hidden("#send") == visit.page.evaluate("() => !navigator.share")
    picture = Image.open(io.BytesIO(visit.page.locator("#qr").screenshot()))
    assert [found.text for found in zxingcpp.read_barcodes(picture)] == [visit.page.input_value("#link")]


def test_a_device_that_can_send_a_link_is_asked_to(visit: Visit) -> None:
    """And whoever thinks better of it has no trouble."""
    visit.page.add_init_script(
        "navigator.share = async (what) => { globalThis.sent = what; throw new DOMException('no', 'AbortError'); };"
    )
    session = moved("awale", "C", "d")
    visit.open(write(session)).wait_for("state.match")
    visit.page.click("#open-share")
    visit.page.click("#send")
    assert visit.page.evaluate("() => sent.url").endswith(f"#{write(session)}")
    visit.settle()
    assert not visit.page.is_visible("#trouble")


def test_a_code_is_typed_in_small_letters_too(visit: Visit) -> None:
    session = moved("fang", "2")
    visit.open()
    visit.page.click("#open-share")
    visit.page.fill("#typed", write(session).lower().replace("-", ""))
    visit.page.click("#typing button")
    visit.wait_for("state.match")
    assert visit.state()["match"]["text"] == session.game.to_text(session.position)
    assert not visit.page.is_visible("#share")


BAD = [
    ("", "d'abord"),
    ("!!!!", "chiffres et des lettres"),
    ("100%", "chiffres et des lettres"),
    ("Z000", "la lettre de son jeu"),
    (AWALE[:-1] + ("1" if AWALE[-1] != "1" else "2"), "Un signe est faux"),
    (AWALE + "-7777", "Un signe est faux"),
]


@pytest.mark.parametrize("code, words", BAD)
def test_a_bad_code_gets_one_sentence_and_the_game_goes_on(table: Visit, code: str, words: str) -> None:
    table.hold(code=AWALE)
    table.passes(500)
    before = table.state()["match"]
    assert before
    table.page.click("#open-share")
    table.page.fill("#typed", code)
    table.page.click("#typing button")
    table.page.wait_for_selector("#typed-problem:not(:empty)")
    assert words in str(table.page.text_content("#typed-problem"))
    table.page.click("#share .close")
    assert table.state()["match"] == before


def crowded(visit: Visit) -> Visit:
    """Its handheld finds a memory in which nothing more has room."""
    memory = new_memory("pico_panel")
    crowd(memory)
    visit.page.add_init_script(f"localStorage.setItem('sillon.nvm.pico_panel', '{memory.hex()}')")
    return visit


def test_what_a_full_memory_has_no_room_for_is_told_and_the_handheld_stays_on(visit: Visit) -> None:
    """A game's card, a typed code, a link: in the store of the handheld, not in the browser's."""
    crowded(visit).open().wait_for("state.screen")
    visit.page.evaluate("() => globalThis.before = sillon.shape()")
    visit.page.click("#open-games")
    visit.page.click("[data-game=fanorona]")
    visit.page.wait_for_selector("#note:not([hidden])")
    assert "pleine" in str(visit.page.text_content("#note"))
    visit.page.click("#note button")
    visit.page.click("#open-share")
    visit.page.fill("#typed", AWALE)
    visit.page.click("#typing button")
    visit.page.wait_for_selector("#typed-problem:not(:empty)")
    assert "pleine" in str(visit.page.text_content("#typed-problem"))
    visit.page.click("#share .close")
    visit.page.evaluate(f"() => {{ location.hash = '{AWALE}'; }}")
    visit.page.wait_for_selector("#note:not([hidden])")
    assert visit.page.evaluate("() => sillon.shape() === before")


def test_a_match_that_has_no_room_goes_on_face_to_face(visit: Visit) -> None:
    crowded(visit).open().passes(600)
    for _ in range(9):  # the menus, the notice that nothing is kept, and a move
        match = visit.state()["match"]
        if not match or not match["moves"]:
            visit.play("OK 3000ms", "keys")
    assert match["moves"] == 1
    visit.turn_faces()
    visit.passes(900)
    assert visit.state()["match"] == match


@pytest.mark.parametrize("code, words", [("A2", "Un signe est faux"), ("A%E0%A4%A", "chiffres et des lettres")])
def test_a_bad_link_says_why_and_the_handheld_is_there(visit: Visit, code: str, words: str) -> None:
    visit.open(code)
    visit.page.wait_for_selector("#note:not([hidden])")
    assert words in str(visit.page.text_content("#note"))
    visit.wait_for("state.screen == 'home'")


def test_it_installs_as_an_app_and_works_without_the_net_after_the_first_visit(
    context: BrowserContext, visit: Visit
) -> None:
    visit.open()
    visit.page.evaluate("() => navigator.serviceWorker.ready")
    visit.page.wait_for_function("async () => (await caches.keys()).some((name) => name.startsWith('sillon '))")
    visit.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    found = context.new_cdp_session(visit.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {each["errorId"] for each in found} <= {"in-incognito"}  # as every window of a test is
    context.set_offline(True)
    visit.reload()
    visit.wait_for("state.screen == 'home'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'games'")
    for page in ("", "index.html"):
        visit.page.goto(f"{visit.address}{page}#{AWALE}")
        visit.page.wait_for_selector(READY)
        visit.wait_for("state.screen == 'awale'")


def test_two_copies_on_one_host_keep_their_files_apart(context: BrowserContext, site: Path, address: str) -> None:
    """As on a host where each project has a folder: both work without the net."""
    shutil.copytree(site, site.parent / "beside")
    addresses = [address, address.replace(f"/{site.name}/", "/beside/")]
    for each in addresses:
        visit = Visit(context, each).open()
        visit.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        visit.page.close()
    context.set_offline(True)
    for each in addresses:
        Visit(context, each).open().wait_for("state.screen == 'home'")


def test_a_newer_version_is_offered_and_taken(context: BrowserContext, site: Path, address: str) -> None:
    """The old one goes on until a person takes the new one; then nothing of the old one is kept."""
    folder = site.parent / "renewed"
    shutil.copytree(site, folder)
    visit = Visit(context, address.replace(f"/{site.name}/", "/renewed/")).open()
    visit.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    before = visit.page.evaluate("() => caches.keys()")
    for name, old, new in (
        ("words/fr.js", 'games: "Jeux"', 'games: "Autres jeux"'),
        ("service-worker.js", re.search(r'^const VERSION = "(\w+)"', worker_of(folder), re.MULTILINE)[1], "1" * 16),  # type: ignore[index]
    ):
        path = folder / name
        path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    visit.reload()
    visit.page.wait_for_selector("#note:not([hidden])")
    assert "nouvelle version" in str(visit.page.text_content("#note"))
    assert visit.page.text_content("#open-games span") == "Jeux"
    visit.page.click("#note button")
    visit.page.wait_for_function("() => document.querySelector('#open-games span').textContent === 'Autres jeux'")
    visit.page.wait_for_selector(READY)
    assert visit.page.evaluate("() => caches.keys()") == [f"sillon {visit.address} {'1' * 16}"] != before
    assert visit.errors == []


def worker_of(folder: Path) -> str:
    return (folder / "service-worker.js").read_text(encoding="utf-8")


def test_each_board_has_a_memory_of_its_own(visit: Visit) -> None:
    visit.open(AWALE)
    visit.wait_for("state.screen == 'awale'")
    visit.tap("OK")
    visit.wait_for("state.match.moves == 1")
    visit.page.wait_for_function(KEPT)
    visit.page.click("#open-settings")
    visit.page.select_option("#board", "pico_strip")
    visit.page.click("#settings .close")
    visit.wait_for("state.screen == 'home' && sillon.shape().board == 'pico_strip'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'games'")
    visit.page.click("#open-settings")
    visit.page.select_option("#board", "pico_panel")
    visit.page.click("#settings .close")
    visit.wait_for("state.screen == 'home' && sillon.shape().board == 'pico_panel'")
    visit.tap("OK")
    visit.wait_for("state.screen == 'go_on'")


FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"


def test_a_browser_that_becomes_full_keeps_the_newest_while_the_page_is_open(visit: Visit) -> None:
    """Not what it had room for last: a board that comes back goes on where it was."""
    visit.open().hold(code=AWALE)
    visit.play("600ms OK 6000ms", "keys")
    visit.page.evaluate(FULL)
    visit.play("OK 6000ms", "keys")
    match = visit.state()["match"]
    assert match["moves"] == 2
    visit.page.evaluate("() => sillon.switchOn()")
    visit.play("600ms OK 1000ms OK 1000ms", "keys")
    assert visit.state()["match"] == match


@pytest.mark.parametrize("board", PLAYED_HERE)
def test_what_every_board_keeps_is_there_after_a_reload(visit: Visit, board: str) -> None:
    visit.page.add_init_script(f"localStorage.setItem('sillon.board', '{board}')")
    visit.open()
    assert not visit.state()["sound"]
    visit.ask("set_preference", "sound", True)
    visit.page.wait_for_function(f"() => localStorage.getItem('sillon.nvm.{board}')")
    visit.reload()
    visit.wait_for("state.screen")
    assert visit.state()["sound"]
