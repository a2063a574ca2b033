import { SESSION_ENDED } from '@verdant/shared/contract';
import { storage } from '../storage';
import { withCleanUpCode } from '../offline/after-load';
import { DEVICE_STORAGE_KEYS, TOKEN_KEY } from '../stored-keys';
import { pagePreloadedRequests } from './page-calls';

const belongsTo = (key: string, userId: string) =>
  key === TOKEN_KEY || key.split(':').includes(encodeURIComponent(userId));

/** Removes all personal keys of local storage, except keys of `owner`, which contain the owner's id between colons. */
function removeAllBut(owner: string | null): void {
  const isKept = (key: string) => DEVICE_STORAGE_KEYS.includes(key) || (owner !== null && belongsTo(key, owner));
  for (const key of storage.keys()) if (!isKept(key)) storage.remove(key);
}

/** Makes pages and remotes drop the user's data from memory. */
export function clearUserDataInMemory(): void {
  pagePreloadedRequests.forget();
  dispatchEvent(new Event(SESSION_ENDED));
}

/** Removes all personal data from the browser at logout, including the token and unknown entries. */
export function removePersonalData(): void {
  removeAllBut(null);
  try {
    sessionStorage.clear();
  } catch {}
  withCleanUpCode(({ removeForeignData }) => void removeForeignData());
  clearUserDataInMemory();
}

export function forgetOtherUsers(userId: string): void {
  removeAllBut(userId);
}
