// Copies onto drives in memory as web/board/ does in a browser: see page() in test_page.py.

import { Drive, Refusal } from "../../web/board/drive.js";
import { carryOut, plan, work } from "../../web/board/plan.js";

const failed = (name) => new DOMException("", name);

let left = Infinity; // changes until they fail
let error = ""; // the name of their error
function change() {
  if (left <= 0) throw failed(error);
  left -= 1;
}

class File {
  data = new Uint8Array();

  async getFile() {
    return new Blob([this.data]);
  }

  async createWritable() {
    let written = this.data;
    return {
      write: async (data) => (written = data),
      close: async () => {
        change();
        this.data = written;
      },
    };
  }
}

class Folder {
  entries = new Map();

  async getFileHandle(name, { create = false } = {}) {
    return this.#get(name, File, create);
  }

  async getDirectoryHandle(name, { create = false } = {}) {
    return this.#get(name, Folder, create);
  }

  async removeEntry(name) {
    if (!this.entries.has(name)) throw failed("NotFoundError");
    if (this.entries.get(name).entries?.size) throw failed("InvalidModificationError");
    change();
    this.entries.delete(name);
  }

  async *keys() {
    yield* [...this.entries.keys()];
  }

  #get(name, kind, create) {
    if (!name || /[/\\]/.test(name) || name === "." || name === "..") throw new TypeError(name);
    if (!this.entries.has(name)) {
      if (!create) throw failed("NotFoundError");
      change();
      this.entries.set(name, new kind());
    }
    const found = this.entries.get(name);
    if (!(found instanceof kind)) throw failed("TypeMismatchError");
    return found;
  }
}

function drive(files) {
  const root = new Folder();
  for (const [path, text] of Object.entries(files)) {
    let folder = root;
    const names = path.split("/");
    for (const name of names.slice(0, -1)) {
      if (!folder.entries.has(name)) folder.entries.set(name, new Folder());
      folder = folder.entries.get(name);
    }
    const file = new File();
    file.data = new Uint8Array(Buffer.from(text, "base64"));
    folder.entries.set(names.at(-1), file);
  }
  return root;
}

function content(folder, prefix = "") {
  return Object.fromEntries(
    [...folder.entries].flatMap(([name, each]) =>
      each instanceof Folder
        ? Object.entries(content(each, `${prefix}${name}/`))
        : [[prefix + name, Buffer.from(each.data).toString("base64")]],
    ),
  );
}

/** Copies; returns [the drive, [the refusal's kind, its values] or null, whether the progress was whole]. */
async function copied(root, { files, given }) {
  const all = new Map(Object.entries(files).map(([path, text]) => [path, new Uint8Array(Buffer.from(text, "base64"))]));
  try {
    const board = new Drive(root);
    const made = await plan(board, all, given);
    let bytes = 0;
    await carryOut(board, made, (size) => (bytes += size));
    return [content(root), null, bytes === work(made)];
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return [content(root), [problem.kind, ...problem.values], false];
  }
}

let text = "";
for await (const chunk of process.stdin) text += chunk;
const order = JSON.parse(text);
// With an error: one answer for each change that fails, of that copy and of the one after it; the last copy has no failure.
const answers = [];
if (!order.error) answers.push(await copied(drive(order.drive), order));
for (let at = 0; order.error && answers.at(-1)?.[1] !== null; at += 1) {
  const root = drive(order.drive);
  [left, error] = [at, order.error];
  const cut = await copied(root, order);
  left = Infinity;
  const repaired = await copied(root, order);
  answers.push([...cut, ...repaired]);
}
process.stdout.write(JSON.stringify(answers));
