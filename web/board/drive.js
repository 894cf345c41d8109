// A board's drive, through the browser's File System Access: reads and writes whole files. The browser writes a file under another
// name beside it (.crswap) and moves it there when it is complete.

/** Why a drive is refused. `kind` is a key of the page's words; `path` is the file, or another value for the sentence. */
export class Refusal extends Error {
  constructor(kind, ...values) {
    super(kind);
    this.kind = kind;
    this.values = values;
  }
}

const KINDS = {
  QuotaExceededError: "full",
  NoModificationAllowedError: "read_only",
  NotAllowedError: "read_only",
  SecurityError: "read_only",
  TypeMismatchError: "folder",
  InvalidModificationError: "folder",
};
const LEFT_BEHIND = /(\.\d+)?\.crswap$/; // by a copy that was cut off

/** The folder of a path, and the name in it. */
function parts(path) {
  const at = path.lastIndexOf("/");
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
}

/** What the call returns; null when it finds no such file or folder. */
async function absentAsNull(call) {
  try {
    return await call();
  } catch (error) {
    if (error.name !== "NotFoundError") throw error;
    return null;
  }
}

export class Drive {
  #folders; // the handles of known folders, by path

  /** @param {FileSystemDirectoryHandle} root */
  constructor(root) {
    this.#folders = new Map([["", root]]);
  }

  /** The names in the folders of these paths: asking for each file takes a board's drive much longer. */
  async namesBeside(paths) {
    const found = new Set();
    for (const folder of new Set(paths.map((path) => parts(path)[0]))) {
      for (const name of await this.#names(folder)) found.add(folder ? `${folder}/${name}` : name);
    }
    return found;
  }

  /** The content of a file; null when there is none. @returns {Promise<Uint8Array | null>} */
  read(path) {
    return this.#refusing(path, async () => {
      const [folder, name] = parts(path);
      const handle = await absentAsNull(async () => (await this.#folder(folder)).getFileHandle(name));
      return handle && new Uint8Array(await (await handle.getFile()).arrayBuffer());
    });
  }

  /** Writes a file, replaces an older one, and makes the folders that it needs. @param {Uint8Array} data */
  write(path, data) {
    return this.#refusing(path, async () => {
      const [folder, name] = parts(path);
      const handle = await (await this.#folder(folder, true)).getFileHandle(name, { create: true });
      const stream = await handle.createWritable();
      await stream.write(data);
      await stream.close();
    });
  }

  /** Removes a file, if it exists, and the folders that become empty. */
  remove(path) {
    return this.#refusing(path, async () => {
      let [folder, name] = parts(path);
      await absentAsNull(async () => (await this.#folder(folder)).removeEntry(name));
      while (folder && !(await this.#names(folder)).length) {
        const empty = folder;
        this.#folders.delete(empty);
        [folder, name] = parts(empty);
        await absentAsNull(async () => (await this.#folder(folder)).removeEntry(name));
      }
    });
  }

  /** Gives a file another name in its folder. Browsers rename no files of a drive: the copy is read back first. */
  async rename(path, to) {
    const data = await this.read(path);
    await this.write(to, data);
    if (!same(await this.read(to), data)) throw new Refusal("damaged", to);
    await this.remove(path);
  }

  /** Removes what a copy that was cut off has left beside these files. */
  async sweep(paths) {
    const ours = new Set(paths);
    for (const path of await this.namesBeside(paths)) {
      if (LEFT_BEHIND.test(path) && ours.has(path.replace(LEFT_BEHIND, ""))) await this.remove(path);
    }
  }

  /** The names in a folder; none where there is no folder. */
  #names(folder) {
    return this.#refusing(folder, async () => {
      const found = [];
      const handle = await absentAsNull(() => this.#folder(folder));
      if (handle) for await (const name of handle.keys()) found.push(name);
      return found;
    });
  }

  /** @returns {Promise<FileSystemDirectoryHandle>} */
  async #folder(path, create = false) {
    if (!this.#folders.has(path)) {
      const [outer, name] = parts(path);
      this.#folders.set(path, await (await this.#folder(outer, create)).getDirectoryHandle(name, { create }));
    }
    return this.#folders.get(path);
  }

  async #refusing(path, act) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(KINDS[error.name] ?? "gone", path, error.name);
    }
  }
}

/** Whether two contents are equal; null is the content of no file. */
export function same(one, other) {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((byte, k) => byte === other[k]);
}
