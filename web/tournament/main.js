// The tournament's page, for the projector: shows the desk's data, and passes presses on.

import { allSaved, choices, onRefused } from "../storage.js";
import { runInOneTab } from "../parts/single_tab.js";
import * as fullscreen from "../parts/fullscreen.js";
import { install } from "../parts/install.js";
import { write } from "../parts/reconcile.js";
import { Notices } from "../parts/notices.js";
import { drawn } from "../parts/share.js";
import { paint } from "../parts/theme.js";
import * as page from "../words.js";
import { Bell } from "./bell.js";
import { Desk } from "./desk.js";
import { packed, unpacked } from "./link.js";
import * as show from "./show.js";

const $ = (selector) => /** @type {any} */ (document.querySelector(selector));
const TICK_MS = 200;
const LONGEST_LINK = 1200; // the longest that a telephone reads from a projected QR code
const SAVED_AS = "tournament";
const CLOCK_SAVED_AS = "tournament_clock";
const STEP_MS = 30_000;
const MOST = 64 * 1024 + 1; // bytes of a file of names: more are refused, see sim/tournament/names.py

const desk = new Desk(trouble);
const bell = new Bell();
const notices = new Notices($("#problem"), page.say);
let words = {};
let shown = null;
let last = 0;
let clockSaved = "";
let storageTaken = false; // another window owns the tournament
let refusedForm = ""; // the form whose content was refused last
let pasted = null; // the bytes of the chosen file

/** Returns a sentence of sim/tournament/words/, with values in place of {}. */
function told(key, ...values) {
  return words[key]?.replace(/{}/g, () => String(values.shift() ?? ""));
}

function say(text) {
  $("#said").textContent = text;
}

/** Shows an error of the rules or of the page, or a missing file. */
function trouble({ message, missing }) {
  const again = [page.say("missing_again"), () => location.reload()];
  $("#loading").hidden = true;
  if (missing) notices.show("trouble", page.say("missing_text", missing), ...again);
  else if (allSaved() || !shown?.begun) notices.show("trouble", `${told("page_trouble") ?? "Oups ! Oops!"} ${message}`, ...again);
  else notices.show("trouble", `${told("page_trouble_unkept")} ${message}`, told("page_keep"), openText);
}
// A browser's own messages have no error object.
addEventListener("error", ({ error }) => error && trouble(error instanceof Error ? error : new Error(error)));

/** Shows why an order was refused, or that it is no longer. */
function showRefusal({ refused: why, columns }) {
  if (why) notices.show("refused", why);
  else notices.withdraw("refused");
  if (!columns) return;
  show.choices($("#column"), columns);
  $("#column").closest("label").hidden = false;
}

/** Does an action, shows the result, and saves it. @returns {Promise<boolean>} whether it was done */
async function act(action, ...given) {
  bell.wake();
  unsure();
  say("");
  refusedForm = "";
  const answer = await desk.act(action, ...given);
  showRefusal(answer);
  const before = shown;
  shown = answer.shown;
  if (shown.text !== before?.text) choices.set(SAVED_AS, shown.text ?? "");
  draw();
  if (shown.round !== before?.round) $("#bar").scrollIntoView(); // a small window is scrolled to the button that was pressed
  return !answer.refused;
}

