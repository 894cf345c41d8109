// Looks for the browsers, and builds the site once for all files: `node --test --test-global-setup=tests/browser/setup.mjs`.

import { rmSync } from "node:fs";
import { found, KNOWN } from "../../sim/web/launch.mjs";
import { build } from "./built.mjs";

export async function globalSetup() {
  for (const browser of Object.keys(KNOWN)) found(browser); // states once, before any test, how to install a missing browser
  process.env.SILLON_SITE = await build();
}

export function globalTeardown() {
  rmSync(process.env.SILLON_SITE, { recursive: true });
}
