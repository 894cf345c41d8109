// The harness of the browser tests: runs each test in Chromium and in Firefox, through puppeteer-core and WebDriver BiDi, and some
// in WebKit, Safari's engine.
//
//   import assert from "node:assert/strict";
//   import { AWALE, test } from "./harness.mjs";
//
//   test("a promise", async ({ visit }) => { await visit.open(AWALE); ... });
//   test("another", { shared: true }, async ({ visit }) => { await visit.hold("pico_panel", AWALE); ... });
//
// A test is given
//   visit       a page in a new browser context, to be opened: visit.mjs
//   site        the server of this test alone, which can fail, delay or change files: site.mjs
//   newVisit()  makes another page in the same context; newVisit({ apart: true }) one in a context of its own
//   downloads   the folder of what a page saves
//   browser     "chromium", "firefox" or "webkit"
// A test fails when a page has logged an error (unless the test made the site fail), has requested anything outside the site,
// or has missed a file. A test that expects an error removes it from `visit.errors` or `site.missed`.
//
// Options:
//   shared      `visit` is a page that all shared tests of the file use, open already, since opening takes a second: begin with
//               visit.hold(), which puts a new handheld there
//   device      preferences of the device, any of { scheme: "dark", motion: "reduce", colors: "forced", language: "en-GB" }
//   offline     true: the page stores its files for offline use, as it always does; other tests do without, since that takes half a
//               second of the processor a page
//   skip        { firefox: "the reason, one sentence" }
//   webkit      true: runs in WebKit too, which is skipped where it is missing. There a page reports no errors of its console, and
//               has of puppeteer's calls only those of webkit.mjs
//
// Declare tests while the file is read, not after an `await`. Request values from Python inside a test: python.mjs.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test as nodeTest } from "node:test";
import { build } from "./built.mjs";
import { python } from "./python.mjs";
import { KNOWN, launch } from "../../sim/web/launch.mjs";
import { Site } from "./site.mjs";
import { Visit } from "./visit.mjs";
import { launchWebKit, MissingWebKit } from "./webkit.mjs";

const LONGEST_MS = 180_000; // of one test
const VIEWPORT = { width: 960, height: 640 }; // small: without a GPU the processor draws it

/** AWALE is the code of a new game of Awalé, which begins without a menu; NORDS the boards that have buttons of Nord's own. */
export const { AWALE, BOARDS, GAMES, NORDS } = await python("constants");

/** A folder for screenshots that a person looks at. */
export const PICTURES = join(import.meta.dirname, "..", "..", "build", "browser");
mkdirSync(PICTURES, { recursive: true });

const declared = [];
let started = false;

/** Declares a test for each browser. */
export function test(name, ...rest) {
  if (started) throw new Error(`"${name}" is declared after an await: see the head of harness.mjs`);
  const [options, body] = rest.length > 1 ? rest : [{}, rest[0]];
  declared.push({ name, options, body });
}

setImmediate(() => {
  started = true;
  for (const browser of Object.keys(KNOWN)) describe(browser, () => new Runner(browser).declare(declared));
  const short = declared.filter(({ options }) => options.webkit);
  if (short.length) describe("webkit", () => new Runner("webkit").declare(short));
});

let root = process.env.SILLON_SITE; // the built site; `make test-browser` builds it once for all files

/** Returns the folder of the site; builds the site at the first call. */
async function built() {
  if (!root) {
    root = await build();
    process.once("exit", () => rmSync(root, { recursive: true }));
  }
  return root;
}

/** Runs the declared tests in one browser. */
class Runner {
  #name;
  #browser = null;
  #shared = null;

  constructor(name) {
    this.#name = name;
  }

