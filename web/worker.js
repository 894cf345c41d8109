// The worker in which the handheld runs: MicroPython, its clock, and messages to and from the page. Nothing here draws.
//
// To it:   {id, call, with: [...]}    a function of sim/web/worker.py, or one of `own` below; answered by {id, answer} or {id, error}
// From it: {news: {...}}              what has changed, and on which board: see news() in sim/web/worker.py
//          {alive: tick's mean in ms} once a second while time passes; 0 when all files are there
//          {trouble: text}            an error in the Python: time stops
//          {printed: line}

import { answer, start, textOf } from "./interpreter.js";

const STEP_MS = 10; // as on the bench
const THINK_MS = 8; // of a step, for a player who thinks
const MOST_MS = 100; // after a sleep the page does not catch up
const SLICE_MS = 30; // the longest time without answering a message
const ALIVE_MS = 1000;

let python;
let board = "";
let running = false;
let held = false; // whether time passes only on request
let paused = false; // whether the handheld's time stands still, while it still draws
let last = 0;
let owed = 0;
let told = 0;
let spent = 0;
let ticks = 0;
let timer = 0; // of the loop, one for all handhelds

function tell(news) {
  if (news) postMessage({ news: { ...JSON.parse(news), board } });
}

function tick() {
  const before = performance.now();
  tell(python.turn(paused ? 0 : STEP_MS, THINK_MS));
  spent += performance.now() - before;
  ticks += 1;
}

function loop() {
  if (!running || held) return;
  try {
    const now = performance.now();
    owed = Math.min(owed + now - last, MOST_MS);
    last = now;
    while (owed >= STEP_MS && performance.now() < now + SLICE_MS) {
      owed -= STEP_MS;
      tick();
    }
    if (now - told > ALIVE_MS) {
      postMessage({ alive: ticks ? spent / ticks : 0 });
      told = now;
      spent = ticks = 0;
    }
  } catch (error) {
    running = false;
    postMessage({ trouble: textOf(error) });
    return;
  }
  timer = setTimeout(loop, Math.max(0, STEP_MS - owed));
}

const own = {
  /** Switches a handheld on, starts its time, and returns its description. */
  switchOn(order) {
    running = false;
    clearTimeout(timer);
    board = order.board;
    const shape = JSON.parse(python.switch_on(JSON.stringify(order)));
    running = true;
    last = performance.now();
    owed = 0;
    // The description comes first: the page needs it before any press.
    timer = setTimeout(() => {
      tell(python.news());
      loop();
    }, 0);
    return shape;
  },
  /** Saves the match, and tells the page before it answers. */
  putDown() {
    python.put_down();
    tell(python.news());
  },
  /** Sets whether time passes only on request. */
  stand(still) {
    held = still;
    clearTimeout(timer);
    last = performance.now();
    if (!held) loop();
  },
  /** Sets whether the handheld's time stands still. It goes on drawing what the page changes, such as its language. */
  pause(still) {
    paused = still;
  },
  /** Advances the time while it is held. */
  pass(milliseconds) {
    for (let left = milliseconds; left > 0; left -= STEP_MS) tell(python.turn(Math.min(STEP_MS, left)));
  },
  /** Plays a script while time is held, as `python -m sim --script` does, and returns its frames. */
  script(words) {
    python.begin_script(words);
    while (python.script_step());
    tell(python.news());
    return JSON.parse(python.frames());
  },
  /** Plays a script as the page would, and returns each tick's duration in ms. */
  timed(words) {
    const times = [];
    python.begin_walk(words);
    for (let more = true; more; ) {
      const before = performance.now();
      more = python.script_step();
      times.push(performance.now() - before);
    }
    return times;
  },
};

const ready = start((line) => postMessage({ printed: line })).then((module) => {
  python = module;
  python.use_clock(() => performance.now());
  postMessage({ alive: 0 });
});

answer(async (call) => {
  await ready;
  return own[call] ?? python[call];
});
