// Safari's engine for tests: WebKitGTK on a display in memory, by the WebDriver protocol, with puppeteer's calls that visit.mjs uses.
//
// Puppeteer itself needs BiDi, which WebKitGTK's driver does not speak well enough.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { until } from "./visit.mjs";

const DISPLAY = "Xvfb";
const DRIVER = "WebKitWebDriver";
const SCREEN = "1400x1000x24";
const LONGEST_MS = 120_000; // that a function of the page takes
const SMALL = "guides/teachers.fr.html"; // a document of the site without scripts
const KEYS = {
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Enter: "\uE007",
  Backspace: "\uE003",
  Escape: "\uE00C",
};

/** Returns a script that answers with an expression's value or its error. The page forbids `eval`, so its text is part of it. */
const answering = (expression) => `
  const [given, done] = arguments;
  (async () => ${expression})().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));
`;

/** Its message says what is missing. */
export class MissingWebKit extends Error {}

/** Starts WebKit. Throws MissingWebKit. */
export async function launchWebKit() {
  const programs = [];
  const close = () => programs.forEach((program) => program.kill());
  try {
    const display = await begin(DISPLAY, ["-displayfd", "3", "-screen", "0", SCREEN], process.env);
    programs.push(display);
    const number = await firstLine(display.stdio[3]);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11" };
    programs.push(await begin(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], env));
    const driver = `http://127.0.0.1:${port}`;
    await until(() => send("GET", `${driver}/status`), `${DRIVER} answers`);
    return { createBrowserContext: () => newContext(driver), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Starts a program whose file 3 is a pipe. */
async function begin(program, words, env) {
  const child = spawn(program, words, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
  try {
    await once(child, "spawn");
  } catch {
    throw new MissingWebKit(
      `There is no ${program} on this computer. On Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb`,
    );
  }
  return child;
}

function firstLine(stream) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new MissingWebKit(`${DISPLAY} ended at once.`));
    createInterface({ input: stream }).once("line", resolve).once("close", ended);
  });
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Sends a command, and returns its value. */
async function send(method, address, body) {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A session with one page, and with a storage of its own; the driver has one at a time. */
async function newContext(driver) {
  const capabilities = { alwaysMatch: { timeouts: { script: LONGEST_MS } } };
  const { sessionId } = await send("POST", `${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  return { newPage: async () => new WebKitPage(session), close: () => send("DELETE", session) };
}

/** A page. It reports no events, so a test does not see errors of its console. */
class WebKitPage {
  #session;
  #url = "about:blank";
  #scripts = [];

  constructor(session) {
    this.#session = session;
    this.mouse = {
      move: (x, y) => this.#point(moveTo(x, y)),
      down: () => this.#point(press("pointerDown")),
      up: () => this.#point(press("pointerUp")),
      click: (x, y, { delay = 0 } = {}) => this.#point(moveTo(x, y), press("pointerDown"), wait(delay), press("pointerUp")),
    };
    this.keyboard = {
      down: (name) => this.#type(key("keyDown", name)),
      up: (name) => this.#type(key("keyUp", name)),
      press: (name, { delay = 0 } = {}) => this.#type(key("keyDown", name), wait(delay), key("keyUp", name)),
    };
  }

  on() {}

  bringToFront() {}

  isClosed() {
    return false;
  }

  url() {
    return this.#url;
  }

  /** Opens an address. Scripts that were to run in each new document run once before, in another document of its site. */
  async goto(url) {
    if (this.#scripts.length && url.startsWith("http")) {
      await this.#send("url", { url: new URL(SMALL, url).href });
      for (const { script, given } of this.#scripts.splice(0)) await this.evaluate(script, ...given);
    }
    this.#url = url;
    await this.#send("url", { url });
  }

  evaluateOnNewDocument(script, ...given) {
    this.#scripts.push({ script, given });
  }

  reload() {
    return this.#send("refresh", {});
  }

  /** Calls a function in the page, or evaluates an expression, which may end in a semicolon. */
  async evaluate(script, ...given) {
    const expression = typeof script === "function" ? `(${script})(...given)` : script.replace(/;\s*$/, "");
    const { value, error } = await this.#send("execute/async", { script: answering(`(${expression})`), args: [given] });
    if (error) throw new Error(error);
    return value;
  }

  /** Sets the size of the page, which is the window's without its bars. */
  async setViewport({ width, height }) {
    const [across, down] = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    await this.#send("window/rect", { width: width + across, height: height + down });
  }

  select(selector, value) {
    return this.evaluate(
      (each, chosen) => {
        const list = document.querySelector(each);
        list.value = chosen;
        for (const name of ["input", "change"]) list.dispatchEvent(new Event(name, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** Writes a picture of the page where `path` says; returns it in base64. */
  async screenshot({ path }) {
    const picture = await send("GET", `${this.#session}/screenshot`);
    if (path) writeFileSync(path, picture, "base64");
    return picture;
  }

  #point(...actions) {
    return this.#send("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  #type(...actions) {
    return this.#send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  #send(command, body) {
    return send("POST", `${this.#session}/${command}`, body);
  }
}

const key = (type, name) => ({ type, value: KEYS[name] ?? name });
const moveTo = (x, y) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
const press = (type) => ({ type, button: 0 });
const wait = (duration) => ({ type: "pause", duration });
