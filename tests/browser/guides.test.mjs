// The guides as pages: text of a size that grows with the window, in lines that are not too long.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";

const MOST_LETTERS = 75; // in a line
const SIZES = [
  [360, 740],
  [1280, 800],
  [1920, 1080],
];

test("guides fill their windows with readable lines", async ({ visit }) => {
  for (const guide of ["teachers.fr", "build.en"]) {
    await visit.load(`guides/${guide}.html`);
    let before = 0;
    for (const [width, height] of SIZES) {
      await visit.page.setViewport({ width, height });
      await visit.settle();
      const { wide, letters, size } = await visit.evaluate(measured);
      assert.ok(wide <= width, `${guide} is ${wide} pixels wide at ${width}`);
      assert.ok(letters <= MOST_LETTERS, `${guide} has ${letters} letters in a line at ${width}`);
      assert.ok(size > before || width === SIZES[1][0], `${guide} has letters of ${size} pixels at ${width}`);
      before = size;
    }
    assert.ok(before >= 20);
    assert.deepEqual(await visit.axe(), []);
  }
});

/** Returns the page's width, the mean of letters in a line of its long paragraphs, and the letters' size. */
function measured() {
  const size = parseFloat(getComputedStyle(document.querySelector("main p")).fontSize);
  const lengths = [];
  for (const paragraph of document.querySelectorAll("main > p")) {
    const lines = Math.round(paragraph.offsetHeight / parseFloat(getComputedStyle(paragraph).lineHeight));
    if (lines > 3) lengths.push(paragraph.textContent.length / lines);
  }
  return { wide: document.documentElement.scrollWidth, letters: Math.max(...lengths), size };
}

test("first line of a code block stands above the others", async ({ visit }) => {
  await visit.load("guides/build.fr.html");
  const lefts = await visit.evaluate(() => {
    const code = [...document.querySelectorAll("pre code")].find(({ textContent }) => textContent.trim().includes("\n"));
    const range = document.createRange();
    range.selectNodeContents(code);
    return [...range.getClientRects()].filter(({ width }) => width).map(({ left }) => Math.round(left));
  });
  assert.ok(lefts.length > 1);
  assert.equal(new Set(lefts).size, 1);
});

test("contents lead to their chapters", async ({ visit }) => {
  await visit.load("guides/build.fr.html");
  await visit.click(".contents li:nth-child(5) a");
  await visit.until(() => Math.abs(document.querySelector("h2:target").getBoundingClientRect().top) < 100);
});
