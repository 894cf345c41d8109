// Starts Chromium or Firefox without a window, driven by puppeteer-core through WebDriver BiDi: for the tests and the measurements.

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

// What a browser does of its own accord is not for a test: no updates, no reports, no lists, no first-run pages.
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

/** Says how to install a browser. */
export class MissingBrowser extends Error {}

/** Returns where the browser is. Throws MissingBrowser. */
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
 * @param {{language?: string, scheme?: string, motion?: string, colors?: string}} device what the device asks for; Chromium takes
 *   all but the language page by page
 */
export async function launch(browser, { language = "fr-FR", scheme = "light", motion = "", colors = "" } = {}) {
  const options = { protocol: "webDriverBiDi", executablePath: found(browser), headless: true };
  if (browser === "chromium") {
    const words = [...FLAGS, `--lang=${language}`, `--accept-lang=${language}`];
    // A container's user is often root, for whom Chromium asks to be told that it has no sandbox.
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
