// Saved games: a reload in the middle of a game, another board; and a link or a typed code starts at its position, and
// asks before its match replaces an unfinished one.

import assert from "node:assert/strict";
import { AWALE, BOARDS, test } from "./harness.mjs";
import { python } from "./python.mjs";

/** Opens a game of Awalé, and plays a move that the browser has kept. */
async function playsAndKeeps(visit) {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.until(() => localStorage.getItem("sillon.nvm.pico_panel").includes("6d61746368")); // "match"
}

async function textOfMatch(visit) {
  await visit.untilState("state.match");
  return (await visit.state()).match.text;
}

test("game survives reload", { webkit: true }, async ({ visit }) => {
  await playsAndKeeps(visit);
  const position = await textOfMatch(visit);
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'go_on'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'awale'");
  assert.equal(await textOfMatch(visit), position);
});

test("link starts at its position until a move is saved", async ({ visit }) => {
  const { code, text } = await python("game", "fanorona", ["D2-E3P"], "", { chain: "may" });
  await playsAndKeeps(visit);
  await visit.evaluate((link) => void (location.hash = link), code);
  await visit.untilState("state.match?.game == 'fanorona'");
  await visit.reload();
  assert.equal(await textOfMatch(visit), text);
  await visit.click("#open-share");
  await visit.seen("#share[open]");
  assert.ok((await visit.value("#link")).endsWith(`?seed=7#${code}`));
  await visit.click("#share .close");
  await visit.tap("OK");
  await visit.tap("OK");
  await visit.untilState("state.match.moves == 1");
  await visit.until(() => !location.hash);
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.click("#note button:not(.close)");
  await visit.untilState("state.match?.game == 'fanorona' && state.match.moves == 1");
});

const ASKED = "#question[open]";

for (const keep of [false, true]) {
  test(`code of a game whose match is not over asks first, and ${keep ? "keeps" : "replaces"} it`, async ({ visit }) => {
    await playsAndKeeps(visit);
    const mine = await textOfMatch(visit);
    await visit.open(AWALE);
    await visit.seen(ASKED);
    assert.match(await visit.text("#question-text"), /^Awalé : ta partie/);
    await visit.key(keep ? "Escape" : "Tab");
    if (!keep) await visit.click("#question .quiet");
    await visit.gone(ASKED);
    await visit.untilState(`state.match?.moves == ${keep ? 1 : 0}`);
    assert.equal((await textOfMatch(visit)) === mine, keep);
    assert.equal(await visit.evaluate(() => Boolean(location.hash)), !keep);
  });
}

test("typed code asks before it replaces the match put by for another game", async ({ visit }) => {
  await playsAndKeeps(visit);
  const mine = await textOfMatch(visit);
  const { code } = await python("game", "fafy");
  await visit.evaluate((link) => void (location.hash = link), code);
  await visit.untilState("state.match?.game == 'fafy'");
  assert.equal(await visit.isSeen(ASKED), false);
  await visit.tap("OK");
  await visit.until(() => localStorage.getItem("sillon.match.pico_panel.awale"));
  await visit.click("#open-share");
  await visit.fill("#typed", AWALE);
  await visit.click("#typing button");
  await visit.seen(ASKED);
  assert.equal(await visit.evaluate(() => document.activeElement.textContent), "Garder ma partie");
  await visit.key("Enter");
  await visit.untilState("state.match?.game == 'awale' && state.match.moves == 1");
  assert.equal(await textOfMatch(visit), mine);
});

test("typed code of the present position changes nothing", async ({ visit }) => {
  await playsAndKeeps(visit);
  await visit.click("#open-share");
  await visit.seen("#share[open]");
  await visit.fill("#typed", (await visit.text("#code")).toLowerCase());
  await visit.click("#typing button");
  await visit.gone("#share");
  assert.equal(await visit.isSeen(ASKED), false);
  assert.equal((await visit.state()).match.moves, 1);
});

test("link is forgotten when another match is begun", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.click("#open-games");
  await visit.click("[data-game=fafy] button:nth-of-type(2)");
  await visit.until(() => !location.hash);
  await visit.untilState("state.match?.game == 'fafy'");
});

test("code and QR code match position", async ({ visit }) => {
  const { code } = await python("game", "awale", ["C", "d"]);
  await visit.open(code);
  await visit.untilState("state.match");
  await visit.click("#open-share");
  await visit.seen("#share[open]");
  assert.equal(await visit.text("#code"), code.replaceAll("-", " "));
  const link = await visit.value("#link");
  assert.ok(link.endsWith(`#${code}`), link);
  assert.equal(await visit.isSeen("#send"), await visit.evaluate(() => Boolean(navigator.share)));
  assert.equal(await visit.readQr("#qr"), link);
});

// A user who cancels the sharing sees no trouble dialog.
test("link is shared by device if it can", async ({ visit }) => {
  await visit.beforeScripts(() => {
    navigator.share = async (what) => {
      globalThis.sent = what;
      throw new DOMException("no", "AbortError");
    };
  });
  const { code } = await python("game", "awale", ["C", "d"]);
  await visit.open(code);
  await visit.untilState("state.match");
  await visit.click("#open-share");
  await visit.click("#send");
  assert.ok((await visit.until(() => globalThis.sent?.url)).endsWith(`#${code}`));
  await visit.settle();
  assert.equal(await visit.isSeen("#trouble"), false);
});

