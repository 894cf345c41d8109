// Builds the site that the browser tests visit.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPython } from "./python.mjs";

/** Builds the site in a new folder; returns its path. */
export async function build() {
  const folder = mkdtempSync(join(tmpdir(), "sillon-site-"));
  await runPython("-m", "tools.site", "build", "--without-kit", "--folder", folder);
  return folder;
}
