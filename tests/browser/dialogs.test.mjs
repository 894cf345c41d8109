// Every dialog in every window: the button that leaves it is in sight, with large letters too. Behind it the handheld pauses.

import assert from "node:assert/strict";
import { join } from "node:path";
import { AWALE, PICTURES, test } from "./harness.mjs";
import { python } from "./python.mjs";

const WINDOWS = [[1366, 768], [1280, 720], [1024, 600], [360, 640], [320, 568], [640, 360], [568, 320]];
const LOOKED_AT = ["360x640", "1366x768"]; // screenshots for a person to look at: each takes a while
const QUESTION = ["Colorigraphe : ta partie n'est pas finie. Celle du code prendrait sa place.", "Jouer celle du code", "Garder ma partie"];
const LETTERS = [100, 150]; // font sizes, in per cent of a browser's default

/** Returns the faults of a dialog: buttons out of sight or too small, and content outside the window or cut off. */
function hidden(selector) {
  const dialog = document.querySelector(selector);
  const out = [];
  const box = dialog.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) out.push(`dialog ${JSON.stringify(box)}`);
  for (const button of dialog.querySelectorAll(":scope > .ways button:not([hidden])")) {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (at !== button || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) out.push(`${button.id || "close"} out of sight`);
    if (width < 44 || height < 44) out.push(`${button.id} ${width} x ${height}`);
  }
  const inside = dialog.querySelector(".inside");
  if (inside.scrollWidth > inside.clientWidth + 1) out.push(`wider than it may be: ${inside.scrollWidth} > ${inside.clientWidth}`);
  if (inside.clientHeight < 60 && inside.scrollHeight > inside.clientHeight) out.push(`no room to read: ${inside.clientHeight}`);
  return out;
}

async function look(visit, browser, dialogs) {
  const wrong = [];
  for (const [dialog, open] of Object.entries(dialogs)) {
    await visit.evaluate(open);
    await visit.seen(`${dialog}[open]`);
    for (const [width, height] of WINDOWS) {
      await visit.page.setViewport({ width, height });
      for (const size of LETTERS) {
        await visit.evaluate((share) => void (document.documentElement.style.fontSize = `${share}%`), size);
        await visit.settle();
        const found = await visit.evaluate(hidden, dialog);
        wrong.push(...found.map((each) => `${dialog} ${width} x ${height}, ${size} %: ${each}`));
        if (size === 100 && LOOKED_AT.includes(`${width}x${height}`)) await visit.page.screenshot({ path: join(PICTURES, `dialog-${dialog.slice(1)}-${width}x${height}-${browser}.png`) });
      }
    }
    await visit.evaluate((each) => document.querySelector(each).close("left"), dialog);
    await visit.gone(dialog);
  }
  assert.deepEqual(wrong, []);
}

test("handheld's dialogs can be closed in every window", async ({ visit, browser }) => {
  await visit.open(AWALE);
  await visit.untilState("state.match");
  await visit.passes(100); // then time stops: redrawing would slow this down
  const opened = (id) => `document.querySelector("${id}").click()`;
  await look(visit, browser, {
    "#share": opened("#open-share"),
    "#games": opened("#open-games"),
    "#settings": opened("#open-settings"),
    "#question": `import("./parts/question.js").then(({ ask }) => void ask(document.querySelector("#question"), ...${JSON.stringify(QUESTION)}))`,
    "#elsewhere": `document.querySelector("#elsewhere").showModal()`,
    "#trouble": `sillon.handheld.do("set_preference", "brightness", 99)`,
  });
});

test("tournament's dialogs can be closed in every window", async ({ visit, browser }) => {
  await visit.goTo("tournament.html?seed=7");
  await visit.click("#by-animals button");
  await visit.seen("#tables li");
  await look(visit, browser, {
    "#text-dialog": `document.querySelector("#open-text").click()`,
    "#elsewhere": `document.querySelector("#elsewhere").showModal()`,
  });
});

/** Returns how often the lights changed in a second of the worker. Runs in the page. */
async function changes() {
  const alive = () => new Promise((done) => sillon.handheld.addEventListener("alive", done, { once: true }));
  let count = 0;
  await alive();
  const listen = ({ detail }) => (count += detail.lights === undefined ? 0 : 1);
  sillon.handheld.addEventListener("news", listen);
  await alive();
  sillon.handheld.removeEventListener("news", listen);
  return count;
}

test("handheld's clock waits behind a dialog, which still changes its language", async ({ visit }) => {
  const position = "colour S 0,0 6 1-3,1-8,2-8,2-11,3-11,4-12 ............";
  await visit.open((await python("game", "colorigraphe", [], position)).code);
  await visit.untilState("state.screen == 'colour'");
  assert.ok((await visit.evaluate(changes)) > 0);
  for (const name of ["settings", "games", "share"]) {
    await visit.click(`#open-${name}`);
    await visit.seen(`#${name}[open]`);
    assert.equal(await visit.evaluate(changes), 0, name);
    if (name === "settings") await visit.choose("#language", "en");
    if (name === "settings") await visit.untilState("state.language === 'en' && state.lines[1].startsWith('Start')");
    await visit.click(`#${name} .close`);
    assert.ok((await visit.evaluate(changes)) > 0);
  }
});
