// MicroPython with the drive that sim/web/drive.py packs, and the worker's answers to the page's calls.

import "./function_table.js";

const BLOCK = 512;

/** The files of a tar, by name. @param {Uint8Array} tar @returns {Generator<[string, Uint8Array]>} */
export function* untar(tar) {
  const text = new TextDecoder();
  const field = (at, length) => text.decode(tar.subarray(at, at + length)).replace(/\0[^]*$/, "");
  for (let at = 0; at + BLOCK <= tar.length && tar[at]; ) {
    const folder = field(at + 345, 155);
    const size = parseInt(field(at + 124, 12), 8);
    yield [`/${folder ? `${folder}/` : ""}${field(at, 100)}`, tar.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** @returns {Promise<Uint8Array>} the archive, wherever the worker's own file lies */
async function fetched() {
  const found = await fetch(new URL("drive.bin", import.meta.url));
  if (!found.ok) throw new Error(String(found.status));
  const tar = await unpacked(new Uint8Array(await found.arrayBuffer()));
  // A school's filter may answer with a page of its own.
  if (new TextDecoder().decode(tar.subarray(257, 262)) !== "ustar") throw new Error("another file");
  return tar;
}

/** Unpacks the archive, unless the host has done so already. */
async function unpacked(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Adds to the error that a file has not arrived, or not completely. */
async function arrived(missing, promise) {
  try {
    return await promise;
  } catch (error) {
    throw Object.assign(new Error(`${missing}: ${textOf(error)}`), { missing });
  }
}

/**
 * The functions of a file of sim/web/, by name.
 * @param {(line: string) => void} print called with each printed line
 * @param {string} name of the file
 */
export async function start(print, name = "worker") {
  const [files, python] = await Promise.all([
    arrived("drive.bin", fetched()),
    // A dynamic import: when one of two static imports fails, Firefox does not always report it.
    arrived("micropython.mjs", import("./micropython.mjs")).then(({ loadMicroPython }) =>
      arrived("micropython.wasm", loadMicroPython({ pystack: 2048, linebuffer: true, stdout: print })),
    ),
  ]);
  let last = "";
  for (const [path, content] of untar(files)) {
    const folder = path.slice(0, path.lastIndexOf("/")) || "/";
    if (folder !== last) python.FS.mkdirTree(folder); // it takes longer than writing the file
    last = folder;
    python.FS.writeFile(path, content);
  }
  python.FS.chdir("/");
  python.runPython(`import sys
sys.path[:] = ["/sim_root/firmware", "/sim_root/sim/fakes", "", "/", "/lib", "/sim_root"]
import harness`);
  python.runPython("harness.boot({})");
  return python.pyimport(`sim.web.${name}`);
}

/** Returns an error's text; of a long traceback, its end. */
export function textOf(error) {
  return String(error?.message ?? error).slice(-3000);
}

/**
 * Answers each message {id, call, with} of the page by {id, answer} or {id, error, missing}: `missing` is the file that has not
 * arrived, if any.
 * @param {(call: string) => Promise<(...given: any[]) => any>} find waits for the function of that name
 */
export function answer(find) {
  addEventListener("message", async ({ data: { id, call, with: given } }) => {
    try {
      const found = await find(call);
      postMessage({ id, answer: found(...given) });
    } catch (error) {
      postMessage({ id, error: textOf(error), missing: error.missing });
    }
  });
}
