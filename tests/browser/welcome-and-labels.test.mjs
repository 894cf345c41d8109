// Beside the case the welcome and the large text, on the lights the numbers; and the kept match that is offered.

import assert from "node:assert/strict";
import { AWALE, BOARDS, GAMES, PICTURES, test } from "./harness.mjs";

const SIZES = [
  [360, 640],
  [780, 360],
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
  for (const [width, height] of SIZES) {
    await visit.page.setViewport({ width, height });
    await visit.settle();
    await visit.page.screenshot({ path: `${PICTURES}/welcome-${width}.png` });
    await visit.middle("#welcome .close");
    await visit.middle('#actions [data-name="OK"]');
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
  assert.equal(await visit.text("#near-side"), "Sud · 3 trous, un espace, 3 trous");
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
  assert.ok((await size()) > 1.2 * before);
});

test("kept match is offered at once", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.passes(3000); // saved
  await visit.evaluate(() => sillon.handheld.stand(false));
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#note button:not(.close)");
  await visit.untilState("state.match?.moves == 1");
  await visit.gone("#note");
});
