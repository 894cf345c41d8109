// A clock that a test sets forward: visit.beforeScripts(fakeClock), then visit.evaluate(() => clock.forward(60_000)).

/** Runs in the page. Timers run in real time, and those that are due within a step forward run at once, each of them once. */
export function fakeClock() {
  const later = globalThis.setTimeout.bind(globalThis);
  const never = globalThis.clearTimeout.bind(globalThis);
  const timers = new Map();
  let ahead = 0;
  let last = 0;
  const now = () => performance.now() + ahead;

  function arm(timer) {
    never(timer.real);
    timer.real = later(() => fire(timer), Math.max(0, timer.due - now()));
  }
  function fire(timer) {
    never(timer.real);
    if (timer.every === null) timers.delete(timer.number);
    else {
      timer.due = now() + timer.every;
      arm(timer);
    }
    timer.callback(...timer.given);
  }
  function set(callback, after, repeats, given) {
    const timer = { number: ++last, callback, given, due: now() + after, every: repeats ? after : null };
    timers.set(timer.number, timer);
    arm(timer);
    return timer.number;
  }
  function clear(number) {
    never(timers.get(number)?.real);
    timers.delete(number);
  }

  globalThis.setTimeout = (callback, after = 0, ...given) => set(callback, after, false, given);
  globalThis.setInterval = (callback, after = 0, ...given) => set(callback, after, true, given);
  globalThis.clearTimeout = clear;
  globalThis.clearInterval = clear;
  globalThis.clock = {
    forward(milliseconds) {
      ahead += milliseconds;
      const due = [...timers.values()].filter((timer) => timer.due <= now()).sort((one, other) => one.due - other.due);
      for (const timer of due) if (timers.has(timer.number)) fire(timer);
      for (const timer of timers.values()) arm(timer);
    },
  };
}
