/*
 * Shows the offline page, `PAGE` of the server, if a page cannot be fetched. Caches are not used, because pages of the
 * site can write them.
 */

/** Lets requests for files bypass the worker, in browsers with static routing. */
async function leaveFilesAlone(event) {
  try {
    await event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // The `fetch` handler ignores files in older browsers.
  }
}

async function openPage({ request, preloadResponse }) {
  try {
    const early = await preloadResponse;
    // A preload header that a page has set can cause a 431, so the page is requested again.
    return early && early.status !== 431 ? early : await fetch(request);
  } catch {
    return new Response(PAGE, { headers: HEADERS });
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([leaveFilesAlone(event), self.skipWaiting()]));
});
// Navigation preload requests a page while the worker starts.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(openPage(event));
});
