// A page of the site in a browser: helpers that act on it and read it.
//
// Everything waits for its condition, at most LONG_MS: a clicked element is visible, does not move and is not covered.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";

const { resolve } = createRequire(new URL("../../web/package.json", import.meta.url));
const AXE = readFileSync(resolve("axe-core/axe.min.js"), "utf-8");
const JSQR = readFileSync(resolve("jsqr"), "utf-8");
const LONG_MS = 60_000;
const LOOK_MS = 25; // between two looks at a condition; the page's own timers may stand still
const TAP_MS = 60; // as sim/script.py
const AFTER_TAP_MS = 60; // as sim/bench.py waits after a tap
const SEED = 7;
const INSISTENT = 6; // presses of Escape: Chromium lets a page prevent only a few
const KEYS = {
  LEFT: "ArrowLeft",
  RIGHT: "ArrowRight",
  UP: "ArrowUp",
  DOWN: "ArrowDown",
  OK: "Enter",
  BACK: "Backspace",
};

/** Waits until `condition` returns something true, and returns that. Errors are retried: a document may just be unloading. */
export async function until(condition, name = String(condition)) {
  const end = Date.now() + LONG_MS;
  for (let last; ; await pause(LOOK_MS)) {
    try {
      const value = await condition();
      if (value) return value;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`never true: ${name}`, { cause: last });
  }
}

export class Visit {
  errors = []; // what the page logged as errors
  requests = []; // the addresses that it asked for

  constructor(page, address) {
    this.page = page;
    this.address = address;
    page.on("console", (message) => message.type() === "error" && this.errors.push(message.text()));
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("request", (request) => this.requests.push(request.url()));
  }

  // Opening

