"""The tournament's page: a small day from its names to its winners, by clicks; resumed, corrected, shown at every size."""

import base64
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from sim.paths import ROOT
from tests.browser.visit import escape

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY = "html[data-ready=yes]"
SIZES = [(360, 740), (820, 1180), (1280, 800), (1920, 1080)]


class Desk:
    """The page, opened; whatever the test does: no error in its console."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(30_000)
        self.address = f"{address}tournament.html"
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, end: str = "?seed=7") -> "Desk":
        self.page.goto("about:blank")
        self.page.goto(self.address + end)
        self.page.wait_for_selector(READY)
        self.page.evaluate("() => void tournament.stand()")
        return self

    def shown(self) -> Any:
        return self.page.evaluate("() => tournament.shown()")

    def begin(self, names: str) -> "Desk":
        self.page.fill("#names", names)
        self.page.click("#by-names button")
        self.page.wait_for_selector("#tables li")
        return self

    def click(self, selector: str, condition: str) -> None:
        """Clicks, until a condition on what is shown is true."""
        self.page.click(selector)
        self.until(condition)

    def until(self, condition: str) -> None:
        self.page.wait_for_function(f"() => {{ const shown = tournament.shown(); return {condition}; }}")

    def problem(self, text: str) -> None:
        """Until it is said."""
        self.page.wait_for_function("(text) => document.querySelector('#problem').textContent.includes(text)", arg=text)

    def all_report(self) -> None:
        for table in range(len(self.shown()["tables"])):
            if self.shown()["tables"][table][2] == 3:
                self.click(f"#t{table}-0", f"shown.tables[{table}][2] === 0")


@pytest.fixture
def desk(context: BrowserContext, address: str) -> Iterator[Desk]:
    opened = Desk(context, address)
    yield opened
    assert opened.errors == []


def axe(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found if each["impact"] in ("serious", "critical")]


def test_a_small_day_from_its_names_to_its_winners(desk: Desk, pictures: Path) -> None:
    desk.open().begin("Ana, Bo, Cyd, Dan, Eva, Fil, Gil")
    assert desk.page.locator("#tables li").count() == 4
    desk.click("#t0-1", "shown.tables[0][2] === 1")
    assert "a gagné" in str(desk.page.text_content("#said"))
    desk.click("#t0-0", "shown.tables[0][2] === 0")  # corrected
    desk.click("#t0-0", "shown.tables[0][2] === 3")  # taken back
    desk.page.click("#next")
    desk.problem("Il manque un résultat")
    desk.click("#t1-both", "shown.tables[1][2] === 2")
    desk.page.click("summary >> nth=0")
    desk.page.fill("#late", "Zoé")
    desk.click("#come button", "shown.here.includes('Zoé')")
    desk.page.click("summary >> nth=1")
    desk.page.select_option("#leaves", "Gil")
    desk.page.click("#leave button")
    assert desk.shown()["gone"] == []
    desk.click("#leave button", "shown.gone.length === 1")
    desk.all_report()
    desk.click("#next", "shown.round === 2")
    desk.page.screenshot(path=pictures / "tournament-day.png")
    desk.click("#back", "shown.round === 1")
    desk.click("#next", "shown.round === 2")
    while not desk.shown()["done"]:
        desk.all_report()
        before = desk.shown()["round"]
        desk.click("#next", f"shown.done || shown.round > {before}")
    assert desk.page.locator("#winners li").all_text_contents() == desk.shown()["winners"]
    assert axe(desk.page) == []
    desk.page.screenshot(path=pictures / "tournament-winners.png")


def test_the_clock_is_a_minute_and_four(desk: Desk) -> None:
    desk.open().begin("Ana\nBo")
    desk.click("#run", "shown.running")
    desk.page.evaluate("() => tournament.pass(55_000)")
    desk.until("shown.clock === '0:05'")
    assert desk.page.get_attribute("#clock", "data-state") == "last"
    desk.page.evaluate("() => tournament.pass(6000)")
    desk.until("shown.clock === '0:00' && !shown.running")
    assert desk.page.text_content("#said") == "C'est l'heure !"
    desk.click("#run", "shown.between && shown.running")
    assert desk.page.text_content("#time") == "4:00"


def test_a_day_is_kept_and_goes_on_by_its_text_and_by_its_link(desk: Desk, browser: Browser) -> None:
    desk.open().begin("Ana, Bo, Cyd, Dé")
    desk.click("#t0-0", "shown.tables[0][2] === 0")
    desk.page.click("#open-text")
    desk.page.wait_for_selector("#text-dialog[open]")
    text, link = desk.page.input_value("#text"), desk.page.input_value("#link")
    assert desk.page.locator("#qr svg").count() == 1
    with desk.page.expect_download() as saved:
        desk.page.click("#save")
    assert Path(saved.value.path()).read_text(encoding="utf-8") == text
    assert desk.open().shown()["text"] == text
    elsewhere = browser.new_context(locale="en-GB")
    other = Desk(elsewhere, desk.address.removesuffix("tournament.html"))
    other.open("#" + link.partition("#")[2])
    assert other.shown()["text"] == text
    other.page.click("#new")
    other.click("#new", "!shown.begun")
    other.page.fill("#text-taken", text.replace("\n", "\r\n"))
    other.click("#by-text button", "shown.begun")
    assert other.shown()["text"] == text
    assert other.errors == []
    elsewhere.close()


def test_one_window_at_a_time_keeps_the_day(desk: Desk, context: BrowserContext) -> None:
    desk.open().begin("Ana, Bo, Cyd, Dan")
    other = Desk(context, desk.address.removesuffix("tournament.html")).open()
    desk.page.wait_for_selector("#elsewhere[open]")
    other.click("#t0-0", "shown.tables[0][2] === 0")
    escape(desk.page, "#here")
    desk.page.evaluate("() => document.querySelector('#t0-1').click()")  # as nobody can
    desk.until("shown.tables[0][2] === 1")
    with desk.page.expect_navigation():
        desk.page.click("#here")
    desk.page.wait_for_selector(READY)
    desk.until("shown.tables[0][2] === 0")
    other.page.wait_for_selector("#elsewhere[open]")
    assert other.errors == []


def test_names_come_from_a_file_and_a_column_is_asked_for(desk: Desk, tmp_path: Path) -> None:
    desk.open()
    table = tmp_path / "class.csv"
    table.write_bytes("A;B\nAna;1\nZoé;2\n".encode("cp1252"))
    desk.page.set_input_files("#file", table)
    desk.problem("Quelle colonne")
    assert desk.page.locator("#column option").all_text_contents() == ["A", "B"]
    desk.click("#by-names button", "shown.begun")
    assert sorted(desk.shown()["here"]) == ["Ana", "Zoé"]


def test_a_photograph_and_a_link_that_unpacks_without_end_are_refused(desk: Desk, tmp_path: Path) -> None:
    desk.open()
    photograph = tmp_path / "class.jpg"
    photograph.write_bytes(bytes(3_000_000))
    desk.page.set_input_files("#file", photograph)
    desk.problem("trop grand")
    assert not desk.shown()["begun"]
    squeezer = zlib.compressobj(9, wbits=-15)
    bomb = squeezer.compress(bytes(50_000_000)) + squeezer.flush()
    desk.page.goto("about:blank")
    desk.open("?seed=7#" + base64.urlsafe_b64encode(bomb).decode().rstrip("="))
    desk.problem("tournoi")
    assert not desk.shown()["begun"]
    desk.errors.remove("Warning: exception chaining not supported")  # MicroPython says so of every `raise ... from`


def test_wrong_names_are_told_and_stay_to_be_mended(desk: Desk) -> None:
    desk.open()
    desk.page.fill("#names", "Ana\nBo\nAna")
    desk.page.click("#by-names button")
    desk.problem("« Ana » est là deux fois, lignes 1 et 3")
    assert desk.page.input_value("#names") == "Ana\nBo\nAna"
    desk.page.fill("#pupils", "41")
    desk.page.click("#by-animals button")
    desk.problem("Il y a 41 noms")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_every_window(
    browser: Browser, address: str, pictures: Path, width: int, height: int, theme: Any
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, locale="fr-FR" if theme == "light" else "en-GB"
    )
    desk = Desk(context, address).open()
    for number, pupils in ((0, 0), (1, 24), (2, 40)):
        if pupils:
            desk.page.fill("#pupils", str(pupils))
            desk.click("#by-animals button", "shown.begun")
            desk.click("#t1-1", "shown.tables[1][2] === 1")
            desk.click("#t2-both", "shown.tables[2][2] === 2")
        wide = desk.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width
        beside = desk.page.evaluate(
            """() => {
            const main = document.querySelector("main");
            const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight) + 1;
            const over = (each) => each.offsetParent && each.getBoundingClientRect().right > edge;
            return [...main.querySelectorAll("button, section, #time, li")].filter(over).map((each) => each.id);
        }"""
        )
        assert beside == []
        small = desk.page.evaluate(
            """() => [...document.querySelectorAll("button, a, select, input, summary")]
            .filter((each) => each.offsetParent && (each.offsetHeight < 40 || each.offsetWidth < 40))
            .map((each) => each.outerHTML)"""
        )
        assert small == []
        assert axe(desk.page) == []
        desk.page.screenshot(path=pictures / f"tournament-{width}-{theme}-{number}.png")
        if pupils:
            desk.page.click("#new")
            desk.click("#new", "!shown.begun")
    if width == 1920:
        assert desk.errors == []
    context.close()
