// A code in the address, behind # or as ?code=: both forms start at its position, and show the same sentence for a bad code.

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";

const WAYS = (code) => [`#${code}`, `?code=${code}`, `?seed=7&code=${code}`, `?code=${code}&seed=7`, `?seed=7#${code}`];

for (const end of WAYS(AWALE)) {
  test(`code of ${end} is used until its match is saved`, async ({ visit }) => {
    await visit.goTo(end);
    await visit.untilState("state.screen == 'awale'");
    await visit.tap("OK");
    await visit.until((code) => !location.href.includes(code), AWALE);
    assert.equal(await visit.evaluate(() => location.search + location.hash), end.includes("seed") ? "?seed=7" : "");
    await visit.reload();
    await visit.untilState("state.screen == 'home'");
  });
}

const BAD = { "A2": /Un signe du code est faux/, "A%E0%A4%A": /chiffres et des lettres/, "Z000": /la lettre de son jeu/, "100%": /chiffres et des lettres/ };

for (const [number, [code, words]] of Object.entries(BAD).entries()) {
  test(`bad code ${code} gets the same sentence everywhere`, async ({ visit }) => {
    const sentences = new Set();
    // The ways differ in how the page reads its address, not in the code: one code takes all of them, the others two.
    for (const end of number ? WAYS(code).slice(0, 2) : WAYS(code)) {
      await visit.goTo(end);
      await visit.untilState("state.screen == 'home'");
      await visit.seen("#note");
      sentences.add(await visit.text("#note span"));
    }
    await visit.click("#open-share");
    await visit.fill("#typed", `${visit.address}?code=${code}`);
    await visit.click("#typing button");
    sentences.add(await visit.text("#typed-problem:not(:empty)"));
    assert.equal(sentences.size, 1, [...sentences].join(" | "));
    assert.match([...sentences][0], words);
  });
}

test("mistyped code of a link is corrected in the dialog, and the saved match is still offered", async ({ visit }) => {
  await visit.open(AWALE);
  await visit.untilState("state.screen == 'awale'");
  await visit.tap("OK");
  await visit.until((code) => !location.href.includes(code), AWALE);
  const bad = `${AWALE}Z`;
  await visit.goTo(`#${bad}`);
  await visit.click("#note button:not(.close)");
  await visit.seen("#share[open]");
  assert.equal(await visit.value("#typed"), bad);
  assert.match(await visit.text("#typed-problem"), /Un signe du code est faux/);
  await visit.click("#share .close");
  await visit.click("#note button:not(.close)");
  await visit.untilState("state.screen == 'awale' && state.match.moves == 1");
});

test("notices are shown one at a time, and a good code clears only the refusal", async ({ visit }) => {
  await visit.beforeScripts(`Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`);
  await visit.goTo("?code=A2");
  await visit.untilState("state.screen == 'home'");
  assert.equal(await visit.count("#note div"), 1);
  assert.match(await visit.text("#note"), /Un signe du code est faux/);
  await visit.evaluate((code) => (location.hash = code), AWALE);
  await visit.untilState("state.screen == 'awale'");
  assert.deepEqual((await visit.texts("#note span")).length, 1);
  assert.match(await visit.text("#note"), /ne garde pas/);
});
