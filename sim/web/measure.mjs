// Measures the page: see tools/measure/page.py. All times are in ms.

import { open, session } from "./session.mjs";

const VISITS = 5;
const PROJECTOR = { width: 1920, height: 1080 };
const PICTURES = 120;

/** Opens the page. Returns the time from the request until the handheld answered. */
async function opened(page, address) {
  await open(page, address);
  return page.evaluate(() => performance.getEntriesByName("ready")[0].startTime);
}

/** Returns the time of each of these pictures, in which every light changes. Runs in the page. */
function drawn(pictures) {
  return Array.from({ length: pictures }, (_, k) => {
    const colours = { length: 3 * sillon.places().length };
    sillon.panel.show(Uint8Array.from(colours, (_, at) => 8 + ((at * 7 + k * 5) % 48)));
    const before = performance.now();
    sillon.panel.draw();
    return performance.now() - before;
  });
}

/** Walks through a game on a new handheld. Returns the time of each tick and the live bytes at the end. Runs in the page. */
async function walked(words) {
  localStorage.clear();
  await sillon.handheld.stand(true);
  await sillon.switchOn();
  return { ticks: await sillon.handheld.ask("timed", words), alive: await sillon.handheld.ask("memory") };
}

await session(async ({ address, walks }, browser) => {
  const found = { first: [], again: [], drawn: [], walks: {} };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.createBrowserContext();
    found.first.push(await opened(await context.newPage(), address));
    found.again.push(await opened(await context.newPage(), address));
    await context.close();
  }
  const page = await (await browser.createBrowserContext()).newPage();
  await opened(page, address);
  await page.evaluate(() => sillon.handheld.stand(true));
  await page.setViewport(PROJECTOR);
  found.drawn = await page.evaluate(drawn, PICTURES);
  for (const [name, words] of Object.entries(walks)) found.walks[name] = await page.evaluate(walked, words);
  return found;
});
