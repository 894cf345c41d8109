// The language: one choice holds on all pages of the site, and on every board.

import assert from "node:assert/strict";
import { AWALE, PICTURES, test } from "./harness.mjs";

const ENGLISH = { device: { language: "en-GB" } };
const spoken = (visit) => visit.evaluate(() => document.documentElement.lang);

/** Chooses French in the settings of the handheld's page. */
async function chooseFrench(visit) {
  await visit.open();
  await visit.untilState("state.screen == 'home'");
  assert.equal(await spoken(visit), "en", "as the computer");
  await visit.click("#toggle-sound");
  await visit.untilState("state.sound");
  await visit.click("#open-settings");
  await visit.choose("#language", "fr");
  await visit.untilState("state.language == 'fr'");
}

test("language chosen on the handheld's page holds on the others", ENGLISH, async ({ visit }) => {
  await chooseFrench(visit);
  for (const page of ["tournament.html", "board.html", ""]) {
    await visit.goTo(page);
    assert.equal(await spoken(visit), "fr", page);
    assert.equal(await visit.value("#language"), "fr", page);
    await visit.page.screenshot({ path: `${PICTURES}/language-${page || "index.html"}.png` });
  }
});

for (const page of ["tournament.html", "board.html"]) {
  test(`language chosen on ${page} holds for every board, and changes no other setting`, ENGLISH, async ({ visit }) => {
    await chooseFrench(visit);
    await visit.goTo(page);
    await visit.choose("#language", "en");
    await visit.until(() => document.documentElement.lang === "en");
    await visit.open(AWALE);
    await visit.untilState("state.language == 'en' && state.match && state.lines[0].includes('South')");
    assert.equal((await visit.state()).sound, true);
    await visit.click("#open-settings");
    await visit.choose("#board", "pico_strip");
    await visit.untilState("state.screen == 'home' && sillon.shape().board == 'pico_strip'");
    assert.equal((await visit.state()).language, "en");
  });
}

test("mistyped link is refused in the chosen language", ENGLISH, async ({ visit }) => {
  await chooseFrench(visit);
  await visit.open("bonjour");
  await visit.seen("#note");
  assert.match(await visit.text("#note span"), /n'est pas dans un code/);
  await visit.page.screenshot({ path: `${PICTURES}/language-refused.png` });
});
