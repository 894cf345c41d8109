// The tournament's page: a small day from its names to its winners, by clicks; resumed, corrected, shown at every size.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { PICTURES, test } from "./harness.mjs";
import { until } from "./visit.mjs";

const SIZES = [
  [360, 740],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];

/** The tournament's page in a visit. */
class Desk {
  constructor(visit) {
    this.visit = visit;
    this.page = visit.page;
  }

  async open(end = "?seed=7") {
    await this.visit.goTo(`tournament.html${end}`);
    return this;
  }

  shown() {
    return this.visit.evaluate(() => tournament.shown());
  }

  async begin(names) {
    await this.visit.fill("#names", names);
    await this.visit.click("#by-names button");
    await this.visit.seen("#tables li");
    return this;
  }

  /** Clicks, until a condition on what is `shown` is true. */
  async click(selector, condition) {
    await this.visit.click(selector);
    await this.until(condition);
  }

  until(condition) {
    return this.visit.until(`(() => { const shown = tournament.shown(); return Boolean(${condition}); })()`);
  }

  /** Waits until a problem is shown. */
  problem(text) {
    return this.visit.until((wanted) => document.querySelector("#problem").textContent.includes(wanted), text);
  }

  /** Reports a result for each table that has none. */
  async allReport() {
    for (const table of (await this.shown()).tables.keys()) {
      if ((await this.shown()).tables[table][2] === 3) {
        await this.click(`#t${table}-0`, `shown.tables[${table}][2] === 0`);
      }
    }
  }
}

test("small tournament runs from names to winners", { webkit: true }, async ({ visit, browser }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dan, Eva, Fil, Gil");
  assert.equal(await visit.count("#tables li"), 4);
  await desk.click("#t0-1", "shown.tables[0][2] === 1");
  await visit.until(() => document.querySelector("#said").textContent.includes("a gagné"));
  await desk.click("#t0-0", "shown.tables[0][2] === 0"); // corrected
  await desk.click("#t0-0", "shown.tables[0][2] === 3"); // taken back
  await visit.click("#next");
  await desk.problem("Il manque un résultat");
  await desk.click("#t1-both", "shown.tables[1][2] === 2");
  const [comes, leaves] = ["details:has(#come) summary", "details:has(#leave) summary"];
  await visit.click(comes);
  await visit.fill("#late", "Zoé");
  await desk.click("#come button", "shown.here.includes('Zoé')");
  await visit.click(leaves);
  await visit.choose("#leaves", "Gil");
  await visit.click("#leave button");
  assert.deepEqual((await desk.shown()).gone, []);
  await desk.click("#leave button", "shown.gone.length === 1");
  await desk.allReport();
  await desk.click("#next", "shown.round === 2");
  const second = () => [...document.querySelectorAll("#tables .number")].map((number) => number.dataset.half === "repêchage");
  assert.deepEqual(await visit.evaluate(second), (await desk.shown()).second);
  assert.ok((await desk.shown()).second.includes(true));
  await visit.page.screenshot({ path: join(PICTURES, `tournament-day-${browser}.png`) });
  await desk.click("#back", "shown.round === 1");
  await desk.click("#next", "shown.round === 2");
  for (let shown = await desk.shown(); !shown.done; shown = await desk.shown()) {
    await desk.allReport();
    await desk.click("#next", `shown.done || shown.round > ${shown.round}`);
  }
  assert.deepEqual(await visit.texts("#winners li"), (await desk.shown()).winners);
  assert.deepEqual(await visit.axe(), []);
  await visit.page.screenshot({ path: join(PICTURES, `tournament-winners-${browser}.png`) });
});

