// The tournament's page while its clock runs: no press is lost, and sentences stay until the user answers.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "./harness.mjs";

const HELD_MS = [40, 120, 250]; // a tap, a click, a slow press: the clock ticks each 200 ms
const PRESSES = 16; // two on each side of each table
const LONGEST_TAP_MS = { chromium: 500, firefox: 300 }; // a touch that lasts longer is no click there
const NAMES = ["Ana", "Bo", "Cyd", "Dan", "Eva", "Fil", "Gus", "Hal"].join("\n");
const PAGE = "tournament.html?seed=7";

/** Begins a tournament of four tables, and starts its clock. */
async function begun(visit) {
  await visit.goTo(PAGE);
  await visit.fill("#names", NAMES);
  await visit.click("#by-names button");
  await visit.click("#run", 120);
  await until(visit, "shown.running");
  await visit.evaluate(timeTouches);
}

function until(visit, condition) {
  return visit.until(`(() => { const shown = tournament.shown(); return Boolean(${condition}); })()`);
}

/** Waits until the clock has ticked several times. */
async function ticks(visit) {
  await visit.evaluate(() => (globalThis.leftBefore = tournament.shown().left));
  await until(visit, "shown.left < leftBefore - 600");
}

/** Records the duration of a press in the page: a driver on a busy machine releases late. */
function timeTouches() {
  let began = 0;
  addEventListener("touchstart", ({ timeStamp }) => (began = timeStamp), true);
  for (const end of ["touchend", "touchcancel"]) {
    addEventListener(end, ({ timeStamp }) => (globalThis.touchLasted = timeStamp - began), true);
  }
}

const press = {
  async mouse(visit, selector, held) {
    const [x, y] = await visit.middle(selector);
    await visit.page.mouse.click(x, y, { delay: held });
  },
  async touch(visit, selector, held, browser) {
    const [x, y] = await visit.middle(selector);
    await visit.evaluate(() => (globalThis.touchLasted = 0));
    const touch = await visit.page.touchscreen.touchStart(x, y);
    await pause(held);
    await touch.end();
    const lasted = await visit.until(() => globalThis.touchLasted);
    if (lasted >= LONGEST_TAP_MS[browser]) await press.touch(visit, selector, held, browser);
  },
  async keyboard(visit, selector, held) {
    await visit.evaluate((each) => document.querySelector(each).focus(), selector);
    await visit.page.keyboard.press(" ", { delay: held });
    assert.ok(await visit.evaluate((each) => document.activeElement === document.querySelector(each), selector), "focus stays");
  },
};

for (const by of Object.keys(press)) {
  for (const held of HELD_MS) {
    test(`${PRESSES} presses of ${held} ms by ${by} all count`, async ({ visit, browser }) => {
      await begun(visit);
      for (let k = 0; k < PRESSES; k += 1) {
        const [table, place] = [k % 4, Math.floor(k / 4) % 2];
        await press[by](visit, `#t${table}-${place}`, held, browser);
        await until(visit, `shown.tables[${table}][2] === ${place}`);
      }
    });
  }
}

test("press outlasts result, late pupil and departure", async ({ visit }) => {
  await begun(visit);
  const [x, y] = await visit.middle("#t2-1");
  await visit.page.mouse.move(x, y);
  await visit.page.mouse.down();
  await visit.evaluate(() => document.querySelector("#t0-0").click());
  await until(visit, "shown.tables[0][2] === 0");
  await visit.evaluate(() => {
    document.querySelector("#late").value = "Zoé";
    document.querySelector("#come").requestSubmit();
  });
  await until(visit, "shown.here.includes('Zoé')");
  await visit.evaluate(() => {
    document.querySelector("#leaves").value = tournament.shown().tables[1][0];
    document.querySelector("#leave").requestSubmit();
    document.querySelector("#leave").requestSubmit();
  });
  await until(visit, "shown.gone.length === 1");
  await visit.page.mouse.up();
  await until(visit, "shown.tables[2][2] === 1");
});

test("press ending in next round reports nothing", async ({ visit }) => {
  await begun(visit);
  for (const table of [0, 1, 2, 3]) await visit.click(`#t${table}-0`);
  await until(visit, "!shown.waiting");
  const [x, y] = await visit.middle("#t0-1");
  await visit.page.mouse.move(x, y);
  await visit.page.mouse.down();
  await visit.evaluate(() => document.querySelector("#next").click());
  await until(visit, "shown.round === 2");
  await visit.page.mouse.up();
  await visit.click("#run"); // a round begins with its clock stopped
  await ticks(visit);
  await until(visit, "shown.tables.every(([, , result, settled]) => settled || result === 3)");
});

test("tick changes only the clock", async ({ visit }) => {
  await begun(visit);
  await visit.evaluate(() => {
    globalThis.changed = new Set();
    new MutationObserver((found) => {
      for (const { target } of found) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element.closest("#time, #bar-left, #clock")) globalThis.changed.add(element.outerHTML);
      }
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await ticks(visit);
  assert.deepEqual(await visit.evaluate(() => [...globalThis.changed]), []);
});

test("departure question stays until answered", async ({ visit }) => {
  await begun(visit);
  await visit.click("details:has(#leave) summary");
  await visit.choose("#leaves", "Gus");
  await visit.click("#leave button", 120);
  await ticks(visit);
  assert.equal(await visit.text("#leave button"), "Encore un clic : Gus part");
  assert.equal(await visit.text("#said"), "Encore un clic : Gus part");
  await visit.click("#leave button", 250);
  await until(visit, "shown.gone.includes('Gus')");
  assert.equal(await visit.text("#leave button"), "Retirer");
});

test("wipe question stays until answered", async ({ visit }) => {
  await begun(visit);
  await visit.click("#new", 120);
  await ticks(visit);
  assert.equal(await visit.text("#new"), "Encore un clic : ce tournoi est effacé");
  await visit.click("#t0-0", 120); // any other action cancels the question
  await until(visit, "shown.tables[0][2] === 0");
  assert.equal(await visit.text("#new"), "Nouveau tournoi (efface celui-ci)");
  await visit.click("#new", 120);
  await ticks(visit);
  await visit.click("#new", 250);
  await until(visit, "!shown.begun");
});

test("Escape, a click or the focus elsewhere takes a question back", async ({ visit }) => {
  await begun(visit);
  const elsewhere = {
    escape: () => visit.key("Escape"),
    click: () => visit.click("h1"),
    focus: () => visit.evaluate(() => document.querySelector("#open-text").focus()),
  };
  for (const [name, takeBack] of Object.entries(elsewhere)) {
    await visit.click("#new", 120);
    assert.match(await visit.text("#new"), /^Encore un clic/);
    await takeBack();
    assert.equal(await visit.text("#new"), "Nouveau tournoi (efface celui-ci)", name);
    assert.equal(await visit.text("#said"), "", name);
  }
  await until(visit, "shown.begun");
});

test("refusal stays until dismissed or next action", async ({ visit }) => {
  await begun(visit);
  const place = () => visit.evaluate(() => document.querySelector("#t0-0").getBoundingClientRect().top);
  const before = await place();
  await visit.click("#next", 120);
  await visit.seen("#problem");
  await ticks(visit);
  assert.match(await visit.text("#problem"), /Il manque un résultat/);
  assert.equal(await place(), before, "and nothing moves under the finger");
  await visit.click("#problem .close", 250);
  await visit.gone("#problem");
  await visit.click("#next", 120);
  await visit.seen("#problem");
  await visit.click("#t0-0", 120);
  await visit.gone("#problem");
});
