// Touches on the lights: a tap, a second tap, a drag, and the pointer's form, on each board whose lights are no keys; and taps on
// the small screen.

import assert from "node:assert/strict";
import { AWALE, BOARDS, test } from "./harness.mjs";
import { python } from "./python.mjs";
import { until } from "./visit.mjs";

const HASTY_MS = 600; // a menu takes no earlier touch

/** Returns the middle of a light in the window. */
function middle(visit, light) {
  return visit.evaluate((number) => {
    const [x, y] = sillon.panel.places[number];
    const { left, top } = document.querySelector("#panel").getBoundingClientRect();
    return [left + x, top + y];
  }, light);
}

async function click(visit, light) {
  await visit.page.mouse.click(...(await middle(visit, light)), { delay: 30 });
}

/** Returns the number of a light of the cell with this name on the panel of Awalé. */
const pit = (name) => ({ A: 37, B: 38, C: 39, D: 41, E: 42, F: 43 })[name];

test("first touch chooses a pit, second sows it", { webkit: true }, async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await click(visit, pit("C"));
  await visit.untilState("state.lines.some((line) => line.includes('Touche encore'))");
  assert.equal((await visit.state()).match.moves, 0);
  await click(visit, pit("C"));
  await visit.untilState("state.match.moves == 1");
});

test("touched pit of the other player is refused", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  const before = (await visit.state()).lines.join();
  await click(visit, 1);
  await until(async () => (await visit.state()).lines.join() !== before);
  assert.equal((await visit.state()).match.moves, 0);
});

for (const board of BOARDS) {
  test(`a game is begun by touches alone on ${board}`, { shared: true }, async ({ visit }) => {
    await visit.hold(board);
    await visit.evaluate(() => sillon.handheld.stand(false));
    const { touch, cols, rows } = await visit.evaluate(() => sillon.shape());
    if (!touch) return assert.notDeepEqual((await visit.evaluate(() => sillon.shape())).keys, {}, "its lights are keys");
    await visit.untilState("state.screen == 'home'");
    await click(visit, 0);
    await visit.untilState("state.screen == 'games'");
    await visit.ask("pass", HASTY_MS);
    await click(visit, (rows - 1) * cols); // the first entry is selected
    await visit.untilState("state.screen == 'setup'");
    await visit.ask("pass", HASTY_MS);
    await click(visit, (rows - 1) * cols); // the lights show the position
    await visit.untilState("state.screen == 'fafy'");
    return undefined;
  });
}

test("piece is dragged to its point", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel");
  await visit.evaluate(() => sillon.handheld.stand(false));
  await visit.untilState("state.screen == 'home'");
  assert.equal(await visit.ask("refused", JSON.stringify({ menu: "fanorona" })), "");
  await visit.evaluate(() => sillon.switchOn({ menu: "fanorona" }));
  await visit.untilState("state.screen == 'setup'");
  await visit.tap("RIGHT");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'fanorona' && state.lines.some((line) => line.startsWith('OK : choisir'))");
  await visit.page.mouse.move(...(await middle(visit, 3 * 9 + 3)));
  await visit.page.mouse.down();
  await visit.page.mouse.move(...(await middle(visit, 2 * 9 + 4)), { steps: 4 });
  await visit.page.mouse.up();
  await visit.untilState("state.match.moves == 1 || state.lines.some((line) => line.startsWith('Lequel'))");
});

test("pointer shows which lights can be touched", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.page.mouse.move(...(await middle(visit, pit("C"))));
  await visit.seen("#panel.touchable");
  await visit.page.mouse.move(...(await middle(visit, 1)));
  await visit.gone("#panel.touchable");
});

test("fingers touch lights too", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  for (const expected of [0, 1]) {
    await visit.page.touchscreen.tap(...(await middle(visit, pit("D"))));
    await visit.untilState(`state.match.moves == ${expected} && state.lines.length > 0`);
  }
});

// The small screen, the far player's too, and the large text.

/** Returns a place on a line of the small screen in the window. */
function lineOf(visit, glass, line) {
  return visit.evaluate(
    (selector, number) => {
      const { left, top, width, height } = document.querySelector(`${selector} canvas`).getBoundingClientRect();
      const down = (8 + 12 * number) / 64;
      return [left + width / 2, top + height * (selector === "#far" ? 1 - down : down)];
    },
    glass,
    line,
  );
}

for (const glass of ["#glass", "#far"]) {
  test(`line of ${glass} is tapped to choose an entry, any line of a page is OK`, async ({ visit }) => {
    await visit.beforeScripts(() => localStorage.setItem("sillon.faces", "yes"));
    await visit.open();
    await visit.untilState("state.screen == 'home'");
    const click = async (line) => visit.page.mouse.click(...(await lineOf(visit, glass, line)), { delay: 30 });
    await click(2);
    await visit.untilState("state.screen == 'games' && state.chosen == 1");
    await click(0);
    await visit.page.mouse.move(...(await lineOf(visit, glass, 0)));
    await visit.gone(`${glass} .touchable`);
    await visit.page.mouse.move(...(await lineOf(visit, glass, 3)));
    await visit.seen(`${glass} .touchable`);
    await click(3);
    await visit.untilState("state.screen == 'setup' && state.lines[0].includes('Awalé')");
  });
}

test("tapped line of a challenge is the player who challenges, once", async ({ visit }) => {
  const position = "claim S 0,0 6 1-3,1-8,2-8,2-11,3-11,4-12 rrbr...b..kb 1";
  const { code } = await python("game", "colorigraphe", [], position);
  await visit.open(code);
  await visit.untilState("state.screen == 'claim' && state.lines[2].startsWith('OK')");
  await visit.page.mouse.click(...(await lineOf(visit, "#glass", 3)), { count: 2, delay: 250 });
  await visit.untilState("state.screen == 'scores'"); // nobody challenges; the second click goes no further
  await visit.tap("BACK");
  assert.equal((await visit.state()).screen, "scores");
});

test("second of two quick taps chooses nothing in the next menu", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  await visit.page.mouse.click(...(await lineOf(visit, "#glass", 1)), { count: 2, delay: 250 });
  await visit.untilState("state.screen == 'setup'");
  await visit.tap("BACK");
  await visit.untilState("state.screen == 'games'");
});

test("finger taps a line of the large text", async ({ visit }) => {
  await visit.beforeScripts(() => {
    localStorage.setItem("sillon.welcome", "no");
    localStorage.setItem("sillon.text", "yes");
  });
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  const place = await visit.evaluate(() => {
    const { left, top, height } = document.querySelectorAll("#text p")[2].getBoundingClientRect();
    return [left + 20, top + height / 2];
  });
  await visit.page.touchscreen.tap(...place);
  await visit.untilState("state.screen == 'setup' && state.lines[0].includes('Fang')");
});
