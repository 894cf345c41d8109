// The built site.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPython } from "./python.mjs";

/** Builds the site in a new folder, and returns that. */
export async function build() {
  const folder = mkdtempSync(join(tmpdir(), "sillon-site-"));
  await runPython("-m", "sim.web", "build", "--folder", folder);
  return folder;
}
