// The core's flags as numbers, in `flags` of a core: N and V are set when negative, Z when 0, C is 0 or 1.
//
// rp2040js still reads them as booleans, by accessors on the prototype; its constructor sets them first.

import { CortexM0Core } from "./node_modules/rp2040js/dist/esm/cortex-m0-core.js";

function define(name, get, set) {
  Object.defineProperty(CortexM0Core.prototype, name, {
    get,
    set(value) {
      this.flags ??= new Int32Array(4);
      set(this.flags, value);
    },
  });
}

define("N", function () { return this.flags[0] < 0; }, (flags, value) => (flags[0] = value ? -1 : 0));
define("Z", function () { return this.flags[1] === 0; }, (flags, value) => (flags[1] = value ? 0 : 1));
define("C", function () { return this.flags[2] !== 0; }, (flags, value) => (flags[2] = value ? 1 : 0));
define("V", function () { return this.flags[3] < 0; }, (flags, value) => (flags[3] = value ? -1 : 0));
