// A missing file is named, with a way to retry: the handheld has not crashed.

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";

const SHARED = ["drive.bin", "micropython.wasm", "micropython.mjs", "interpreter.js", "function_table.js"];

function watchClose() {
  globalThis.troubleClosed = false;
  document.querySelector("#trouble").addEventListener("close", () => (globalThis.troubleClosed = true), { once: true });
}

for (const file of ["worker.js", ...SHARED]) {
  test(`handheld names missing ${file}`, async ({ visit, site }) => {
    site.fail(file);
    await visit.load(`?seed=7#${AWALE}`);
    for (let time = 0; time < 2; time += 1) {
      await visit.seen("#trouble[open]");
      assert.equal(await visit.text("#trouble-title"), "Un fichier n'est pas arrivé");
      assert.ok((await visit.text("#trouble-text")).includes(file));
      assert.equal(await visit.text("#restart"), "Réessayer");
      assert.equal(await visit.isSeen("#forget"), false, "there is nothing to wipe out");
      if (time) site.repair(file);
      await visit.evaluate(watchClose); // a dialog that opens again at once is never seen closed
      await visit.click("#restart");
      await visit.until(() => globalThis.troubleClosed);
    }
    await visit.untilState("state.screen == 'awale'"); // the code of the address is not forgotten
  });
}

for (const file of ["tournament/worker.js", ...SHARED]) {
  test(`tournament names missing ${file}`, async ({ visit, site }) => {
    site.fail(file);
    await visit.load("tournament.html");
    await visit.seen("#problem");
    const text = await visit.text("#problem");
    assert.match(text, /Quand le réseau est là, réessaie/);
    assert.ok(text.includes(file.split("/").at(-1)), text);
    assert.equal(await visit.isSeen("#loading"), false);
    site.repair(file);
    await visit.reloads(() => visit.click("#problem button"));
    await visit.seen("#by-names");
  });
}

for (const [what, content] of [["a filter's page", "<html>blocked</html>"], ["a file cut short", ""]]) {
  for (const file of ["drive.bin", "micropython.wasm"]) {
    test(`${what} in place of ${file} counts as missing`, async ({ visit, site }) => {
      site.exchange(file, content);
      await visit.load();
      await visit.seen("#trouble[open]");
      assert.ok((await visit.text("#trouble-text")).includes(file));
    });
  }
}

for (const [page, main] of [["", "main.js"], ["tournament.html", "tournament/main.js"]]) {
  test(`press retries missing ${main}`, async ({ visit, site }) => {
    site.fail(main);
    await visit.load(page);
    await visit.seen("#unsupported");
    site.repair(main);
    await visit.reloads(() => visit.click("#unsupported-again"));
    assert.equal(await visit.isSeen("#unsupported"), false);
  });
}

test("uncached file is named offline", { offline: true }, async ({ visit, site }) => {
  await visit.open();
  await visit.until(() => navigator.serviceWorker.controller !== null);
  await visit.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.endsWith("drive.bin")) await cache.delete(request);
    }
  });
  site.fail("drive.bin");
  await visit.load();
  await visit.seen("#trouble[open]");
  assert.match(await visit.text("#trouble-text"), /drive\.bin/);
});
