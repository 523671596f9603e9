// The service worker: keeps the client in the browser, so that it starts and plays with the server
// gone. Files with a hash in their name never change and are kept by name, across versions; the page
// itself and its icons belong to one version.

export interface Kept {
  readonly url: string;
  readonly revision: string | null; // none: the name has a hash
}
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Kept[] };

const files = self.__WB_MANIFEST;
const kPage = 'index.html';
const kFiles = 'posthorn-files';
const kThisPage = `posthorn-page-${files.find((file) => file.url === kPage)?.revision}`;
const kNewest = 'posthorn-newest'; // tells which page belongs to the version that was installed last

const addressOf = (url: string) => new URL(url, self.registration.scope).href;
const isHashed = (file: Kept) => file.revision === null;
// The page fetches the networks one by one when it has time, and they are kept then.
const isForLater = (file: Kept) => file.url.endsWith('.net');

async function keep(wanted: readonly Kept[]): Promise<void> {
  const cache = await caches.open(kFiles);
  for (const file of wanted) {
    const address = addressOf(file.url);
    if ((await cache.match(address, { ignoreVary: true })) === undefined) await cache.add(address);
  }
}

async function install(): Promise<void> {
  const page = await caches.open(kThisPage);
  const own = files.filter((file) => !isHashed(file));
  await page.addAll(own.map((file) => new Request(addressOf(file.url), { cache: 'reload' })));
  await keep(files.filter((file) => isHashed(file) && !isForLater(file)));
  await (await caches.open(kNewest)).put(kNewest, new Response(kThisPage));
}

// A page that starts is of the version that waits, though an earlier worker gives it out: browsers take their time to
// change workers.
async function pageToStart(): Promise<string> {
  if (!self.registration.waiting) return kThisPage;
  return (await (await caches.match(kNewest, { cacheName: kNewest }))?.text()) ?? kThisPage;
}

// What earlier versions left behind. Fonts stay: they are kept as they are used and do not change.
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (![kFiles, kThisPage, kNewest].includes(name)) await caches.delete(name);
  }
  const cache = await caches.open(kFiles);
  const ours = new Set(files.map((file) => addressOf(file.url)));
  for (const request of await cache.keys()) {
    if (!ours.has(request.url) && !request.url.endsWith('.woff2')) await cache.delete(request);
  }
}

// A page has started. It may be of another version and need that one's files, as may another window.
async function pageStarted(script: string): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !files.some((file) => addressOf(file.url) === script)) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length === 1) await tidy();
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  if (request.mode === 'navigate') {
    for (const cacheName of [await pageToStart(), kThisPage]) {
      const kept = await caches.match(addressOf(kPage), { cacheName, ignoreVary: true });
      if (kept !== undefined) return kept;
    }
    return fetch(request);
  }
  const page = await caches.open(kThisPage);
  const cache = await caches.open(kFiles);
  for (const place of [cache, page]) {
    const kept = await place.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
  }
  const fresh = await fetch(request);
  if (fresh.ok && fresh.headers.get('Cache-Control')?.includes('immutable')) {
    // Where there is no room for it, it is fetched again.
    event.waitUntil(cache.put(request, fresh.clone()).catch(() => undefined));
  }
  return fresh;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
// The page that brought the first worker is kept from now on, not only from its next start.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (typeof event.data?.started === 'string') event.waitUntil(pageStarted(event.data.started));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const ours = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (ours) event.respondWith(answer(event));
});
