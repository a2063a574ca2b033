import type { RemoteHost } from '@verdant/federation/browser';
import { measureVitalsOfSample } from '../vitals/measure-vitals-of-sample';
import { isProductStorageKey } from './own-keys';

/** The only script that the server allows as a service worker: the worker shows an offline page if the network fails. */
const PATH = '/static/offline-worker.js';

/** Registers the service worker with this page's language and theme. The page also works without the worker. */
function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { lang, dataset } = document.documentElement;
  const query = `?language=${lang}&theme=${dataset.theme ?? ''}`;
  navigator.serviceWorker.register(`${PATH}${query}`, { scope: '/' }).catch(() => undefined);
}

/**
 * Removes every service worker except the product's own. A registration without a script stays, because it is possibly the
 * product's own registration in progress.
 */
async function removeOtherWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const worker = active ?? waiting ?? installing;
    if (worker && new URL(worker.scriptURL).pathname !== PATH) await registration.unregister();
  }
}

async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function removeKeys(area: () => Storage): Promise<void> {
  const storage = area();
  for (const key of Object.keys(storage)) if (!isProductStorageKey(key)) storage.removeItem(key);
}

/** Removes browser data that the product does not store itself, such as data of a release that was rolled back. */
export async function removeForeignData(): Promise<void> {
  const removals = [
    removeOtherWorkers,
    removeCaches,
    removeDatabases,
    async () => removeKeys(() => localStorage),
    async () => removeKeys(() => sessionStorage),
  ];
  // Rejections are ignored, because a browser that lacks or blocks a kind of storage has no data in that storage.
  await Promise.allSettled(removals.map(async (remove) => remove()));
}

export function cleanUpBrowserData(host: RemoteHost): void {
  measureVitalsOfSample(host);
  registerOfflineWorker();
  // The worker is registered again after each change: the offline page is in the last chosen language and theme.
  const attributeFilter = ['lang', 'data-theme'];
  new MutationObserver(registerOfflineWorker).observe(document.documentElement, { attributeFilter });
  void removeForeignData();
}
