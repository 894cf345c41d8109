// The master, on a computer as fast as the clock of these tests says: its speed must not depend on what else runs here.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";

const CLOCK = "use_clock(()=>performance.now()"; // as it is served

/** Makes the worker's clock of real time slower by this factor, so that the computer seems faster. */
function slowClock(site, factor) {
  site.change("worker.js", (text) => {
    assert.ok(text.includes(CLOCK));
    return text.replace(CLOCK, `${CLOCK} / ${factor}`);
  });
}

/** Opens the menu of Awalé, goes to the level after the fifth, and returns the lines that the screen shows then. */
async function sixthLevel(visit) {
  await visit.open();
  await visit.evaluate(async () => {
    await sillon.handheld.stand(true);
    await sillon.switchOn({ menu: "awale" });
  });
  await visit.play("600ms RIGHT RIGHT OK OK OK OK OK 300ms", "keys");
  return (await visit.state()).lines.join("\n");
}

test("fast computer offers the master, who plays a turn", async ({ visit, site }) => {
  slowClock(site, 50);
  assert.match(await sixthLevel(visit), /maître/);
  await visit.play("LEFT LEFT OK 900ms OK 300ms", "keys");
  assert.equal((await visit.state()).match.moves, 1);
  await visit.evaluate(() => sillon.handheld.stand(false));
  await visit.untilState("state.match.moves == 2");
});

test("slow computer offers no master", async ({ visit, site }) => {
  slowClock(site, 0.01);
  assert.match(await sixthLevel(visit), /pour moi/);
});
