// The page: creates its parts, and passes events between them.

import { Handheld } from "./handheld.js";
import { allSaved, choices, memory, onRefused, unfinished } from "./storage.js";
import { runInOneTab } from "./parts/single_tab.js";
import { stayAwake } from "./parts/wake_lock.js";
import { Buttons, parts } from "./parts/buttons.js";
import { describe } from "./parts/describe.js";
import * as fullscreen from "./parts/fullscreen.js";
import * as games from "./parts/games.js";
import { watch } from "./parts/gamepad.js";
import { Oled } from "./parts/oled.js";
import { install } from "./parts/install.js";
import { listen } from "./parts/keyboard.js";
import { Labels } from "./parts/labels.js";
import { apply, layOut } from "./parts/layout.js";
import * as modal from "./parts/modal.js";
import { Notices } from "./parts/notices.js";
import { Panel } from "./parts/panel.js";
import { ask } from "./parts/question.js";
import * as score from "./parts/score.js";
import { Settings } from "./parts/settings.js";
import { codeOf, Share, withoutCode } from "./parts/share.js";
import { Sound } from "./parts/sound.js";
import { Speech } from "./parts/speech.js";
import * as largeText from "./parts/large_text.js";
import * as tap from "./parts/tap.js";
import * as theme from "./parts/theme.js";
import * as touch from "./parts/touch.js";
import { Trouble } from "./parts/trouble.js";
import * as welcome from "./parts/welcome.js";
import { chooseLanguage, chosenLanguage, LANGUAGES, say, speak, usual } from "./words.js";

const $ = (selector) => /** @type {any} */ (document.querySelector(selector));
const FIRST_BOARD = "pico_panel";

const box = $("#handheld");
const handheld = new Handheld();
const panel = new Panel($("#ground"), $("#domes"), $("#halos"));
const lights = () => ({ places: panel.places, pitch: panel.pitch });
const labels = new Labels($("#labels"), [$("#near-side"), $("#far-side")], lights);
const oleds = [new Oled($("#glass canvas")), new Oled($("#far canvas"))];
const sound = new Sound();
const speech = new Speech($("#said"), say);
const buttons = new Buttons(
  (name) => {
    sound.wake();
    if (uncover() && name === "BACK") return; // it has gone back from the welcome
    handheld.press(name);
  },
  (name) => {
    sound.wake(); // some browsers accept only a lifted finger as a user gesture
    handheld.release(name);
  },
);
const notices = new Notices($("#note"), say);
const troubles = new Trouble($("#trouble"), startAgain, forget, say);
const settings = new Settings(
  $("#settings"),
  {
    language: (code) => handheld.do("set_preference", "language", code),
    board: (name) => {
      choices.set("board", name);
      switchOn();
    },
  },
  say,
);

let shape = null; // the handheld's description
let state = null; // its last state
let faces = choices.get("faces", "no") === "yes";
let projected = false;
const switched = { welcome: false, numbers: choices.get("numbers", "no") === "yes", text: choices.get("text", "no") === "yes" };
let storageTaken = false; // another window owns the storage
let wanted = {}; // the start target, until it has started
let showTouchable = []; // functions to call after a change of the screen
let chose = false; // whether the last tap on the small screen was on a list
let caching = false; // whether the files are being cached for offline use

// The language of settings.toml: set once, since a change would reset the handheld's own settings.
const first = choices.get("language", usual(), LANGUAGES);
choices.set("language", first);
speak(chosenLanguage());

/**
 * Switches a handheld on, in place of the current one.
 * @param {{code?: string, menu?: string, match?: string, again?: boolean}} begin `again`: the same one, with other buttons
 * @returns {Promise<string>} why its code, menu or match was refused, or ""
 */
