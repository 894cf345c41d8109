// Every board in every window, from a telephone to a projector: all parts are visible and large enough for a finger, none overlaps another.

import assert from "node:assert/strict";
import { join } from "node:path";
import { AWALE, BOARDS, NORDS, PICTURES, test } from "./harness.mjs";

// Width, height, and the colour scheme.
const WINDOWS = [
  [320, 568, "light"],
  [568, 320, "dark"],
  [360, 640, "light"],
  [360, 740, "dark"],
  [740, 360, "light"],
  [768, 1024, "dark"],
  [1024, 768, "light"],
  [1280, 800, "light"],
  [1920, 1080, "dark"],
  [1080, 1920, "light"],
];
const TOUCH_PX = 44; // as makers of telephones ask for; WCAG 2.2 asks for 24
const KEY_PX = 34; // of a lit key: eight of a NeoTrellis must fit side by side
const KEY_SMALL_PX = 24; // in the smallest windows
const LOOKED_AT = ["360x740", "740x360", "1920x1080"]; // screenshots for a person to look at: each takes a while

/** Returns [left, top, right, bottom] of each visible element of the selector. */
function boxes(visit, selector) {
  return visit.evaluate(
    (each) =>
      [...document.querySelectorAll(each)]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width)
        .map((box) => [box.left, box.top, box.right, box.bottom]),
    selector,
  );
}

function apart(one, other) {
  return one[2] <= other[0] + 1 || other[2] <= one[0] + 1 || one[3] <= other[1] + 1 || other[3] <= one[1] + 1;
}

async function resize(visit, width, height) {
  await visit.page.setViewport({ width, height });
  await visit.settle();
}

for (const board of BOARDS) {
  test(`${board} fits window and finger`, async ({ visit, browser }) => {
    await visit.open();
    await visit.hold(board, AWALE);
    await visit.passes(400); // the lights are on
    for (const faces of [false, true]) {
      if (faces) {
        await visit.turnFaces();
        await visit.passes(400);
      }
      for (const [width, height, theme] of WINDOWS) {
        await visit.evaluate((each) => void (document.documentElement.dataset.theme = each), theme);
        await resize(visit, width, height);
        const name = `${board}-${width}x${height}${faces ? "-faces" : ""}`;
        if (LOOKED_AT.includes(`${width}x${height}`)) {
          await visit.page.screenshot({ path: join(PICTURES, `${name}-${browser}.png`) });
        }
        await fits(visit, name, width, height, faces);
      }
    }
  });
}

async function fits(visit, name, width, height, faces) {
  const shape = await visit.evaluate(() => sillon.shape());
  const cells = await boxes(visit, "#panel .key");
  const beside = await boxes(visit, ".cross .key, .actions .key");
  const keys = Object.keys(shape.keys);
  const plain = shape.buttons.filter((button) => !keys.includes(button));
  const nords = plain.filter((button) => button.startsWith("NORD."));
  assert.equal(cells.length, keys.length);
  assert.equal(beside.length, faces && !nords.length ? plain.length * 2 : plain.length);
  assert.equal(nords.length > 0, faces && NORDS.includes(shape.board));
  const parts = [...beside, ...(await boxes(visit, "#panel, .glass, #text"))];
  for (const group of [parts, cells]) {
    for (const [number, part] of group.entries()) {
      assert.ok(part[0] >= 0 && part[1] >= 0 && part[2] <= width && part[3] <= height, `${name}: ${part}`);
      for (const other of group.slice(0, number)) assert.ok(apart(part, other), `${name}: ${part} lies on ${other}`);
    }
  }
  for (const key of [...beside, ...cells]) {
    const least = !cells.includes(key) ? TOUCH_PX : Math.min(width, height) < 360 ? KEY_SMALL_PX : KEY_PX;
    assert.ok(Math.min(key[2] - key[0], key[3] - key[1]) >= least, `${name}: ${key}`);
  }
}

