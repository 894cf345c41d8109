// The page's elements, made from the desk's data.

import { reconcile, write } from "../parts/reconcile.js";

// Results as in games/tournament.py; 0 and 1 are the winner's place.
export const BOTH_LOST = 2;
export const WAITING = 3;
const FEW = 12;

function made(name, text, attributes = {}) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** Updates the tables of the round. A button's `data-place` is the result that it reports, an item's `data-table` its table. */
export function tables(list, shown, told) {
  list.style.setProperty("--rows", String(Math.ceil(shown.tables.length / 2))); // on a projector, in two columns
  list.dataset.many = shown.tables.length > FEW ? "many" : "few"; // few tables are shown larger
  // Keyed by round and names: a press begins and ends on the same pupils.
  reconcile(list, shown.tables, ([one, other]) => `${shown.round} ${JSON.stringify([one, other])}`, newTable, (item, row, table) =>
    update(item, row, table, halfOf(shown, table), told),
  );
}

const pen = document.createElement("canvas").getContext("2d");

/** Returns the width in em of a name's widest part, which decides how large the name can be: it breaks between parts alone. */
function widestPart(name) {
  pen.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(...name.split(/ |(?<=-)/).map((part) => pen.measureText(part).width)) / 100;
}

function newTable([one, other]) {
  const item = made("li", undefined, { class: "table" });
  const button = (place, text) => {
    const named = made("button", undefined, { type: "button", "data-place": place });
    named.append(made("span", text));
    named.style.setProperty("--part", String(widestPart(text)));
    return named;
  };
  item.append(made("span", undefined, { class: "number" }), button(0, one));
  if (other === null) item.append(made("span", undefined, { class: "bye" }));
  else item.append(button(1, other), made("button", undefined, { type: "button", "data-place": BOTH_LOST }));
  item.children[3]?.classList.add("both");
  return item;
}

/** Returns the word that marks a table of round 2, if it is not of winners alone. */
function halfOf({ second, mixed }, table) {
  return second[table] ? "page_second" : table === mixed ? "page_mixed" : "";
}

function update(item, [, , result, settled], table, half, told) {
  item.dataset.table = table;
  item.dataset.state = result === WAITING ? "open" : "done";
  const number = item.querySelector(".number");
  write(number, String(table + 1));
  if (half) number.dataset.half = told(half);
  else delete number.dataset.half;
  const bye = item.querySelector(".bye");
  if (bye) write(bye, told("bye"));
  for (const button of item.querySelectorAll("button")) {
    const place = Number(button.dataset.place);
    button.id = `t${table}-${place === BOTH_LOST ? "both" : place}`;
    button.setAttribute("aria-pressed", String(result === place));
    button.disabled = settled;
    if (place !== BOTH_LOST) {
      button.dataset.state = result === place ? "won" : result === WAITING ? "open" : "lost";
      continue;
    }
    button.hidden = settled;
    write(button, told("page_both"));
    button.setAttribute("aria-label", told("listed", table + 1, told("page_both")));
  }
}

/** Lists names, one an item. */
export function names(list, all) {
  reconcile(list, all, String, (name) => made("li", name));
}

/** Lists names, each a button that takes it off the list. */
export function removable(list, all, told) {
  reconcile(
    list,
    all,
    String,
    (name) => {
      const item = made("li");
      item.append(made("button", name, { type: "button", class: "quiet", "data-name": name }));
      return item;
    },
    ({ firstChild }, name) => {
      firstChild.setAttribute("aria-label", told("page_forget", name));
      firstChild.title = told("page_forget", name);
    },
  );
}

/** Fills a choice of names; the chosen one stays. */
export function choices(select, all) {
  reconcile(select, all, String, (name) => made("option", name, { value: name }));
}
