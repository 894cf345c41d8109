// Starts Chromium or Firefox without a window, controlled by puppeteer-core through WebDriver BiDi, for tests and measurements.

import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, isAbsolute, join } from "node:path";

const { launch: start } = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");

/** The browsers, by name. */
export const KNOWN = {
  chromium: {
    variable: "SILLON_CHROMIUM",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    install: "chromium",
  },
  firefox: { variable: "SILLON_FIREFOX", names: ["firefox-esr", "firefox"], install: "firefox-esr" },
};

// Disable what a browser does by itself: updates, reports, lists, first-run pages.
const FLAGS = [
  "--disable-gpu",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-features=MediaRouter,OptimizationHints,Translate",
  "--no-pings",
];
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.newtabpage.enabled": false,
  "browser.region.network.url": "",
  "browser.safebrowsing.update.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.systemAddon.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
};

/** Its message says how to install a browser. */
export class MissingBrowser extends Error {}

/** Returns the path of a browser. Throws MissingBrowser. */
export function found(browser) {
  const { variable, names, install } = KNOWN[browser];
  for (const name of [process.env[variable], ...names]) {
    if (!name) continue;
    const folders = isAbsolute(name) ? [""] : (process.env.PATH ?? "").split(delimiter);
    for (const folder of folders) {
      const path = folder ? join(folder, name) : name;
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not there
      }
    }
  }
  throw new MissingBrowser(
    `There is no ${browser} on this computer. On Debian and Ubuntu: apt-get install ${install}. ` +
      `Or say where one is: ${variable}=/path/of/${browser}`,
  );
}

/**
 * Starts a browser.
 * @param {"chromium" | "firefox"} browser
 * @param {{language?: string, scheme?: string, motion?: string, colors?: string}} device the device's settings; Chromium has
 *   all but the language for each page
 */
export async function launch(browser, { language = "fr-FR", scheme = "light", motion = "", colors = "" } = {}) {
  const options = { protocol: "webDriverBiDi", executablePath: found(browser), headless: true };
  if (browser === "chromium") {
    const words = [...FLAGS, `--lang=${language}`, `--accept-lang=${language}`];
    // Chromium refuses to run as root, as in containers, without this option.
    if (process.geteuid?.() === 0) words.push("--no-sandbox");
    return start({ ...options, browser: "chrome", args: words });
  }
  const preferences = {
    ...PREFERENCES,
    "intl.accept_languages": language,
    "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": motion === "reduce" ? 1 : 0,
    "ui.useAccessibilityTheme": colors === "forced" ? 1 : 0,
    "browser.display.document_color_use": colors === "forced" ? 2 : 1,
  };
  return start({ ...options, browser: "firefox", extraPrefsFirefox: preferences });
}
