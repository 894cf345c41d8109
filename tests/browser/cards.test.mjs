// The games' cards: each begins at once against the computer or together, or leads to the menu; a saved match comes first.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";

for (const [way, levels] of [
  ["Contre la console", 1],
  ["À deux", 0],
]) {
  test(`card begins a match: ${way}`, async ({ visit }) => {
    await visit.open();
    await visit.untilState("state.screen == 'home'");
    await visit.click("#open-games");
    assert.equal(await visit.isSeen("#go-on"), false);
    const names = await visit.texts("[data-game=fang] button");
    await visit.click(`[data-game=fang] button:nth-of-type(${names.indexOf(way) + 1})`);
    await visit.untilState("state.screen == 'fang'");
    assert.equal(await visit.count("#games[open]"), 0);
    await visit.tap("OK");
    await visit.untilState(`state.match.moves >= ${1 + levels}`);
  });
}

test("saved match is offered first and goes on", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#open-games");
  await visit.click("[data-game=awale] button:nth-of-type(2)");
  await visit.untilState("state.screen == 'awale'");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.until(() => Boolean(localStorage.getItem("sillon.nvm.pico_panel")));
  await visit.click("#open-games");
  assert.equal(await visit.isSeen("#go-on"), false, "it is in progress");
  await visit.click("#games .close");
  await visit.evaluate(() => new Promise((done) => setTimeout(done, 3000))); // the move is shown, and saved
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#open-games");
  await visit.seen("#go-on");
  assert.equal(await visit.text("#go-on"), "Continuer : Awalé");
  await visit.click("#go-on");
  await visit.untilState("state.screen == 'awale' && state.match.moves == 1");
});
