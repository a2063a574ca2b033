import { createHash } from 'node:crypto';

/** Maximum length of an indexed text, in bytes. An index entry of PostgreSQL has at most 2,704. */
const MAX_BYTES = 2_000;

/** Returns a key that fits into an index: the text, or the SHA-256 hash of a text that is too long. */
export const indexedKey = (text: string): string =>
  Buffer.byteLength(text) <= MAX_BYTES ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
