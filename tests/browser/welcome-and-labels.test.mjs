// Beside the case the welcome and the large text, on the lights the numbers; and the kept match that is offered.

import assert from "node:assert/strict";
import { AWALE, BOARDS, GAMES, PICTURES, test } from "./harness.mjs";
import { python } from "./python.mjs";

const SIZES = [
  [360, 640, "sheet"],
  [390, 780, "sheet"],
  [568, 320],
  [640, 400],
  [1024, 768],
  [1280, 800],
];

test("welcome tells games, rules and links, until a match begins", async ({ newVisit }) => {
  const visit = await newVisit({ apart: true, firstVisit: true });
  await visit.open();
  await visit.seen("#welcome");
  assert.equal(await visit.count("#five li"), GAMES.length);
  for (const word of ["5 à 11 ans", "Touche une lumière", "La règle"]) assert.match(await visit.text("#welcome"), new RegExp(word));
  assert.equal(await visit.attribute("#welcome [data-page=teachers]", "href"), "guides/teachers.fr.html");
  assert.deepEqual(await visit.axe(), []);
  for (const [width, height, sheet] of SIZES) {
    await visit.page.setViewport({ width, height });
    await visit.evaluate(() => document.querySelector("#welcome").scrollTo(0, 0));
    await visit.settle();
    await visit.page.screenshot({ path: `${PICTURES}/welcome-${width}.png` });
    await visit.middle("#welcome .close");
    assert.equal(await visit.evaluate(() => document.querySelector("#welcome").classList.contains("sheet")), Boolean(sheet));
    if (!sheet) await visit.middle('#actions [data-name="OK"]');
    const hides = await visit.evaluate(() => {
      const [lights, text] = ["#panel", "#welcome"].map((each) => document.querySelector(each).getBoundingClientRect());
      return lights.bottom > text.top && lights.right > text.left;
    });
    assert.equal(hides, false, `${width} x ${height}: the lights it speaks of are visible`);
    assert.ok(await visit.evaluate(() => document.querySelector("#welcome").scrollWidth <= document.querySelector("#welcome").clientWidth));
    const fades = () => visit.evaluate(() => document.querySelector("#welcome").classList.contains("more"));
    const hidden = await visit.evaluate(() => {
      const { scrollHeight, clientHeight } = document.querySelector("#welcome");
      return scrollHeight - clientHeight > 4;
    });
    assert.equal(await fades(), hidden, `fades at ${width}`);
    await visit.evaluate(() => document.querySelector("#welcome").scrollTo(0, 1e6));
    await visit.settle();
    assert.equal(await fades(), false);
  }
  await visit.click("#five li:nth-child(3) button");
  await visit.untilState("state.screen == 'setup'");
  await visit.gone("#welcome");
  await visit.reload();
  assert.equal(await visit.isSeen("#welcome"), false);
  await visit.click("#toggle-welcome");
  await visit.seen("#welcome");
  await visit.evaluate((code) => void sillon.switchOn({ code }), AWALE);
  await visit.gone("#welcome");
});

test("welcome over an upright telephone leaves the case as it is", async ({ newVisit }) => {
  const visit = await newVisit({ apart: true, firstVisit: true });
  await visit.page.setViewport({ width: 390, height: 844 });
  await visit.open();
  await visit.seen("#welcome");
  const place = () =>
    visit.evaluate(() => ["#handheld", "#actions .key-ok"].map((each) => document.querySelector(each)).map((part) => [part.offsetTop, part.offsetWidth]));
  await visit.settle();
  const before = await place();
  await visit.key("Escape");
  await visit.gone("#welcome");
  await visit.settle();
  assert.deepEqual(await place(), before);
  assert.equal(await visit.attribute("#toggle-welcome", "aria-pressed"), "false");
  await visit.key("Enter", 90);
  await visit.untilState("state.screen == 'games'");
});

