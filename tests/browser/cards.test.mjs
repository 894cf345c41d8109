// The games' cards: each begins at once against the computer or together, leads to the menu, or goes on with a match left before or
// running; a saved match comes first, and none is replaced without a question.

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
    await press(visit, "fang", way);
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
  await closeNotice(visit);
  await visit.click("#open-games");
  await visit.seen("#go-on");
  assert.equal(await visit.text("#go-on"), "Continuer : Awalé");
  await visit.click("#go-on");
  await visit.untilState("state.screen == 'awale' && state.match.moves == 1");
});

/** Closes the notice, which lies over the bar. */
async function closeNotice(visit) {
  await visit.click("#note .close");
  await visit.gone("#note");
}

/** Opens the games' dialog, and waits for its cards. */
async function openCards(visit) {
  await visit.click("#open-games");
  await visit.seen("#games[open] .cards section");
}

/** Presses a button of a game's card, by its words. */
async function press(visit, game, way) {
  const names = await visit.texts(`[data-game=${game}] button`);
  await visit.click(`[data-game=${game}] button:nth-of-type(${names.indexOf(way) + 1})`);
}

/** Begins a game from its card, and plays a move that the handheld has saved. */
async function beginAndPlay(visit, game) {
  await openCards(visit);
  await press(visit, game, "À deux");
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
    await press(visit, game, "À deux");
    if (game === "awale") await visit.click("#question .quiet");
    await visit.untilState(`state.screen == '${game}' && state.match.moves == 0`);
    await openCards(visit);
    assert.equal(await visit.text("#go-on"), "Continuer : Awalé");
    await visit.click("#go-on");
    await visit.untilState("state.match?.game == 'awale' && state.match.moves == 2");
    assert.equal((await visit.state()).match.text, text);
  }
});

/** Begins Awalé from its card, with a move, and opens the cards again. @returns {Promise<string>} the position */
async function cardsOverAwale(visit) {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await beginAndPlay(visit, "awale");
  await openCards(visit);
  return (await visit.state()).match.text;
}

test("card of the running match goes on with it first", async ({ visit }) => {
  const text = await cardsOverAwale(visit);
  assert.equal((await visit.texts("[data-game=awale] button"))[0], "Continuer : Awalé");
  assert.deepEqual(await visit.texts(".cards .go-on"), ["Continuer : Awalé"]);
  await visit.page.screenshot({ path: `${PICTURES}/cards-running.png` });
  await visit.click("[data-game=awale] .go-on");
  await visit.gone("#games[open]");
  await visit.passes(500);
  const { match, screen } = await visit.state();
  assert.deepEqual([screen, match.text, match.moves], ["awale", text, 1]);
});

const WAYS = { "Contre la console": "awale", "À deux": "awale", "Niveau, options…": "setup" };

for (const [way, screen] of Object.entries(WAYS)) {
  test(`card asks before it replaces the running match: ${way}`, async ({ visit }) => {
    const text = await cardsOverAwale(visit);
    await press(visit, "awale", way);
    await visit.seen("#question[open]");
    assert.equal(await visit.text("#question-text"), "Awalé : ta partie n'est pas finie. Une nouvelle prendrait sa place.");
    assert.equal(await visit.evaluate(() => document.activeElement.textContent), "Garder ma partie");
    await visit.page.screenshot({ path: `${PICTURES}/cards-question.png` });
    await visit.key("Enter");
    await visit.gone("dialog[open]");
    await visit.passes(500);
    assert.equal((await visit.state()).match.text, text);
    await visit.evaluate(() => sillon.handheld.stand(false));
    await openCards(visit);
    await press(visit, "awale", way);
    await visit.click("#question .quiet");
    await visit.untilState(`state.screen == '${screen}' && !state.match?.moves`);
  });
}

test("card asks before it replaces the saved match, and goes on with it", async ({ visit }) => {
  const text = await cardsOverAwale(visit);
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await closeNotice(visit);
  await openCards(visit);
  await press(visit, "awale", "La règle");
  await visit.untilState("state.screen == 'rules'");
  await openCards(visit);
  await press(visit, "awale", "Contre la console");
  await visit.seen("#question[open]");
  await visit.key("Escape");
  await visit.untilState("state.match?.game == 'awale' && state.match.moves == 1");
  assert.equal((await visit.state()).match.text, text);
});

test("rules of a card lead back to the match that is not over", async ({ visit }) => {
  const text = await cardsOverAwale(visit);
  await press(visit, "awale", "La règle");
  await visit.untilState("state.screen == 'rules'");
  await visit.tap("BACK");
  await visit.untilState("state.screen == 'awale'");
  assert.equal((await visit.state()).match.text, text);
  await openCards(visit);
  await visit.click("#games .close");
  await beginAndPlay(visit, "fafy");
  await openCards(visit);
  await press(visit, "awale", "La règle"); // of the match put by for another game
  await visit.untilState("state.screen == 'rules'");
  await visit.tap("BACK");
  await visit.untilState("state.screen == 'awale'");
  assert.equal((await visit.state()).match.text, text);
});

test("card asks before it replaces the match put by for another game, and goes on with it", async ({ visit }) => {
  const text = await cardsOverAwale(visit);
  await visit.click("#games .close");
  await beginAndPlay(visit, "fafy");
  await openCards(visit);
  await press(visit, "awale", "À deux");
  await visit.seen("#question[open]");
  await visit.key("Enter");
  await visit.untilState("state.match?.game == 'awale' && state.match.moves == 1");
  assert.equal((await visit.state()).match.text, text);
});

const FORBIDDEN = `Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("not allowed", "SecurityError"); },
});`;

for (const storage of ["kept", "refused"]) {
  test(`each game keeps its unfinished match, storage ${storage}`, async ({ visit }) => {
    const reload = async () => {
      if (storage === "refused") return;
      await visit.reload();
      await closeNotice(visit);
    };
    if (storage === "refused") await visit.beforeScripts(FORBIDDEN);
    await visit.open();
    await visit.untilState("state.screen == 'home'");
    if (storage === "refused") await closeNotice(visit);
    await beginAndPlay(visit, "awale");
    const { text } = (await visit.state()).match;
    await beginAndPlay(visit, "fafy");
    const both = ["Continuer : Fafy", "Continuer : Awalé"]; // one of them runs
    assert.deepEqual(await offered(visit), both);
    await reload();
    assert.deepEqual(await offered(visit), storage === "kept" ? ["Continuer : Awalé"] : both);
    await openCards(visit);
    await visit.page.screenshot({ path: `${PICTURES}/cards.png` });
    assert.deepEqual(await visit.axe(), []);
    await visit.click("[data-game=awale] .go-on");
    await visit.untilState("state.match?.game == 'awale' && state.match.moves == 1");
    assert.equal((await visit.state()).match.text, text);
    await reload();
    await visit.until(() => sillon.shape());
    assert.deepEqual(await offered(visit), storage === "kept" ? ["Continuer : Fafy"] : both);
  });
}

test("low window shows that there is a second row of cards", async ({ visit }) => {
  await visit.page.setViewport({ width: 667, height: 375 });
  await visit.open();
  await openCards(visit);
  const [third, end] = await visit.evaluate(() => {
    const top = (selector) => document.querySelector(selector).getBoundingClientRect();
    return [top("#games [data-game=awale] svg").top, top("#games .inside").bottom];
  });
  assert.ok(end - third >= 24, `${end - third} pixels of its picture are seen`);
});
