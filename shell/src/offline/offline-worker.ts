/** The only script that the server allows as a service worker: it shows a page if the browser is offline. */
const PATH = '/static/offline-worker.js';

/** Registers it, in the language and theme of this page. A browser may refuse; the page works without. */
export function registerOfflineWorker(): void {
  // Browsers have none without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  const { lang, dataset } = document.documentElement;
  const query = `?language=${lang}&theme=${dataset.theme ?? ''}`;
  navigator.serviceWorker.register(`${PATH}${query}`, { scope: '/' }).catch(() => undefined);
}

/**
 * Removes every other service worker of the site. A registration without a script is kept: it may be the product's, in
 * progress.
 */
export async function removeOtherWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname !== PATH) await registration.unregister();
  }
}