test("late pupil is listed, corrected, and refused after round 1", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dan");
  await visit.click("details:has(#come) summary");
  assert.equal(await visit.isSeen("#too-late"), false);
  await desk.click("#t0-0", "shown.tables[0][2] === 0");
  await visit.fill("#late", "Aïna");
  await desk.click("#come button", "shown.arrived.length === 1");
  await visit.until(() => document.querySelector("#said").textContent === "Inscrits pour le tour 2 : Aïna");
  await visit.fill("#late", "Zeo");
  await desk.click("#come button", "shown.arrived.length === 2");
  assert.deepEqual(await visit.texts("#arrived li"), ["Aïna", "Zeo"]);
  assert.equal(await visit.value("#late"), "");
  assert.deepEqual(await visit.axe(), []);
  await desk.click("#arrived [data-name=Zeo]", "shown.arrived.length === 1");
  await visit.until(() => document.querySelector("#said").textContent === "Zeo n'est plus dans la liste");
  await visit.until(() => document.activeElement.id === "late");
  assert.equal(await visit.value("#late"), "Zeo");
  await visit.page.keyboard.type("Zoé"); // replaces it
  await visit.key("Enter");
  await desk.until("shown.arrived.includes('Zoé')");
  assert.deepEqual(await visit.texts("#arrived li"), ["Aïna", "Zoé"]);
  await desk.allReport();
  await desk.click("#next", "shown.round === 2");
  assert.equal(await visit.text("#too-late"), "Trop tard : on arrive pendant le tour 1. « Tour d'avant » y revient.");
  assert.ok(await visit.isSeen("#too-late"));
  assert.equal(await visit.isSeen("#come"), false);
  assert.equal(await visit.isSeen("#arrived"), false);
  await visit.evaluate(() => {
    document.querySelector("#leaves").value = "Zoé";
    document.querySelector("#leave").requestSubmit();
    document.querySelector("#leave").requestSubmit();
  });
  await desk.until("shown.gone.length === 1");
  await visit.until(() => document.querySelector("#said").textContent === "Partis : Zoé");
  assert.match(await visit.text("#who"), /^Qui revient/);
  await visit.fill("#late", "zoe");
  await desk.click("#come button", "shown.gone.length === 0");
  await visit.until(() => document.querySelector("#said").textContent === "Zoé est de retour");
});

test("clock runs one minute then four", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana\nBo");
  await desk.click("#run", "shown.running");
  await visit.evaluate(() => tournament.pass(52_000));
  await desk.until("shown.left < 8000");
  assert.equal(await visit.attribute("#clock", "data-state"), "last");
  await visit.evaluate(() => tournament.pass(8000));
  await desk.until("shown.clock === '0:00' && !shown.running");
  assert.equal(await visit.text("#said"), "C'est l'heure !");
  await desk.click("#run", "shown.between && shown.running");
  assert.match(await visit.text("#time"), /^(4:00|3:5\d)$/); // and it runs
});

test("stopped time is changed, and goes back to the whole one", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana\nBo");
  assert.equal(await visit.evaluate(() => getComputedStyle(document.querySelector("#whole")).visibility), "hidden");
  await desk.click("#run", "shown.running");
  await visit.evaluate(() => tournament.pass(18_000));
  await desk.click("#run", "!shown.running");
  const { left } = await desk.shown();
  await desk.click("#more", `shown.left === ${left + 30_000}`);
  await desk.open();
  await desk.until(`shown.begun && Math.abs(shown.left - ${left + 30_000}) < 1000`);
  await desk.click("#less", "shown.left < 60_000");
  await desk.click("#less", "shown.left <= 30_000");
  assert.ok(await visit.evaluate(() => document.querySelector("#less").disabled));
  assert.equal(await visit.text("#whole"), "Revenir à 1:00");
  await desk.click("#whole", "shown.clock === '1:00'");
  await desk.click("#more", "shown.clock === '1:30' && shown.whole === 90_000");
});

test("time is changed before it runs, and outlasts a reload, stopped", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana\nBo");
  await desk.click("#more", "shown.clock === '1:30'");
  await desk.click("#run", "shown.running");
  assert.equal(await visit.isSeen("#more"), false);
  await visit.evaluate(() => tournament.pass(40_000));
  await desk.until("shown.left <= 50_000");
  const { left } = await desk.shown();
  await desk.open();
  await desk.until("shown.begun && shown.left < 60_000");
  const after = await desk.shown();
  assert.equal(after.running, false);
  assert.ok(Math.abs(after.left - left) < 5000, `${left} ms were left before, ${after.left} after`);
  assert.equal(after.whole, 90_000);
});

test("page says what is played, how to report, and what second chance means", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  assert.match(await visit.text("#start > p"), /Fafy/);
  await desk.begin("Ana, Bo, Cyd, Dan, Eva, Fil, Gil, Hal");
  assert.equal(await visit.text("#phase"), "Partie de Fafy");
  assert.match(await visit.text("#hint"), /Cliquez sur le nom du gagnant/);
  assert.equal(await visit.text("#t0-both"), "Les deux perdent");
  await desk.click("#run", "shown.running");
  assert.equal(await visit.text("#run"), "Arrêter");
  await desk.allReport();
  await desk.click("#next", "shown.round === 2");
  assert.match(await visit.text("#hint"), /^Repêchage/);
  await desk.allReport();
  await desk.click("#next", "shown.round > 2");
  assert.equal(await visit.isSeen("#hint"), false);
});

test("table of a winner and a loser is marked and explained", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dan, Eva, Fil");
  await desk.allReport();
  await desk.click("#next", "shown.round === 2");
  const marks = await visit.evaluate(() => [...document.querySelectorAll("#tables .number")].map(({ dataset }) => dataset.half));
  assert.deepEqual(marks, [undefined, "les deux groupes", "repêchage"]);
  assert.match(await visit.text("#hint"), /^Repêchage.* Table 2 : un gagnant et un perdant du tour 1/);
});

