// Runs a script for browser.py: reads values, starts Chromium, prints an answer.

import { text } from "node:stream/consumers";
import { launch, MissingBrowser } from "./launch.mjs";

const NO_BROWSER = 2;

/** Calls `work` with the values of standard input and a Chromium, and prints what it returns. */
export async function session(work) {
  try {
    const given = JSON.parse(await text(process.stdin));
    const browser = await launch("chromium");
    try {
      process.stdout.write(JSON.stringify((await work(given, browser)) ?? null));
    } finally {
      await browser.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof MissingBrowser ? error.message : error.stack}\n`);
    process.exitCode = error instanceof MissingBrowser ? NO_BROWSER : 1;
  }
}

/** Opens the page and waits until the handheld answers. */
export async function open(page, address) {
  await page.goto(address);
  await page.waitForSelector("html[data-ready=yes]");
}
