/* Replaces offline-worker.js after it was withdrawn, and removes itself. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
