// A copy of the built site, served in a folder of its own host and port, whose files can fail, wait, change or be exchanged.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const FOLDER = "/sillon/"; // as on the static hosts where each project has a folder
const TYPES = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

const SERVICE_WORKER = "service-worker.js";

export class Site {
  #server;
  #origin;
  #root;
  #statuses = new Map(); // by file: the status that it is answered with
  #waiting = new Map(); // by file: a promise that its answer waits for
  #changes = new Map(); // by file: a function that returns its text in another version of the site
  #exchanges = new Map(); // by file: the text that is served in its place
  folders = [FOLDER]; // each holds a copy of the site
  asked = []; // the files that were asked for
  missed = []; // files that were asked for and do not exist
  isFaulty = false; // whether a file has failed or was exchanged: browsers log errors then, some of them late
  address = "";

  constructor(root) {
    this.#root = root;
  }

  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((done) => this.#server.listen(0, "127.0.0.1", done));
    this.#origin = `http://127.0.0.1:${this.#server.address().port}`;
    this.address = this.addressOf(FOLDER);
    return this;
  }

  /** The address of a folder of this host: "/beside/" needs `folders.push("/beside/")`. */
  addressOf(folder) {
    return this.#origin + folder;
  }

  /** Stops the server: browsers get no connection. */
  stop() {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  /** Answers requests for the file with an HTTP error until repair(). */
  fail(file, status = 503) {
    this.isFaulty = true;
    this.#statuses.set(file, status);
  }

  /** Holds back the file's answers. Returns a function that lets them go. */
  delay(file) {
    let release;
    this.#waiting.set(file, new Promise((done) => (release = done)));
    return release;
  }

  /** Serves another version of the site, in which the file is what `change` makes of its text. */
  change(file, change) {
    this.#changes.set(file, change);
  }

  /** Serves another text in the file's place, as a school's filter does. */
  exchange(file, text) {
    this.isFaulty = true;
    this.#exchanges.set(file, text);
  }

  /** Returns the content of a file of the site, with its changes. */
  content(file) {
    const content = readFileSync(join(this.#root, file));
    if (file === SERVICE_WORKER) return this.#listed(content.toString());
    return this.#changes.has(file) ? this.#changes.get(file)(content.toString()) : content;
  }

  /** The service worker's text with the digests of the files that have changed, and with a version of its own. */
  #listed(text) {
    const digest = (content, form) => createHash("sha256").update(content).digest(form);
    for (const file of this.#changes.keys()) {
      text = text.replace(RegExp(`("${file}": "sha256-)[^"]+`), `$1${digest(this.content(file), "base64")}`);
    }
    return this.#changes.size ? text.replace(/^const VERSION = "\w+/m, `const VERSION = "${digest(text, "hex").slice(0, 16)}`) : text;
  }

  /** Ends fail(), delay(), change() and exchange() for the file. */
  repair(file) {
    for (const faults of [this.#statuses, this.#waiting, this.#changes, this.#exchanges]) faults.delete(file);
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, this.address);
    const folder = this.folders.find((each) => pathname.startsWith(each));
    const file = folder && (pathname.slice(folder.length) || "index.html");
    this.asked.push(file);
    await this.#waiting.get(file);
    const status = this.#statuses.get(file);
    if (status) return void response.writeHead(status).end();
    let content = this.#exchanges.get(file);
    try {
      if (!folder) throw new Error("outside the site");
      content ??= this.content(decodeURIComponent(file));
    } catch {
      this.missed.push(pathname);
      return void response.writeHead(404).end();
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(content);
  }
}