test("few tables fill the projector, and words keep off their edges", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dan, Eva, Fil, Gil, Hal");
  await visit.page.setViewport({ width: 1920, height: 1080 });
  await visit.settle();
  const { bottom, gap } = await visit.evaluate(() => {
    const both = document.querySelector("#t0-both");
    const range = document.createRange();
    range.selectNodeContents(both);
    const words = Math.max(...[...range.getClientRects()].map(({ width }) => width));
    return { bottom: document.querySelector("#t3-0").getBoundingClientRect().bottom, gap: both.clientWidth - words };
  });
  assert.ok(bottom > 1000 && bottom < 1080, `the last table ends at ${bottom}`);
  assert.ok(gap >= 8, `${gap} pixels beside the words`);
});

test("tables come first after start and each round", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await visit.page.setViewport({ width: 390, height: 844 });
  const isAtTop = () => document.querySelector("#bar").getBoundingClientRect().top >= 0;
  await desk.click("#by-animals button", "shown.round === 1");
  await visit.until(isAtTop);
  await desk.allReport();
  await desk.click("#next", "shown.round === 2");
  await visit.until(isAtTop);
});

test("names break between words alone", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  const names = ["Mamadou", "Maximilienne", "Jean-Baptiste", "MMMMMMM", "Ana B.", "Christophe", "Wwwwwwwww", "Tom"];
  await desk.begin(names.join("\n"));
  await visit.evaluate(() => document.querySelectorAll(".table button:first-of-type").forEach((each) => each.click()));
  for (const [width, height] of SIZES) {
    await visit.page.setViewport({ width, height });
    await visit.settle();
    assert.deepEqual(await visit.evaluate(broken), [], `at ${width} x ${height}`);
  }
});

/** Returns the parts of names that are on two lines. */
function broken() {
  const found = [];
  for (const { firstChild } of document.querySelectorAll(".table button span")) {
    const range = document.createRange();
    for (const { index, 0: part } of firstChild.data.matchAll(/[^ -]+/g)) {
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + part.length);
      if (range.getClientRects().length > 1) found.push(part);
    }
  }
  return found;
}

test("text and link resume a tournament", async ({ visit, newVisit, downloads }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dé");
  await desk.click("#t0-0", "shown.tables[0][2] === 0");
  await visit.click("#open-text");
  await visit.seen("#text-dialog[open]");
  const text = await visit.value("#text");
  const link = await visit.value("#link");
  assert.equal(await visit.count("#qr svg"), 1);
  await visit.click("#save");
  const saved = await until(() => readdirSync(downloads).find((name) => name.endsWith(".txt")), "a file is saved");
  await until(() => readFileSync(join(downloads, saved), "utf-8") === text, "the file holds the day");
  await desk.open();
  assert.equal((await desk.shown()).text, text);
  const elsewhere = await newVisit({ apart: true, language: "en-GB" });
  const other = await new Desk(elsewhere).open(`#${link.split("#")[1]}`);
  assert.equal((await other.shown()).text, text);
  await elsewhere.click("#new");
  await other.click("#new", "!shown.begun");
  await elsewhere.fill("#text-taken", text.replaceAll("\n", "\r\n"));
  await other.click("#by-text button", "shown.begun");
  assert.equal((await other.shown()).text, text);
});

test("one window at a time saves the tournament", async ({ visit, newVisit }) => {
  const desk = await new Desk(visit).open();
  await desk.begin("Ana, Bo, Cyd, Dan");
  const elsewhere = await newVisit();
  const other = await new Desk(elsewhere).open();
  await visit.seen("#elsewhere[open]");
  await other.click("#t0-0", "shown.tables[0][2] === 0");
  await visit.escape("#here");
  await visit.evaluate(() => document.querySelector("#t0-1").click()); // as no user can
  await desk.until("shown.tables[0][2] === 1");
  await visit.goesOnHere();
  await desk.until("shown.tables[0][2] === 0");
  await elsewhere.seen("#elsewhere[open]");
});

test("file of names asks for a column", async ({ visit, downloads }) => {
  const desk = await new Desk(visit).open();
  const table = join(downloads, "class.csv");
  writeFileSync(table, "A;B\nAna;1\nZoé;2\n", "latin1");
  await visit.upload("#file", table);
  await desk.problem("Quelle colonne");
  assert.deepEqual(await visit.texts("#column option"), ["A", "B"]);
  await visit.choose("#column", "B");
  await visit.gone("#problem");
  await visit.choose("#column", "A");
  await desk.click("#by-names button", "shown.begun");
  assert.deepEqual((await desk.shown()).here.toSorted(), ["Ana", "Zoé"]);
});