for (const part of ["#panel", "#room"]) {
  test(`welcome over an upright telephone goes at the first touch of ${part}`, async ({ newVisit }) => {
    const visit = await newVisit({ apart: true, firstVisit: true });
    await visit.page.setViewport({ width: 390, height: 780 });
    await visit.open();
    await visit.seen("#welcome");
    await visit.settle();
    const [x, y] = await visit.evaluate((each) => {
      const { left, top } = document.querySelector(each).getBoundingClientRect();
      const [right, down] = each === "#panel" ? sillon.places()[22] : [3, 3];
      return [left + right, top + down];
    }, part);
    await visit.page.mouse.click(x, y, { delay: 90 });
    await visit.gone("#welcome");
    if (part === "#panel") await visit.untilState("state.screen == 'games'");
    assert.equal(await visit.attribute("#toggle-welcome", "aria-pressed"), "false");
  });
}

test("large text takes the welcome's place", async ({ newVisit }) => {
  const visit = await newVisit({ apart: true, firstVisit: true });
  await visit.page.setViewport({ width: 1280, height: 800 });
  await visit.open();
  await visit.seen("#welcome");
  await visit.click("#toggle-text");
  await visit.gone("#welcome");
  await visit.seen("#text");
  assert.equal(await visit.attribute("#toggle-welcome", "aria-pressed"), "false");
});

test("welcome leads to the rules", async ({ newVisit }) => {
  const visit = await newVisit({ apart: true, firstVisit: true });
  await visit.open();
  await visit.click("#five li:first-child button:last-child");
  await visit.untilState("state.screen == 'rules' && state.lines[4].startsWith('§ 1/')");
  await visit.gone("#welcome");
});

/** Returns the labels as [name, count] by cell. */
function labels(visit) {
  return visit.evaluate(() =>
    [...document.querySelectorAll("#labels g")].map((group) => [...group.querySelectorAll("text")].map((text) => text.textContent)),
  );
}

test("numbers on the lights follow the sowing and stay switched on", { webkit: true }, async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  assert.deepEqual(await labels(visit), []);
  await visit.click("#toggle-numbers");
  await visit.until(() => document.querySelectorAll("#labels g").length === 14);
  const counts = async () => Object.fromEntries((await labels(visit)).map(([count, name]) => [name, count]));
  assert.deepEqual([(await counts()).A, (await counts()).f], ["4", "4"]);
  assert.equal(await visit.text("#near-side"), "Sud");
  assert.equal(await visit.attribute("#near-side", "data-note"), "3 trous à gauche, 3 à droite");
  assert.equal(await visit.text("#far-side"), "Nord");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.until(() => [...document.querySelectorAll("#labels g")].some((group) => group.textContent === "0A"));
  await visit.page.screenshot({ path: `${PICTURES}/numbers.png` });
  await visit.click("#toggle-numbers");
  await visit.until(() => !document.querySelectorAll("#labels g").length);
  await visit.gone(".edge");
  await visit.click("#toggle-numbers");
  await visit.reload();
  assert.equal(await visit.attribute("#toggle-numbers", "aria-pressed"), "true");
});

test("numbers leave the lights with the match", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.click("#toggle-numbers");
  await visit.until(() => document.querySelectorAll("#labels g").length === 14);
  await visit.click("#open-games");
  await visit.click("[data-menu=awale]");
  await visit.untilState("state.screen == 'setup'");
  await visit.until(() => !document.querySelectorAll("#labels g").length);
  await visit.gone(".edge");
});

for (const board of BOARDS) {
  test(`labels lie on their lights on ${board}`, { shared: true }, async ({ visit }) => {
    await visit.evaluate(() => void (document.querySelector("#toggle-numbers").ariaPressed === "false" && document.querySelector("#toggle-numbers").click()));
    for (const { name, offered } of (await visit.hold(board), await visit.evaluate(() => sillon.shape().offers))) {
      if (!offered) continue;
      await visit.hold(board);
      await visit.evaluate((menu) => sillon.switchOn({ menu, way: "together" }), name);
      await visit.passes(1500);
      if (name === "colorigraphe") {
        assert.deepEqual(await labels(visit), [], "the stake's lights are no plots");
        await visit.ask("hold", "OK", 80);
        await visit.passes(1500);
      }
      const astray = await visit.evaluate(() => {
        const { left, top, right, bottom } = document.querySelector("#panel").getBoundingClientRect();
        const boxes = [...document.querySelectorAll("#labels rect")].map((rect) => rect.getBoundingClientRect());
        return boxes.filter((box) => box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1).length;
      });
      assert.equal(astray, 0, name);
      assert.ok((await labels(visit)).length >= 3, `${name}: labels`);
    }
    await visit.click("#toggle-numbers");
  });
}

