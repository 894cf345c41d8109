// A browser that refuses storage: reported once, and no later text contradicts it.

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";

const FORBIDDEN = `Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not allowed", "SecurityError"); },
});`;
const FULL = `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`;
const fails = () => sillon.handheld.do("set_preference", "brightness", 99);

for (const [what, script] of Object.entries({ forbidden: FORBIDDEN, full: FULL })) {
  test(`storage that is ${what} is reported once and in trouble dialog`, async ({ visit }) => {
    await visit.beforeScripts(script);
    await visit.open(AWALE);
    await visit.untilState("state.match");
    await visit.seen("#note");
    assert.match(await visit.text("#note"), /ne garde pas la partie/);
    await visit.click("#note button");
    await visit.gone("#note");
    await visit.tap("OK");
    await visit.untilState("state.match.moves == 1");
    assert.equal(await visit.isSeen("#note"), false);
    await visit.evaluate(fails);
    await visit.seen("#trouble[open]");
    assert.match(await visit.text("#trouble-text"), /tant que cette page reste ouverte/);
    await visit.click("#restart");
    await visit.untilState("state.screen == 'home'");
    await visit.tap("OK");
    await visit.untilState("state.screen == 'go_on'"); // as the dialog says: the game is kept while the page is open
  });

  test(`tournament reports that storage is ${what}`, async ({ visit }) => {
    await visit.beforeScripts(script);
    await visit.goTo("tournament.html?seed=7");
    await visit.seen("#problem");
    assert.match(await visit.text("#problem"), /ne garde pas le tournoi.*Garder, continuer ailleurs/);
    await visit.fill("#pupils", "6");
    await visit.click("#by-animals button");
    await visit.seen("#tables li");
    assert.match(await visit.text("#problem"), /ne garde pas le tournoi/); // it stays until the user closes it
    await visit.click("#problem .close");
    await visit.evaluate(() => void dispatchEvent(new ErrorEvent("error", { error: new Error("on purpose") })));
    await visit.seen("#problem");
    assert.match(await visit.text("#problem"), /ne le garde pas/);
    await visit.click("#problem button");
    await visit.seen("#text-dialog[open]");
    assert.match(await visit.value("#text"), /pupil/);
    visit.errors.length = 0;
  });
}

test("storage becoming full is reported at once", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.match");
  assert.equal(await visit.isSeen("#note"), false);
  await visit.evaluate(FULL);
  await visit.tap("OK");
  await visit.seen("#note");
  assert.match(await visit.text("#note"), /ne garde pas la partie/);
});

test("working storage is not mentioned and saves", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.match");
  await visit.evaluate(fails);
  await visit.seen("#trouble[open]");
  assert.match(await visit.text("#trouble-text"), /La partie est gardée/);
  assert.equal(await visit.isSeen("#note"), false);
});
