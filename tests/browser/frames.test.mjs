// The page shows what the desktop simulator shows: every frame of every game, by scripts, by clicks and by keys.

import assert from "node:assert/strict";
import { BOARDS, GAMES, test } from "./harness.mjs";
import { python } from "./python.mjs";

const SHORT = ["awale", "fanorona", "colorigraphe"]; // a row, a board of lines, and a circle, in WebKit too
const WORDS = "700ms OK 300ms RIGHT OK 300ms";

/** Plays the same script here; expects the same frames, at least `least` of them. */
async function compare(visit, { board, words, frames }, least) {
  await visit.hold(board);
  const here = await visit.ask("script", words);
  for (const [number, frame] of frames.entries()) assert.equal(here[number], frame, `frame ${number}`);
  assert.equal(here.length, frames.length);
  assert.ok(here.length >= least, `${here.length} frames`);
}

for (const game of GAMES) {
  test(`walk through ${game} matches desktop frames`, { shared: true, webkit: SHORT.includes(game) }, async ({ visit }) => {
    await compare(visit, await python("walk", game), 101);
  });
}

for (const board of BOARDS) {
  test(`buttons of ${board} match desktop frames`, { shared: true }, async ({ visit }) => {
    await compare(visit, await python("presses", board), 21);
  });
}

for (const game of GAMES) {
  for (const by of ["clicks", "keys"]) {
    test(`match of ${game} by ${by} ends as on desktop`, { shared: true, webkit: game === "awale" }, async ({ visit }) => {
      const { code, words, text, picture } = await python("match", game);
      await visit.hold("pico_panel", code);
      await visit.play(words, by);
      const { match } = await visit.state();
      assert.deepEqual([match.text, match.winner !== null], [text, true]);
      assert.equal(await visit.ask("picture_now"), picture);
    });
  }
}

test("small screen is drawn pixel by pixel", { shared: true, webkit: true }, async ({ visit }) => {
  const { pixels } = await python("shown", WORDS);
  await visit.hold();
  await visit.play(WORDS, "keys");
  const drawn = await visit.evaluate(() => {
    const canvas = document.querySelector("#glass canvas");
    const side = canvas.width / 128;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const middle = (at) => at * side + (side >> 1) - 1;
    const lit = (x, y) => Number(data[4 * (middle(y) * canvas.width + middle(x)) + 3] > 0);
    return Array.from({ length: 64 }, (_, y) => Array.from({ length: 128 }, (_, x) => lit(x, y)));
  });
  assert.deepEqual(drawn, pixels);
});

test("lit lights are bright and others dark", { shared: true, webkit: true }, async ({ visit }) => {
  const { lights } = await python("shown", "700ms OK 300ms");
  assert.equal(lights.length, 45);
  const on = lights.filter((byte) => byte > 0).length;
  assert.ok(on > 5 && on < 45);
  await visit.hold();
  await visit.play("700ms OK 300ms", "keys");
  await visit.settle();
  const seen = await visit.evaluate(() => {
    const canvas = document.querySelector("#domes");
    const scale = canvas.width / canvas.getBoundingClientRect().width;
    const context = canvas.getContext("2d");
    return sillon
      .places()
      .map(([x, y]) => Math.max(...context.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)));
  });
  assert.deepEqual(
    seen.map((value) => value > 60),
    lights.map((byte) => byte > 0),
  );
});

test("halos leave the case and its buttons in sight", { shared: true, webkit: true }, async ({ visit }) => {
  await visit.hold();
  await visit.play("700ms OK 300ms", "keys");
  const points = await visit.evaluate(() => {
    const inside = (selector, across, down) => {
      const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
      return [left + across * width, top + down * height];
    };
    const [x, y] = sillon.places()[0];
    const panel = document.querySelector("#panel").getBoundingClientRect();
    return [
      inside('#actions [data-name="OK"]', 0.15, 0.5),
      inside('#actions [data-name="BACK"]', 0.15, 0.5),
      inside('#cross [data-name="LEFT"]', 0.15, 0.5),
      inside("#handheld", 0.5, 0.02),
      [panel.left + x, panel.top + y],
    ];
  });
  const [ok, back, arrow, edge, light] = await visit.colours(points);
  assert.ok(ok[1] > 60 && ok[1] > 1.4 * ok[0], `OK is green: ${ok}`);
  assert.ok(back[0] > 90 && back[0] > 1.4 * back[2], `BACK is brown: ${back}`);
  for (const part of [arrow, edge]) assert.ok(Math.min(...part) > 25 && Math.max(...part) < 140, `grey: ${part}`);
  assert.ok(Math.max(...light) > 30, `a dome: ${light}`);
});
