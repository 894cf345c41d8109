// The board in words, from the sentences of sim/web/board_in_words.py.

/** @param {any[][]} sentences of parts: a text, or [key, values ...] @param {(key: string, ...values: any[]) => string} say */
export function describe(sentences, say) {
  const told = (part) => (Array.isArray(part) ? say(part[0], ...part.slice(1).map(told)) : part);
  return sentences.map((parts) => parts.map(told).join(""));
}
