// After an error the page explains it in words and offers a way to continue.

import assert from "node:assert/strict";
import { fakeClock } from "./clock.mjs";
import { AWALE, test } from "./harness.mjs";
import { until } from "./visit.mjs";

/** Has the handheld's Python raise an error. */
async function breakDown(visit) {
  await visit.evaluate(() => sillon.handheld.do("set_preference", "brightness", 99));
  await visit.seen("#trouble[open]");
}

async function playing(visit) {
  await visit.open(AWALE);
  await visit.untilState("state.match");
}

test("Python error is reported and restarts", async ({ visit }) => {
  await playing(visit);
  await breakDown(visit);
  assert.ok((await visit.text("#trouble-text")).includes("La partie est gardée"));
  const details = await visit.text("#trouble pre");
  assert.ok(details.includes("ValueError"), details);
  assert.match(details, /File "hal\/leds\.mpy", line \d+, in brightness/);
  await visit.click("#restart");
  await visit.untilState("state.screen == 'home'");
  assert.equal(await visit.isSeen("#trouble"), false);
});

test("only its button closes trouble dialog", async ({ visit }) => {
  await playing(visit);
  for (let time = 0; time < 2; time += 1) {
    await breakDown(visit);
    await visit.escape("#restart");
    await visit.click("#restart");
    await visit.gone("#trouble");
    await visit.settle();
    assert.equal(await visit.isSeen("#trouble"), false);
    await visit.untilState("state.screen == 'home'");
  }
});

test("repeated trouble offers a clean start", async ({ visit }) => {
  await playing(visit);
  await breakDown(visit);
  assert.equal(await visit.isSeen("#forget"), false);
  await visit.click("#restart");
  await visit.gone("#trouble");
  await breakDown(visit);
  await visit.seen("#forget");
  await visit.evaluate(() => {
    localStorage.setItem("sillon.nvm.pico_panel", "00");
    localStorage.setItem("sillon.calm.pico_panel", "yes");
  });
  await visit.click("#forget");
  await visit.gone("#trouble");
  await visit.untilState("state.screen == 'home'");
  const [calm, nvm] = await visit.evaluate(() =>
    ["calm", "nvm"].map((name) => localStorage.getItem(`sillon.${name}.pico_panel`)),
  );
  assert.equal(calm, "no");
  assert.notEqual(nvm, "00");
});

// The error is raised in the page's own file: a browser hides the details of an error in a script that the driver injects.
for (const [kind, fails] of [
  ["an exception", "setTimeout(() => { throw new Error('by nobody'); })"],
  ["a rejection", "Promise.reject(new Error('by nobody'))"],
]) {
  test(`${kind} in the page itself is reported`, async ({ visit, site }) => {
    site.change("main.js", (text) => `${text}\nglobalThis.fail = () => void ${fails};`);
    await playing(visit);
    await visit.evaluate(() => globalThis.fail());
    await visit.seen("#trouble[open]");
    assert.ok((await visit.text("#trouble pre")).includes("by nobody"));
    await visit.click("#restart");
    await visit.untilState("state.screen == 'home'");
    assert.deepEqual(visit.errors.filter((text) => !text.includes("by nobody")), []);
    visit.errors.length = 0;
  });
}

test("stuck worker is replaced", async ({ visit }) => {
  await visit.beforeScripts(fakeClock);
  await visit.open();
  await visit.evaluate(() => void sillon.handheld.ask("timed", "3600000ms ".repeat(9)));
  await until(async () => {
    await visit.evaluate(() => clock.forward(1000));
    return visit.isSeen("#trouble[open]");
  });
  assert.ok((await visit.text("#trouble-text")).includes("ne répond plus"));
  await visit.click("#restart");
  await visit.untilState("state.screen == 'home'");
});

test("unsupported browser is reported", async ({ visit }) => {
  await visit.beforeScripts(() => delete globalThis.DecompressionStream);
  await visit.load();
  await visit.seen("#unsupported");
  assert.ok((await visit.text("#unsupported")).includes("trop ancien"));
  assert.equal(await visit.isSeen("#trouble"), false);
  visit.errors.length = 0;
});

for (const file of ["drive.bin", "worker.js", "interpreter.js", "micropython.wasm"]) {
  test(`missing ${file} is reported and can be retried`, async ({ visit, site }) => {
    site.fail(file);
    await visit.load();
    await visit.seen("#trouble[open]");
    assert.ok(await visit.text("#trouble pre"));
    site.repair(file);
    await visit.click("#restart");
    await visit.untilState("state.screen == 'home'");
  });
}

test("slow files are awaited and reported", async ({ visit, site }) => {
  const release = site.delay("drive.bin");
  await visit.beforeScripts(fakeClock);
  await visit.load();
  await until(() => site.asked.includes("drive.bin"));
  await until(async () => {
    await visit.evaluate(() => clock.forward(1000));
    return (await visit.text("#loading")).includes("lent");
  });
  assert.equal(await visit.isSeen("#trouble"), false);
  release();
  await visit.untilState("state.screen == 'home'");
});

test("missing script is reported", async ({ visit, site }) => {
  site.fail("main.js", 404);
  await visit.load();
  await visit.seen("#unsupported");
  assert.ok((await visit.text("#unsupported")).includes("n'est pas arrivée"));
});

// The held key may not exist on the next board.
test("board can change while a key is held", async ({ visit }) => {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  await visit.page.keyboard.down("ArrowUp");
  await visit.evaluate(() => {
    localStorage.setItem("sillon.board", "trellis_m4");
    return sillon.switchOn();
  });
  await visit.page.keyboard.up("ArrowUp");
  await visit.untilState("sillon.shape().board == 'trellis_m4'");
  await visit.click("#panel .key", 90);
  await visit.untilState("state.screen == 'games'");
  assert.equal(await visit.isSeen("#trouble"), false);
});

// Firefox evaluates nothing in a worker by BiDi: append the spy to the worker's own file.
const SPY = `
  globalThis.loops = new Set();
  const [plain, clear] = [setTimeout, clearTimeout];
  globalThis.setTimeout = (callback, after) => {
    const number = plain(() => {
      loops.delete(number);
      callback();
    }, after);
    if (callback.name === "loop") loops.add(number);
    return number;
  };
  globalThis.clearTimeout = (number) => {
    loops.delete(number);
    clear(number);
  };
  own.loops = () => loops.size;
`;

test("restarts leave a single time loop", async ({ visit, site }) => {
  site.change("worker.js", (text) => text + SPY);
  await visit.open();
  for (let time = 0; time < 3; time += 1) {
    await visit.evaluate(() => sillon.switchOn({}));
    await visit.evaluate(() => sillon.handheld.stand(false));
    await visit.untilState("state.screen == 'home'");
    await visit.ask("code"); // by the time of the answer any leftover loop has run once more
    assert.equal(await visit.ask("loops"), 1);
  }
});
