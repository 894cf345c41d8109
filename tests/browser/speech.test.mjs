// The live region for screen readers announces events.

import assert from "node:assert/strict";
import { AWALE, test } from "./harness.mjs";
import { python } from "./python.mjs";

const position = async (name, text) => (await python("game", name, [], text)).code;
const emptyCell = () => position("fafy", "0 2 2 1 1 2 2 1 S");
const lastMove = () => position("awale", "0 0 0 0 0 1 1 0 0 0 0 1 24 21 S");

test("screen reader hears events", { webkit: true }, async ({ visit }) => {
  await visit.open((await python("game", "fafy")).code);
  await visit.listen();
  await visit.hears("Sud joue");
  await visit.key("ArrowRight", 90);
  await visit.hears("Case 2");
  await visit.key("p");
  await visit.hears("Graines par case");
  await visit.key("m");
  await visit.untilState("state.screen == 'pause'");
  await visit.hears("Continuer");
});

// In the words of the small screen, without its pictograms.
test("screen reader hears refusal", { shared: true }, async ({ visit }) => {
  const code = await emptyCell();
  const refused = "600ms LEFT OK 300ms";
  const before = await python("lines", code, "600ms LEFT 300ms");
  const why = (await python("lines", code, refused)).filter((line) => !before.includes(line));
  assert.ok(why.length);
  await visit.hold("pico_panel", code);
  await visit.listen();
  await visit.play(refused, "keys");
  await visit.hears(...why);
});

// Fanorona shows both lines in inverse, as a menu shows its chosen entry; Fafy's second line may be there already.
test("screen reader hears a refusal of two lines as one sentence", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel", (await python("game", "fanorona")).code);
  await visit.listen();
  await visit.passes(600);
  await visit.ask("hold", "CELL4", 60); // a piece of Sky
  await visit.passes(900);
  await visit.hears("E5 est un pion de l'autre joueur.");
  await visit.hold("pico_panel", await position("fafy", "0 2 2 1 1 2 2 0 S"));
  await visit.listen();
  await visit.play("600ms LEFT OK 600ms", "keys");
  await visit.hears("Pas la case 1 : elle est vide.");
});

// An arrow between two pits is read as "as far as"; a sentence that ends with a sign gets no full stop after it.
test("screen reader hears meaning of arrows, and the result", { shared: true }, async ({ visit }) => {
  await visit.hold("pico_panel", AWALE);
  await visit.listen();
  await visit.play("600ms RIGHT 600ms", "keys");
  await visit.hears("semer B jusqu'à");
  await visit.hold("pico_panel", await position("fanorona", "WWWWWWWWW/WWWWWWWWW/BWB.W.WBW/BBBBBBBBB/BBBBBBBBB B"));
  await visit.play("600ms", "keys");
  await visit.hears("Soleil 22 Ciel 21");
  await visit.hold("pico_panel", await lastMove());
  await visit.play("600ms OK 4000ms", "keys");
  assert.deepEqual((await visit.state()).match.scores, [26, 21]);
  await visit.hears("Sud : 26, gagné");
  assert.deepEqual((await visit.evaluate(() => heard)).filter((said) => /\.\.|!\.|:\./.test(said)), []);
});

test("lines of a sentence are heard as one, and a held button's hint once", { shared: true }, async ({ visit }) => {
  const lines = ["Prends une graine de", "ta réserve. Pose-la", "dans une case qui en", "a déjà.", "Maintiens ↶ : menu"];
  const said = await visit.evaluate(async (shown) => {
    const { Speech } = await import("./parts/speech.js");
    const { say } = await import("./words.js");
    return new Speech(document.createElement("p"), say).paragraphs(shown, null);
  }, lines);
  assert.deepEqual(said, [
    "Prends une graine de ta réserve. Pose-la dans une case qui en a déjà.",
    "Maintiens Retour : menu",
  ]);
});

// Awalé of few seeds on the NeoTrellis, which has no screen: its keys have names that tell what they do.
test("board without display is playable by ear", async ({ visit }) => {
  const press = (name) => visit.keyOn(`#panel .key[aria-label$="${name}"]`, "Enter", 90);
  const few = await position("awale", "0 0 0 0 0 2 1 0 0 0 0 1 22 22 S");
  await visit.beforeScripts(() => localStorage.setItem("sillon.board", "trellis_m4"));
  await visit.open();
  await visit.listen();
  await visit.untilState("state.screen == 'home'");
  await press("OK");
  await visit.hears("Quel jeu ?");
  await press("Awalé");
  await visit.untilState("state.screen == 'setup'");
  await visit.hears("graine");
  await press("fleur");
  await visit.untilState("state.match");
  await visit.evaluate((code) => sillon.switchOn({ code }), few);
  await visit.hears("Sud joue");
  await press(" : F, 2");
  await press(" : F, 2");
  await visit.untilState("state.match.turn == 1");
  await visit.hears("Nord joue");
  await press(" : e, 0");
  await visit.hears("vide", "rien");
  await visit.evaluate(() => sillon.handheld.hold("BACK", 750));
  await visit.untilState("state.screen == 'pause'");
  await visit.hears("Continuer");
  await press("Continuer");
  await visit.untilState("state.screen == 'awale'");
});
