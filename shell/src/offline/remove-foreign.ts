import { removeOtherWorkers } from './offline-worker';
import { isOwnKey } from './own-keys';

async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function removeKeys(area: () => Storage): Promise<void> {
  const storage = area();
  for (const key of Object.keys(storage)) if (!isOwnKey(key)) storage.removeItem(key);
}

/**
 * Removes from the browser what the product does not store itself, and only a script of a release that has been rolled back
 * can have left there: other service workers, caches, databases, and unknown keys of local and session storage.
 */
export async function removeForeign(): Promise<void> {
  const removals = [
    removeOtherWorkers,
    removeCaches,
    removeDatabases,
    async () => removeKeys(() => localStorage),
    async () => removeKeys(() => sessionStorage),
  ];
  // A browser without one of these, or one that blocks it, has nothing there.
  await Promise.allSettled(removals.map(async (remove) => remove()));
}
