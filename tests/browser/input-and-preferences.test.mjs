// Touch, keyboard and mouse; the preferences of devices (colours, motion, language).

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";

async function atHome(visit) {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
}

for (const scheme of ["light", "dark"]) {
  test(`axe finds nothing serious in ${scheme} colours`, { device: { scheme } }, async ({ visit }) => {
    await visit.open(AWALE);
    await visit.untilState("state.match");
    assert.equal(await visit.evaluate(() => document.documentElement.dataset.theme), scheme);
    await visit.passes(100); // then time stops: redrawing would slow axe down
    assert.deepEqual(await visit.axe(), []);
    for (const name of ["games", "share", "settings"]) {
      await visit.click(`#open-${name}`);
      await visit.seen(`#${name}[open]`);
      assert.deepEqual(await visit.axe(), [], name);
      await visit.click(`#${name} .close`);
    }
    await visit.turnFaces();
    await visit.click("#toggle-full");
    assert.deepEqual(await visit.axe(), []);
  });
}

test("buttons show in forced colours", { device: { colors: "forced" } }, async ({ visit }) => {
  const look = (selector) =>
    visit.evaluate((each) => {
      const { color, backgroundImage, outlineStyle, outlineWidth } = getComputedStyle(document.querySelector(each));
      return { color, backgroundImage, outlineStyle, outlineWidth };
    }, selector);
  await visit.open();
  assert.ok(await visit.evaluate(() => matchMedia("(forced-colors: active)").matches));
  const key = await look("#cross [data-name=LEFT]");
  assert.equal(key.color, "rgb(238, 241, 243)");
  assert.match(key.backgroundImage, /^linear-gradient/);
  assert.equal((await look("#toggle-faces")).outlineStyle, "solid");
  await visit.turnFaces();
  await visit.page.mouse.move(0, 0);
  assert.equal((await look("#toggle-faces")).outlineWidth, "3px");
});

test("Tab reaches and Enter presses every button", async ({ visit }) => {
  await atHome(visit);
  const reached = [];
  for (let press = 0; press < 25 && reached.at(-1) !== "OK"; press += 1) {
    await visit.key("Tab");
    reached.push(await visit.evaluate(() => document.activeElement.getAttribute("aria-label") ?? ""));
  }
  for (const name of ["Jeux", "Réglages", "Gauche", "Droite", "OK"]) assert.ok(reached.includes(name), `${name}: ${reached}`);
  await visit.key("Enter", 90);
  await visit.untilState("state.screen == 'games'");
});

for (const clicks of [["#toggle-full"], ["#open-settings", "#settings .close"]]) {
  test(`Enter is OK after a click on ${clicks[0]}`, async ({ visit }) => {
    await atHome(visit);
    for (const selector of clicks) await visit.click(selector);
    await visit.key("Enter", 90);
    await visit.untilState("state.screen == 'games'");
    assert.equal(await visit.isSeen("#settings"), false);
  });
}

// No frame is drawn between the two: Chromium's focus is still on the button that closed the dialog.
test("Enter is OK while a dialog closes", async ({ visit }) => {
  await atHome(visit);
  await visit.click("#open-settings");
  await visit.evaluate(() => {
    const close = document.querySelector("#settings .close");
    close.focus();
    close.click();
    const pressed = (kind) =>
      document.activeElement.dispatchEvent(new KeyboardEvent(kind, { code: "Enter", bubbles: true }));
    pressed("keydown");
    setTimeout(() => pressed("keyup"), 90);
  });
  await visit.untilState("state.screen == 'games'");
});

// Screen readers click like this.
test("click without pointer events presses", async ({ visit }) => {
  await atHome(visit);
  await visit.evaluate(() => document.querySelector("#actions [data-name=OK]").click());
  await visit.untilState("state.screen == 'games'");
});

test("long touch opens menu", async ({ visit }) => {
  await visit.page.setViewport({ width: 360, height: 740, hasTouch: true });
  await atHome(visit);
  await visit.evaluate(() => {
    globalThis.fingers = [];
    addEventListener("pointerdown", ({ pointerType }) => globalThis.fingers.push(pointerType), true);
  });
  const [x, y] = await visit.middle("#actions [data-name=BACK]");
  await visit.page.touchscreen.touchStart(x, y);
  await visit.untilState("state.screen == 'pause'");
  await visit.page.touchscreen.touchEnd();
  await visit.gone(".key.held");
  await visit.passes(300);
  assert.equal((await visit.state()).screen, "pause");
  assert.deepEqual(await visit.evaluate(() => globalThis.fingers), ["touch"]);
});

