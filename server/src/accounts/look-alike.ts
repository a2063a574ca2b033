import { fieldError } from '@verdant/federation/http';

const isAscii = (text: string): boolean => /^[\0-\x7F]*$/.test(text);
const hasAscii = (text: string): boolean => /[\0-\x7F]/.test(text);

/** True if a change of case or the NFKC form makes the character ASCII, unlike ß, whose upper case has two letters. */
function isLookAlike(character: string): boolean {
  if (isAscii(character)) return false;
  const upper = character.toUpperCase();
  return (
    hasAscii(character.normalize('NFKC')) || hasAscii(character.toLowerCase()) || (upper.length === 1 && isAscii(upper))
  );
}

/**
 * Refuses a new e-mail address that programs can confuse with another user's address, because its owner could impersonate
 * that user. Throws a 422 at `field`.
 */
export function refuseLookAlike(field: string, email: string): void {
  if (Array.from(email).some(isLookAlike)) {
    throw fieldError(
      field,
      'This email address contains characters that look like others. Please write it with plain letters.',
    );
  }
}