// A window of 1280 x 800 has 640 x 400 CSS pixels at a zoom of 200 %.
for (const board of BOARDS) {
  test(`large text, lights and buttons of ${board} are visible together in a small window`, { shared: true }, async ({ visit }) => {
    await visit.hold(board, AWALE);
    await visit.passes(900);
    await visit.click("#toggle-text");
    for (const [width, height] of [[568, 320], [640, 400], [740, 360], [360, 640], [390, 780]]) {
      await resize(visit, width, height);
      const name = `${board}-${width}x${height}-text`;
      await visit.page.screenshot({ path: join(PICTURES, `${name}.png`) });
      await fits(visit, name, width, height, false);
      assert.equal(await visit.isSeen(".glass"), false);
      const { hidden, size } = await visit.evaluate(() => {
        const { scrollHeight, clientHeight, firstChild } = document.querySelector("#text");
        return { hidden: scrollHeight - clientHeight, size: parseFloat(getComputedStyle(firstChild).fontSize) };
      });
      assert.ok(hidden <= 1 && size >= 16, `${name}: ${hidden} pixels are hidden, text of ${size}`);
    }
    await resize(visit, 960, 640);
    await visit.click("#toggle-text");
    assert.equal(await visit.isSeen(".glass"), Boolean(await visit.evaluate(() => sillon.shape().screen)));
  });
}

const NOTICES = { kept: "go_on", unkept: "", calm: "calm_off", update: "update_now" };

for (const faces of [false, true]) {
  test(`notice moves and covers nothing of the case${faces ? ", face to face" : ""}`, async ({ visit, browser }) => {
    await visit.open(AWALE);
    await visit.untilState("state.match");
    if (faces) await visit.turnFaces();
    for (const text of [false, true]) {
      if (text) await visit.click("#toggle-text");
      for (const [width, height] of [...WINDOWS.map((each) => each.slice(0, 2)), [390, 780], [640, 400], [1180, 760]]) {
        await resize(visit, width, height);
        await visit.until(() => !document.getAnimations().length);
        const places = () => boxes(visit, "#panel, .glass, .key, #text");
        const before = await places();
        for (const [kind, label] of Object.entries(NOTICES)) {
          await visit.evaluate(
            async (one, button) => {
              const { default: words } = await import("./words/fr.js");
              sillon.notices.show("test", words[one], button && words[button].replace("{}", "Colorigraphe"));
            },
            kind,
            label,
          );
          await visit.settle();
          const name = `notice-${kind}-${width}x${height}${faces ? "-faces" : ""}${text ? "-text" : ""}`;
          if (kind === "kept" && LOOKED_AT.includes(`${width}x${height}`)) await visit.page.screenshot({ path: join(PICTURES, `${name}-${browser}.png`) });
          assert.deepEqual(await places(), before, name);
          const [note] = await boxes(visit, "#note");
          assert.ok(note[0] >= 0 && note[1] >= 0 && note[2] <= width && note[3] <= height, `${name}: ${note}`);
          for (const part of before) assert.ok(apart(part, note), `${name}: ${note} lies on ${part}`);
          await visit.evaluate(() => sillon.notices.withdraw("test"));
        }
      }
    }
  });
}

for (const [width, height] of [
  [320, 480],
  [280, 653],
  [3840, 2160],
]) {
  test(`window of ${width}x${height} shows whole page`, async ({ visit }) => {
    await visit.open();
    await resize(visit, width, height);
    const seen = await boxes(visit, "#bar button, #handheld");
    for (const box of seen) {
      assert.ok(box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height, String(box));
    }
    const [left, top, right, bottom] = seen.at(-1);
    assert.ok(right - left > 0.85 * width || bottom - top > 0.8 * height, "and what there is of it is used");
  });
}

test("strip lights are wide enough on a phone", async ({ visit }) => {
  await visit.open();
  await visit.hold("pico_strip", AWALE);
  await visit.passes(400);
  await resize(visit, 360, 740);
  // The width in pixels of the widest light.
  const widest = await visit.evaluate(() => {
    const context = document.querySelector("#domes").getContext("2d");
    const across = sillon.places().map(([x, y]) => {
      const line = context.getImageData(Math.floor(x) - 2, Math.floor(y), 5, 1).data;
      return line.filter((value, k) => k % 4 === 3).reduce((sum, value) => sum + value / 255, 0);
    });
    return Math.max(...across);
  });
  assert.ok(widest > 4, String(widest));
});

for (const board of BOARDS) {
  test(`keys of ${board} have unique names`, { shared: true }, async ({ visit }) => {
    await visit.hold(board);
    const names = await visit.evaluate(() =>
      [...document.querySelectorAll("#panel .key, #cross .key, #actions .key")].map(
        (key) => `${key.tagName} ${key.getAttribute("aria-label")}`,
      ),
    );
    assert.equal(new Set(names).size, names.length);
    assert.equal(names.length, await visit.evaluate(() => sillon.shape().buttons.length));
    assert.ok(names.every((name) => /^BUTTON ./.test(name)), names.join(", "));
  });
}