  declare(tests) {
    after(async () => {
      await this.#shared?.close();
      await this.#browser?.close();
    });
    for (const { name, options, body } of tests) {
      const skip = options.skip?.[this.#name] ?? false;
      nodeTest(`${name} (${this.#name})`, { skip, timeout: LONGEST_MS }, async (context) => {
        try {
          await (options.shared ? this.#runShared(body) : this.#runAlone(options, body));
        } catch (error) {
          if (!(error instanceof MissingWebKit)) throw error;
          context.skip(error.message);
        }
      });
    }
  }

  async #launched() {
    this.#browser ??= await (this.#name === "webkit" ? launchWebKit() : launch(this.#name));
    return this.#browser;
  }

  async #runAlone(options, body) {
    const scene = await new Scene(this.#name, await this.#launched(), options).open();
    try {
      await body(scene.given());
      await scene.check();
    } finally {
      await scene.close();
    }
  }

  async #runShared(body) {
    if (!this.#shared) {
      this.#shared = await new Scene(this.#name, await this.#launched()).open();
      await this.#shared.visit.open();
    }
    const { visit } = this.#shared;
    visit.errors.length = 0;
    await visit.page.bringToFront();
    await visit.page.mouse.move(0, 0);
    await visit.page.evaluate(() => document.activeElement.blur()); // so that keys reach the handheld
    try {
      await body(this.#shared.given());
      await this.#shared.check();
    } catch (error) {
      await this.#shared.close(); // the next test gets a page that this one has not damaged
      this.#shared = null;
      throw error;
    }
  }
}

/** Keeps the welcome away, as on a later visit. Runs in the page; an empty page has no storage. */
function seenBefore() {
  const known = !location.protocol.startsWith("http") || localStorage.getItem("sillon.welcome");
  if (!known) localStorage.setItem("sillon.welcome", "no");
}

function speakFrench() {
  localStorage.setItem("sillon.language", "fr");
}

/** The server and the pages of one test. */
class Scene {
  #name;
  #browser;
  #own = null; // a browser of the test's own
  #device;
  #offline;
  #contexts = [];
  #visits = [];
  #downloads = mkdtempSync(join(tmpdir(), "sillon-downloads-"));

  constructor(name, browser, { device = null, offline = false } = {}) {
    this.#name = name;
    this.#browser = browser;
    this.#device = device;
    this.#offline = offline;
  }

  async open() {
    this.site = await new Site(await built()).start();
    // Firefox reads the preferences of the device only when it starts.
    const { scheme, motion, colors } = this.#device ?? {};
    if (this.#name === "firefox" && (scheme === "dark" || motion || colors)) {
      this.#browser = this.#own = await launch(this.#name, this.#device);
    }
    this.visit = await this.newVisit();
    return this;
  }

  given() {
    return {
      visit: this.visit,
      site: this.site,
      browser: this.#name,
      downloads: this.#downloads,
      newVisit: (options) => this.newVisit(options),
    };
  }

  /**
   * Makes a page; `apart` gives it a context of its own, `address` and `language` are the test's unless given. Without
   * `firstVisit` the page shows no welcome.
   */
  async newVisit({ apart = false, address = this.site.address, language = this.#device?.language, firstVisit = false } = {}) {
    if (apart || !this.#contexts.length) {
      const downloadBehavior = { policy: "allow", downloadPath: this.#downloads };
      this.#contexts.push(await this.#browser.createBrowserContext({ downloadBehavior }));
    }
    const page = await this.#contexts.at(-1).newPage();
    await page.setViewport(VIEWPORT);
    const visit = new Visit(page, address);
    if (!firstVisit) await visit.beforeScripts(seenBefore);
    if (!this.#offline) await visit.beforeScripts(() => delete Navigator.prototype.serviceWorker);
    if (this.#name === "webkit") await visit.beforeScripts(speakFrench); // it takes the language of the computer
    this.#visits.push(visit);
    if (language) {
      const languages = `Object.defineProperty(Navigator.prototype, "languages", { get: () => ["${language}"] });`;
      await visit.beforeScripts(languages);
    }
    if (this.#device && this.#name === "chromium") await emulate(page, this.#device);
    return visit;
  }

  /** Fails after errors in a console, a file that is missing, or a request to another host. */
  async check() {
    for (const { page, errors, requests } of this.#visits) {
      if (!page.isClosed()) await page.evaluate(() => null); // earlier events arrive before the answer
      if (!this.site.isFaulty) assert.deepEqual(errors, []);
      const own = this.site.addressOf("/");
      assert.deepEqual(requests.filter((url) => !url.startsWith(own) && !/^(data|blob|about):/.test(url)), []);
    }
    assert.deepEqual(this.site.missed, []);
  }

  async close() {
    for (const context of this.#contexts) await context.close();
    await this.#own?.close();
    await this.site.stop();
    rmSync(this.#downloads, { recursive: true });
  }
}

/** Sets the preferences of the device for a page in Chromium. By CDP: BiDi has no command for it in this Chromium. */
async function emulate(page, { scheme = "", motion = "", colors = "" }) {
  const session = await page.createCDPSession();
  const features = [
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: motion },
    { name: "forced-colors", value: colors && "active" },
  ];
  await session.send("Emulation.setEmulatedMedia", { features });
}
