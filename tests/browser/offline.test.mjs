// After the first visit the page works without a network, and a newer version is offered.

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";
import { until } from "./visit.mjs";

/** Waits until the service worker has cached the site and controls the page. */
async function kept(visit) {
  await visit.until(async () => (await caches.keys()).some((name) => name.startsWith("sillon ")));
  await visit.until(() => navigator.serviceWorker.controller !== null);
}

test("works offline after first visit", { webkit: true, offline: true }, async ({ visit, site }) => {
  await visit.open();
  await kept(visit);
  await site.stop();
  await visit.reload();
  await visit.untilState("state.screen == 'home'");
  await visit.tap("OK");
  await visit.untilState("state.screen == 'games'");
  for (const file of ["", "index.html"]) {
    await visit.goTo(`${file}#${AWALE}`);
    await visit.untilState("state.screen == 'awale'");
  }
});

test(
  "installs as an app",
  { offline: true, skip: { firefox: "Firefox on a desktop installs no web apps" } },
  async ({ visit }) => {
    await visit.open();
    await kept(visit);
    const session = await visit.page.createCDPSession(); // BiDi has no command for it
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    assert.deepEqual(errors.filter((each) => each !== "in-incognito"), []); // every context of a test is "in-incognito"
  },
);

test("filter's page is not cached as a file", { offline: true }, async ({ visit, site }) => {
  site.exchange("tournament.html", "<html>blocked</html>");
  await visit.open();
  await until(() => site.asked.includes("tournament.html"));
  await visit.until(async () => !(await navigator.serviceWorker.getRegistration())); // its installation failed
  site.repair("tournament.html");
  await visit.reload();
  await kept(visit);
  const page = await visit.evaluate(async () => (await caches.match("tournament.html")).text());
  assert.equal(page, site.content("tournament.html").toString());
});

test("copies on one host cache separately", { offline: true }, async ({ site, newVisit }) => {
  site.folders.push("/beside/");
  const addresses = site.folders.map((folder) => site.addressOf(folder));
  for (const address of addresses) {
    const visit = await newVisit({ address });
    await visit.open();
    await kept(visit);
    await visit.page.close();
  }
  await site.stop();
  for (const address of addresses) {
    const visit = await newVisit({ address });
    await visit.open();
    await visit.untilState("state.screen == 'home'");
  }
});

// The old version runs until the user accepts the new one; then the old one's files are deleted.
test("newer version is offered and installed", { offline: true }, async ({ visit, site }) => {
  await visit.open();
  await kept(visit);
  const before = await visit.evaluate(() => caches.keys());
  site.change("words/fr.js", (text) => text.replace('games:"Jeux"', 'games:"Autres jeux"'));
  await visit.reload();
  await visit.seen("#note");
  assert.ok((await visit.text("#note")).includes("nouvelle version"));
  assert.equal(await visit.text("#open-games span"), "Jeux");
  await visit.click("#note button");
  await visit.until(() => document.querySelector("#open-games span").textContent === "Autres jeux");
  await visit.ready();
  const now = await visit.evaluate(() => caches.keys());
  assert.equal(now.length, 1);
  assert.notDeepEqual(now, before);
});