test("large text has the screen's words, and grows with the text size", { webkit: true }, async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#toggle-text");
  await visit.settle();
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  const { lines, chosen } = await visit.state();
  const shown = await visit.texts("#text p");
  assert.deepEqual(shown, lines.map((line) => line.trimEnd() || " ").slice(0, shown.length));
  assert.equal(await visit.text("#text .chosen"), lines[chosen].trimEnd());
  assert.deepEqual(await visit.axe(), []);
  const size = () => visit.evaluate(() => parseFloat(getComputedStyle(document.querySelector("#text p")).fontSize));
  // A zoom of 200 % halves the window's CSS pixels: the text must take more than half of what it took.
  await visit.page.setViewport({ width: 1280, height: 800 });
  await visit.settle();
  const before = await size();
  await visit.page.setViewport({ width: 640, height: 400, deviceScaleFactor: 2 });
  await visit.settle();
  assert.ok((await size()) * 2 > 1.2 * before, `${await size()} of ${before}`);
  await visit.page.setViewport({ width: 1280, height: 800 });
  await visit.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await visit.settle();
  const larger = await size();
  assert.ok(larger > 1.2 * before, `${larger} of ${before}`);
});

test("large text fills a projector, and leaves a small window's lights their size", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel", AWALE);
  await visit.passes(900);
  const bar = () => visit.evaluate(() => parseFloat(getComputedStyle(document.querySelector("#open-games")).fontSize));
  await visit.page.setViewport({ width: 1920, height: 1080 });
  await visit.settle();
  const usual = await bar();
  await visit.click("#toggle-text");
  await visit.settle();
  assert.ok((await bar()) > 1.4 * usual);
  const sizes = () =>
    visit.evaluate(() => ({
      font: parseFloat(getComputedStyle(document.querySelector("#text p")).fontSize),
      pitch: sillon.panel.pitch,
      wraps: [...document.querySelectorAll("#text p")].some((line) => line.clientHeight > 1.5 * parseFloat(getComputedStyle(line).fontSize)),
      below: document.querySelector("#text").getBoundingClientRect().top >= document.querySelector("#handheld").getBoundingClientRect().bottom,
    }));
  const projected = await sizes();
  assert.ok(projected.font >= 54, JSON.stringify(projected));
  assert.ok(!projected.wraps && !projected.below && projected.pitch > 80, JSON.stringify(projected));
  await visit.page.setViewport({ width: 640, height: 400, deviceScaleFactor: 2 });
  await visit.settle();
  const zoomed = await sizes();
  assert.ok(zoomed.below && !zoomed.wraps && zoomed.pitch >= 24 && zoomed.font >= 24, JSON.stringify(zoomed));
  for (const [width, height] of [[320, 568], [360, 640], [700, 600], [568, 320], [768, 1024], [800, 500], [1080, 1920]]) {
    await visit.page.setViewport({ width, height });
    await visit.settle();
    const { pitch } = await sizes();
    assert.ok(pitch >= 24, `${width} x ${height}: ${pitch}`);
  }
  await visit.page.setViewport({ width: 960, height: 640 });
  await visit.click("#toggle-text");
});

