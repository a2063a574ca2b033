import { DEVICE_KEYS, TOKEN_KEY } from '../stored-keys';

/**
 * Further keys of the product in local and session storage, including those of remotes. Keys that continue after one of
 * these with a colon also count. All other keys are removed. A test compares this list with the page about privacy.
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

/** Whether the product itself stores something under that key. */
export function isOwnKey(key: string): boolean {
  return OWN_KEYS.some((own) => key === own || key.startsWith(`${own}:`));
}
