// Puts Sillon on a board: the user chooses handheld, language and drive, and the page copies. Where a browser cannot write to a
// drive it gives the same files as an archive.

import { choices } from "../storage.js";
import { paint } from "../parts/theme.js";
import { Drive, Refusal } from "./drive.js";
import { fetched, listed } from "./files.js";
import { check } from "./firmware.js";
import { carryOut, plan, work } from "./plan.js";
import { chooseLanguage, chosenLanguage, LANGUAGES, say, speak } from "./words.js";

const $ = (selector) => /** @type {any} */ (document.querySelector(selector));
const SVG = "http://www.w3.org/2000/svg";
const canWrite = "showDirectoryPicker" in globalThis;

let site = null; // what boards.json says
let copying = false;
let last = null; // the drive that was full
let shown = []; // the texts to be told again in another language: [element, key, ...values]

const board = () => site.boards.find(({ name }) => name === $("#boards input:checked").value);
const named = (name) => say(`board_${name}`) ?? name;

/** Shows a text, and shows it again after a change of the language. */
function tell(selector, key, ...values) {
  const element = typeof selector === "string" ? $(selector) : selector;
  shown = [...shown.filter(([each]) => each !== element && each.isConnected), [element, key, ...values]];
  element.textContent = say(key, ...values);
  element.hidden = false;
}

/** Copies onto the chosen drive. @param {FileSystemDirectoryHandle} root @param {boolean} alone the games alone */
async function copy(root, alone) {
  const chosen = board();
  const drive = new Drive(root);
  const id = await check(drive, chosen, named(chosen.name), site);
  const isSmall = alone || site.small.includes(id);
  const wanted = chosen[isSmall ? "alone" : "files"].map((k) => site.files[k]);
  const size = wanted.reduce((sum, [, bytes]) => sum + bytes, 0);
  let all = 3 * size; // fetched, written, read back
  let done = 0;
  const progress = (bytes) => showProgress((done += bytes) / all);
  const files = await fetched(wanted, progress);
  const made = await plan(drive, files, { ...site, board: chosen.name, language: $("#spoken").value });
  tell("#doing", "copying");
  all = done + work(made);
  await carryOut(drive, made, progress);
  showDone(made, isSmall);
}

function showProgress(part) {
  $("#done-part").value = part;
  $("#percent").textContent = `${Math.floor(100 * part)} %`;
}

function showDone(made, isSmall) {
  const many = [...made.files.keys()].length;
  tell("#done-text", made.changes ? "done" : "done_same", many);
  const lines = [];
  if (isSmall) lines.push(["told_small"]);
  if (!made.before.complete) lines.push(["told_repaired"]);
  if (!made.isNew) lines.push(["told_settings"]);
  for (const [path, kept] of made.aside) lines.push(["told_aside", path, kept]);
  $("#told").replaceChildren(...lines.map(() => document.createElement("li")));
  lines.forEach((line, k) => tell($("#told").children[k], ...line));
  $("#done").hidden = false;
  $("#done").focus();
}

/** Runs a copy, and shows why it was refused. */
async function begin(root, alone = false) {
  if (copying) return;
  copying = true;
  for (const each of ["#refused", "#alone", "#done", "#choose"]) $(each).hidden = true;
  $("#boards").inert = $("#spoken").disabled = true;
  showProgress(0);
  $("#going").hidden = false;
  tell("#doing", "fetching");
  $("#said").textContent = say("copying");
  try {
    await copy(root, alone);
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const [key, values] = error instanceof Refusal ? [error.kind, error.values] : ["unknown", [error.message]];
    tell("#refused", key, ...values);
    $("#alone").hidden = key !== "full" || alone;
    last = root;
  }
  copying = false;
  $("#going").hidden = true;
  $("#boards").inert = $("#spoken").disabled = false;
  tell("#choose", $("#done").hidden ? "choose" : "another");
  if ($("#done").hidden) $("#choose").focus(); // it was hidden meanwhile
}

async function choose() {
  try {
    begin(await globalThis.showDirectoryPicker({ id: "sillon", mode: "readwrite" }));
  } catch (error) {
    if (error.name !== "AbortError") tell("#refused", "read_only", error.name); // AbortError: the user has closed the picker
  }
}

