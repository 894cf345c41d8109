// What boot_out.txt says of a board, as tools/deploy/drive.py reads it.

import { Refusal } from "./drive.js";

/**
 * @param {import("./drive.js").Drive} drive
 * @param {{ids: string[]}} board the chosen one
 * @param {string} name the chosen one's, for a sentence
 * @param {{oldest: number, majors: number[]}} site
 * @returns {Promise<string>} CircuitPython's own name for the board; throws Refusal if the files are not for it
 */
export async function check(drive, board, name, { oldest, majors }) {
  const found = await drive.read("boot_out.txt");
  if (!found) throw new Refusal("no_boot_out");
  const text = new TextDecoder().decode(found);
  const version = text.match(/CircuitPython (\d+)(\S*)/);
  const id = text.match(/^Board ID:\s*(\S+)/m)?.[1];
  if (!version || !id) throw new Refusal("no_version");
  const told = version[1] + version[2].replace(/;$/, "");
  const major = Number(version[1]);
  if (major < oldest) throw new Refusal("too_old", told, oldest);
  if (!board.ids.includes(id)) throw new Refusal("other_board", id, name);
  if (!majors.includes(major)) throw new Refusal("too_new", told, majors.at(-1));
  return id;
}
