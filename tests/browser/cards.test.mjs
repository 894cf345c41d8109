// The games' cards: each begins at once against the computer or together, leads to the menu, or goes on with a match left before; a
// saved match comes first.

import assert from "node:assert/strict";
import { PICTURES, test } from "./harness.mjs";

for (const [way, levels] of [
  ["Contre la console", 1],
  ["À deux", 0],
]) {
  test(`card begins a match: ${way}`, async ({ visit }) => {
    await visit.open();
    await visit.untilState("state.screen == 'home'");
    await openCards(visit);
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
  await openCards(visit);
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

/** Opens the games' dialog, and waits for its cards. */
async function openCards(visit) {
  await visit.click("#open-games");
  await visit.seen("#games[open] .cards section");
}

/** Begins a game from its card, and plays a move that the handheld has saved. */
async function beginAndPlay(visit, game) {
  await openCards(visit);
  const names = await visit.texts(`[data-game=${game}] button`);
  await visit.click(`[data-game=${game}] button:nth-of-type(${names.indexOf("À deux") + 1})`);
  await visit.untilState(`state.screen == '${game}'`);
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.passes(4000); // the move is shown, and saved
  await visit.evaluate(() => sillon.handheld.stand(false));
}

/** Returns the cards that offer to go on. */
async function offered(visit) {
  await openCards(visit);
  const found = await visit.texts(".cards .go-on");
  await visit.click("#games .close");
  return found;
}

test("match just left is offered before the new one has a move", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await beginAndPlay(visit, "awale");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 2");
  const { text } = (await visit.state()).match;
  for (const game of ["fafy", "awale"]) {
    await openCards(visit); // while the move is shown
    await visit.click(`[data-game=${game}] button:not(.go-on):nth-of-type(2)`);
    await visit.untilState(`state.screen == '${game}' && state.match.moves == 0`);
    await openCards(visit);
    assert.equal(await visit.text("#go-on"), "Continuer : Awalé");
    await visit.click("#go-on");
    await visit.untilState("state.match?.game == 'awale' && state.match.moves == 2");
    assert.equal((await visit.state()).match.text, text);
  }
});

const FORBIDDEN = `Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not allowed", "SecurityError"); },
});`;

for (const storage of ["kept", "refused"]) {
  test(`each game keeps its unfinished match, storage ${storage}`, async ({ visit }) => {
    const reload = async () => {
      if (storage === "kept") await visit.reload();
    };
    if (storage === "refused") await visit.beforeScripts(FORBIDDEN);
    await visit.open();
    await visit.untilState("state.screen == 'home'");
    await beginAndPlay(visit, "awale");
    const { text } = (await visit.state()).match;
    await beginAndPlay(visit, "fafy");
    assert.deepEqual(await offered(visit), ["Continuer : Awalé"]);
    await reload();
    assert.deepEqual(await offered(visit), ["Continuer : Awalé"]);
    await openCards(visit);
    await visit.page.screenshot({ path: `${PICTURES}/cards.png` });
    assert.deepEqual(await visit.axe(), []);
    await visit.click("[data-game=awale] .go-on");
    await visit.untilState("state.match?.game == 'awale' && state.match.moves == 1");
    assert.equal((await visit.state()).match.text, text);
    await reload();
    await visit.until(() => sillon.shape());
    assert.deepEqual(await offered(visit), ["Continuer : Fafy"]);
  });
}
