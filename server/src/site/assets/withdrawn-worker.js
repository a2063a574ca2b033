/* Removes itself: the replacement of a withdrawn offline-worker.js. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