test("photograph is refused as file of names", async ({ visit, downloads }) => {
  const desk = await new Desk(visit).open();
  const photograph = join(downloads, "class.jpg");
  writeFileSync(photograph, Buffer.alloc(3_000_000));
  await visit.upload("#file", photograph);
  await desk.problem("trop grand");
  assert.equal((await desk.shown()).begun, false);
});

test("endless compressed link is refused", async ({ visit }) => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000), { level: 9 }).toString("base64url");
  const desk = await new Desk(visit).open(`?seed=7#${bomb}`);
  await desk.problem("tournoi");
  assert.equal((await desk.shown()).begun, false);
  forgetChaining(visit);
});

test("wrong names are reported and stay editable", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  await visit.fill("#names", "Ana\nBo\nAna");
  await visit.click("#by-names button");
  await desk.problem("« Ana » est là deux fois, lignes 1 et 3");
  assert.equal(await visit.value("#names"), "Ana\nBo\nAna");
  await visit.fill("#pupils", "41");
  await visit.click("#by-animals button");
  await desk.problem("Il y a 41 noms");
});

test("refusal follows what is corrected, and goes when it is valid", async ({ visit }) => {
  const desk = await new Desk(visit).open();
  const text = "Sillon tournament, format 1\npupil Ana\npupil Bo\nreports ?\n";
  for (const [field, button, wrong, why, other, whyOther, right] of [
    ["#names", "#by-names button", "Ana\nBo\nAna", "lignes 1 et 3", "Ana", "Il y a 1 nom", "Ana\nBo"],
    ["#pupils", "#by-animals button", "41", "Il y a 41 noms", "1", "Il y a 1 nom", "24"],
    ["#text-taken", "#by-text button", "x", "première ligne", text.slice(0, 40), "trop ou trop peu", text],
  ]) {
    await visit.fill(field, wrong);
    await visit.click(button);
    await desk.problem(why);
    await visit.fill(field, other);
    await desk.problem(whyOther);
    await visit.fill(field, right);
    await visit.gone("#problem");
  }
  assert.equal((await desk.shown()).begun, false);
  await visit.fill("#names", "Ana");
  await visit.click("#by-names button");
  await desk.problem("Il y a 1 nom");
  await visit.click("#problem .close");
  await visit.fill("#names", ""); // a notice that was closed stays so
  await visit.fill("#names", "Ana\nBo");
  await desk.click("#by-names button", "shown.begun");
  await visit.click("details:has(#come) summary");
  await visit.fill("#late", "ana");
  await visit.click("#come button");
  await desk.problem("est déjà là");
  await visit.fill("#late", "ana B.");
  await visit.gone("#problem");
  assert.deepEqual((await desk.shown()).arrived, []);
  forgetChaining(visit);
});

/** MicroPython prints this warning for every `raise ... from`. */
function forgetChaining(visit) {
  visit.errors = visit.errors.filter((text) => text !== "Warning: exception chaining not supported");
}

for (const [scheme, language] of [
  ["light", "fr-FR"],
  ["dark", "en-GB"],
]) {
  test(`${scheme} tournament fits every window`, { device: { scheme, language } }, async ({ visit, browser }) => {
    const desk = await new Desk(visit).open();
    for (const [width, height] of SIZES) {
      await visit.page.setViewport({ width, height });
      for (const pupils of [0, 24, 40]) {
        if (pupils) {
          await visit.fill("#pupils", String(pupils));
          await desk.click("#by-animals button", "shown.begun");
          await desk.click("#t1-1", "shown.tables[1][2] === 1");
          await desk.click("#t2-both", "shown.tables[2][2] === 2");
        }
        await fits(visit, width);
        assert.deepEqual(await visit.axe(), []);
        await visit.page.screenshot({ path: join(PICTURES, `tournament-${width}-${scheme}-${pupils}-${browser}.png`) });
        if (pupils) {
          await visit.click("#new");
          await desk.click("#new", "!shown.begun");
        }
      }
    }
  });
}

async function fits(visit, width) {
  await visit.settle();
  assert.ok((await visit.evaluate(() => document.documentElement.scrollWidth)) <= width);
  const beside = await visit.evaluate(() => {
    const main = document.querySelector("main");
    const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight) + 1;
    const over = (each) => each.offsetParent && each.getBoundingClientRect().right > edge;
    return [...main.querySelectorAll("button, section, #time, li")].filter(over).map((each) => each.id);
  });
  assert.deepEqual(beside, []);
  const small = await visit.evaluate(() =>
    [...document.querySelectorAll("button, a, select, input, summary")]
      .filter((each) => each.offsetParent && (each.offsetHeight < 40 || each.offsetWidth < 40))
      .map((each) => each.outerHTML),
  );
  assert.deepEqual(small, []);
}
