// Devices besides a mouse: a gamepad, a loudspeaker, a screen that goes dark, and arrow keys for lit keys.

import assert from "node:assert/strict";
import { fakeClock } from "./clock.mjs";
import { AWALE, test } from "./harness.mjs";
import { python } from "./python.mjs";

/** Plugs in two pads as the standard mapping has them: nothing pressed, the stick in its middle. Runs in the page. */
function gamepads() {
  const pad = () => ({ axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) });
  globalThis.pads = [pad(), pad()];
  navigator.getGamepads = () => globalThis.pads;
}

async function openWithPads(visit) {
  await visit.beforeScripts(gamepads);
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.evaluate(() => void dispatchEvent(new Event("gamepadconnected")));
}

for (const pad of [0, 1]) {
  test(`gamepad ${pad + 1} presses and its stick is arrows`, async ({ visit }) => {
    const press = (button, pressed) =>
      visit.evaluate((at, which, down) => void (pads[at].buttons[which].pressed = down), pad, button, pressed);
    const lean = (x) => visit.evaluate((at, value) => void (pads[at].axes[0] = value), pad, x);
    await openWithPads(visit);
    await press(0, true);
    await visit.untilState("state.screen == 'games' && state.chosen == 1");
    await press(0, false);
    await visit.gone(".key.held");
    await lean(0.9);
    await visit.untilState("state.chosen == 2");
    await lean(0);
    await visit.gone(".key.held");
    await press(1, true);
    await visit.untilState("state.screen == 'pause' || state.screen == 'home'");
  });
}

test("open dialog blocks gamepad", async ({ visit }) => {
  await openWithPads(visit);
  await visit.click("#open-settings");
  await visit.evaluate(() => void (pads[0].buttons[0].pressed = true));
  for (let time = 0; time < 3; time += 1) await visit.settle();
  assert.equal(await visit.count(".key.held"), 0);
  await visit.click("#settings .close");
  await visit.untilState("state.screen == 'games'");
});

/** Records the page's calls of Web Audio. Runs in the page. */
function keepTones() {
  globalThis.audioCalls = [];
  for (const [name, what] of [
    ["setValueAtTime", "hertz"],
    ["setTargetAtTime", "loud"],
  ]) {
    const plain = AudioParam.prototype[name];
    AudioParam.prototype[name] = function (value, ...more) {
      globalThis.audioCalls.push([what, Math.round(value * 1000) / 1000]);
      return plain.call(this, value, ...more);
    };
  }
}

// The same tones in the same order, and silence in the end; none at all while sound is off.
test("buzzer sounds as on the desktop", async ({ visit }) => {
  const words = "700ms RIGHT OK 2000ms";
  const tones = await python("tones", AWALE, words);
  assert.ok(tones.length > 2);
  const all = async (kind) => (await visit.evaluate(() => audioCalls)).filter(([what]) => what === kind).map(([, value]) => value);
  await visit.beforeScripts(keepTones);
  await visit.open();
  await visit.hold("pico_panel", AWALE);
  await visit.play(words, "clicks");
  assert.deepEqual(await all("hertz"), []);
  await visit.hold("pico_panel", AWALE);
  await visit.evaluate(() => sillon.handheld.do("set_preference", "sound", true));
  await visit.evaluate(() => void (audioCalls.length = 0));
  await visit.play(words, "clicks");
  const wanted = tones.filter((tone) => tone).map((tone) => Math.round(tone * 1000) / 1000);
  assert.deepEqual(await all("hertz"), wanted);
  const loud = await all("loud");
  assert.equal(loud.at(-1), 0);
  assert.ok(Math.max(...loud) <= 0.1);
});

test("arrow keys move between keys of keyed boards", async ({ visit }) => {
  await visit.beforeScripts(() => localStorage.setItem("sillon.board", "trellis_m4"));
  await visit.open();
  const seen = [];
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"]) {
    await visit.key(key);
    seen.push(await visit.evaluate(() => document.activeElement.getAttribute("aria-label")));
  }
  assert.deepEqual(seen, ["Touche 1", "Touche 2", "Touche 10", "Touche 9", "Touche 1", "Touche 1"]);
  await visit.key("Enter", 90);
  await visit.untilState("state.screen == 'games'");
});

/** Records whether the page keeps the device awake. Runs in the page. */
function keepWakeLock() {
  globalThis.awake = [];
  const request = async (kind) => {
    globalThis.awake.push(kind);
    return Object.assign(new EventTarget(), { release: async () => globalThis.awake.push("let go") });
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

test("game keeps device awake", async ({ visit }) => {
  const awake = () => visit.evaluate(() => globalThis.awake);
  const forward = (minutes) => visit.evaluate((each) => clock.forward(each * 60_000), minutes);
  await visit.beforeScripts(keepWakeLock);
  await visit.beforeScripts(fakeClock);
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  assert.deepEqual(await awake(), []);
  await visit.evaluate((code) => void sillon.switchOn({ code }), AWALE);
  await visit.untilState("state.match");
  assert.deepEqual(await awake(), ["screen"]);
  await forward(5);
  await visit.tap("RIGHT");
  await visit.untilState("state.lines.some((line) => line.includes('B'))");
  await visit.passes(1000); // then time stops: a later change would count as a press
  await forward(9);
  assert.deepEqual(await awake(), ["screen"]);
  await forward(2);
  await visit.until(() => globalThis.awake.length === 2);
  assert.deepEqual(await awake(), ["screen", "let go"]);
});
