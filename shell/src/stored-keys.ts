import { LANGUAGE_KEY } from './language/stored-language';
import { CHOICE_KEY, THEME_KEY } from './theme/theme-keys';

/** spec 3: `<token_type> <access_token>` in local storage. */
export const TOKEN_KEY = 'token';
/** Tokens that are to be revoked, and nothing else. */
export const PENDING_KEY = 'verdant:sign-outs';

/** Of local storage: they stay whoever signs in or out; every other key counts as personal. */
export const DEVICE_KEYS: readonly string[] = [THEME_KEY, CHOICE_KEY, LANGUAGE_KEY, PENDING_KEY];

/**
 * What the product stores in local and session storage next to those, remotes included: such a key, or one that continues after it
 * with a colon. Everything else is removed. A test compares this with the page about privacy.
 */
const PERSONAL_KEYS: readonly string[] = [
  TOKEN_KEY,
  'verdant:quiz-draft',
  'verdant:first-answer',
  'verdant:email-reminder',
  'fault-lab-report',
  'verdant-storage-check',
];

export const OWN_KEYS: readonly string[] = [...DEVICE_KEYS, ...PERSONAL_KEYS];

/** Whether the product itself stores something under that key. */
export function isOwnKey(key: string): boolean {
  return OWN_KEYS.some((own) => key === own || key.startsWith(`${own}:`));
}
