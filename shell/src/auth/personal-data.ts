import { SESSION_ENDED } from '@verdant/shared/contract';
import { storage } from '../storage';
import { LANGUAGE_KEY } from '../language/stored-language';
import { CHOICE_KEY, THEME_KEY } from '../theme/theme-keys';
import { pageCalls } from './page-calls';
import { PENDING_KEY } from './session-revoker';
import { TOKEN_KEY } from './token-store';

/** Stay whoever signs in or out; every other key counts as personal. */
const DEVICE_KEYS: readonly string[] = [THEME_KEY, CHOICE_KEY, LANGUAGE_KEY, PENDING_KEY];

const belongsTo = (key: string, userId: string) =>
  key === TOKEN_KEY || key.split(':').includes(encodeURIComponent(userId));

/**
 * The keys of local storage to remove: all that are personal, except those of `owner`, whose id they have as one of
 * their parts between colons. Without an owner all of them.
 */
function keysToRemove(keys: readonly string[], owner: string | null): string[] {
  return keys.filter((key) => !DEVICE_KEYS.includes(key) && (owner === null || !belongsTo(key, owner)));
}

function removeAllBut(owner: string | null): void {
  for (const key of keysToRemove(storage.keys(), owner)) storage.remove(key);
}

/** Makes pages and remotes drop what they hold of the person in memory. */
export function forgetInMemory(): void {
  pageCalls.forget();
  dispatchEvent(new Event(SESSION_ENDED));
}

/** Logout: removes everything personal from the browser, the token included. */
export function forgetPerson(): void {
  removeAllBut(null);
  try {
    sessionStorage.clear();
  } catch {
    // Blocked: nothing is in it then.
  }
  forgetInMemory();
}

/** Somebody signed in: removes what others have left, for example after their sessions expired. */
export function forgetOthers(userId: string): void {
  removeAllBut(userId);
}