async function switchOn(begin = {}) {
  if (storageTaken) return "";
  const board = begin.again && shape ? shape.board : choices.get("board", FIRST_BOARD);
  const language = choices.get("spoken", "", LANGUAGES); // perhaps chosen on another page, or on another board
  const order = { board, settings: settingsFile(), language, nvm: memory.load(board), faces, ...begin };
  try {
    wanted = begin;
    shape = await handheld.switchOn(order);
    wanted = {};
  } catch (error) {
    if (!error.missing) wanted = {};
    trouble(error);
    return "";
  }
  $("#loading").hidden = true;
  box.hidden = false;
  $("#toggle-sound").hidden = !shape.sound;
  settings.fillBoards(shape);
  layOutCase();
  handheld.do("show_labels", switched.numbers);
  welcome.fill($("#five"), shape.offers, take, say);
  passReducedMotion();
  markReady();
  return shape.refused;
}

function markReady() {
  if (document.documentElement.dataset.ready) return;
  performance.mark("ready");
  document.documentElement.dataset.ready = "yes";
  cacheFiles();
}

/** Called once the handheld answers, or never will: before that, fetching all files again would delay it. */
function cacheFiles() {
  if (!caching) install((take) => notices.show("update", say("update"), say("update_now"), take));
  caching = true;
}