test("Nord's arrows point where the light goes", async ({ visit }) => {
  await visit.open();
  await visit.turnFaces();
  await visit.untilState("state.screen == 'home'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  const { chosen } = await visit.state();
  const name = await visit.evaluate(() => {
    const arrows = [...document.querySelectorAll("#far .cross [data-name$=RIGHT], #far .cross [data-name$=LEFT]")];
    const left = (element) => element.getBoundingClientRect().left;
    return arrows.sort((one, other) => left(one) - left(other)).at(-1).dataset.name;
  });
  await visit.click(`#far .cross [data-name="${name}"]`, 90);
  await visit.untilState(`state.chosen == ${chosen + 1}`);
});

test("page uses language of handheld", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.match");
  await visit.click("#open-settings");
  await visit.choose("#language", "en");
  await visit.untilState("state.language == 'en' && state.match && state.screen == 'awale'");
  await visit.click("#settings .close");
  assert.equal(await visit.text("#open-games span"), "Games");
  assert.equal(await visit.evaluate(() => document.documentElement.lang), "en");
  await visit.untilState("state.lines[0].includes('South')");
});

test("sound is off, and a press switches it on", async ({ visit }) => {
  await atHome(visit);
  assert.equal(await visit.attribute("#toggle-sound", "aria-pressed"), "false");
  await visit.click("#toggle-sound");
  await visit.untilState("state.sound");
  assert.equal(await visit.attribute("#toggle-sound", "aria-pressed"), "true");
});

test("large score is shown in full screen", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.match");
  await visit.click("#toggle-full");
  await visit.seen("#score .turn");
  assert.ok((await visit.text("#score .turn")).includes("Sud"));
  const size = await visit.evaluate(() => parseFloat(getComputedStyle(document.querySelector("#score b")).fontSize));
  assert.ok(size > 24, String(size));
});

test("card starts its game", async ({ visit }) => {
  await visit.open();
  await visit.click("#open-games");
  await visit.click("[data-menu=fanorona]");
  await visit.untilState("state.screen == 'setup' && state.lines[0].includes('Fanorona')");
});

/** Returns whether any light changes without a press within two seconds. */
async function moves(visit) {
  const seen = new Set();
  for (let time = 0; time < 2000; time += 100) {
    await visit.passes(100);
    seen.add((await visit.ask("picture_now")).split(" ")[0]);
  }
  return seen.size > 1;
}

// Neither on the page nor on the handheld; later settings of the handheld win.
test("reduced motion stops animation", { device: { motion: "reduce" } }, async ({ visit }) => {
  await visit.open(AWALE);
  await visit.seen("#note");
  assert.ok((await visit.text("#note")).includes("calmes"));
  assert.equal(await visit.evaluate(() => document.getAnimations().length), 0);
  await visit.passes(1500); // the cursor has become bright
  assert.equal(await moves(visit), false);
  await visit.click("#note button");
  assert.ok(await moves(visit));
  await visit.evaluate(() => sillon.switchOn({ again: true }));
  assert.ok(await moves(visit));
});

test("lights animate by default", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel", AWALE);
  assert.ok(await moves(visit));
});

// On boards with buttons for Nord; the match continues with them and without them.
test("face to face each side has its own buttons", async ({ visit }) => {
  await visit.open();
  await visit.hold("pico_panel", AWALE);
  await visit.play("600ms OK 3000ms", "keys");
  const { match } = await visit.state();
  assert.deepEqual([match.turn, match.moves], [1, 1]);
  await visit.turnFaces();
  await visit.passes(800);
  assert.deepEqual((await visit.state()).match, match);
  const [nords, suds] = ["#far [data-name='NORD.OK']", "#actions [data-name=OK]"];
  for (const [button, made] of [
    [suds, 1],
    [nords, 2],
    [nords, 2],
    [suds, 3],
  ]) {
    await visit.page.mouse.move(...(await visit.middle(button)));
    await visit.page.mouse.down();
    await visit.passes(100);
    await visit.page.mouse.up();
    await visit.passes(3000);
    assert.equal((await visit.state()).match.moves, made, button);
  }
  await visit.turnFaces();
  await visit.passes(800);
  assert.equal((await visit.state()).match.moves, 3);
  assert.equal(await visit.count(nords), 0);
});

