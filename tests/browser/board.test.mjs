// The page that puts Sillon on a board. The browser's private file system is in the place of a drive, and no user picks it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PICTURES, test } from "./harness.mjs";
import { until } from "./visit.mjs";

const SIZES = [
  [360, 640],
  [820, 1180],
  [1280, 800],
];
// A few of the files: browsers take long to write to their own file system. tests/deploy/test_page.py copies all of them.
const FEW = ["boot.py", "code.py", "games/fafy.mpy", "hal/leds.mpy", "lib/neopixel.mpy", "lib/sillon/app/__init__.mpy"];
const LIST = "lib/sillon/deployed.txt";
const PICO = boot("10.2.1", "raspberry_pi_pico");

function boot(version, id) {
  return `Adafruit CircuitPython ${version} on 2026-01-01; a board with a chip\r\nBoard ID:${id}\r\nUID:DF60\r\n`;
}

/** The page in a visit, with a drive that has these files. */
class Board {
  constructor(visit, site) {
    this.visit = visit;
    this.site = site;
  }

  async open(drive = {}) {
    this.site.change("boards/boards.json", (text) => {
      const all = JSON.parse(text);
      for (const board of all.boards) {
        for (const kind of ["files", "alone"]) board[kind] = board[kind].filter((k) => FEW.includes(all.files[k][0]));
        board.alone = board.alone.filter((k) => all.files[k][0] !== "games/fafy.mpy"); // so that they differ
      }
      return JSON.stringify(all);
    });
    await this.visit.beforeScripts(standIn);
    await this.visit.goTo("board.html");
    await this.visit.evaluate(put, drive);
    return this;
  }

  /** Presses the button and waits until the copy has ended. Returns the refusal, or "". */
  async copy(button = "#choose") {
    await this.visit.evaluate(() => document.querySelectorAll("#done, #refused").forEach((each) => (each.hidden = true)));
    await this.visit.click(button);
    await this.visit.seen("#done, #refused");
    return (await this.visit.isSeen("#refused")) ? this.visit.text("#refused") : "";
  }

  /** The files on the drive, as texts with one character a byte. */
  drive() {
    return this.visit.evaluate(tree);
  }

  /** Fails unless these files are on the drive as they are on the site. */
  async holds(paths) {
    const found = await this.drive();
    for (const path of paths) assert.equal(found[path], this.site.content(`boards/files/${path}`).toString("latin1"), path);
    assert.match(found[LIST], /^.*\nstate: complete\n/);
    return found;
  }
}

/** Runs before the page's scripts: the picker's stand-in, a log of what is written, and writes that fail or stop. */
function standIn() {
  globalThis.showDirectoryPicker = async () => {
    if (globalThis.cancelled) throw new DOMException("", "AbortError");
    return navigator.storage.getDirectory();
  };
  globalThis.written = [];
  const plain = FileSystemFileHandle.prototype.createWritable;
  FileSystemFileHandle.prototype.createWritable = function (...given) {
    if (globalThis.failsAfter <= globalThis.written.length) throw new DOMException("", globalThis.failure);
    if (globalThis.stopsAfter <= globalThis.written.length) return new Promise(() => {});
    globalThis.written.push(this.name);
    return plain.apply(this, given);
  };
}

