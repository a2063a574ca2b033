import { DEVICE_KEYS, TOKEN_KEY } from '../stored-keys';

/**
 * Further own keys in browser storage, including keys of remotes. An entry is also a prefix of keys that continue with a
 * colon and more text.
 */
const PERSONAL_KEYS: readonly string[] = [
  TOKEN_KEY,
  'verdant:new-result',
  'verdant:quiz-draft',
  'verdant:first-answer',
  'verdant:email-reminder',
  'fault-lab-report',
  'federation-documents',
  'verdant-storage-check',
];

export const OWN_KEYS: readonly string[] = [...DEVICE_KEYS, ...PERSONAL_KEYS];

/** True if the product itself stores data under this key. */
export function isOwnKey(key: string): boolean {
  return OWN_KEYS.some((own) => key === own || key.startsWith(`${own}:`));
}
