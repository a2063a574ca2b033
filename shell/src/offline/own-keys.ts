import { DEVICE_STORAGE_KEYS, TOKEN_KEY } from '../stored-keys';

/** Further own keys in browser storage, including remotes' keys. An entry includes keys that continue with a colon. */
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

export const PRODUCT_STORAGE_KEYS: readonly string[] = [...DEVICE_STORAGE_KEYS, ...PERSONAL_KEYS];

/** True if the product itself stores data under this key. */
export function isProductStorageKey(key: string): boolean {
  return PRODUCT_STORAGE_KEYS.some((own) => key === own || key.startsWith(`${own}:`));
}