  /** Opens the handheld's page, at a code, and waits until the handheld answers. */
  open(code = "", seed = SEED) {
    return this.goTo(`?seed=${seed}${code && `#${code}`}`);
  }

  /** Opens an address of the site and waits until the page is ready. */
  async goTo(end) {
    await this.load(end);
    await this.ready();
    return this;
  }

  /** Opens an address of the site, and waits for its document only. */
  async load(end = "") {
    // Leave the page first: an address that differs only after # would load no new document.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.goto(this.address + end, { waitUntil: "domcontentloaded" });
  }

  async reload() {
    await this.page.reload({ waitUntil: "domcontentloaded" });
    await this.ready();
  }

  ready() {
    return this.until(() => document.documentElement.dataset.ready === "yes");
  }

  /** Runs a function, or a text, in each document of this page before its own scripts. */
  beforeScripts(script, ...given) {
    return this.page.evaluateOnNewDocument(script, ...given);
  }

  // Waiting

  /** Evaluates a function in the page. */
  evaluate(script, ...given) {
    return this.page.evaluate(script, ...given);
  }

  /** Waits until a function of the page returns something true, and returns that, also in a document loaded meanwhile. */
  until(condition, ...given) {
    return until(() => this.page.evaluate(condition, ...given), `${condition} ${JSON.stringify(given)}`);
  }

  /** Waits until a condition on the handheld's `state` is true; the condition is JavaScript as a text. */
  untilState(condition) {
    return this.until(`(() => { const state = globalThis.sillon?.state(); return Boolean(state && (${condition})); })()`);
  }

  /** Waits until an element of the selector is visible. */
  seen(selector) {
    return this.until(isSeen, selector);
  }

  /** Waits until no element of the selector is visible. */
  gone(selector) {
    return this.until((each) => ![...document.querySelectorAll(each)].some((element) => element.checkVisibility()), selector);
  }

  isSeen(selector) {
    return this.evaluate(isSeen, selector);
  }

  /** Waits until the layout has been drawn. */
  async settle() {
    await this.page.bringToFront(); // a page behind another draws nothing
    await this.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  }

  /** Does something that reloads the page, and waits until it is ready. */
  async reloads(callback) {
    await this.evaluate(() => (globalThis.beforeReload = true));
    await callback();
    await this.until(() => !globalThis.beforeReload && document.documentElement.dataset.ready === "yes");
  }

  // Reading

  /** Waits for an element and returns its text. */
  text(selector) {
    return this.until(
      (each) => document.querySelector(each) && { text: document.querySelector(each).textContent },
      selector,
    ).then(({ text }) => text);
  }

  /** Returns the texts of all elements of the selector. */
  texts(selector) {
    return this.evaluate((each) => [...document.querySelectorAll(each)].map((element) => element.textContent), selector);
  }

  count(selector) {
    return this.evaluate((each) => document.querySelectorAll(each).length, selector);
  }

  value(selector) {
    return this.evaluate((each) => document.querySelector(each).value, selector);
  }

  attribute(selector, name) {
    return this.evaluate((each, called) => document.querySelector(each).getAttribute(called), selector, name);
  }

  // Mouse and keyboard

  /** Waits until the element does not move and a press on its middle would reach it; returns that middle. */
  async middle(selector) {
    let before = null;
    return until(async () => {
      const now = await this.page.evaluate(reachable, selector);
      const still = now && before && now.join() === before.join();
      before = now;
      return still && now;
    }, `${selector} can be pressed`);
  }

  /** Clicks, with the button held down for `held` ms. */
  async click(selector, held = 0) {
    const [x, y] = await this.middle(selector);
    await this.page.mouse.click(x, y, { delay: held });
  }

  /** Clicks a button of the handheld in real time. */
  tap(name) {
    return this.click(`#cross [data-name="${name}"], #actions [data-name="${name}"]`, 90);
  }

  /** Presses a key, held down for `held` ms. */
  key(name, held = 0) {
    return this.page.keyboard.press(name, { delay: held });
  }

  /** Replaces the text of a field. */
  async fill(selector, text) {
    await this.seen(selector);
    await this.evaluate(
      (each, value) => {
        const field = document.querySelector(each);
        field.focus();
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
      selector,
      text,
    );
  }

  /** Chooses an entry of a list by its value. */
  async choose(selector, value) {
    await this.seen(selector);
    await this.page.select(selector, value);
  }

  /** Presses Escape repeatedly, as a user who wants to close a dialog; its button stays. */
  async escape(button) {
    await this.page.bringToFront();
    for (let press = 0; press < INSISTENT; press += 1) {
      await this.page.keyboard.press("Escape");
      await this.seen(button);
    }
  }

  /** Focuses the first element of the selector, and presses a key there. */
  async keyOn(selector, name, held = 0) {
    await this.seen(selector);
    await this.evaluate((each) => document.querySelector(each).focus(), selector);
    await this.key(name, held);
  }

  /** Puts a file into a field for files. */
  async upload(selector, path) {
    const field = await this.page.$(selector);
    await field.uploadFile(path);
    await field.dispose();
  }

  /** Returns the colours [red, green, blue] that the window shows at points, in CSS pixels. */
  async colours(points) {
    await this.settle();
    await this.decode(await this.page.screenshot({ encoding: "base64" }));
    return this.evaluate((places) => {
      const { data, width } = decoded;
      const scale = width / innerWidth;
      const at = ([x, y]) => 4 * (Math.floor(y * scale) * width + Math.floor(x * scale));
      return places.map((place) => [...data.slice(at(place), at(place) + 3)]);
    }, points);
  }

  /** Returns the text of the QR code that an element shows, read from a screenshot. */
  async readQr(selector) {
    await this.settle();
    const element = await this.page.$(selector);
    await this.decode(await element.screenshot({ encoding: "base64" }));
    await this.evaluate(JSQR);
    return this.evaluate(() => jsQR(decoded.data, decoded.width, decoded.height)?.data);
  }

  /** Makes an ImageData of a PNG in base64: the page's `decoded`. */
  decode(picture) {
    return this.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      globalThis.decoded = context.getImageData(0, 0, bitmap.width, bitmap.height);
    }, picture);
  }

