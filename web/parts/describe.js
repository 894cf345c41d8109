// The board in words, from the text of a position (its format is in docs/rules.md).

const COLUMNS = "ABCDEFGHI";

/** @param {object} match see match() in sim/web/snapshot.py @param {(key: string, ...values: any[]) => string} say */
export function describe(match, say) {
  const fields = match.text.split(" ");
  return { fafy: row, fang, awale, fanorona, colorigraphe }[match.game](fields, say, match);
}

function row(fields, say) {
  const seeds = fields.filter((field) => /^\d+$/.test(field));
  return [say("cells"), ...seeds.map((number, k) => `${k + 1} : ${number}`)];
}

function fang(fields, say) {
  const seeds = fields.slice(0, -3);
  return [...row(seeds, say), say("reserve", say("seat_0"), fields.at(-3)), say("reserve", say("seat_1"), fields.at(-2))];
}

function awale(fields, say) {
  const pits = (from, names) => fields.slice(from, from + 6).map((number, k) => `${names[k]} : ${number}`);
  return [
    say("camp", say("seat_0")),
    ...pits(0, "ABCDEF"),
    say("camp", say("seat_1")),
    ...pits(6, "abcdef"),
    say("store", say("seat_0"), fields[12]),
    say("store", say("seat_1"), fields[13]),
  ];
}

function fanorona(fields, say) {
  const rows = fields[0].split("/");
  return rows.map((line, k) => {
    const at = (sign) => [...line].map((each, col) => (each === sign ? COLUMNS[col] : "")).filter(Boolean);
    const parts = [["W", "white"], ["B", "black"]].map(([sign, key]) => `${say(key)} ${at(sign).join(" ") || say("none")}`);
    return `${say("line", k + 1)} : ${parts.join(", ")}`;
  });
}

function colorigraphe(fields, say) {
  const [, , , stake, arcs, colours] = fields;
  const plots = (sign) => [...colours].map((each, k) => (each === sign ? k + 1 : "")).filter(Boolean).join(", ");
  return [
    say("stake", stake),
    say("arcs", arcs === "-" ? say("none") : arcs.replaceAll("-", " – ").replaceAll(",", ", ")),
    ...[["r", "red"], ["b", "blue"], ["k", "dark"]].map(([sign, key]) => `${say(key)} ${plots(sign) || say("none")}`),
  ];
}