/** Updates the page. Unchanged elements stay, since a user may be pressing them. */
function draw() {
  $("#start").hidden = shown.begun;
  $("#day").hidden = !shown.begun;
  drawClock();
  const title = !shown.begun || shown.done ? told("title") : `${told("title")} · ${told("round", shown.round)}`;
  write($("h1 span"), title);
  if (!shown.begun) return;
  saveClock();
  $("#day").dataset.over = String(shown.done);
  const hints = [];
  if (shown.round === 1) hints.push(told("page_hint_report"));
  if (shown.second.includes(true)) hints.push(told("page_hint_second"));
  if (shown.mixed !== null) hints.push(told("page_hint_mixed", shown.mixed + 1));
  write($("#hint"), hints.join(" "));
  $("#hint").hidden = shown.done || !hints.length;
  show.tables($("#tables"), shown, told);
  const waiting = shown.waiting;
  const some = waiting > 1 ? told("some_wait", waiting) : told(waiting ? "one_waits" : "all_in");
  write($("#waiting"), shown.done ? "" : some);
  $("#next").dataset.ready = String(!waiting);
  $("#next").hidden = shown.done;
  $("#back").hidden = shown.round === 1 && !shown.done;
  for (const [list, all] of [["referees", shown.referees], ["gone", shown.gone], ["winners", shown.winners]]) {
    show.names($(`#${list}`), all);
    $(`#${list}`).parentElement.hidden = !all.length;
  }
  show.removable($("#arrived"), shown.arrived, told);
  $("#arrived").parentElement.hidden = !shown.arrived.length;
  $("#nobody").hidden = !shown.done || shown.winners.length > 0;
  $("#too-late").hidden = shown.late;
  $("#come").hidden = !shown.late && !shown.back;
  write($("#who"), told(shown.late ? "ask_late" : "page_return"));
  $("#leave").hidden = shown.done;
  show.choices($("#leaves"), shown.here);
}

function drawClock() {
  write($("#time"), shown.clock);
  write($("#phase"), told(shown.between ? "between" : "page_game"));
  write($("#run"), told(shown.running ? "page_stop" : "page_run"));
  write($("#turn"), told(shown.between ? "page_other_game" : "page_other_between"));
  $("#clock").dataset.state = shown.left === 0 ? "over" : shown.left <= 10_000 ? "last" : shown.between ? "between" : "game";
  $("#bar-left").value = shown.left / shown.whole;
  $("#length").dataset.can = String(!shown.running);
  $("#less").disabled = shown.left <= STEP_MS;
  write($("#whole"), told("page_whole", minutes(shown.whole)));
  $("#whole").dataset.can = String(shown.left !== shown.whole);
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Saves the clock, once a second while it runs. */
function saveClock() {
  const now = [Number(shown.between), Math.ceil(shown.left / 1000) * 1000, ...shown.times].join(" ");
  if (now !== clockSaved) choices.set(CLOCK_SAVED_AS, now);
  clockSaved = now;
}

/** Reports a table's winner, or that both have lost; a second time takes it back. */
async function report(table, place) {
  const names = shown.tables[table];
  const result = names[2] === place ? show.WAITING : place;
  const key = { [show.WAITING]: "page_said_none", [show.BOTH_LOST]: "page_said_both" }[result] ?? "page_said_won";
  if (await act("report", table, result)) say(told(key, table + 1, names[result]));
}

/** The words of a button and of its question. */
const DANGEROUS = { "#leave button": ["page_leaves_go", "page_leaves_go_sure"], "#new": ["page_new", "page_new_sure"] };

/** Asks before an irreversible action; what the user does elsewhere takes the question back. @returns whether it was asked */
function sure(selector, ...values) {
  const asked = $(selector).dataset.sure === "yes";
  unsure();
  if (asked) return true;
  $(selector).dataset.sure = "yes";
  const question = told(DANGEROUS[selector][1], ...values);
  write($(selector), question);
  say(question);
  return false;
}

function unsure() {
  for (const [selector, [key]] of Object.entries(DANGEROUS)) {
    $(selector).dataset.sure = "no";
    write($(selector), told(key));
  }
}

function takeQuestionBack() {
  if (!$("[data-sure=yes]")) return;
  unsure();
  say("");
}

for (const event of ["click", "focusin"]) {
  addEventListener(event, ({ target }) => target.closest?.("[data-sure=yes]") || takeQuestionBack());
}
addEventListener("keydown", ({ key }) => key === "Escape" && takeQuestionBack());

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const chance = () => {
  const asked = new URLSearchParams(location.search).get("seed");
  return asked ? Number(asked) : crypto.getRandomValues(new Uint32Array(1))[0] % (2 ** 30 - 1);
};

// Before the tournament

/** What each form orders. */
const ORDERS = {
  "#by-names": () => {
    const text = $("#names").value;
    const bytes = pasted && !text.trim() ? pasted : new TextEncoder().encode(text);
    return ["begin", hex(bytes), $("#column").closest("label").hidden ? "" : $("#column").value, chance()];
  },
  "#by-animals": () => ["begin_animals", Math.floor(Number($("#pupils").value)), chance()],
  "#by-text": () => ["take_text", $("#text-taken").value],
  "#come": () => ["add", $("#late").value],
};

/** Does what a form orders. @returns {Promise<boolean>} whether it was done */
async function order(form) {
  const done = await act(...ORDERS[form]());
  if (!done) refusedForm = form;
  return done;
}

/** After a refusal: shows whether the corrected form would be refused too, unless the user has closed the notice. */
async function check(form) {
  if (refusedForm !== form || $("#problem").hidden) return;
  const answer = await desk.check(...ORDERS[form]());
  if (refusedForm === form) showRefusal(answer);
}

$("#names").addEventListener("input", () => ($("#column").closest("label").hidden = true));
for (const form of Object.keys(ORDERS)) {
  $(form).addEventListener("input", () => check(form));
  $(form).addEventListener("submit", (event) => event.preventDefault());
}
for (const form of ["#by-names", "#by-animals", "#by-text"]) $(form).addEventListener("submit", () => order(form));
$("#file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  pasted = file ? new Uint8Array(await file.slice(0, MOST).arrayBuffer()) : null; // a longer file is cut here, and refused
  if (pasted) {
    $("#names").value = "";
    $("#column").closest("label").hidden = true;
    await order("#by-names");
  }
});
$("#file").addEventListener("click", ({ target }) => (target.value = "")); // choosing the same file again must fire "change"
const showPlan = async () => ($("#plan").textContent = await desk.ask("planned", Math.floor(Number($("#pupils").value))));
$("#pupils").addEventListener("input", showPlan);

