// Caches the files of one version, and answers with them. The build fills in the two lines below. FILES has each file's digest, so
// that another page in place of a file, as a school's filter sends, is not cached. The cache's name has the folder's address, since
// other folders of the host may have sites with caches of their own.

const VERSION = "";
const FILES = {};
const OWN = `sillon ${registration.scope} `;
const CACHE = OWN + VERSION;

addEventListener("install", (event) => {
  const fresh = Object.entries(FILES).map(([file, integrity]) => new Request(file, { cache: "no-cache", integrity }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OWN) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  const address = event.request.url.replace(/\/index\.html(?=[?#]|$)/, "/"); // FILES lists the page as its folder
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(address, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