/** The values of settings.toml; tests give a seed. */
function settingsFile() {
  const seed = new URLSearchParams(location.search).get("seed");
  return { SILLON_LANGUAGE: first, ...(seed ? { SILLON_SEED: Number(seed) } : {}) };
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Passes the device's preference for reduced motion on, when it differs from the one last passed to this board. */
function passReducedMotion() {
  if (!shape) return;
  const name = `calm.${shape.board}`;
  const asked = reducedMotion.matches ? "yes" : "no";
  if (choices.get(name, "no") === asked) return;
  choices.set(name, asked);
  handheld.do("hold_still", reducedMotion.matches);
  if (reducedMotion.matches) notices.show("calm", say("calm"), say("calm_off"), () => handheld.do("hold_still", false));
}
reducedMotion.addEventListener("change", passReducedMotion);

/** Puts the buttons on the case, and lays it out. */
function layOutCase() {
  const plain = shape.buttons.filter((name) => !(name in shape.keys));
  const own = plain.filter((name) => !parts(name).nord);
  const nords = plain.filter((name) => parts(name).nord);
  buttons.fill(own, $("#cross"), $("#actions"), say);
  // Nord's own buttons, if any; else the same ones again.
  buttons.fill(nords.length ? nords : own, $("#far .cross"), $("#far .actions"), say, true);
  $("#far").hidden = !faces || !plain.length;
  nameKeys();
  place();
}

function nameKeys() {
  if (shape) buttons.fillKeys(shape.keys, $("#cells"), (name) => nameOfKey(name, shape.keys[name]));
}

/** Returns a lit key's label: its number, and its meaning where there is no screen. */
function nameOfKey(name, cell) {
  const use = speech.line(state?.keys[cell] ?? "", state?.match);
  return say(`button_${name}`) ?? `${say("button_key", cell + 1)}${use ? say("colon") + use : ""}`;
}

function place() {
  if (!shape) return;
  const stage = $("#stage");
  const room = $("#room").getBoundingClientRect();
  const style = getComputedStyle($("#room"));
  const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const below = (each) => parseFloat(getComputedStyle(each).paddingBottom) + 4;
  const text = [Math.floor((shape.screen?.[0] ?? 128) / 6), Math.floor((shape.screen?.[1] ?? 64) / 12)];
  const whole = stage.clientWidth;
  const small = stage.dataset.beside === "small";
  for (const each of [$("#glass"), $("#far .glass")]) each.hidden = !shape.screen || small; // the large text has its words
  const drawn = small ? { ...shape, screen: null } : shape;
  const layOutIn = (size) => layOut(drawn, size, !$("#far").hidden);
  let layout = null;
  if (small) {
    const height = stage.clientHeight - below($("#beside"));
    const shared = largeText.shared(layOutIn, { width: whole - sides, height }, text);
    layout = shared.layout;
    stage.dataset.text = shared.under ? "under" : "beside";
    stage.style.setProperty("--text-size", `${shared.size}px`);
    stage.style.setProperty("--text-height", `${shared.height}px`);
  } else {
    const besideText = stage.dataset.beside === "text" && largeText.isBeside(stage);
    const width = (besideText ? whole - largeText.leastWidth(whole) : room.width) - sides;
    layout = layOutIn({ width, height: room.height - below($("#room")) });
  }
  // The text gets all the width that the case leaves.
  stage.style.setProperty("--text-width", `${whole - layout.width * layout.u - sides}px`);
  $("#text").style.setProperty("--columns", String(text[0]));
  apply(box, layout);
  const scale = layout.scale * layout.u;
  if (shape.screen) {
    box.style.setProperty("--screen-width", `${shape.screen[0] * scale}px`);
    box.style.setProperty("--screen-height", `${shape.screen[1] * scale}px`);
    for (const oled of oleds) oled.place(shape.screen, scale);
  }
  panel.place(shape, $("#panel"), box, layout.pitch * layout.u);
  labels.draw();
  for (const key of $("#panel").querySelectorAll(".key")) {
    const [x, y] = panel.places[shape.keys[key.dataset.name]];
    key.style.left = `${x}px`;
    key.style.top = `${y}px`;
  }
  $("#welcome").style.setProperty("--below-lights", `${$("#panel").getBoundingClientRect().bottom + 8}px`);
  placeNote();
}

/** Puts the notice at the window's lower edge or, where it would cover a part of the case or the text there, over the bar. */
function placeNote() {
  const note = $("#note");
  note.classList.remove("above");
  const place = note.getBoundingClientRect();
  const under = (part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
  };
  note.classList.toggle("above", [...document.querySelectorAll("#panel, .key, .glass, #text, #welcome")].some(under));
}

/** Moves the focus to the next lit key; at first, to the one in the northwest. */
function moveFocus(dx, dy) {
  const at = shape.keys[document.activeElement?.dataset.name];
  const [col, row] = at === undefined ? [0, 0] : [(at % shape.cols) + dx, Math.floor(at / shape.cols) + dy];
  if (col < 0 || row < 0 || col >= shape.cols || row >= shape.rows) return;
  const name = Object.keys(shape.keys).find((each) => shape.keys[each] === row * shape.cols + col);
  $(`#panel [data-name="${name}"]`)?.focus();
}

const bytes = (text) => Uint8Array.from({ length: text.length / 2 }, (_, k) => parseInt(text.slice(2 * k, 2 * k + 2), 16));

handheld.addEventListener("news", ({ detail: news }) => {
  if (news.lights !== undefined) panel.show(bytes(news.lights));
  if (news.screen !== undefined) {
    const pixels = bytes(news.screen);
    for (const oled of oleds) oled.show(pixels);
  }
  if (news.contrast !== undefined) for (const oled of oleds) oled.dim(news.contrast);
  if (news.tone !== undefined) sound.tone(news.tone);
  if (news.matches !== undefined) keepMatches(news.board, news.matches);
  if (news.nvm !== undefined) memory.save(news.board, news.nvm);
  if (news.labels !== undefined) labels.show(news.labels);
  if (news.state !== undefined) takeState(news.state);
  if (news.labels || news.state) labels.nameSides((seat) => (state?.match ? speech.seat(state.match, seat) : ""), say);
});

/** Keeps the matches that another game's has replaced; the saved match has changed. */
function keepMatches(board, matches) {
  for (const [game, match] of Object.entries(matches)) unfinished.save(board, game, match);
  if (allSaved()) clearAddress();
}

function takeState(now) {
  const spoken = state?.language;
  if (!state && !now.match && choices.get("welcome", "yes") === "yes") switchOver("welcome", true);
  else if (now.match && !state?.match && switched.welcome) switchOver("welcome", false);
  state = now;
  if (now.language !== spoken) {
    chooseLanguage(now.language);
    speak(now.language);
    settings.fill(now.language);
    if (shape) {
      settings.fillBoards(shape);
      welcome.fill($("#five"), shape.offers, take, say);
      layOutCase();
    }
  }
  nameKeys();
  $("#toggle-sound").setAttribute("aria-pressed", String(now.sound));
  $("#glass canvas").setAttribute("aria-label", `${say("screen")}${say("colon")}${speech.paragraphs(now.lines, now.match).join(". ")}`);
  score.show($("#score"), now.match, (match, seat) => speech.seat(match, seat), say);
  if (now.match || now.screen === "go_on") notices.withdraw("kept"); // there the handheld asks itself
  largeText.show($("#text"), now);
  speech.update(now);
  for (const show of showTouchable) show();
  stayAwake(now.match?.winner === null);
}

handheld.addEventListener("trouble", ({ detail }) => trouble(detail));
handheld.addEventListener("slow", () => ($("#loading").textContent = say("slow")));
// Unhandled errors of the page itself. A browser's own messages have no error object.
addEventListener("error", ({ error }) => error && trouble(error instanceof Error ? error : new Error(error)));
addEventListener("unhandledrejection", ({ reason }) => reason && trouble(reason instanceof Error ? reason : new Error(reason)));

function trouble(error) {
  if (storageTaken) return; // the user must first take the storage back
  $("#loading").hidden = true;
  troubles.show(error);
  cacheFiles(); // a newer version may fix it
}

async function startAgain() {
  handheld.replace();
  showRefused(await switchOn(wanted));
}

/** Resets the board: its memory, and that the device's preference for reduced motion was passed on. */
function forget() {
  const board = choices.get("board", FIRST_BOARD);
  memory.erase(board);
  for (const { name } of shape?.offers ?? []) unfinished.save(board, name, "");
  choices.set(`calm.${board}`, "no");
}

// The bar

function readBoard() {
  speech.now(state?.match ? describe(state.match.board, say) : [say("nothing")]);
}

/** Lets the user tap the small screen, both of them, and the large text. */
function listenToTaps() {
  const tapLine = async (line, again) => {
    if (again && chose) return; // the second of two quick taps would act on the next screen
    sound.wake();
    chose = await handheld.do("tap_line", line);
  };
  const lineOfScreen = (event) => tap.lineOfScreen(event, shape.screen[1]);
  const places = [[$("#glass canvas"), lineOfScreen], [$("#far canvas"), lineOfScreen], [$("#text"), tap.lineOfText]];
  return places.map(([place, lineAt]) => tap.listen(place, lineAt, tapLine, (line) => handheld.ask("line_tappable", line)));
}

/** Switches the welcome, the numbers on the lights or the large text on or off, and keeps that. */
function switchOver(name, on = !switched[name]) {
  if (name === "text" && on && switched.welcome) switchOver("welcome", false); // else the text would wait behind it
  switched[name] = on;
  choices.set(name, on ? "yes" : "no");
  showSwitched();
  if (name === "numbers") handheld.do("show_labels", on);
}

/** Removes a welcome that lies over the case, for whoever presses a button or touches a light; returns whether there was one. */
function uncover() {
  const covered = welcome.covers($("#welcome"));
  if (covered) switchOver("welcome", false);
  return covered;
}

function showSwitched() {
  for (const [name, on] of Object.entries(switched)) $(`#toggle-${name}`).setAttribute("aria-pressed", String(on));
  const beside = welcome.show($("#welcome"), switched.welcome);
  $("#text").hidden = !switched.text || beside; // one at a time: the case needs the room
  $("#beside").hidden = !switched.welcome && !switched.text;
  $("#stage").dataset.beside = beside ? "welcome" : !switched.text ? "none" : largeText.SMALL.matches ? "small" : "text";
  document.documentElement.dataset.words = switched.text ? "large" : "";
  place();
}

function showFaces() {
  $("#toggle-faces").setAttribute("aria-pressed", String(faces));
}

/** Switches the handheld on again with or without Nord's own buttons, and resumes the match. */
function turnFaces() {
  faces = !faces;
  choices.set("faces", faces ? "yes" : "no");
  showFaces();
  switchOn({ again: true });
}

/** The handheld on the whole screen, with the score above it. */
async function project(wanted) {
  projected = wanted;
  $("#score").hidden = !projected;
  $("#toggle-full").setAttribute("aria-pressed", String(projected));
  await fullscreen.set(projected); // without full screen the score is shown too
  place();
}
fullscreen.follow((now) => !now && projected && project(false));

const share = new Share($("#share"), playCode, whyRefused, say);

/** Begins at the position of a code, unless it is the current one. @returns {Promise<string>} why it was refused, or "" */
async function playCode(code) {
  const plain = (text) => text.replace(/[\s-]/g, "").toUpperCase();
  if (shape && plain(code) === plain(await handheld.ask("code"))) return "";
  const refused = await (shape ? beginWith({ code }) : switchOn({ code }));
  if (!refused) askToReplace(code);
  return refused;
}

/** Asks before the match of a code replaces an unfinished one of its game, which it would do with its first move. */
async function askToReplace(code) {
  const game = shape?.offers.find(({ letter }) => letter === code.trim()[0].toUpperCase())?.name;
  if (!game) return;
  const left = await leftOf(game);
  if (!left || (await ask($("#question"), say("replace", nameOf(game)), say("replace_yes"), say("replace_no")))) return;
  await take(left);
}

/** Returns the order that goes on with a game's match that is not over, null without one. */
async function leftOf(game) {
  if ((await handheld.ask("running")) === game) return { running: true };
  if ((await keptGame()) === game) return { kept: true };
  const match = unfinished.load(shape.board, game);
  return match ? { match } : null;
}

/** If it is refused, the current match continues. @returns {Promise<string>} why it was refused, or "" */
async function beginWith(begin) {
  await handheld.do("putDown"); // else its last move would be lost
  const refused = (await handheld.ask("refused", JSON.stringify(begin))) || (await switchOn(begin));
  if (!refused && begin.code !== codeOf(location.href)) clearAddress();
  return refused;
}

/** The sentence of a refusal, which names the code's wrong sign; of an unknown first letter, it lists those of all games. */
function whyRefused(refused, code = "") {
  const wrong = refused === "sign" && code.match(/[^0-9A-TV-Z\s#-]/iu)?.[0].replace("\ufffd", "%"); // of a bad percent sign
  return say(`refused_${refused}`, wrong || (shape?.offers ?? []).map(({ letter }) => letter).join(", "));
}

const MISTYPED = ["sign", "game", "slip"];

/** Shows the reason of a refusal, and offers to correct a mistyped code; or removes it. */
function showRefused(refused, code) {
  if (!refused) return notices.withdraw("refused");
  const why = whyRefused(refused, code);
  if (!MISTYPED.includes(refused)) return notices.show("refused", why);
  return notices.show("refused", why, say("correct"), async () => share.open(await handheld.ask("code"), code, why));
}

/** Begins with what the games' dialog or the welcome offers; asks before a new match may replace one that is not over. */
async function take(order) {
  $("#games").close();
  if (switched.welcome) switchOver("welcome", false);
  if (order.menu) {
    await handheld.do("putDown"); // the match that another has just replaced counts
    const left = await leftOf(order.menu);
    const text = say("replace_new", nameOf(order.menu));
    // The rules are shown over a match that is not over, and lead back to it.
    if (left && order.way === "rules") order = { ...(left.match ? left : { kept: true }), way: "rules" };
    else if (left && !(await ask($("#question"), text, say("replace_new_yes"), say("replace_no")))) order = left;
  }
  if (!order.running) showRefused(await beginWith(order));
}

/** Returns the game of the saved match that is not in progress, "" without one. @returns {Promise<string>} */
async function keptGame() {
  return shape ? handheld.ask("kept") : "";
}

/** Returns a game's name, "" for none; the handheld's own title where the page has none. */
function nameOf(game) {
  return say(`game_${game}`) ?? shape?.offers.find(({ name }) => name === game)?.title ?? game;
}

async function fillGames() {
  await handheld.do("putDown"); // the match that another has just replaced is offered at once
  const kept = await keptGame();
  const left = {};
  for (const { name } of shape?.offers ?? []) if (name !== kept) left[name] = await leftOf(name);
  games.fill($("#games .cards"), shape?.offers ?? [], left, take, say);
  $("#go-on").hidden = !kept;
  $("#go-on").textContent = say("go_on", nameOf(kept));
  $("#go-on").onclick = () => take({ kept: true });
}

// The focus stays where it was: Enter is OK even after a click on the bar.
$("#bar").addEventListener("mousedown", (event) => event.preventDefault());
$("#open-games").addEventListener("click", async () => {
  await fillGames();
  $("#games").showModal();
  $("#games .inside").scrollTop = 0; // it would stay where it was left
});
$("#open-share").addEventListener("click", async () => {
  showRefused(""); // the dialog has a sentence of its own
  share.open(await handheld.ask("code"));
});
$("#open-settings").addEventListener("click", () => $("#settings").showModal());
$("#toggle-sound").addEventListener("click", () => {
  sound.wake();
  handheld.do("set_preference", "sound", !state?.sound);
});
for (const name of Object.keys(switched)) $(`#toggle-${name}`).addEventListener("click", () => switchOver(name));
welcome.listen($("#welcome"), () => switched.welcome && switchOver("welcome", false), showSwitched);
largeText.SMALL.addEventListener("change", showSwitched);
$("#toggle-faces").addEventListener("click", turnFaces);
$("#toggle-full").addEventListener("click", () => project(!projected));
$("#read").addEventListener("click", readBoard);
for (const close of document.querySelectorAll("dialog .close")) {
  close.addEventListener("click", () => close.closest("dialog").close());
}

// Behind a dialog the handheld pauses, and so does its tone: no clock runs on there.
modal.follow((open) => {
  handheld.ask("pause", open).catch(() => {}); // one that has failed has been reported
  if (open) sound.tone(0);
});

// Start.

theme.paint();
settings.fill(chosenLanguage());
showFaces();
showSwitched();
onRefused(() => notices.show("unkept", say("unkept")));
const hold = (name, milliseconds) => {
  uncover();
  handheld.hold(name, milliseconds);
};
$("#room").addEventListener("pointerdown", uncover);
const letters = () => settings.letters;
listen(buttons, () => shape?.buttons ?? [], hold, { KeyP: readBoard, KeyF: () => project(!projected) }, moveFocus, letters, box);
watch(buttons, () => shape?.buttons ?? []);
const hand = { down: (name) => buttons.down(name), up: (name) => buttons.up(name) };
showTouchable = [touch.listen($("#panel"), () => shape, lights, hand, (light) => handheld.ask("touchable", light)), ...listenToTaps()];
new ResizeObserver(place).observe($("#room"));
new ResizeObserver(placeNote).observe($("#note"));
const frame = () => {
  panel.draw();
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);

/** Begins with the address's code, which stays there until the match is saved: before, a reload begins with it again. */
async function takeAddress() {
  const code = codeOf(location.href);
  const refused = code ? await playCode(code) : await switchOn();
  if (refused) clearAddress();
  const kept = code && !refused ? "" : await keptGame();
  if (kept) notices.show("kept", say("kept"), say("go_on", nameOf(kept)), () => take({ kept: true }));
  showRefused(refused, code);
}

function clearAddress() {
  if (codeOf(location.href)) history.replaceState(null, "", withoutCode(location.href));
}
addEventListener("hashchange", () => location.hash && !storageTaken && takeAddress());
runInOneTab("sillon.handheld", $("#elsewhere"), () => {
  storageTaken = true;
  handheld.stand(true);
});
takeAddress();

// For tests, and for use in the browser's console.
globalThis.sillon = { handheld, panel, notices, switchOn, state: () => state, shape: () => shape, places: () => panel.places };