// The tournament

$("#tables").addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (button) report(Number(button.closest("li").dataset.table), Number(button.dataset.place));
});
$("#run").addEventListener("click", () => {
  last = performance.now();
  act("press");
});
$("#turn").addEventListener("click", () => act("turn"));
$("#less").addEventListener("click", () => act("change_clock", -STEP_MS));
$("#whole").addEventListener("click", () => act("reset_clock"));
$("#more").addEventListener("click", () => act("change_clock", STEP_MS));
$("#next").addEventListener("click", async () => {
  if (!(await act("next_round"))) return;
  say(shown.done ? told("listed", told("winners"), shown.winners.join(", ")) : told("round", shown.round));
  if (shown.done) $("#podium").focus();
});
$("#back").addEventListener("click", () => act("back"));
$("#come").addEventListener("submit", async () => {
  const before = shown.here;
  if (!(await order("#come"))) return;
  $("#late").value = "";
  const name = shown.here.find((each) => !before.includes(each));
  if (shown.arrived.includes(name)) say(told("listed", told("page_arrived"), shown.arrived.join(", ")));
  else say(told("page_said_back", name));
});
$("#arrived").addEventListener("click", async ({ target }) => {
  const name = target.closest("button")?.dataset.name;
  if (!name || !(await act("forget", name))) return;
  say(told("page_said_forgotten", name));
  $("details:has(#come)").open = true;
  $("#late").value = name;
  $("#late").focus();
  $("#late").select();
});
$("#leave").addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = $("#leaves").value;
  if (!sure("#leave button", name) || !(await act("withdraw", name))) return;
  say(told("listed", told("gone"), shown.gone.join(", ")));
});
$("#leaves").addEventListener("change", unsure);
$("#new").addEventListener("click", () => sure("#new") && act("close"));

