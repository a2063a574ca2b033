/*
 * Shows the offline page where a page cannot be fetched. It keeps that one page and nothing else: scripts, styles, calls and
 * pages come from the network as if there were no worker.
 */
const CACHE = 'verdant-offline';
/** In the language and theme that the page which registered the worker had. */
const PAGE = `/offline.html${location.search}`;

async function keepPage() {
  const response = await fetch(PAGE, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${PAGE}: ${response.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, response);
  await self.skipWaiting();
}

/** Where browsers know it, whatever is no page does not even wake the worker. */
async function leaveFilesAlone(event) {
  try {
    await event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // An older browser: the handler below leaves them alone.
  }
}

/** Pages are asked for while the worker starts, and other versions of the page are dropped. */
async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => url !== new URL(PAGE, location.href).href);
  await Promise.all(old.map(async (request) => cache.delete(request)));
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(PAGE, { cacheName: CACHE })) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([leaveFilesAlone(event), keepPage()]));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(openPage(event));
});