/** A picture of a handheld's lights. */
function lights({ rows, cols }) {
  const picture = document.createElementNS(SVG, "svg");
  const across = Math.min(cols, 15); // a long strip is drawn as the rows into which it could be cut
  const down = Math.ceil((rows * cols) / across);
  picture.setAttribute("viewBox", `0 0 ${10 * across + 6} ${10 * down + 6}`);
  picture.setAttribute("aria-hidden", "true");
  for (let k = 0; k < rows * cols; k += 1) {
    const dot = document.createElementNS(SVG, "circle");
    dot.setAttribute("cx", String(10 * (k % across) + 8));
    dot.setAttribute("cy", String(10 * Math.floor(k / across) + 8));
    dot.setAttribute("r", "3.6");
    picture.append(dot);
  }
  return picture;
}

function fillBoards() {
  const saved = choices.get("board", "pico_panel");
  const first = site.boards.some(({ name }) => name === saved) ? saved : site.boards[0].name;
  $("#boards").replaceChildren(
    ...site.boards.map((each) => {
      const card = document.createElement("label");
      const input = Object.assign(document.createElement("input"), { type: "radio", name: "board", value: each.name });
      input.checked = each.name === first;
      const [title, small] = [document.createElement("b"), document.createElement("small")];
      title.dataset.board = each.name;
      small.dataset.parts = each.name;
      card.append(input, lights(each), title, small);
      return card;
    }),
  );
}

/** Shows what belongs to the chosen handheld and language. */
function draw() {
  const { name, uf2, smallZip } = board();
  const file = (suffix, part = "") => `boards/sillon-${name}-${part}${$("#spoken").value}.${suffix}`;
  $("#zip").href = file("zip");
  $("#small-zip").hidden = !smallZip;
  // A link to a file that this site has not made has no address, hidden or not.
  $("#zip-small").toggleAttribute("href", smallZip);
  if (smallZip) $("#zip-small").href = file("zip", "games-");
  $("#uf2").toggleAttribute("href", uf2);
  if (uf2) $("#uf2").href = file("uf2");
  $("#one-file").hidden = $("#shorter").hidden = !uf2;
  tell("#uf2-hold", name === "macropad" ? "uf2_hold_macropad" : "uf2_hold");
}

function talk(language) {
  speak(language);
  if (!site) return;
  for (const element of $("#boards").querySelectorAll("[data-board]")) element.textContent = named(element.dataset.board);
  for (const element of $("#boards").querySelectorAll("[data-parts]")) {
    element.textContent = say(`parts_${element.dataset.parts}`) ?? "";
  }
  for (const [element, key, ...values] of shown) if (element.isConnected) element.textContent = say(key, ...values);
  $("#install-version").textContent = say("install_version", site.majors.at(-1));
  $("#build").href = `guides/build.${language}.html`;
  const sheets = site.kit[language] ?? site.kit.fr;
  $("#kit").hidden = !sheets; // the site may be made without
  $("#printed").replaceChildren(
    ...(sheets ?? []).map(([title, path]) => {
      const line = document.createElement("li");
      line.append(Object.assign(document.createElement("a"), { href: path, textContent: title }));
      return line;
    }),
  );
  draw();
}

function fillLanguages(select, all, chosen) {
  select.replaceChildren(...all.map((code) => Object.assign(new Option(say(code), code), { lang: code })));
  select.value = chosen;
}

async function start() {
  site = await listed();
  fillBoards();
  fillLanguages($("#spoken"), site.languages, $("#language").value);
  $("#by-page").hidden = !canWrite;
  $("#no-picker").hidden = canWrite;
  $("#by-hand").open = !canWrite;
  tell("#choose", "choose");
  talk($("#language").value);
  $("#way").hidden = false;
}

let spokenChosen = false; // until then the handheld speaks the page's language
$("#language").addEventListener("change", ({ target }) => {
  chooseLanguage(target.value);
  if (!spokenChosen && site?.languages.includes(target.value)) $("#spoken").value = target.value;
  talk(target.value);
});
$("#spoken").addEventListener("change", () => {
  spokenChosen = true;
  draw();
});
$("#boards").addEventListener("change", draw);
$("#choose").addEventListener("click", choose);
$("#copy-address").addEventListener("click", async () => {
  getSelection().selectAllChildren($("#address"));
  try {
    await navigator.clipboard.writeText($("#address").textContent);
    tell("#copy-address", "copied");
  } catch {
    // Not allowed: the address is selected, so the user can copy it.
  }
});
$("#again").addEventListener("click", () => location.reload());
$("#alone").addEventListener("click", () => begin(last, true));
addEventListener("beforeunload", (event) => copying && event.preventDefault());

paint();
const first = chosenLanguage();
speak(first);
fillLanguages($("#language"), LANGUAGES, first);
try {
  await start();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  tell("#missing", error.kind, ...error.values);
  tell("#again", "again");
}
$("#loading").hidden = true;
document.documentElement.dataset.ready = "yes";
