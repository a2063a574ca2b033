/* Service worker that only unregisters itself. It is served instead of offline-worker.js if the offline page is switched
   off. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
