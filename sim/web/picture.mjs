// Writes pictures of the page: see picture() in tools/site/__main__.py.

import { setTimeout as pause } from "node:timers/promises";
import { open, session } from "./session.mjs";

const SETTLED_MS = 2500;

await session(async ({ address, pictures }, browser) => {
  for (const { path, width, height } of pictures) {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
    await open(page, address);
    await pause(SETTLED_MS);
    await page.screenshot({ path });
    await page.close();
  }
});
