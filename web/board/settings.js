// Reads and edits settings.toml, as sim/drive/settings.py does. A text has one character a byte, so that all bytes stay.

const names = (text) => [...read(text).matchAll(/^[ \t]*(\w+)[ \t]*=/gm)].map(([, name]) => name);

/** The part that the firmware reads: up to the first [section]. */
const read = (text) => text.split(/^[ \t]*\[/m, 1)[0];

function value(text, name) {
  return read(text).match(RegExp(`^[ \\t]*${name}[ \\t]*=[ \\t]*"([^"\\n]*)"`, "m"))?.[1];
}

/** Returns the text with this value: in the setting's line, of which a comment stays, or in a new first line. */
export function withValue(text, name, wanted) {
  if (value(text, name) === wanted) return text;
  if (!names(text).includes(name)) return `${name} = "${wanted}"\n${text}`;
  const line = RegExp(`^([ \\t]*${name}[ \\t]*=[ \\t]*)("[^"\\n]*"|[^\\s#]*)`, "m");
  return text.replace(line, (_, before) => `${before}"${wanted}"`);
}