test("code may be lower case", async ({ visit }) => {
  const { code, text } = await python("game", "fang", ["2"]);
  await visit.open();
  await visit.click("#open-share");
  await visit.fill("#typed", code.toLowerCase().replaceAll("-", ""));
  await visit.click("#typing button");
  assert.equal(await textOfMatch(visit), text);
  await visit.gone("#share");
});

const BAD = [
  ["", "d'abord"],
  ["!!!!", "« ! » n'est pas"],
  ["bonjour", "« u » n'est pas"],
  [AWALE.slice(0, -1) + (AWALE.endsWith("1") ? "2" : "1"), "Un signe du code est faux"],
  [`${AWALE}-7777`, "Un signe du code est faux"],
];

for (const [code, words] of BAD) {
  test(`bad code "${code}" gives one-line error`, { shared: true }, async ({ visit }) => {
    await visit.hold("pico_panel", AWALE);
    await visit.passes(500);
    const before = (await visit.state()).match;
    assert.ok(before);
    await visit.click("#open-share");
    await visit.fill("#typed", code);
    await visit.click("#typing button");
    await visit.until(() => document.querySelector("#typed-problem").textContent);
    assert.ok((await visit.text("#typed-problem")).includes(words));
    const chosen = await visit.evaluate(() => {
      const { selectionStart, selectionEnd, value } = document.querySelector("#typed");
      return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(chosen, code, "to be typed over");
    await visit.click("#share .close");
    assert.deepEqual((await visit.state()).match, before);
  });
}

/** Opens the page with a handheld whose memory is full. */
async function crowd(visit) {
  await visit.beforeScripts(
    (hex) => localStorage.setItem("sillon.nvm.pico_panel", hex),
    await python("crowded", "pico_panel"),
  );
  await visit.open();
}

// A game's card, a typed code and a link each start a match, which the handheld's own store must save.
test("full memory is reported and handheld stays on", async ({ visit }) => {
  const note = async () => {
    await visit.seen("#note");
    return visit.text("#note");
  };
  await crowd(visit);
  await visit.untilState("state.screen");
  await visit.evaluate(() => void (globalThis.before = sillon.shape()));
  await visit.click("#open-games");
  await visit.click("[data-menu=fanorona]");
  assert.ok((await note()).includes("pleine"));
  await visit.click("#note button");
  await visit.click("#open-share");
  await visit.fill("#typed", AWALE);
  await visit.click("#typing button");
  await visit.until(() => document.querySelector("#typed-problem").textContent);
  assert.ok((await visit.text("#typed-problem")).includes("pleine"));
  await visit.click("#share .close");
  await visit.evaluate((code) => void (location.hash = code), AWALE);
  await visit.seen("#note");
  assert.ok(await visit.evaluate(() => sillon.shape() === globalThis.before));
});

test("match continues face to face when memory is full", async ({ visit }) => {
  await crowd(visit);
  await visit.passes(600);
  let match = null;
  // The menus, the notice that nothing is kept, and a move.
  for (let press = 0; press < 9 && !match?.moves; press += 1) {
    const before = (await visit.state()).screen === "setup" ? "RIGHT " : ""; // for two persons
    await visit.play(`${before}OK 3000ms`, "keys");
    ({ match } = await visit.state());
  }
  assert.equal(match.moves, 1);
  await visit.turnFaces();
  await visit.passes(900);
  assert.deepEqual((await visit.state()).match, match);
});

test("boards have separate memories", async ({ visit }) => {
  const exchange = async (board) => {
    await visit.click("#open-settings");
    await visit.choose("#board", board);
    await visit.click("#settings .close");
    await visit.untilState(`state.screen == 'home' && sillon.shape().board == '${board}'`);
    await visit.tap("OK");
  };
  await playsAndKeeps(visit);
  await exchange("pico_strip");
  await visit.untilState("state.screen == 'games'");
  await exchange("pico_panel");
  await visit.untilState("state.screen == 'go_on'");
});

// The newest state wins over the last one that the browser had room for: a board that is chosen again continues from it.
test("full browser has the newest values while open", async ({ visit }) => {
  await visit.open();
  await visit.hold("pico_panel", AWALE);
  await visit.play("600ms OK 6000ms", "keys");
  await visit.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visit.play("OK 6000ms", "keys");
  const { match } = await visit.state();
  assert.equal(match.moves, 2);
  await visit.evaluate(() => sillon.switchOn());
  await visit.play("600ms OK 1000ms OK 1000ms", "keys");
  assert.deepEqual((await visit.state()).match, match);
});

for (const board of BOARDS) {
  test(`memory of ${board} survives reload`, async ({ visit }) => {
    await visit.beforeScripts((name) => localStorage.setItem("sillon.board", name), board);
    await visit.open();
    await visit.untilState("true");
    assert.equal((await visit.state()).sound, false);
    await visit.ask("set_preference", "sound", true);
    await visit.until((name) => localStorage.getItem(`sillon.nvm.${name}`), board);
    await visit.reload();
    await visit.untilState("state.screen");
    assert.equal((await visit.state()).sound, true);
  });
}