async function openText() {
  $("#text").value = shown.text;
  $("#copy").textContent = told("page_copy");
  const link = `${location.href.split(/[?#]/)[0]}#${await packed(shown.text)}`;
  $("#link").value = link;
  $("#link-part").hidden = link.length > LONGEST_LINK;
  $("#qr").replaceChildren(...(link.length > LONGEST_LINK ? [] : [drawn(link)]));
  $("#save").href = URL.createObjectURL(new Blob([shown.text], { type: "text/plain" }));
  $("#text-dialog").showModal();
}
$("#open-text").addEventListener("click", openText);
$("#copy").addEventListener("click", async () => {
  $("#text").select();
  try {
    await navigator.clipboard.writeText(shown.text);
    $("#copy").textContent = told("page_copied");
  } catch {
    // Not allowed: the text is selected, so the user can copy it.
  }
});
$("#text-dialog .close").addEventListener("click", () => $("#text-dialog").close());

/** Advances the clock, and redraws it alone. */
async function pass(milliseconds) {
  if (!shown?.running) return;
  const { rang, ...clock } = JSON.parse(await desk.ask("advance", Math.round(milliseconds)));
  Object.assign(shown, clock);
  drawClock();
  saveClock();
  if (!rang) return;
  bell.ring();
  say(told("time_up"));
}

setInterval(() => {
  if (storageTaken) return;
  const now = performance.now();
  pass(now - last);
  last = now;
}, TICK_MS);

// The bar

$("#sound").addEventListener("click", () => {
  bell.on = !bell.on;
  choices.set("bell", bell.on ? "yes" : "no");
  $("#sound").setAttribute("aria-pressed", String(bell.on));
  bell.wake();
  bell.ring();
});
$("#full").addEventListener("click", () => fullscreen.set(!fullscreen.active()));
fullscreen.follow((now) => $("#full").setAttribute("aria-pressed", String(now)));

async function speak(language) {
  await desk.act("speak", language);
  words = JSON.parse(await desk.ask("words"));
  page.speak(language);
  document.title = told("page_title");
  for (const element of document.querySelectorAll("[data-told]")) element.textContent = told(element.dataset.told);
  for (const element of document.querySelectorAll("[data-named]")) {
    element.setAttribute("aria-label", told(element.dataset.named));
    if (element.matches("button")) element.title = told(element.dataset.named);
  }
  await showPlan();
  unsure();
  notices.withdraw("refused");
  if (shown) draw();
}
$("#language").addEventListener("change", ({ target }) => {
  page.chooseLanguage(target.value);
  speak(target.value);
});

/** Opens the address's tournament once, after a question where it would replace another; else the saved one. */
async function takeUp() {
  const before = choices.get(SAVED_AS, "");
  let text = before;
  const signs = location.hash.slice(1);
  if (signs) {
    history.replaceState(null, "", location.pathname + location.search);
    const found = await unpacked(signs).catch(() => signs);
    if (!before || found === before || confirm(told("page_replace"))) text = found;
  }
  const clock = choices.get(CLOCK_SAVED_AS, "");
  await act("look");
  if (text && (await act("take_text", text)) && text === before && /^[01]( \d{1,7}){3}$/.test(clock)) {
    await act("resume_clock", ...clock.split(" ").map(Number));
  }
}

paint();
bell.on = choices.get("bell", "no") === "yes";
choices.set("bell", bell.on ? "yes" : "no"); // shows at once whether the browser stores anything
$("#sound").setAttribute("aria-pressed", String(bell.on));
const first = page.chosenLanguage();
page.speak(first);
$("#language").value = first;
runInOneTab("sillon.tournament", $("#elsewhere"), () => (storageTaken = true));
await speak(first);
await takeUp();
$("#loading").hidden = true;
onRefused(() => notices.show("unkept", told("page_unkept", told("page_keep"))));
addEventListener("hashchange", () => location.hash && takeUp());
install(() => {});
document.documentElement.dataset.ready = "yes";

// For tests: what is shown, and a way to advance time.
globalThis.tournament = { shown: () => shown, pass };
