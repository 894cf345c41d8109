// MicroPython's web build looks up its function table at every call that may raise, and an engine makes a new object for each
// lookup, which took a quarter of the time: here the table caches them.

const ask = WebAssembly.Table.prototype.get;

WebAssembly.Table.prototype.get = function (place) {
  return (this.answers ??= [])[place] ??= ask.call(this, place);
};
