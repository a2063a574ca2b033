/*
 * Shows the offline page if a page cannot be fetched. Scripts, styles, calls and pages come from the network as without a
 * worker. The server puts `PAGE` and its `HEADERS` before this text. Nothing that a page of the site can write, such as a
 * cache, is shown.
 */

/** Lets requests for files bypass the worker, in browsers with static routing. */
async function leaveFilesAlone(event) {
  try {
    await event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
  } catch {
    // In older browsers without static routing, the `fetch` handler below ignores requests for files.
  }
}

async function openPage({ request, preloadResponse }) {
  try {
    const early = await preloadResponse;
    // A page can have set a header of preload requests that the server refuses with 431, so the page is requested again.
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
