import { fieldError } from '@verdant/federation/http';

const isAscii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);
const hasAscii = (text: string): boolean => /[\0-\x7F]/.test(text);

/**
 * True if a non-ASCII character becomes ASCII by changing its case or by Unicode's compatibility form (NFKC). The Kelvin
 * sign becomes a k, and a full-width letter a plain one. ß does not count, because SS has two letters and its lower case is
 * ss.
 */
function isLookAlike(character: string): boolean {
  if (isAscii(character)) return false;
  const upper = character.toUpperCase();
  return (
    hasAscii(character.normalize('NFKC')) || hasAscii(character.toLowerCase()) || (upper.length === 1 && isAscii(upper))
  );
}

/**
 * Refuses a new e-mail address that programs may confuse with another one, because its user could impersonate the owner of
 * the other address. Throws a 422 at `field`. Existing accounts keep such an address.
 */
export function refuseLookAlike(field: string, email: string): void {
  if (Array.from(email).some(isLookAlike)) {
    throw fieldError(
      field,
      'This email address contains characters that look like others. Please write it with plain letters.',
    );
  }
}
