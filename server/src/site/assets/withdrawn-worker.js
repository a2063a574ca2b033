/* In the place of offline-worker.js once that is withdrawn: removes what it kept, and itself. */
async function leave() {
  await caches.delete('verdant-offline');
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
