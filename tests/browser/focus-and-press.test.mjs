// Focus and presses: a redraw during a press does not lose it, and Tab visits buttons in the order of the page.

import assert from "node:assert/strict";
import { BOARDS, test } from "./harness.mjs";

/** Changes the language, which rewrites every text of the page, and waits until that is done. */
async function otherLanguage(visit) {
  const other = (await visit.state()).language === "fr" ? "en" : "fr";
  await visit.evaluate((code) => sillon.handheld.do("set_preference", "language", code), other);
  await visit.untilState(`state.language == "${other}" && state.screen == "home"`);
}

async function letGo(visit) {
  await visit.until(() => !document.querySelector(".key.held"));
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'"); // no press is lost to a button that is still down
}

test("mouse releases button after language change", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.page.mouse.move(...(await visit.middle("#actions [data-name=OK]")));
  await visit.evaluate(() => sillon.handheld.stand(true));
  await visit.page.mouse.down();
  await visit.evaluate(() => (globalThis.before = document.querySelector("#actions [data-name=OK]")));
  await visit.evaluate(() => sillon.handheld.stand(false));
  await visit.untilState("state.screen == 'games'");
  await visit.ask("set_preference", "language", "en");
  await visit.untilState("state.language == 'en'");
  assert.ok(await visit.evaluate(() => before === document.querySelector("#actions [data-name=OK]")));
  await visit.page.mouse.up();
  await visit.until(() => !document.querySelector(".key.held"));
  await visit.ask("set_preference", "language", "fr");
  await visit.untilState("state.language == 'fr' && state.screen == 'home'");
  await letGo(visit);
});

test("language change keeps focus", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.evaluate(() => document.querySelector("#cross [data-name=LEFT]").focus());
  await visit.page.keyboard.down("Enter");
  await otherLanguage(visit);
  await visit.page.keyboard.up("Enter");
  assert.equal(await visit.evaluate(() => document.activeElement.dataset.name), "LEFT");
  await letGo(visit);
});

test("Enter is OK again after an arrow has left a button of the page", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel");
  await visit.passes(600);
  await visit.keyOn("#toggle-numbers", "Enter");
  assert.equal(await visit.attribute("#toggle-numbers", "aria-pressed"), "true");
  await visit.play("RIGHT OK 900ms", "keys");
  assert.equal((await visit.state()).screen, "games");
  assert.equal(await visit.attribute("#toggle-numbers", "aria-pressed"), "true");
  assert.equal(await visit.evaluate(() => document.activeElement.id), "handheld");
  await visit.keyOn("#toggle-numbers", "Enter");
});

test("vanishing button is released", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.page.mouse.move(...(await visit.middle("#cross [data-name=UP]")));
  await visit.page.mouse.down();
  await visit.evaluate(() => {
    localStorage.setItem("sillon.board", "pico_strip"); // it has no UP
    return sillon.switchOn();
  });
  await visit.page.mouse.up();
  await letGo(visit);
});

for (const board of BOARDS) {
  test(`Tab visits keys of ${board} row by row`, { shared: true }, async ({ visit }) => {
    await visit.hold(board);
    for (const faces of [false, true]) {
      if (faces) await visit.turnFaces();
      const wrong = await visit.evaluate(() => {
        const found = [];
        for (const group of ["#far .cross", "#panel", "#cross"]) {
          const keys = [...document.querySelectorAll(`${group} .key`)].filter((key) => key.checkVisibility());
          const middles = keys.map((key) => key.getBoundingClientRect()).map((box) => [box.top + box.height / 2, box.left]);
          middles.forEach(([top, left], k) => {
            const [above, before] = middles[k - 1] ?? [-1e9, 0];
            if (top < above - 2 || (Math.abs(top - above) <= 2 && left < before)) found.push(`${group} ${keys[k].dataset.name}`);
          });
        }
        return found;
      });
      assert.deepEqual(wrong, []);
    }
    await visit.turnFaces();
  });
}
