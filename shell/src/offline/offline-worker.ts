/** The only script that the server allows as a service worker: the worker shows an offline page if the network fails. */
const PATH = '/static/offline-worker.js';

/** Registers the service worker with this page's language and theme. The page also works without the worker. */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { lang, dataset } = document.documentElement;
  const query = `?language=${lang}&theme=${dataset.theme ?? ''}`;
  navigator.serviceWorker.register(`${PATH}${query}`, { scope: '/' }).catch(() => undefined);
}

/**
 * Removes every service worker except the product's own. A registration without a script stays, because it is possibly the
 * product's own registration in progress.
 */
export async function removeOtherWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname !== PATH) await registration.unregister();
  }
}
