// MicroPython's build for the web is made for finding faults: at every call that may raise it asks its table of functions for one.
// An engine makes each answer anew, which took a quarter of the time: a table remembers its answers here.

const ask = WebAssembly.Table.prototype.get;

WebAssembly.Table.prototype.get = function (place) {
  return (this.answers ??= [])[place] ??= ask.call(this, place);
};
