import { SESSION_ENDED } from '@verdant/shared/contract';
import { storage } from '../storage';
import { loadCleanUp } from '../offline/after-load';
import { DEVICE_KEYS, TOKEN_KEY } from '../stored-keys';
import { pagePreloadedRequests } from './page-calls';

const belongsTo = (key: string, userId: string) =>
  key === TOKEN_KEY || key.split(':').includes(encodeURIComponent(userId));

/**
 * Returns the keys of local storage to remove: all personal keys, except keys of `owner`, which contain the owner's id
 * between colons. Without an owner all personal keys.
 */
function keysToRemove(keys: readonly string[], owner: string | null): string[] {
  return keys.filter((key) => !DEVICE_KEYS.includes(key) && (owner === null || !belongsTo(key, owner)));
}

function removeAllBut(owner: string | null): void {
  for (const key of keysToRemove(storage.keys(), owner)) storage.remove(key);
}

/** Makes pages and remotes drop the user's data from memory. */
export function clearUserDataInMemory(): void {
  pagePreloadedRequests.forget();
  dispatchEvent(new Event(SESSION_ENDED));
}

/** Removes all personal data from the browser at logout, including the token and unknown entries. */
export function deleteUserJobs(): void {
  removeAllBut(null);
  try {
    sessionStorage.clear();
  } catch {
    // Blocked session storage contains no data.
  }
  loadCleanUp(({ removeForeignData }) => void removeForeignData());
  clearUserDataInMemory();
}

/** Removes data of other users after a sign-in, for example after their sessions expired. */
export function forgetOtherUsers(userId: string): void {
  removeAllBut(userId);
}