  /** Returns the serious and critical findings of axe-core, a line each. */
  async axe() {
    await this.evaluate(AXE);
    return this.evaluate(async () => {
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      return violations
        .filter(({ impact }) => ["serious", "critical"].includes(impact))
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
    });
  }

  // The handheld

  /** Calls a function of the page's worker. */
  ask(call, ...given) {
    return this.evaluate((name, rest) => sillon.handheld.ask(name, ...rest), call, given);
  }

  /** Starts a new handheld with empty memory. Its time passes only by play() and passes(). */
  async hold(board = "pico_panel", code = "") {
    const refused = await this.evaluate(
      async (name, begin) => {
        await sillon.handheld.stand(true);
        localStorage.setItem("sillon.board", name);
        localStorage.setItem(`sillon.nvm.${name}`, "");
        return sillon.switchOn(begin ? { code: begin } : {});
      },
      board,
      code,
    );
    if (refused) throw new Error(`refused: ${refused}`);
  }

  /** Advances the handheld's time by this much, and then stops it. */
  async passes(milliseconds) {
    await this.evaluate(() => sillon.handheld.stand(true));
    await this.ask("pass", milliseconds);
  }

  /** Does what a script says by "clicks" of the mouse or by "keys", at the times of the bench. */
  async play(words, by) {
    const middles = await this.evaluate(middlesOfKeys);
    let rest = 0;
    for (const word of words.trim().split(/\s+/)) {
      const [name, held] = word.split(":");
      if (name.endsWith("ms")) {
        rest += parseInt(name);
        continue;
      }
      await this.ask("pass", rest);
      if (by === "keys") await this.page.keyboard.down(KEYS[name]);
      else {
        await this.page.mouse.move(...middles[name]);
        await this.page.mouse.down();
      }
      await this.ask("pass", held ? parseInt(held) : TAP_MS);
      if (by === "keys") await this.page.keyboard.up(KEYS[name]);
      else await this.page.mouse.up();
      rest = AFTER_TAP_MS;
    }
    await this.ask("pass", rest);
  }

  /** Returns the handheld's latest state: see state() in sim/web/snapshot.py. */
  state() {
    return this.evaluate(() => sillon.state());
  }

  /** Switches the page to face to face, or back, and waits for the new handheld. */
  async turnFaces() {
    await this.evaluate(() => void (globalThis.shapeBefore = sillon.shape()));
    await this.click("#toggle-faces");
    await this.until(() => sillon.shape() !== globalThis.shapeBefore);
  }

  /** Takes the game back from another window. */
  goesOnHere() {
    return this.reloads(() => this.click("#here"));
  }

  /** Records in `heard` each text of the live region for screen readers, from the current one on. */
  listen() {
    return this.evaluate(() => {
      const region = document.querySelector("#said");
      globalThis.heard = [region.textContent];
      const watcher = new MutationObserver(() => globalThis.heard.push(region.textContent));
      watcher.observe(region, { childList: true, characterData: true, subtree: true });
    });
  }

  /** Waits until one of the texts is part of a recorded text: see listen(). */
  hears(...texts) {
    return this.until((wanted) => wanted.some((text) => heard.some((said) => said.includes(text))), texts);
  }
}

function isSeen(selector) {
  return [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Returns the middle of the first visible element if it is enabled and not covered there, else null. */
function reachable(selector) {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const [box] = element.getClientRects(); // the first line of a link that is broken
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top && (element.contains(top) || top.closest("label")?.control === element) ? [x, y] : null;
}

function middlesOfKeys() {
  const keys = [...document.querySelectorAll("#cross .key, #actions .key")];
  return Object.fromEntries(
    keys.map((key) => {
      const box = key.getBoundingClientRect();
      return [key.dataset.name, [box.left + box.width / 2, box.top + box.height / 2]];
    }),
  );
}