test("letter keys can be switched off", async ({ visit }) => {
  const change = async () => {
    await visit.click("#open-settings");
    await visit.click("#letters");
    await visit.click("#settings .close");
  };
  await atHome(visit);
  await change();
  await visit.key("m");
  await visit.key("ArrowRight");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  await change();
  await visit.key("m");
  await visit.untilState("state.screen == 'pause'");
});

// The window opened last saves; the other shows a notice, pauses, and can take over again.
test("one window at a time saves the game", async ({ visit: one, newVisit }) => {
  const other = await newVisit();
  await one.open(AWALE);
  await one.untilState("state.match");
  await other.open();
  await one.seen("#elsewhere[open]");
  assert.ok((await one.text("#elsewhere")).includes("autre fenêtre"));
  assert.equal(await other.isSeen("#elsewhere"), false);
  await other.untilState("state.screen == 'home'");
  await one.goesOnHere();
  await other.seen("#elsewhere[open]");
  await one.untilState("state.screen == 'awale'"); // the match of its address, not saved yet
  assert.equal(await one.isSeen("#elsewhere"), false);
});

// Neither repeated presses of Escape nor later events in it change that.
test("superseded window stays paused and saves nothing", async ({ visit: one, newVisit }) => {
  const other = await newVisit();
  const kept = () => other.evaluate(() => JSON.stringify(localStorage));
  await one.open(AWALE);
  await one.untilState("state.match");
  await other.open();
  await one.seen("#elsewhere[open]");
  await one.escape("#here");
  await other.passes(100); // then time stops, so that it saves nothing more
  const before = await kept();
  await one.evaluate(async () => {
    globalThis.shapeBefore = sillon.shape();
    document.querySelector("#toggle-faces").click();
    await sillon.switchOn({ again: true });
  });
  await one.ask("code");
  await one.evaluate(() => {
    const detail = { board: "pico_panel", nvm: "00" };
    sillon.handheld.dispatchEvent(new CustomEvent("news", { detail }));
  });
  assert.ok(await one.evaluate(() => sillon.shape() === globalThis.shapeBefore));
  assert.equal(await kept(), before);
  await one.goesOnHere();
  await one.untilState("state.screen == 'awale'");
});

const AZERTY = { KeyW: "z", KeyA: "q", KeyQ: "a", KeyM: ",", Semicolon: "m" };
const BEPO = { KeyW: "é", KeyA: "a", KeyS: "u", KeyD: "i", KeyE: "p", KeyQ: "b", KeyP: "j" };

for (const [name, signs, expected] of [
  ["the language", null, "M, P, Z Q S D, E, A"],
  ["an American keyboard", { KeyW: "w", KeyA: "a", KeyM: "m" }, "M, P, W A S D, E, Q"],
  ["a French keyboard", AZERTY, "M, P, Z Q S D, E, A"],
  ["a keyboard whose P is at a place of Nord's keys", BEPO, "M, J, É A U I, P, B"],
]) {
  test(`list of keys is that of ${name}`, async ({ visit }) => {
    await visit.beforeScripts((given) => {
      const keyboard = given && { getLayoutMap: async () => new Map(Object.entries(given)) };
      Object.defineProperty(navigator, "keyboard", { value: keyboard, configurable: true });
    }, signs);
    await visit.open();
    const listed = (text) => [4, 5, 7].map((k) => document.querySelector(`#keys dt:nth-of-type(${k})`).textContent).join(", ") === text;
    await visit.until(listed, expected);
  });
}

test("letter that the list names acts wherever the keyboard has it", async ({ visit }) => {
  await atHome(visit);
  const press = (code, key) => visit.evaluate((given) => void dispatchEvent(new KeyboardEvent("keydown", given)), { code, key });
  await press("KeyE", "p"); // Nord's OK, by its place
  await visit.evaluate(() => dispatchEvent(new KeyboardEvent("keyup", { code: "KeyE", key: "p" })));
  await visit.untilState("state.screen == 'games'");
  await press("Semicolon", "m"); // of a French keyboard
  await visit.untilState("state.screen == 'pause'");
});
