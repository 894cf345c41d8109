// The list of our files on the drive, lib/sillon/deployed.txt: tools/deploy/deployed_files.py describes it, and writes the same.

export const PATH = "lib/sillon/deployed.txt";

const HEAD = "Sillon's deploy command has put these files here, and renews or removes them. Others it leaves alone.";
const DONE = "state: complete";
const WRITING = "state: in progress";

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The CRC-32 of a content, in base 64. @param {Uint8Array} data */
export function sumOf(data) {
  let sum = 0xffffffff;
  for (const byte of data) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  sum = ~sum;
  return btoa(String.fromCharCode(sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255)).replace(/=+$/, "");
}

export class OurFiles {
  complete = true;
  /** @type {Map<string, Set<string>>} by path: the sums of the contents that are ours */
  sums = new Map();

  add(path, sum) {
    this.sums.set(path, (this.sums.get(path) ?? new Set()).add(sum));
  }

  /** Whether we wrote this content there. After an interruption, any content of a listed path is ours. */
  isOurs(path, data) {
    return this.sums.has(path) && (!this.complete || this.sums.get(path).has(sumOf(data)));
  }

  text() {
    const lines = [HEAD, this.complete ? DONE : WRITING];
    let here = "";
    for (const [folder, name] of [...this.sums.keys()].map(parted).sort(byFolder)) {
      if (folder !== here) lines.push((here = folder));
      lines.push(...[...this.sums.get(folder + name)].sort().map((sum) => `${sum} ${name}`));
    }
    return `${lines.join("\n")}\n`;
  }
}

const compared = (one, other) => (one < other ? -1 : Number(one > other));
const byFolder = (one, other) => compared(one[0], other[0]) || compared(one[1], other[1]);

/** The folder, "" or with a slash at its end, and the name in it. */
function parted(path) {
  const at = path.lastIndexOf("/") + 1;
  return [path.slice(0, at), path.slice(at)];
}

/** The list in a text. A text that is cut off, or not ours, gives an incomplete list. */
export function read(text) {
  const lines = text.split("\n");
  const found = new OurFiles();
  found.complete = lines[1] === DONE && text.endsWith("\n");
  let folder = "";
  for (const line of lines.slice(2)) {
    const at = line.indexOf(" ");
    if (line.endsWith("/")) folder = line;
    else if (at === 6 && isInside(folder + line.slice(7))) found.add(folder + line.slice(7), line.slice(0, 6));
  }
  return found;
}

/** The list for the time in which the files of `other` replace those of `one`. */
export function both(one, other) {
  const found = new OurFiles();
  found.complete = false;
  for (const { sums } of [one, other]) {
    for (const [path, all] of sums) for (const sum of all) found.add(path, sum);
  }
  return found;
}

/** Whether a path from a list, which anyone may have edited, stays on the drive. */
function isInside(path) {
  return !/[\\:]/.test(path) && path.split("/").every((part) => part && part !== "." && part !== "..");
}