test("large text draws every sign of the texts as the small screen does", { shared: true }, async ({ visit }) => {
  const signs = [...(await python("signs"))];
  assert.ok(signs.includes("☻") && signs.length > 50, signs.join(""));
  const shown = await visit.evaluate(async (lines) => {
    const { show } = await import("./parts/large_text.js");
    const place = document.createElement("section");
    show(place, { lines, chosen: -1 });
    return [...place.children].map((line) => [line.textContent, line.querySelectorAll("svg").length, line.querySelector("path")?.getAttribute("d")]);
  }, signs);
  assert.deepEqual(shown.map(([text]) => text), signs);
  assert.deepEqual(shown.filter(([, pictures, path]) => pictures !== 1 || !path), []);
  assert.equal(new Set(shown.map(([, , path]) => path)).size, signs.length, "each has a drawing of its own");
});

test("tap on a sign of the large text is a tap on its line", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#toggle-text");
  await visit.settle();
  await visit.click("#text svg");
  await visit.untilState("state.screen == 'games'");
});

test("names on pieces leave their colours visible", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel");
  await visit.evaluate(() => sillon.switchOn({ menu: "fanorona", way: "together" }));
  await visit.passes(1500);
  await visit.page.setViewport({ width: 390, height: 844 });
  await visit.click("#toggle-numbers");
  await visit.passes(100);
  await visit.until(() => document.querySelectorAll("#labels g").length === 45);
  const covered = await visit.evaluate(() => {
    const { left, top } = document.querySelector("#panel").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#labels text:last-child")].map((text) => text.getBoundingClientRect());
    const hides = (box, [x, y]) => box.left < left + x && box.right > left + x && box.top < top + y + 0.15 * sillon.panel.pitch && box.bottom > top + y;
    return sillon.places().filter((place) => boxes.some((box) => hides(box, place))).length;
  });
  assert.equal(covered, 0);
  await visit.page.screenshot({ path: `${PICTURES}/names.png` });
  await visit.page.setViewport({ width: 960, height: 640 });
  await visit.click("#toggle-numbers");
});

/** Plays a move of Awalé, and waits until the match is saved. */
async function keepMatch(visit) {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.passes(3000); // saved
  await visit.evaluate(() => sillon.handheld.stand(false));
}

test("kept match is offered until the handheld asks", async ({ visit }) => {
  await keepMatch(visit);
  await visit.page.setViewport({ width: 390, height: 844 });
  await visit.reload();
  await visit.seen("#note");
  await visit.page.screenshot({ path: `${PICTURES}/note.png` });
  await visit.tap("OK");
  await visit.untilState("state.screen == 'go_on'");
  await visit.gone("#note");
});

test("kept match is offered at once", async ({ visit }) => {
  await keepMatch(visit);
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#note button:not(.close)");
  await visit.untilState("state.match?.moves == 1");
  await visit.gone("#note");
});

// A window at a zoom of 200 %.
for (const [width, height] of [[568, 320], [640, 400], [667, 375], [1366, 768]]) {
  test(`side's name lies between the lights and the small screen's words at ${width}x${height}`, { shared: true }, async ({ visit }) => {
    const usual = visit.page.viewport();
    await visit.page.setViewport({ width, height });
    await visit.hold("pico_panel", AWALE);
    await visit.click("#toggle-numbers");
    await visit.passes(900);
    await visit.seen("#near-side");
    await visit.settle();
    const [name, lights, words, cut] = await visit.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const { scrollWidth, clientWidth } = document.querySelector("#near-side");
      return [box("#near-side"), box("#panel"), box("#glass canvas"), scrollWidth > clientWidth].map((each) => each.toJSON?.() ?? each);
    });
    await visit.click("#toggle-numbers");
    await visit.page.setViewport(usual); // of the tests that share the page
    assert.equal(cut, false);
    assert.ok(name.top >= lights.bottom - 1, `${name.top} < ${lights.bottom}`);
    assert.ok(name.bottom <= words.top, `${name.bottom} > ${words.top}`);
  });
}

test("screen and its words have a colon of their language", { device: { language: "en-GB" } }, async ({ visit }) => {
  await visit.open(AWALE);
  await visit.until(() => document.querySelector("#glass canvas").getAttribute("aria-label").startsWith("The handheld's screen: "));
});