async function put(files) {
  for (const [path, text] of Object.entries(files)) {
    let folder = await navigator.storage.getDirectory();
    const names = path.split("/");
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const stream = await (await folder.getFileHandle(names.at(-1), { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }
  globalThis.written = [];
}

async function tree() {
  const found = {};
  const look = async (folder, prefix) => {
    for await (const [name, each] of folder.entries()) {
      if (each.kind === "directory") await look(each, `${prefix}${name}/`);
      else {
        const bytes = new Uint8Array(await (await each.getFile()).arrayBuffer());
        found[prefix + name] = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      }
    }
  };
  await look(await navigator.storage.getDirectory(), "");
  return found;
}

test("new board gets all files, code.py last", async ({ visit, site }) => {
  const board = await new Board(visit, site).open({ "boot_out.txt": PICO, "code.py": 'print("Hello World!")\n' });
  await visit.choose("#spoken", "en");
  await visit.evaluate(() => {
    globalThis.parts = [];
    const watcher = new MutationObserver(() => parts.push(parseInt(document.querySelector("#percent").textContent)));
    watcher.observe(document.querySelector("#percent"), { childList: true });
  });
  assert.equal(await board.copy(), "");
  const parts = await visit.evaluate(() => globalThis.parts);
  assert.deepEqual(parts, parts.toSorted((one, other) => one - other));
  assert.ok(new Set(parts).size > FEW.length);
  assert.equal(parts.at(-1), 100);
  assert.match(await visit.text("#done-text"), /^C'est fait : 6 fichiers .* Éjecter le disque CIRCUITPY/);
  const found = await board.holds(FEW);
  assert.match(found["settings.toml"], /^SILLON_LANGUAGE = "en"/m);
  assert.match(found["settings.toml"], /^SILLON_BOARD = "pico_panel"/m);
  const order = await visit.evaluate(() => written);
  assert.deepEqual(order.slice(0, 2), ["deployed.txt", "code.py"]);
  assert.deepEqual(order.slice(-3), ["settings.toml", "code.py", "deployed.txt"]);
  assert.deepEqual(order.slice(2, -3).toSorted(), ["__init__.mpy", "boot.py", "fafy.mpy", "leds.mpy", "neopixel.mpy"]);
  assert.equal(await visit.text("#choose"), "Copier sur une autre carte");
  assert.equal(await board.copy(), "");
  assert.match(await visit.text("#done-text"), /^Tout y était déjà/);
});

test("settings, records and files of the user stay", async ({ visit, site }) => {
  const own = {
    "settings.toml": '# mine\nSILLON_LANGUAGE = "fr"\nSILLON_BOARD = "pygamer"\n',
    "records/7.txt": "a match",
    "code.py": "my program",
  };
  const board = await new Board(visit, site).open({ "boot_out.txt": PICO, ...own });
  await visit.click("#boards label:nth-child(2)");
  await visit.choose("#language", "en");
  assert.equal(await board.copy(), "");
  const found = await board.holds(FEW);
  assert.equal(found["settings.toml"], own["settings.toml"].replace("pygamer", "pico_strip"));
  assert.equal(found["records/7.txt"], "a match");
  assert.equal(found["code.py.kept"], "my program");
  assert.deepEqual(await visit.texts("#told li"), [
    "The file settings.toml was there already: its settings stay, the language too.",
    "code.py was yours and in the way: it is kept as code.py.kept.",
  ]);
});

test("small board gets the games alone", async ({ visit, site }) => {
  const board = await new Board(visit, site).open({ "boot_out.txt": boot("10.0.3", "raspberry_pi_pico_w") });
  assert.equal(await board.copy(), "");
  assert.equal((await board.holds(FEW.filter((path) => path !== "games/fafy.mpy")))["games/fafy.mpy"], undefined);
  assert.match((await visit.texts("#told li"))[0], /les jeux seuls/);
});

for (const [what, drive, sentence] of [
  ["folder that is no drive", {}, /^Ce n'est pas le disque d'une carte/],
  ["drive that names no version", { "boot_out.txt": "?" }, /^Le fichier boot_out.txt de ce disque ne nomme/],
  ["older CircuitPython", { "boot_out.txt": boot("9.2.8", "raspberry_pi_pico") }, /a CircuitPython 9\.2\.8, et il faut la version 10 /],
  ["newer CircuitPython", { "boot_out.txt": boot("11.0.0-alpha.1", "raspberry_pi_pico") }, /a CircuitPython 11\.0\.0-alpha\.1/],
  ["other board", { "boot_out.txt": boot("10.2.1", "pygamer") }, /\(pygamer\) n'est pas celle de la console choisie \(Panneau de 45/],
]) {
  test(`${what} is refused in one sentence`, async ({ visit, site }) => {
    const board = await new Board(visit, site).open({ ...drive, "code.py": "mine" });
    const said = await board.copy();
    assert.match(said, sentence);
    assert.doesNotMatch(said, /\. /);
    assert.deepEqual(await board.drive(), { ...drive, "code.py": "mine" });
    assert.equal(await visit.isSeen("#choose"), true);
  });
}

test("closed picker is no error", async ({ visit, site }) => {
  const board = await new Board(visit, site).open();
  await visit.evaluate(() => (globalThis.cancelled = true));
  await visit.click("#choose");
  assert.equal(await visit.isSeen("#done, #refused, #going"), false);
  await visit.evaluate(() => (globalThis.cancelled = false));
  assert.match(await board.copy(), /boot_out/);
});

for (const [failure, sentence] of [
  ["NoModificationAllowedError", /^Le disque ne peut pas être écrit/],
  ["NotFoundError", /^Le disque a disparu/],
]) {
  test(`${failure} is explained, and a second try repairs`, async ({ visit, site }) => {
    const board = await new Board(visit, site).open({ "boot_out.txt": PICO });
    await visit.evaluate((name) => Object.assign(globalThis, { failsAfter: 4, failure: name }), failure);
    assert.match(await board.copy(), sentence);
    assert.match((await board.drive())["code.py"], /copie en cours/);
    await visit.evaluate(() => (globalThis.failsAfter = Infinity));
    assert.equal(await board.copy(), "");
    await board.holds(FEW);
  });
}

test("full drive may take the games alone", async ({ visit, site }) => {
  const board = await new Board(visit, site).open({ "boot_out.txt": PICO });
  await visit.evaluate(() => Object.assign(globalThis, { failsAfter: 4, failure: "QuotaExceededError" }));
  assert.match(await board.copy(), /^Le disque est plein/);
  await visit.evaluate(() => (globalThis.failsAfter = Infinity));
  assert.equal(await board.copy("#alone"), "");
  assert.equal((await board.holds(["code.py", "hal/leds.mpy"]))["games/fafy.mpy"], undefined);
});

test("unplugged board has a placeholder, and is repaired", async ({ visit, site, newVisit }) => {
  const board = await new Board(visit, site).open({ "boot_out.txt": PICO, "records/7.txt": "a match" });
  await visit.evaluate(() => (globalThis.stopsAfter = 5));
  await visit.click("#choose");
  await visit.until(() => written.length === 5);
  await visit.page.close();
  const after = await new Board(await newVisit(), site).open();
  assert.match((await after.drive())["code.py"], /copie en cours/);
  assert.equal(await after.copy(), "");
  assert.ok((await after.visit.texts("#told li")).includes("La dernière copie n'était pas finie : celle-ci l'a réparée."));
  assert.equal((await after.holds(FEW))["records/7.txt"], "a match");
});

test("missing file is named before anything is written", async ({ visit, site }) => {
  site.fail("boards/files/hal/leds.mpy");
  const board = await new Board(visit, site).open({ "boot_out.txt": PICO });
  assert.equal(await board.copy(), "Un fichier n'est pas arrivé (hal/leds.mpy) : recharger la page quand le réseau est là.");
  assert.deepEqual(Object.keys(await board.drive()), ["boot_out.txt"]);
  site.repair("boards/files/hal/leds.mpy");
  site.exchange("boards/files/code.py", "blocked by a filter");
  assert.match(await board.copy(), /\(code\.py\)/);
});

test("missing list is named, with a way to retry", async ({ visit, site }) => {
  site.fail("boards/boards.json");
  await visit.load("board.html");
  await visit.seen("#missing");
  site.repair("boards/boards.json");
  await visit.reloads(() => visit.click("#again"));
  await visit.seen("#boards");
});

test("browser without a picker gives a ZIP and three pictures", async ({ visit, site, downloads, browser }) => {
  await visit.beforeScripts(() => delete globalThis.showDirectoryPicker);
  await visit.goTo("board.html");
  assert.equal(await visit.isSeen("#choose"), false);
  assert.match(await visit.text("#no-picker"), /Chrome et Edge le peuvent/);
  assert.equal(await visit.isSeen(".pictures li:nth-child(3) svg"), true);
  await visit.choose("#spoken", "en");
  await visit.click("#boards label:nth-child(3)");
  assert.equal(await visit.isSeen("#small-zip"), false);
  await visit.click("#zip");
  const name = "sillon-macropad-en.zip";
  await until(() => readdirSync(downloads).includes(name), "the archive is saved");
  await until(() => readFileSync(join(downloads, name)).equals(site.content(`boards/${name}`)), "the archive is whole");
  await visit.page.screenshot({ path: join(PICTURES, `board-by-hand-${browser}.png`) });
});

test("links lead to files that the site has", async ({ visit, site }) => {
  await new Board(visit, site).open();
  for (const board of ["pico_panel", "macropad"]) {
    await visit.evaluate((name) => document.querySelector(`#boards input[value=${name}]`).click(), board);
    const links = await visit.evaluate(() => [...document.querySelectorAll("#plug a[href]")].map(({ href }) => href));
    assert.ok(links.length);
    for (const link of links) assert.equal((await fetch(link)).status, 200, link);
  }
});

test("CircuitPython is the first step, and its address can be copied", async ({ visit }) => {
  await visit.goTo("board.html");
  await visit.seen("#address");
  const titles = await visit.texts("#way h2");
  assert.match(titles[0], /^1 CircuitPython/);
  assert.deepEqual(
    titles.slice(0, 4).map((title) => title[0]),
    ["1", "2", "3", "4"],
  );
  await visit.click("#copy-address");
  assert.equal(await visit.evaluate(() => String(getSelection())), "circuitpython.org/downloads");
});

test("page and building guide lead to each other", async ({ visit }) => {
  await visit.goTo("board.html");
  await visit.click("#build");
  await visit.until(() => location.pathname.endsWith("/guides/build.fr.html") && document.readyState === "complete");
  await visit.click('main a[href="../board.html"]');
  await visit.until(() => location.pathname.endsWith("/board.html") && document.documentElement.dataset.ready === "yes");
});

test("games' dialog leads to the page and back", async ({ visit }) => {
  await visit.open();
  await visit.click("#open-games");
  await visit.click('a[href="board.html"]');
  await visit.until(() => location.pathname.endsWith("/board.html") && document.documentElement.dataset.ready === "yes");
  await visit.click('#bar a[href="./"]');
  await visit.until(() => globalThis.sillon?.state());
});

for (const [scheme, language] of [
  ["light", "fr-FR"],
  ["dark", "en-GB"],
]) {
  test(`${scheme} page of boards fits every window`, { device: { scheme, language } }, async ({ visit, site, browser }) => {
    const board = await new Board(visit, site).open({ "boot_out.txt": PICO });
    await visit.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));
    for (const step of ["start", "done", "refused"]) {
      if (step === "refused") await visit.click("#boards label:nth-child(3)");
      if (step !== "start") await board.copy();
      for (const [width, height] of SIZES) {
        await visit.page.setViewport({ width, height });
        await visit.settle();
        assert.ok((await visit.evaluate(() => document.documentElement.scrollWidth)) <= width);
        assert.deepEqual(await visit.axe(), []);
        assert.deepEqual(await visit.evaluate(small), []);
        await visit.page.screenshot({ path: join(PICTURES, `board-${step}-${width}-${scheme}-${browser}.png`) });
      }
    }
  });
}

/** What is too small for a finger. */
function small() {
  return [...document.querySelectorAll("button, a, select, #boards label, summary")]
    .filter((each) => each.checkVisibility() && (each.offsetHeight < 40 || each.offsetWidth < 40))
    .map((each) => each.outerHTML);
}
