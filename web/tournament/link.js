// Packs a tournament's text into the end of an address, short enough for a QR code, and unpacks it.

const MOST = 16 * 1024; // bytes of a text: a short malicious link could unpack to any size

async function through(stream, bytes, most = Infinity) {
  const found = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let size = 0, part = await found.read(); !part.done; part = await found.read()) {
    size += part.value.length;
    if (size > most) {
      await found.cancel();
      throw new RangeError("longer than any tournament");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {string} text @returns {Promise<string>} characters that an address may have */
export async function packed(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} signs @returns {Promise<string>} the text; rejected for anything that packed() has not made */
export async function unpacked(signs) {
  const bytes = Uint8Array.from(atob(signs.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(new DecompressionStream("deflate-raw"), bytes, MOST));
}
