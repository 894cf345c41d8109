// The board's files, from the site: boards/boards.json has them with their sizes and digests (tools/site/boards.py).

import { Refusal } from "./drive.js";

const AT_ONCE = 6; // requests
const LIST = "boards/boards.json";

/** @returns {Promise<any>} what boards.json says; throws Refusal when it does not arrive */
export async function listed() {
  try {
    const answer = await fetch(LIST, { cache: "no-cache" });
    if (!answer.ok) throw new Error(String(answer.status));
    return await answer.json();
  } catch {
    throw new Refusal("missing", LIST);
  }
}

/**
 * The contents of files, in their order.
 * @param {[string, number, string][]} wanted path, size, digest
 * @param {(bytes: number) => void} progress gets the bytes of each file that has arrived
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function fetched(wanted, progress) {
  const found = new Map(wanted.map(([path]) => [path, new Uint8Array()]));
  const left = wanted.values();
  const given = new AbortController(); // when one does not arrive, the others are not waited for
  const { signal } = given;
  const one = async () => {
    for (const [path, size, integrity] of left) {
      if (signal.aborted) return;
      try {
        const answer = await fetch(`boards/files/${path}`, { cache: "no-cache", integrity, signal });
        if (!answer.ok) throw new Error(String(answer.status));
        found.set(path, new Uint8Array(await answer.arrayBuffer()));
      } catch {
        given.abort();
        throw new Refusal("missing", path);
      }
      progress(size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return found;
}
