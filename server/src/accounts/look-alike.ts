import { fieldError } from '@verdant/federation/http';

const isAscii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);
const hasAscii = (text: string): boolean => /[\0-\x7F]/.test(text);

/**
 * Whether a character that is not ASCII becomes ASCII by changing its case or by Unicode's compatibility forms (NFKC): the
 * Kelvin sign becomes a k, a full-width letter a plain one. ß is none: SS has two letters, and its lower case is ss.
 */
function isLookAlike(character: string): boolean {
  if (isAscii(character)) return false;
  const upper = character.toUpperCase();
  return (
    hasAscii(character.normalize('NFKC')) || hasAscii(character.toLowerCase()) || (upper.length === 1 && isAscii(upper))
  );
}

/**
 * Refuses a new e-mail address that programs may take for another one: anyone who registers it would stand in the place of
 * that one's owner. Throws a 422 at `field`. Accounts that have such an address keep it.
 */
export function refuseLookAlike(field: string, email: string): void {
  if (Array.from(email).some(isLookAlike)) {
    throw fieldError(
      field,
      'This email address contains characters that look like others. Please write it with plain letters.',
    );
  }
}
