import { removeOtherWorkers } from './offline-worker';
import { isProductStorageKey } from './own-keys';

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
