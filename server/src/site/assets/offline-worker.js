/*
 * Service worker that shows the offline page (`PAGE`, which the server inserts) if a page cannot be fetched. It uses no
 * cache, because scripts of the site's pages can change cached responses.
 */

/** Lets requests for files bypass the worker, in browsers with static routing. */
async function leaveFilesAlone(event) {
  try {
    await event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // Browsers without static routing run the `fetch` handler, which ignores requests for files.
  }
}

async function openPage({ request, preloadResponse }) {
  try {
    const early = await preloadResponse;
    // A preload header set by a page can be too long for the server (431); the page is then requested without preload.
    return early && early.status !== 431 ? early : await fetch(request);
  } catch {
    return new Response(PAGE, { headers: HEADERS });
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([leaveFilesAlone(event), self.skipWaiting()]));
});
// Navigation preload lets the browser request a page while the worker is still starting.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(openPage(event));
});
