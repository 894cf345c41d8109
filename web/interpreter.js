// MicroPython with a furnished drive: the archive that sim/web/drive.py packs, unpacked into its files.

import "./table.js";
import { loadMicroPython } from "./micropython.mjs";

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

/** A host may have unpacked it on the way. @param {ArrayBuffer} packed @returns {Promise<Uint8Array>} */
async function unpacked(packed) {
  const bytes = new Uint8Array(packed);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * What a file of sim/web/ offers to its worker, its functions by name.
 * @param {Promise<ArrayBuffer>} archive
 * @param {(line: string) => void} print what the programs print, line by line
 * @param {string} name the file's
 */
export async function start(archive, print, name = "worker") {
  const [python, files] = await Promise.all([
    loadMicroPython({ pystack: 2048, linebuffer: true, stdout: print }),
    archive.then(unpacked),
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
sys.path[:] = ["/sim_root/firmware", "/sim_root/sim/shadow", "", "/", "/lib", "/sim_root"]
import harness`);
  python.runPython("harness.boot({})");
  return python.pyimport(`sim.web.${name}`);
}
